import SceneSemantics
import SceneSyntax
import SceneText

extension LintedFile {
    /// The numbers of the lines, from 1, to which a suppression of a rule applies that reports lost area.
    public var linesWithAllowedLosses: Set<Int> {
        let suppressions = SuppressionFinder(file.tree, RuleNames(running: RuleRegistry.rules)).suppressions
        let lines = suppressions.filter { suppression in
            suppression.isUnderstood
                && suppression.rules.contains { RuleRegistry.rule($0.name)?.isAboutLostArea == true }
        }.compactMap { $0.code }.map { code in
            file.tree.source.position(at: code.start).line
        }
        return Set(lines)
    }
}
