import SceneRuntime
import SceneText

/// Creates collections: flow layouts, and items with their own evaluator.state.environment.
extension Lowering {
    /// Creates the contents of the collection `collection`.
    mutating func lowerCollection(_ collection: ViewID, _ active: EvaluatedItem, _ block: EvaluatedBlock) {
        let items = containerItems(block.items)
        let isHorizontal = evaluator.choice(.scrollDirection, in: block) == 1
        let inset = evaluator.edges(.contentInset, in: block)
        let plan = plan(items.makers, in: collection, inset, isHorizontal: isHorizontal)
        let item = boundScene.items[active.id]
        if plan.end > Schema.largestCoordinate {
            evaluator.report(.coordinateTooLarge(boundScene.title(of: item), at: boundScene.header(of: item)))
            return
        }
        let bounds = tree[collection].bounds
        guard evaluator.canDisplay(plan.displayedCount(in: bounds), in: item) else { return }
        let contentSize = plan.contentSize(in: tree[collection].size)
        tree.scrollViews.update(collection) { $0.contentSize = contentSize }
        lowerItems(items.behind, in: collection)
        let context = cellContext(of: collection, active, block)
        let backdrop = tree[collection].lastSubview
        records.containers[collection] = CellContainer(plan: .collection(plan), context: context, backdrop: backdrop)
        lower(plan.displayed(in: bounds), context)
        lowerItems(items.inFront, in: collection)
    }

    private mutating func plan(
        _ makers: [EvaluatedItem], in collection: ViewID, _ inset: Edges, isHorizontal: Bool
    ) -> CollectionPlan {
        var plan = CollectionPlan()
        plan.isHorizontal = isHorizontal
        for maker in makers {
            if boundScene.items[maker.id].kind == .items {
                let flow = flow(maker, from: plan.end, in: collection, inset, isHorizontal: isHorizontal)
                guard let flow else { continue }
                plan.parts.append(.flow(flow, maker, first: plan.count))
                plan.end = flow.end
                plan.count += flow.count
            } else {
                if let placement = place(maker, in: collection) {
                    plan.parts.append(.single(placement, maker, index: plan.count))
                }
                plan.count += 1
            }
        }
        return plan
    }

    private mutating func flow(
        _ maker: EvaluatedItem, from start: Double, in collection: ViewID, _ contentInset: Edges, isHorizontal: Bool
    ) -> FlowLayout? {
        let item = boundScene.items[maker.id]
        guard let quantity = item.count else { return nil }
        let block = evaluator.evaluateLine(of: item, in: maker.frame)
        defer { evaluator.leave(block) }
        guard let size = evaluator.size(.size, in: block) else { return nil }
        return FlowLayout(
            count: evaluator.count(boundScene.quantities[quantity], maker.frame), size: size,
            spacing: evaluator.number(.spacing, in: block) ?? 10,
            lineSpacing: evaluator.number(.lineSpacing, in: block) ?? 10, inset: evaluator.edges(.inset, in: block),
            contentInset: contentInset, bounds: tree[collection].size, start: start, isHorizontal: isHorizontal)
    }

    /// Returns the placement of an item with its own frame.
    private mutating func place(_ maker: EvaluatedItem, in collection: ViewID) -> Placement? {
        let item = boundScene.items[maker.id]
        let block = evaluator.evaluateLine(of: item, in: maker.frame)
        defer { evaluator.leave(block) }
        return place(item, block, in: collection)
    }
}
