import SceneRuntime

/// Creates a cell as a copy of another one if both are certain to be equal.
extension Lowering {
    /// The first cell created for a statement.
    struct CellModel {
        /// `rows`, `row`, `items` or `item`.
        let maker: ItemID
        /// The cell; its subviews directly follow it in the tree.
        let view: ViewID
        /// The number of views, including the cell.
        let viewCount: Int
        /// The number of views it took from the budget.
        let cost: Int
        /// Whether the other cells of the statement only differ in their frames.
        let isLikeOthers: Bool
    }

    /// Returns whether `cell` only differs from `model` in its frame.
    func canCopy(_ model: CellModel, as cell: DisplayedCell) -> Bool {
        model.isLikeOthers && !evaluator.hasFailed && model.cost <= evaluator.state.budget.remaining
            && tree[model.view].size == cell.placement.size
    }

    mutating func copy(_ model: CellModel, as cell: DisplayedCell, _ context: CellContext) {
        guard evaluator.spend(model.cost, on: boundScene.items[model.maker]) else { return }
        let instance = evaluator.state.instances.addCell(cell.index, of: context.item, in: context.instance)
        let view = tree.addInstance(of: model.view, count: model.viewCount, to: context.container)
        tree[view].frame = cell.placement.frame
        note(view, instance, cell, context)
        for offset in 0..<model.viewCount {
            records.origins.append(records.origins[Int(model.view.index) + offset].inInstance(instance))
        }
        records.recognizerItems.copyValues(
            of: model.view..<model.view.moved(by: model.viewCount), by: Int(view.index - model.view.index))
    }

    /// Returns whether the cells of `maker` only differ in their frames: they contain no expression, title with one,
    /// condition or repeat, and only views and recognizers have to be recorded.
    func areCellsAlike(of maker: ItemID) -> Bool {
        let item = boundScene.items[maker]
        guard item.kind == .rows || item.kind == .items, item.contents.isSubset(of: .recognizers) else { return false }
        return boundScene.statements[item.body].allSatisfy { statement in
            switch statement {
            case .item(let id):
                boundScene.interpolations[id] == nil && isAlikeInInstances(boundScene.items[id])
            // Hoisting leaves an empty line here.
            case .attributes(let line, _): line.isEmpty
            default: false
            }
        }
    }

    /// Returns whether an item in a cell, apart from its block, only differs in its frame from cell to cell.
    private func isAlikeInInstances(_ item: BoundItem) -> Bool {
        // A recognizer with a Name is found by its instance.
        let isUnnamedOrNoScrollView =
            item.kind == .recognizer && item.name == nil || item.kind.viewKind.map { !$0.isScrollView } ?? false
        return isUnnamedOrNoScrollView && item.use == nil && item.contents.isSubset(of: .recognizers)
            && item.written.isDisjoint(with: Self.noted)
            && item.attributes.allSatisfy { isKnown(boundScene.attributes[$0].value) }
    }

    /// Returns whether the value is the same in every instance.
    private func isKnown(_ value: BoundValue) -> Bool {
        switch value {
        case .flag(.known), .choice, .color: true
        case .flag(.computed), .link, .links: false
        case .numbers(let start, let count):
            (Int(start)..<Int(start) + Int(count)).allSatisfy { boundScene.quantities[$0].expression == nil }
        }
    }
}
