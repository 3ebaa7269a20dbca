import SceneRuntime
import SceneText

/// Cells of tables and collections.
extension Lowering {
    /// The items of a table or collection by where they lie.
    struct ContainerItems {
        /// Ordinary views before the first row or item: behind the cells.
        var behind: [ActiveStatements.Item] = []
        /// Rows, sections, headers and footers, or items.
        var makers: [ActiveStatements.Item] = []
        /// Ordinary views after the first row or item: in front of the cells.
        var inFront: [ActiveStatements.Item] = []
    }

    /// Sorts what stands in a table or collection.
    func containerItems(_ items: [ActiveStatements.Item]) -> ContainerItems {
        var result = ContainerItems()
        var hasCells = false
        for item in items {
            switch template.items[item.id].kind {
            case .rows, .row, .section, .items, .item:
                hasCells = true
                result.makers.append(item)
            case .view(.header), .view(.footer): result.makers.append(item)
            case .view: if hasCells { result.inFront.append(item) } else { result.behind.append(item) }
            default: break
            }
        }
        return result
    }

    /// A cell that is displayed.
    struct DisplayedCell {
        /// `rows`, `row`, `items` or `item`.
        var maker: ActiveStatements.Item
        var index: CopyTable.CopyIndex
        var placement: Placement
    }

    /// What the cells of one table or collection have in common.
    struct CellContext {
        var container: ViewID
        var item: ItemID
        /// The copy that the table or collection is in.
        var copy: CopyID
        var yields: Bool
        var isDescending: Bool
    }

    /// Makes `cells` in the order in which they lie, from back to front.
    mutating func lower(_ cells: [DisplayedCell], _ context: CellContext) {
        for cell in context.isDescending ? cells.reversed() : cells {
            if isExhausted { return }
            lower(cell, context)
        }
    }

    private mutating func lower(_ cell: DisplayedCell, _ context: CellContext) {
        let maker = template.items[cell.maker.id]
        guard spend(2, at: maker.header) else { return }
        var environment = cell.maker.environment
        environment.copy = copies.add(.cells(of: context.item), cell.index, in: context.copy)
        if let slot = maker.indexSlot { environment.values[slot] = Double(cell.index.index) }
        if let slot = maker.sectionSlot { environment.values[slot] = Double(cell.index.section) }
        let made = activate(maker.body, environment)
        if let stray = made.attributes.first { report(.attributeForOneCell(stray.bound)) }
        let found = made.items.filter { template.items[$0.id].kind == .view(.cell) }
        if found.count > 1 {
            report(
                .secondOfItsKind(
                    template.items[found[1].id].header, first: template.items[found[0].id].header,
                    "a row or an item has one `cell`"))
        }
        lowerCell(found.first, cell, environment, context)
    }

    private mutating func lowerCell(
        _ statement: ActiveStatements.Item?, _ cell: DisplayedCell, _ environment: LoweringEnvironment,
        _ context: CellContext
    ) {
        var view = View(kind: .cell, frame: cell.placement.frame, size: cell.placement.size)
        var statements = ActiveStatements()
        let item = statement.map { template.items[$0.id] }
        if let statement, let item {
            statements = activate(item.body, of: item.attributes, statement.environment)
            configure(&view, item, statements.attributes)
        }
        let identity = add(view, to: context.container, ViewOrigin(item: statement?.id, copy: environment.copy))
        cells[environment.copy] = identity
        if context.yields { overrides[identity, default: .init()].yieldsIn = context.container }
        guard let item else {
            _ = addContent(of: identity, environment)
            return
        }
        lowerContent(of: identity, item, statements, environment)
    }

    /// Makes what is in a cell: views beside the content view, the content view, and what is in it.
    private mutating func lowerContent(
        of cell: ViewID, _ item: ItemTemplate, _ statements: ActiveStatements, _ environment: LoweringEnvironment
    ) {
        // The short words of a cell lower onto its content view: that is what is hit.
        var ofCell = statements
        var ofContent = ActiveStatements()
        ofContent.attributes = statements.attributes.filter { isForContent($0.bound.attribute) }
        ofCell.attributes.removeAll { isForContent($0.bound.attribute) }
        note(ofCell, of: cell, item)

        let items = template.items
        let kindOf = { (active: ActiveStatements.Item) in items[active.id] }
        let contentIndex = statements.items.firstIndex { kindOf($0).kind == .view(.content) }
        let behind = statements.items.enumerated().filter {
            kindOf($0.element).isSubview && $0.offset < contentIndex ?? .max
        }
        let inFront = statements.items.enumerated().filter {
            kindOf($0.element).isSubview && $0.offset >= contentIndex ?? .max
        }
        lowerItems(behind.map { $0.element }, in: cell)
        var statement: (item: ActiveStatements.Item, statements: ActiveStatements)?
        if let contentIndex {
            let active = statements.items[contentIndex]
            let inner = kindOf(active)
            statement = (active, activate(inner.body, of: inner.attributes, active.environment))
        }
        let content = addContent(of: cell, environment, statement: statement)
        note(ofContent, of: content, item)
        for active in statements.items {
            let inner = kindOf(active)
            if inner.kind == .view(.content) {
                lowerItems(statement?.statements.items ?? [], in: content)
            } else if !inner.isSubview {
                lower(active, in: content)
            }
        }
        lowerItems(inFront.map { $0.element }, in: cell)
    }

    private func isForContent(_ attribute: Attribute) -> Bool {
        attribute == .touchDelegate || attribute == .passthrough
    }
}
