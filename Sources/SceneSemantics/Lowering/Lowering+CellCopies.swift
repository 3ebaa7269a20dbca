import SceneRuntime

/// Cells that are made as copies of another one, where nothing tells one row or item from the next.
extension Lowering {
    /// The first cell that was made of a statement.
    struct CellModel {
        /// `rows`, `row`, `items` or `item`.
        let maker: ItemID
        /// The cell; what is in it comes right behind.
        let view: ViewID
        /// How many views that is, the cell included.
        let viewCount: Int
        /// How many views and copies were counted for it.
        let cost: Int
        /// Whether the other cells of the statement are the same but for where they lie.
        let isLikeOthers: Bool
    }

    /// Whether `cell` is the same as what was made of `model` but for where it lies.
    func canCopy(_ model: CellModel, as cell: DisplayedCell) -> Bool {
        model.isLikeOthers && !hasFailed && model.cost <= budget && tree[model.view].size == cell.placement.size
    }

    /// Makes `cell` as a copy of what was made of `model`.
    mutating func copy(_ model: CellModel, as cell: DisplayedCell, _ context: CellContext) {
        guard spend(model.cost, on: boundScene.items[model.maker]) else { return }
        let copy = copies.addCell(cell.index, of: context.item, in: context.copy)
        let view = tree.addInstance(of: model.view, count: model.viewCount, to: context.container)
        tree[view].frame = cell.placement.frame
        note(view, copy, cell, context)
        for offset in 0..<model.viewCount {
            origins.append(origins[Int(model.view.index) + offset].inInstance(copy))
        }
        recognizerItems.copyValues(
            of: model.view..<model.view.moved(by: model.viewCount), by: Int(view.index - model.view.index))
    }

    /// Whether the cells of `maker` are the same but for where they lie: nothing in them is computed, decided or repeated,
    /// and nothing has to be known of them but their views and recognizers.
    func areCellsAlike(of maker: ItemID) -> Bool {
        let item = boundScene.items[maker]
        guard item.kind == .rows || item.kind == .items, item.contents.isSubset(of: .recognizers) else { return false }
        return boundScene.statements[item.body].allSatisfy { statement in
            switch statement {
            case .item(let id): isAlikeInInstances(boundScene.items[id])
            // A line that holds in every copy has left an empty one.
            case .attributes(let line, _): line.isEmpty
            default: false
            }
        }
    }

    /// The same of one item in a cell, without what stands in its block.
    private func isAlikeInInstances(_ item: BoundItem) -> Bool {
        let isPlain = item.kind == .recognizer || item.kind.viewKind.map { !$0.isScrollView } ?? false
        return isPlain && item.contents.isSubset(of: .recognizers) && item.written.isDisjoint(with: Self.noted)
            && item.attributes.allSatisfy { isKnown(boundScene.attributes[$0].value) }
    }

    /// Whether the value is the same in all copies.
    private func isKnown(_ value: BoundValue) -> Bool {
        switch value {
        case .flag(.known), .choice, .colour: true
        case .flag(.computed), .link: false
        case .numbers(let start, let count):
            (Int(start)..<Int(start) + Int(count)).allSatisfy { boundScene.quantities[$0].expression == nil }
        }
    }
}
