import SceneRuntime
import SceneText

/// Tables: sections, rows, headers and footers.
extension Lowering {
    /// Makes what stands in the table `table`.
    mutating func lowerTable(_ table: ViewID, _ active: ActiveStatements.Item, _ statements: ActiveStatements) {
        let items = containerItems(statements.items)
        var plan = plan(items.makers)
        plan.isSticky = choice(.style, in: statements.attributes) == 0
        cellCounts[Counted(copy: active.environment.copy, item: active.id)] = plan.counts
        if plan.end > Vocabulary.largestCoordinate {
            report(.coordinateTooLarge(title(template.items[active.id]), at: template.items[active.id].header))
            return
        }
        let bounds = tree[table].bounds
        guard canDisplay(plan.displayedCount(in: bounds), at: template.items[active.id].header) else { return }
        let contentSize = Size(width: tree[table].size.width, height: plan.end)
        tree.scrollViews[table]?.contentSize = contentSize
        lowerItems(items.behind, in: table)
        let context = cellContext(of: table, active, statements)
        let backdrop = tree[table].lastSubview
        containers[table] = CellContainer(plan: .table(plan), context: context, backdrop: backdrop)
        lower(plan.displayed(in: bounds), context)
        for supplement in plan.supplements { lower(supplement, in: table, isSticky: plan.isSticky) }
        lowerItems(items.inFront, in: table)
    }

    /// What the cells of the table or collection `container` have in common.
    func cellContext(
        of container: ViewID, _ active: ActiveStatements.Item, _ statements: ActiveStatements
    ) -> CellContext {
        CellContext(
            container: container, item: active.id, copy: active.environment.copy,
            yields: flag(.cellsYieldToOverhang, in: statements.attributes),
            isDescending: (displayOrder ?? writtenOrder(statements)) == .descending)
    }

    /// The display order that the scene says.
    private func writtenOrder(_ statements: ActiveStatements) -> DisplayDirection {
        choice(.displayOrder, in: statements.attributes) == 1 ? .descending : .ascending
    }

    private mutating func plan(_ makers: [ActiveStatements.Item]) -> TablePlan {
        var plan = TablePlan()
        func own(_ kind: ViewKind) -> ActiveStatements.Item? {
            makers.first { template.items[$0.id].kind == .view(kind) }
        }
        if let header = own(.header) { append(header, section: nil, to: &plan) }
        let sections = makers.filter { template.items[$0.id].kind == .section }
        if sections.isEmpty {
            plan.counts = [0]
            appendRows(of: makers, section: 0, to: &plan)
        }
        for (index, section) in sections.enumerated() {
            if isExhausted { break }
            append(section, index, to: &plan)
        }
        if let footer = own(.footer) { append(footer, section: nil, to: &plan) }
        return plan
    }

    private mutating func append(_ section: ActiveStatements.Item, _ index: Int, to plan: inout TablePlan) {
        let item = template.items[section.id]
        var environment = section.environment
        if let slot = item.sectionSlot { environment.values[slot] = Double(index) }
        let statements = activate(item.body, environment)
        plan.counts.append(0)
        let firstSupplement = plan.supplements.count
        for active in statements.items where template.items[active.id].kind == .view(.header) {
            append(active, section: index, to: &plan)
        }
        appendRows(of: statements.items, section: index, to: &plan)
        for active in statements.items where template.items[active.id].kind == .view(.footer) {
            append(active, section: index, to: &plan)
        }
        for supplement in firstSupplement..<plan.supplements.count {
            plan.supplements[supplement].limit = plan.end - plan.supplements[supplement].height
        }
    }

    private mutating func append(_ active: ActiveStatements.Item, section: Int?, to plan: inout TablePlan) {
        let height = height(of: active)
        plan.supplements.append(TablePlan.Supplement(item: active, section: section, start: plan.end, height: height))
        plan.end += height
    }

    private mutating func appendRows(of makers: [ActiveStatements.Item], section: Int, to plan: inout TablePlan) {
        for active in makers {
            let item = template.items[active.id]
            guard item.kind == .rows || item.kind == .row else { continue }
            let count = item.kind == .row ? 1 : item.count.map { self.count($0, active.environment) } ?? 0
            let height = height(of: active)
            let run = TablePlan.RowRun(
                maker: active, section: section, first: plan.counts[section], count: count, start: plan.end,
                height: height)
            plan.runs.append(run)
            plan.counts[section] += count
            plan.end = run.start + height * Double(count)
        }
    }

    private mutating func height(of active: ActiveStatements.Item) -> Double {
        let item = template.items[active.id]
        guard let attribute = item.attributes.first(where: { $0.attribute == .height }) else { return 0 }
        if case .numbers(let quantities) = attribute.value, let quantity = quantities.first, quantity.unit == .percent {
            report(.percentOfNothing(quantity.range))
            return 0
        }
        return numbers(.init(bound: attribute, environment: active.environment)).first ?? 0
    }

    private mutating func lower(_ supplement: TablePlan.Supplement, in table: ViewID, isSticky: Bool) {
        let item = template.items[supplement.item.id]
        guard let kind = item.kind.viewKind, spend(1, at: item.header) else { return }
        let statements = activate(item.body, of: item.attributes, supplement.item.environment)
        let isEmptySpace =
            item.symbol == nil && statements.items.isEmpty && statements.overrides.isEmpty
            && statements.attributes.allSatisfy { $0.bound.attribute == .height }
        if isEmptySpace { return }
        let sticks = isSticky && kind == .header && supplement.section != nil
        let start = supplement.start(inBoundsFrom: tree[table].bounds.minY, isSticky: sticks)
        let placement = Placement(
            horizontal: Span(from: 0, length: tree[table].size.width),
            vertical: Span(from: start, length: supplement.height))
        var view = View(kind: kind, frame: placement.frame, size: placement.size)
        configure(&view, item, statements.attributes)
        var origin = ViewOrigin(
            item: supplement.item.id, copy: supplement.item.environment.copy, symbol: item.symbol)
        origin.section = supplement.section ?? ViewOrigin.wholeTable
        let identity = add(view, to: table, origin)
        note(statements, of: identity, item)
        if sticks { containers[table]?.supplements.append((identity, supplement)) }
        lowerItems(statements.items, in: identity)
    }
}
