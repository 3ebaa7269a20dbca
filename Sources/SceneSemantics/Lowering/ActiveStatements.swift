import SceneSyntax

/// What stands in a block in one copy, once its conditions are decided and its repeats written out.
struct ActiveStatements {
    /// An item with what its expressions mean.
    struct Item {
        var id: ItemID
        var environment: LoweringEnvironment
    }

    /// An attribute with what its expressions mean.
    struct ActiveAttribute {
        var bound: BoundAttribute
        var environment: LoweringEnvironment
    }

    /// The rules of a `hitTest` block with what their paths mean.
    struct Override {
        var rules: [RuleTemplate]
        var environment: LoweringEnvironment
    }

    var items: [Item] = []
    var attributes: [ActiveAttribute] = []
    var overrides: [Override] = []
}
