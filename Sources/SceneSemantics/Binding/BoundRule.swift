import SceneSyntax
import SceneText

/// A `hitTest` block.
struct BoundOverride: Sendable {
    var rules: [BoundRule]
    var node: NodeID

    /// How much each copy of it takes, in views.
    var cost: Int { rules.reduce(0) { $0 + $1.cost } }
}

/// A rule of a `hitTest` block.
struct BoundRule: Sendable {
    /// What the rule does.
    enum Form: Sendable {
        case claim([BoundPath])
        case ask(BoundPath)
        case yield([BoundPath])
        case none
        case `super`
        case delegate(BoundPath)
        case forward(BoundPath)
        case `return`(BoundPath)
        case pass
        case when([BoundPath])
        case unless([BoundPath])
    }

    var form: Form
    var effects: [BoundEffect]
    var range: SourceRange

    /// How much each copy of it takes, in views.
    fileprivate var cost: Int {
        let links =
            switch form {
            case .claim(let paths), .yield(let paths), .when(let paths), .unless(let paths): paths.count
            default: 0
            }
        return effects.reduce(1 + links) { $0 + 1 + $1.attributes.count }
    }
}

/// `set [-> View] attribute …`.
struct BoundEffect: Sendable {
    /// The view that is changed; this one where none is named.
    var view: BoundPath?
    /// What is set, as indices in ``BoundScene/attributes``.
    var attributes: Range<Int>
}
