import SceneSemantics
import SceneText

/// All rules.
public enum Catalogue {
    /// The rules, in the order in which `explain` lists them.
    public static let rules: [Rule] =
        BasicRule.allCases.map { Rule($0) } + [
            .unusedLet
        ]

    /// The rule called `name`.
    public static func rule(_ name: String) -> Rule? {
        rules.first { $0.name == name }
    }
}
