import SceneRuntime
import SceneText

/// Creates the cells of tables and collections.
extension Lowering {
    /// Returns the rows, sections, headers and footers, or items, among `items`.
    func cellMakers(_ items: Range<Int>) -> [EvaluatedItem] {
        items.map { evaluator.items[$0] }.filter { item in
            switch boundScene.items[item.id].kind {
            case .rows, .row, .section, .items, .item, .view(.header), .view(.footer): true
            default: false
            }
        }
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
        var instance: InstanceID
        var yields: Bool
        var isDescending: Bool
    }

    /// For how many items of a cell there is room in advance. Of more than these, most are in conditions, such as
    /// `if (row == 7)`, and make no view.
    private static let maximumItemsWithRoom = 64

    /// Creates `cells` in the given order, back to front.
    mutating func lower(_ cells: [DisplayedCell], _ context: CellContext) {
        if let maker = cells.first?.maker {
            let itemCount = min(boundScene.items[maker.id].body.count, Self.maximumItemsWithRoom)
            makeRoom(forViews: cells.count * (itemCount + 2))
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
                let (first, budgetBefore) = (tree.views.count, evaluator.state.budget.remaining)
                lower(cell, context)
                model = CellModel(
                    maker: cell.maker.id, view: ViewID(index: first), viewCount: tree.views.count - first,
                    cost: budgetBefore - evaluator.state.budget.remaining,
                    isLikeOthers: cells.count > 1 && areCellsAlike(of: cell.maker.id))
            }
        }
    }

    private mutating func lower(_ cell: DisplayedCell, _ context: CellContext) {
        let maker = boundScene.items[cell.maker.id]
        guard evaluator.spend(2, on: maker) else { return }
        let instance = evaluator.state.instances.addCell(cell.index, of: context.item, in: context.instance)
        let index = Double(cell.index.index)
        let isRow = maker.kind == .rows || maker.kind == .row
        let frame =
            isRow
            ? evaluator.state.environments.add(
                in: cell.maker.environment, instance: instance, Double(cell.index.section), index)
            : evaluator.state.environments.add(in: cell.maker.environment, instance: instance, index)
        let made = evaluator.evaluateBody(of: maker, in: frame)
        let root = views.count
        defer {
            views.removeAll(from: root)
            evaluator.discard(made)
        }
        if let stray = made.attributes.first {
            let bound = boundScene.attributes[evaluator.attributes[stray, of: made].index]
            evaluator.report(.attributeForOneCell(bound.attribute, at: boundScene.range(of: bound)), in: frame)
        }
        evaluator.instantiateCell(onlyCell(of: made), in: frame, at: cell.placement, into: &views)
        layOut(in: root, in: context.container)
        note(ViewID(index: tree.views.count), instance, cell, context)
        lower(root, in: context.container)
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

    /// Records the index of the cell `view`, which is in `instance`.
    mutating func note(_ view: ViewID, _ instance: InstanceID, _ cell: DisplayedCell, _ context: CellContext) {
        evaluator.state.instances.setCell(view, of: instance)
        records.containers.update(context.container) { $0.add(view, at: cell.index) }
        if context.yields { records.overrides[view, default: .init()].yieldsIn = context.container }
    }
}
