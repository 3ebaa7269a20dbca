import SceneSyntax
import SceneText

/// A component with bound words and Names, shared by all scenes and components that use it.
///
/// It is bound like a small scene of its own, whose only view, the item ``view``, is the component's.
final class BoundComponent: Sendable {
    /// Its word, which uses write as their kind.
    let word: String
    /// The range of its word where it is defined.
    let range: SourceRange
    let parameters: [ComponentParameter]
    /// The indices of the parameters by name.
    let parametersByName: [String: Int]
    /// The defaults of the numbers and conditions among them, which uses share until they change one.
    let defaultValues: [Expression]
    /// The number of its parameters, with the parameters of the components that it is based on.
    let parameterCount: Int
    /// The number of environments of a use: one for the parameters of each component that it is based on.
    let environmentCount: Int32
    /// Its view and everything in it, and of the component that it is based on.
    let scene: BoundScene
    /// The number of items and Names in ``scene`` that each use gets. Items and Names of components in it, which were
    /// only needed to bind its paths, follow.
    let itemCount: Int, nameCount: Int
    /// The Names that paths from outside can lead to.
    let names: [String: NameID]
    /// The least number of views of a use, if no condition leaves any out.
    let viewCount: Int
    /// Whether it has an error, so that scenes that use it can't be lowered.
    let hasErrors: Bool
    /// Its declaration in the symbol index of its file.
    let declaration: DeclarationID

    /// How many items its own line and block count as in each use; see ``BoundItem/weight``.
    var weight: Int { scene.items.indices.contains(Self.view) ? scene.items[Self.view].weight : 1 }

    /// The item of its own view.
    static let view: ItemID = 1
    /// The first of the items in that view.
    static let firstInnerItem: ItemID = 2

    /// Creates a component of everything bound in `scene`.
    init(
        _ word: SpelledToken?, _ parameters: [ComponentParameter], _ scene: BoundScene, itemCount: Int, nameCount: Int,
        _ declaration: DeclarationID, hasErrors: Bool
    ) {
        self.word = word?.text ?? scene.name
        range = word?.range ?? scene.syntax.range(scene.node)
        self.parameters = parameters
        var parametersByName: [String: Int] = [:]
        for (number, parameter) in parameters.enumerated() where parametersByName[parameter.name] == nil {
            parametersByName[parameter.name] = number
        }
        self.parametersByName = parametersByName
        defaultValues = parameters.compactMap { parameter in
            if case .value(_, _, let value) = parameter.kind { value } else { nil }
        }
        let base = scene.items.indices.contains(Self.view) ? scene.items[Self.view].use : nil
        parameterCount = min(
            parameters.count + (base.map { scene.uses[$0].component.parameterCount } ?? 0), Self.maximumCount)
        environmentCount = 1 + (base.map { scene.uses[$0].component.environmentCount } ?? 0)
        self.scene = scene
        self.itemCount = itemCount
        self.nameCount = nameCount
        self.declaration = declaration
        self.hasErrors = hasErrors
        var names: [String: NameID] = [:]
        for name in 0..<nameCount where !scene.names[name].isHidden { names[scene.text(of: name)] = name }
        self.names = names
        var count = 0
        for id in Self.view..<itemCount {
            let inner = id == Self.view ? 1 : scene.items[id].use.map { scene.uses[$0].component.viewCount } ?? 1
            count = min(count + inner, Self.maximumCount)
        }
        viewCount = count
    }

    /// The number of parameters that a component can have, with the parameters of the components that it is based on.
    static let maximumParameters = 256

    /// Whether it has more. That is an error, so nothing is known about its uses.
    var hasTooManyParameters: Bool { parameterCount > Self.maximumParameters }

    /// How many views can be in one another, and how many components can be based on one another.
    static let maximumNestingDepth = 256

    /// Whether it is nested more deeply. That is an error, so nothing is based on it.
    var isNestedTooDeeply: Bool { nesting > Self.maximumNestingDepth }

    /// The number of views in one another.
    var nesting: Int { scene.nesting }

    /// The kind that it is based on.
    var kind: ItemKind { view.kind }

    /// The item of its own view.
    var view: BoundItem { scene.items[Self.view] }

    /// A count of views beyond all limits.
    private static let maximumCount = 1 << 29
}

struct ComponentParameter: Sendable {
    let name: String
    let range: SourceRange
    let declaration: DeclarationID
    var kind: Kind

    /// What a use gives for it.
    enum Kind: Sendable {
        /// A number or condition: its place in the environment of the use, and its default.
        case value(Expression.ValueType, index: Int, default: Expression)
        /// A text, whose content doesn't matter.
        case string
        /// A view, by its place among the views that the component takes, or a recognizer if that is what it needs.
        case view(index: Int, role: PathRole)
        /// One with an error.
        case broken
    }
}
