import SceneRuntime
import SceneText

/// Creates tables: sections, rows, headers and footers.
extension Lowering {
    /// Creates the contents of the table `table`.
    mutating func lowerTable(_ table: ViewID, _ active: EvaluatedItem, _ block: EvaluatedBlock) {
        let items = containerItems(block.items)
        var plan = plan(items.makers)
        plan.isSticky = evaluator.choice(.style, in: block) == 0
        let item = boundScene.items[active.id]
        if plan.end > Schema.largestCoordinate {
            evaluator.report(.coordinateTooLarge(boundScene.title(of: item), at: boundScene.header(of: item)))
            return
        }
        let bounds = tree[table].bounds
        guard evaluator.canDisplay(plan.displayedCount(in: bounds), in: item) else { return }
        let contentSize = Size(width: tree[table].size.width, height: plan.end)
        tree.scrollViews.update(table) { $0.contentSize = contentSize }
        lowerItems(items.behind, in: table)
        let context = cellContext(of: table, active, block)
        let backdrop = tree[table].lastSubview
        records.containers[table] = CellContainer(plan: .table(plan), context: context, backdrop: backdrop)
        lower(plan.displayed(in: bounds), context)
        let supplements = containedSupplements(of: plan)
        records.containers.update(table) { $0.supplements = supplements }
        displaySupplements(of: table)
        lowerItems(items.inFront, in: table)
    }

    /// Returns the properties shared by the cells of `container`.
    func cellContext(
        of container: ViewID, _ active: EvaluatedItem, _ block: EvaluatedBlock
    ) -> CellContext {
        let writtenOrder = evaluator.choice(.displayOrder, in: block) == 1 ? DisplayDirection.descending : .ascending
        return CellContext(
            container: container, item: active.id, copy: evaluator.state.environment.copy(of: active.frame),
            yields: evaluator.flag(.cellsYieldToOverhang, in: block),
            isDescending: (displayOrder ?? writtenOrder) == .descending)
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
            of: item, in: evaluator.state.environment.add(in: section.frame, Double(index)))
        defer { evaluator.leave(block) }
        let items = block.items.map { evaluator.items[$0] }
        plan.counts.append(0)
        let firstSupplement = plan.supplements.count
        for active in items where boundScene.items[active.id].kind == .view(.header) {
            append(active, section: index, to: &plan)
        }
        appendRows(of: items, section: index, to: &plan)
        for active in items where boundScene.items[active.id].kind == .view(.footer) {
            append(active, section: index, to: &plan)
        }
        for supplement in firstSupplement..<plan.supplements.count {
            plan.supplements[supplement].limit = plan.end - plan.supplements[supplement].height
        }
    }

    private mutating func append(_ active: EvaluatedItem, section: Int?, to plan: inout TablePlan) {
        let height = height(of: active)
        plan.supplements.append(TablePlan.Supplement(item: active, section: section, start: plan.end, height: height))
        plan.end += height
    }

    private mutating func appendRows(of makers: [EvaluatedItem], section: Int, to plan: inout TablePlan) {
        for active in makers {
            let item = boundScene.items[active.id]
            guard item.kind == .rows || item.kind == .row else { continue }
            let count =
                item.kind == .row ? 1 : item.count.map { evaluator.count(boundScene.quantities[$0], active.frame) } ?? 0
            let height = height(of: active)
            let run = TablePlan.RowRun(
                maker: active, section: section, first: plan.counts[section], count: count, start: plan.end,
                height: height)
            plan.runs.append(run)
            plan.counts[section] += count
            plan.end = run.start + height * Double(count)
        }
    }

    private mutating func height(of active: EvaluatedItem) -> Double {
        let item = boundScene.items[active.id]
        guard let attribute = boundScene.attributes(of: item).first(where: { $0.attribute == .height }),
            case .numbers(let start, _) = attribute.value
        else { return 0 }
        let quantity = boundScene.quantities[Int(start)]
        if quantity.unit == .percent {
            evaluator.report(.percentOfNothing(quantity.range))
            return 0
        }
        return evaluator.number(quantity, of: .height, active.frame)
    }
}
