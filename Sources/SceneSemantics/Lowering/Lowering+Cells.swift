import SceneRuntime
import SceneText

/// Creates the cells of tables and collections.
extension Lowering {
    /// The items of a table or collection, by layer.
    struct ContainerItems {
        /// Ordinary views before the first row or item, which are behind the cells.
        var behind: [EvaluatedItem] = []
        /// Rows, sections, headers and footers, or items.
        var makers: [EvaluatedItem] = []
        /// Ordinary views after the first row or item, which are in front of the cells.
        var inFront: [EvaluatedItem] = []
    }

    /// Sorts the items of a table or collection into layers.
    func containerItems(_ items: Range<Int>) -> ContainerItems {
        var result = ContainerItems()
        var hasCells = false
        for index in items {
            let item = evaluator.items[index]
            switch boundScene.items[item.id].kind {
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

    struct DisplayedCell {
        /// `rows`, `row`, `items` or `item`.
        var maker: EvaluatedItem
        var index: InstanceTable.InstanceIndex
        var placement: Placement
    }

    /// The properties shared by the cells of one table or collection.
    struct CellContext {
        var container: ViewID
        var item: ItemID
        /// The instance that contains the table or collection.
        var copy: InstanceID
        var yields: Bool
        var isDescending: Bool
    }

    /// Creates `cells` in the given order, back to front.
    mutating func lower(_ cells: [DisplayedCell], _ context: CellContext) {
        if let maker = cells.first?.maker {
            makeRoom(forViews: cells.count * (boundScene.items[maker.id].body.count + 2))
        }
        evaluator.state.instances.makeRoom(for: cells.count)
        records.containers.update(context.container) { $0.makeRoom(for: cells.count) }
        var model: CellModel?
        for index in cells.indices {
            if evaluator.isExhausted { return }
            let cell = cells[context.isDescending ? cells.count - 1 - index : index]
            if let model, model.maker == cell.maker.id {
                if canCopy(model, as: cell) { copy(model, as: cell, context) } else { lower(cell, context) }
            } else {
                let (first, budgetBefore) = (tree.views.count, evaluator.state.budget.rest)
                lower(cell, context)
                model = CellModel(
                    maker: cell.maker.id, view: ViewID(index: first), viewCount: tree.views.count - first,
                    cost: budgetBefore - evaluator.state.budget.rest,
                    isLikeOthers: cells.count > 1 && areCellsAlike(of: cell.maker.id))
            }
        }
    }

    private mutating func lower(_ cell: DisplayedCell, _ context: CellContext) {
        let maker = boundScene.items[cell.maker.id]
        guard evaluator.spend(2, on: maker) else { return }
        let copy = evaluator.state.instances.addCell(cell.index, of: context.item, in: context.copy)
        let index = Double(cell.index.index)
        let isRow = maker.kind == .rows || maker.kind == .row
        let frame =
            isRow
            ? evaluator.state.environment.add(in: cell.maker.frame, copy: copy, Double(cell.index.section), index)
            : evaluator.state.environment.add(in: cell.maker.frame, copy: copy, index)
        let made = evaluator.evaluateBody(of: maker, in: frame)
        defer { evaluator.leave(made) }
        if let stray = made.attributes.first {
            let bound = boundScene.attributes[evaluator.attributes[stray, of: made].index]
            evaluator.report(.attributeForOneCell(bound.attribute, at: boundScene.range(of: bound)))
        }
        lowerCell(onlyCell(of: made), cell, frame, context)
    }

    /// Returns the `cell` in the block of a row or item, if there is one; reports a second one.
    private mutating func onlyCell(of block: EvaluatedBlock) -> EvaluatedItem? {
        var found: EvaluatedItem?
        for index in block.items {
            let item = evaluator.items[index]
            guard boundScene.items[item.id].kind == .view(.cell) else { continue }
            guard let first = found else {
                found = item
                continue
            }
            evaluator.report(
                .secondOfItsKind(
                    boundScene.header(of: boundScene.items[item.id]),
                    first: boundScene.header(of: boundScene.items[first.id]),
                    "a row or an item has one `cell`"))
            break
        }
        return found
    }

    private mutating func lowerCell(
        _ statement: EvaluatedItem?, _ cell: DisplayedCell, _ frame: EnvironmentID, _ context: CellContext
    ) {
        var view = View(kind: .cell, frame: cell.placement.frame, size: cell.placement.size)
        let copy = evaluator.state.environment.copy(of: frame)
        let item = statement.map { boundScene.items[$0.id] }
        var block = evaluator.emptyBlock
        if let statement, let item {
            block = evaluator.activate(item, in: statement.frame)
            configure(&view, block)
        }
        defer { evaluator.leave(block) }
        let identity = add(view, to: context.container, ViewOrigin(item: statement?.id, copy: copy))
        note(identity, copy, cell, context)
        if let item {
            lowerContent(of: identity, item, block, frame)
        } else {
            _ = addContent(of: identity, frame)
        }
    }

    /// Records the index of the cell `view`, which is in the instance `copy`.
    mutating func note(_ view: ViewID, _ copy: InstanceID, _ cell: DisplayedCell, _ context: CellContext) {
        evaluator.state.instances.setCell(view, of: copy)
        records.containers.update(context.container) { $0.add(view, at: cell.index) }
        if context.yields { records.overrides[view, default: .init()].yieldsIn = context.container }
    }

    /// Creates the contents of a cell: the siblings of the content view, the content view, and its subviews.
    private mutating func lowerContent(
        of cell: ViewID, _ item: BoundItem, _ block: EvaluatedBlock, _ frame: EnvironmentID
    ) {
        note(block, of: cell, item)
        let statement = block.items.first { boundScene.items[evaluator.items[$0].id].kind == .view(.content) }
        for index in block.items where isBesideContent(index) && index < statement ?? .max {
            lower(evaluator.items[index], in: cell)
        }
        let content: ViewID
        if let statement {
            let active = evaluator.items[statement]
            let inner = boundScene.items[active.id]
            let innerBlock = evaluator.activate(inner, in: active.frame)
            content = addContent(of: cell, frame, statement: (active, innerBlock))
            noteShortWords(block, of: content, item)
            lowerInside(block, content, innerBlock)
            evaluator.leave(innerBlock)
        } else {
            content = addContent(of: cell, frame)
            noteShortWords(block, of: content, item)
            lowerInside(block, content, evaluator.emptyBlock)
        }
        for index in block.items where isBesideContent(index) && index >= statement ?? .max {
            lower(evaluator.items[index], in: cell)
        }
    }

    /// Creates the subviews of the content view: those in the cell's block, with the block of `content` at its
    /// position.
    private mutating func lowerInside(_ block: EvaluatedBlock, _ content: ViewID, _ innerBlock: EvaluatedBlock) {
        for index in block.items {
            if boundScene.items[evaluator.items[index].id].kind == .view(.content) {
                lowerItems(innerBlock.items, in: content)
            } else if !isBesideContent(index) {
                lower(evaluator.items[index], in: content)
            }
        }
    }

    /// Returns whether the item is a sibling of its cell's content view.
    private func isBesideContent(_ index: Int) -> Bool { boundScene.items[evaluator.items[index].id].isSubview }
}
