import SceneRuntime
import SceneSyntax
import SceneText

extension LoweredScene {
    /// Returns the title of `view` as it is displayed, or `nil` if none is written.
    public func title(of view: ViewID) -> String? {
        guard let item = origins[Int(view.index)].item, item != 0, case let bound = boundScene.items[item],
            let value = ItemSyntax(tree: boundScene.tree(bound.source), node: bound.node).values.first,
            case .string(let string) = value.form
        else { return nil }
        guard let expressions = boundScene.interpolations[item] else { return string.text(inserting: []) }
        let frame = instances.records.titleFrames[view] ?? 0
        let values = expressions.map { expression, type in
            let value = expression.value(instances.evaluation.environment, in: frame)
            switch type {
            case .condition: return value != 0 ? "true" : "false"
            case .number: return numberText(value + 0)
            // The texts that a component takes aren't evaluated.
            case .string: return "…"
            }
        }
        return string.text(inserting: values)
    }
}
