import SceneSyntax
import SceneText

/// A `hitTest` block.
struct BoundOverride: Sendable {
    var rules: [BoundRule]
    var node: NodeID
    /// The file of the node, as an index for ``BoundScene/tree(_:)``.
    var treeIndex: UInt16 = 0

    /// The number of views that each instance counts as in the budget.
    var cost: Int { rules.reduce(0) { $0 + $1.cost } }
}

/// A rule of a `hitTest` block.
struct BoundRule: Sendable {
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

        /// Creates the rule that names the views at `paths`, or fails if it needs one and there is none.
        init?(_ kind: RuleEntry.Kind, _ paths: [BoundPath]) {
            switch (kind, paths.first) {
            case (.claim, _): self = .claim(paths)
            case (.ask, let path?): self = .ask(path)
            case (.yield, _): self = .yield(paths)
            case (.none, _): self = .none
            case (.super, _): self = .super
            case (.delegate, let path?): self = .delegate(path)
            case (.forward, let path?): self = .forward(path)
            case (.return, let path?): self = .return(path)
            case (.pass, _): self = .pass
            case (.when, _): self = .when(paths)
            case (.unless, _): self = .unless(paths)
            case (.ask, nil), (.delegate, nil), (.forward, nil), (.return, nil): return nil
            }
        }
    }

    var form: Form
    var effects: [BoundEffect]
    var range: SourceRange

    /// The number of views that each instance counts as in the budget.
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
    /// The view that changes, or `nil` for the view with the override.
    var view: BoundPath?
    /// The new values, as indices in ``BoundScene/attributes``.
    var attributes: Range<Int>
}
