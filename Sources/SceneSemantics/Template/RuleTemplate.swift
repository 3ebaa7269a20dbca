import SceneText

/// A rule of a `hitTest` block.
struct RuleTemplate: Sendable {
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
    var effects: [EffectTemplate]
    var range: SourceRange
}

/// `set [-> View] attribute …`.
struct EffectTemplate: Sendable {
    /// The view that is changed; this one where none is named.
    var view: BoundPath?
    var attributes: [BoundAttribute]
}
