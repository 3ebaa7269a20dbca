import SceneRuntime
import SceneText

/// Collections: flow layouts, and items with frames of their own.
extension Lowering {
    /// Makes what stands in the collection `collection`.
    mutating func lowerCollection(
        _ collection: ViewID, _ active: ActiveStatements.Item, _ statements: ActiveStatements
    ) {
        let items = containerItems(statements.items)
        let isHorizontal = choice(.scrollDirection, in: statements.attributes) == 1
        let inset = edges(numbers(.contentInset, in: statements.attributes))
        let plan = plan(items.makers, in: collection, inset, isHorizontal: isHorizontal)
        cellCounts[Counted(copy: active.environment.copy, item: active.id)] = [plan.count]
        if plan.end > Vocabulary.largestCoordinate {
            report(.coordinateTooLarge(title(template.items[active.id]), at: template.items[active.id].header))
            return
        }
        let bounds = tree[collection].bounds
        guard canDisplay(plan.displayedCount(in: bounds), at: template.items[active.id].header) else { return }
        let contentSize = plan.contentSize(in: tree[collection].size)
        tree.scrollViews[collection]?.contentSize = contentSize
        lowerItems(items.behind, in: collection)
        let context = cellContext(of: collection, active, statements)
        let backdrop = tree[collection].lastSubview
        containers[collection] = CellContainer(plan: .collection(plan), context: context, backdrop: backdrop)
        lower(plan.displayed(in: bounds), context)
        lowerItems(items.inFront, in: collection)
    }

    private mutating func plan(
        _ makers: [ActiveStatements.Item], in collection: ViewID, _ inset: Edges, isHorizontal: Bool
    ) -> CollectionPlan {
        var plan = CollectionPlan()
        plan.isHorizontal = isHorizontal
        for maker in makers {
            if template.items[maker.id].kind == .items {
                let flow = flow(maker, from: plan.end, in: collection, inset, isHorizontal: isHorizontal)
                guard let flow else { continue }
                plan.parts.append(.flow(flow, maker, first: plan.count))
                plan.end = flow.end
                plan.count += flow.count
            } else {
                if let placement = place(maker, index: plan.count, in: collection) {
                    plan.parts.append(.single(placement, maker, index: plan.count))
                }
                plan.count += 1
            }
        }
        return plan
    }

    private mutating func flow(
        _ maker: ActiveStatements.Item, from start: Double, in collection: ViewID, _ contentInset: Edges,
        isHorizontal: Bool
    ) -> FlowLayout? {
        let item = template.items[maker.id]
        guard let quantity = item.count else { return nil }
        let attributes = item.attributes.map {
            ActiveStatements.ActiveAttribute(bound: $0, environment: maker.environment)
        }
        guard let size = numbers(.size, in: attributes), size.count == 2 else { return nil }
        return FlowLayout(
            count: count(quantity, maker.environment), size: Size(width: size[0], height: size[1]),
            spacing: numbers(.spacing, in: attributes)?.first ?? 10,
            lineSpacing: numbers(.lineSpacing, in: attributes)?.first ?? 10,
            inset: edges(numbers(.inset, in: attributes)), contentInset: contentInset, bounds: tree[collection].size,
            start: start, isHorizontal: isHorizontal)
    }

    /// Where the item `index`, which has a frame of its own, lies.
    private mutating func place(
        _ maker: ActiveStatements.Item, index: Int, in collection: ViewID
    ) -> Placement? {
        let item = template.items[maker.id]
        var environment = maker.environment
        if let slot = item.indexSlot { environment.values[slot] = Double(index) }
        let attributes = item.attributes.map {
            ActiveStatements.ActiveAttribute(bound: $0, environment: environment)
        }
        return place(item, attributes, in: collection)
    }
}
