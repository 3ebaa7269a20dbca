import SceneRuntime
import SceneSyntax
import SceneText

/// Binds what only stacks and the views in them have.
extension SceneBinder {
    /// Binds the direction after the kind or Name of the stack `id`, which `values` may begin with a title.
    mutating func bindDirection(_ values: [ValueSyntax], of id: ItemID) {
        var hasDirection = false
        for value in values {
            guard !hasDirection, case .caseWord(let word) = value.form else {
                context.report(.unexpectedValue(value, of: .view(.stack)))
                return
            }
            guard let axis = Axis(rawValue: word.text) else {
                context.report(.wrongChoice(word, of: "stack", among: Schema.stackDirections))
                return
            }
            context.scene.items[id].isVertical = axis == .vertical
            hasDirection = true
        }
    }

    /// Reports an alignment across the wrong axis, and a `customSpacing` on a view that isn't in a stack. Returns
    /// whether it did.
    mutating func reportOutsideStack(_ bound: BoundAttribute, in id: ItemID) -> Bool {
        let item = context.scene.items[id]
        if item.isBroken || context.scene.isComponentView(id) && bound.attribute == .customSpacing { return false }
        if bound.attribute == .customSpacing {
            if context.scene.isArranged(item) || context.scene.isDoubtful(id) { return false }
            context.report(.customSpacingOutsideStack(bound.range(in: tree)))
            return true
        }
        guard item.kind == .view(.stack), case .choice(let index) = bound.value,
            let alignment = StackProperties.Alignment(rawValue: index),
            alignment.isForVerticalStacks.map({ $0 != item.isVertical }) ?? false
        else { return false }
        context.report(.alignmentOfOtherAxis(alignment, at: bound.range(in: tree), isVertical: item.isVertical))
        return true
    }

    /// Binds the safe area of a scene.
    mutating func bindSafeArea(_ values: ValueNodes, _ node: NodeID) -> BoundValue? {
        let rule = NumberRule(count: 1, otherCount: 4, range: Schema.notNegative)
        guard values.count == 1, let value = values.first, SyntaxKinds.numbers.contains(tree.kind(value)) else {
            context.report(.wrongSafeAreaOfScene(attributeRange(node)))
            return nil
        }
        return bindNumbers(value, to: .safeArea, rule, node)
    }
}
