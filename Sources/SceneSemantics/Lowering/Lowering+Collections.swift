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
        let context = CellContext(
            container: collection, item: active.id, copy: active.environment.copy,
            yields: flag(.cellsYieldToOverhang, in: statements.attributes),
            isDescending: (displayOrder ?? writtenOrder(statements)) == .descending)
        var displayed: [DisplayedCell] = []
        var count = 0
        var end = 0.0
        for maker in items.makers {
            if template.items[maker.id].kind == .items {
                let flow = flow(maker, from: end, in: collection, inset, isHorizontal: isHorizontal)
                guard let flow else { continue }
                end = flow.end
                if end > Vocabulary.largestCoordinate {
                    report(.coordinateTooLarge(title(template.items[active.id]), at: template.items[maker.id].header))
                    return
                }
                appendDisplayed(flow, maker, firstIndex: count, in: collection, to: &displayed)
                count += flow.count
            } else {
                appendDisplayed(maker, index: count, in: collection, to: &displayed)
                count += 1
            }
        }
        cellCounts[Counted(copy: active.environment.copy, item: active.id)] = [count]
        lowerItems(items.behind, in: collection)
        lower(displayed, context)
        lowerItems(items.inFront, in: collection)
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

    private mutating func appendDisplayed(
        _ flow: FlowLayout, _ maker: ActiveStatements.Item, firstIndex: Int, in collection: ViewID,
        to displayed: inout [DisplayedCell]
    ) {
        let bounds = tree[collection].bounds
        let candidates = flow.candidates(in: bounds)
        guard canDisplay(displayed.count + candidates.count, at: template.items[maker.id].header) else { return }
        for index in candidates {
            let frame = flow.frame(of: index)
            let placement = Placement(horizontal: frame.horizontal, vertical: frame.vertical)
            guard placement.frame.meets(bounds) else { continue }
            displayed.append(DisplayedCell(maker: maker, index: .init(firstIndex + index), placement: placement))
        }
    }

    private mutating func appendDisplayed(
        _ maker: ActiveStatements.Item, index: Int, in collection: ViewID, to displayed: inout [DisplayedCell]
    ) {
        let item = template.items[maker.id]
        var maker = maker
        if let slot = item.indexSlot { maker.environment.values[slot] = Double(index) }
        let attributes = item.attributes.map {
            ActiveStatements.ActiveAttribute(bound: $0, environment: maker.environment)
        }
        guard let placement = place(item, attributes, in: collection) else { return }
        guard placement.frame.meets(tree[collection].bounds) else { return }
        displayed.append(DisplayedCell(maker: maker, index: .init(index), placement: placement))
    }
}
