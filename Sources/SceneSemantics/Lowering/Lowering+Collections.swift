import SceneRuntime

/// Creates collections: flow layouts, and items with their own frames.
extension Lowering {
    /// Creates the contents of the collection `collection`, which is at `index` among the instantiated views.
    mutating func lowerCollection(_ collection: ViewID, _ index: Int) {
        if evaluator.isExhausted { return }
        let plan = plan(of: index, collection)
        let size = plan.contentSize(in: tree[collection].size)
        adjustInset(ofContainer: collection, index, size)
        let bounds = tree[collection].bounds
        lowerContents(of: collection, index, .collection(plan), plan.displayedCount(in: bounds), size)
    }

    private mutating func plan(of index: Int, _ collection: ViewID) -> CollectionPlan {
        let size = tree[collection].size
        let block = views.views[index].block
        let container = views.nodes[index].container(
            views.nodes[index].placement ?? Placement(origin: .zero, size: size))
        let inset = evaluator.edges(.contentInset, in: block)
        var plan = CollectionPlan()
        plan.isHorizontal = (evaluator.choice(.scrollDirection, in: block) ?? Axis.vertical) == .horizontal
        for maker in cellMakers(block.items) {
            if boundScene.items[maker.id].kind == .items {
                guard let flow = flow(maker, after: plan, inset, size) else { continue }
                plan.parts.append(.flow(flow, maker, first: plan.count))
                plan.end = flow.end
                plan.count += flow.count
            } else {
                if let placement = placement(of: maker, in: container, around: collection) {
                    plan.parts.append(.single(placement, maker, index: plan.count))
                }
                plan.count += 1
            }
        }
        return plan
    }

    private mutating func flow(
        _ maker: EvaluatedItem, after plan: CollectionPlan, _ contentInset: Edges, _ size: Size
    ) -> FlowLayout? {
        let item = boundScene.items[maker.id]
        let block = evaluator.evaluateLine(of: item, in: maker.environment)
        defer { evaluator.discard(block) }
        guard let itemSize = evaluator.size(.size, in: block) else { return nil }
        return FlowLayout(
            count: evaluator.cellCount(of: maker, after: plan.count), size: itemSize,
            spacing: evaluator.number(.spacing, in: block) ?? 10,
            lineSpacing: evaluator.number(.lineSpacing, in: block) ?? 10, inset: evaluator.edges(.inset, in: block),
            contentInset: contentInset, bounds: size, start: plan.end, isHorizontal: plan.isHorizontal)
    }

    /// Evaluates the edges that the layout of an item with its own frame refers to; edges of a sibling don't exist,
    /// because items have no Names.
    private mutating func setEdges(in block: EvaluatedBlock, _ container: Placement, _ collection: ViewID) {
        let outer = surroundings(of: collection)
        for edge in evaluator.edges(in: block) {
            let reference = boundScene.edges[edge]
            let axis = reference.edge.axis
            var span = container[axis]
            if case .ancestor(let item) = reference.target, let size = outer.first(where: { $0.item == item })?.size {
                span = Span(from: 0, length: axis == .horizontal ? size.width : size.height)
            }
            evaluator.setEdge(
                edge, to: reference.value(of: span, in: container[axis], isMirrored: records.isMirrored))
        }
    }

    /// Returns the placement of an item with its own frame.
    private mutating func placement(
        of maker: EvaluatedItem, in container: Placement, around collection: ViewID
    ) -> Placement? {
        let item = boundScene.items[maker.id]
        let block = evaluator.evaluateLine(of: item, in: maker.environment)
        defer { evaluator.discard(block) }
        if item.refersToEdges { setEdges(in: block, container, collection) }
        guard let layout = evaluator.layout(of: item, block) else { return nil }
        let placement = layout.placement(in: container, isMirrored: records.isMirrored)
        guard let problem = placement.problem else { return placement }
        evaluator.report(problem, of: item, block)
        return nil
    }
}
