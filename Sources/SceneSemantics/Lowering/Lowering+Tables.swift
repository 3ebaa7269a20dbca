import SceneRuntime
import SceneText

/// Creates tables: sections, rows, headers and footers.
extension Lowering {
    /// Creates the contents of the table `table`, which is at `index` among the instantiated views.
    mutating func lowerTable(_ table: ViewID, _ index: Int) {
        if evaluator.isExhausted { return }
        let made = views.views[index]
        var plan = plan(cellMakers(made.block.items))
        plan.isSticky = (evaluator.choice(.style, in: made.block) ?? TableStyle.plain) == .plain
        let size = Size(width: tree[table].size.width, height: plan.end)
        adjustInset(ofContainer: table, index, size)
        lowerContents(of: table, index, .table(plan), plan.displayedCount(in: tree[table].bounds), size)
    }

    /// Adds what the safe area adds to the content inset of a table or collection with content of this size.
    mutating func adjustInset(ofContainer container: ViewID, _ index: Int, _ contentSize: Size) {
        guard let adjustment = views.extra(of: index)?.adjustment else { return }
        tree.scrollViews.update(container) { $0.contentSize = contentSize }
        adjustInset(of: container, adjustment, movingOffset: true)
    }

    /// Creates the contents of a table or collection with this plan. At most `count` cells are displayed.
    mutating func lowerContents(
        of container: ViewID, _ index: Int, _ plan: CellContainer.Plan, _ count: Int, _ contentSize: Size
    ) {
        let made = views.views[index]
        guard let id = made.origin.item else { return }
        let item = boundScene.items[id]
        if plan.end > Schema.maximumCoordinate {
            evaluator.report(
                .coordinateTooLarge(boundScene.title(of: item), at: boundScene.header(of: item)), at: item)
            return
        }
        guard evaluator.canDisplay(count, in: item) else { return }
        tree.scrollViews.update(container) { $0.contentSize = contentSize }
        let end = views.nodes[index].end
        let placeOfCells = min(made.placeOfCells, end)
        lower(index + 1, to: placeOfCells, in: container, index)
        let context = cellContext(of: container, id, made)
        let backdrop = tree[container].lastSubview
        records.containers[container] = CellContainer(plan: plan, context: context, backdrop: backdrop)
        lower(plan.displayed(in: tree[container].bounds), context)
        if case .table(let plan) = plan {
            let supplements = containedSupplements(of: plan)
            records.containers.update(container) { $0.supplements = supplements }
            displaySupplements(of: container)
        }
        lower(placeOfCells, to: end, in: container, index)
    }

    /// Returns the properties shared by the cells of `container`.
    private func cellContext(of container: ViewID, _ item: ItemID, _ made: InstantiatedView) -> CellContext {
        let written: DisplayDirection? = evaluator.choice(.displayOrder, in: made.block)
        return CellContext(
            container: container, item: item, instance: made.origin.instance,
            yields: evaluator.flag(.cellsYieldToOverhang, in: made.block),
            isDescending: (displayOrder ?? written) == .descending)
    }

    private mutating func plan(_ makers: [EvaluatedItem]) -> TablePlan {
        var plan = TablePlan()
        func own(_ kind: ViewKind) -> EvaluatedItem? {
            makers.first { boundScene.items[$0.id].kind == .view(kind) }
        }
        if let header = own(.header) { append(header, section: nil, to: &plan) }
        let sections = makers.filter { boundScene.items[$0.id].kind == .section }
        if sections.isEmpty {
            plan.counts = [0]
            appendRows(of: makers, section: 0, to: &plan)
        }
        for (index, section) in sections.enumerated() {
            if evaluator.isExhausted { break }
            append(section, index, to: &plan)
        }
        if let footer = own(.footer) { append(footer, section: nil, to: &plan) }
        return plan
    }

    private mutating func append(_ section: EvaluatedItem, _ index: Int, to plan: inout TablePlan) {
        let item = boundScene.items[section.id]
        let block = evaluator.evaluateBody(
            of: item, in: evaluator.state.environments.add(in: section.environment, Double(index)))
        defer { evaluator.discard(block) }
        let items = block.items.map { evaluator.items[$0] }
        plan.counts.append(0)
        let (firstSupplement, start) = (plan.supplements.count, plan.end)
        for evaluated in items where boundScene.items[evaluated.id].kind == .view(.header) {
            append(evaluated, section: index, to: &plan)
        }
        appendRows(of: items, section: index, to: &plan)
        for evaluated in items where boundScene.items[evaluated.id].kind == .view(.footer) {
            append(evaluated, section: index, to: &plan)
        }
        for supplement in firstSupplement..<plan.supplements.count {
            plan.supplements[supplement].limit =
                plan.supplements[supplement].isFooter ? start : plan.end - plan.supplements[supplement].height
        }
    }

    private mutating func append(_ evaluated: EvaluatedItem, section: Int?, to plan: inout TablePlan) {
        let height = height(of: evaluated)
        plan.supplements.append(
            TablePlan.Supplement(
                item: evaluated, section: section, start: plan.end, height: height,
                isFooter: boundScene.items[evaluated.id].kind == .view(.footer)))
        plan.end += height
    }

    private mutating func appendRows(of makers: [EvaluatedItem], section: Int, to plan: inout TablePlan) {
        for evaluated in makers {
            let item = boundScene.items[evaluated.id]
            guard item.kind == .rows || item.kind == .row else { continue }
            let count = item.kind == .row ? 1 : evaluator.cellCount(of: evaluated, after: plan.count)
            let height = height(of: evaluated)
            let run = TablePlan.RowRun(
                maker: evaluated, section: section, first: plan.counts[section], count: count, start: plan.end,
                height: height)
            plan.runs.append(run)
            plan.counts[section] += count
            plan.count += count
            plan.end = run.start + height * Double(count)
        }
    }

    private mutating func height(of evaluated: EvaluatedItem) -> Double {
        let item = boundScene.items[evaluated.id]
        guard let attribute = boundScene.attributes(of: item).first(where: { $0.attribute == .height }),
            case .numbers(let start, _) = attribute.value
        else { return 0 }
        let quantity = boundScene.quantities[Int(start)]
        if quantity.unit == .percent {
            evaluator.report(.percentOfNothing(quantity.range), in: evaluated.environment)
            return 0
        }
        return evaluator.number(quantity, of: .height, evaluated.environment)
    }
}
