import SceneRuntime

/// Instantiates views: which there are, and what their attributes request of layout.
///
/// The blocks of instantiated views stay on the stacks until the views have been lowered.
extension Evaluator {
    /// Instantiates the view of an item, with everything in it but cells, headers and footers.
    mutating func instantiate(_ active: EvaluatedItem, into views: inout InstantiatedViews) {
        let item = boundScene.items[active.id]
        guard let kind = item.kind.viewKind, !isExhausted else { return }
        let block = activate(item, in: active.frame)
        guard let layout = layout(of: item, block), spend(1, on: item) else { return }
        let copy = state.environment.copy(of: active.frame)
        let origin = ViewOrigin(item: active.id, copy: copy, name: item.name)
        let index = views.open(InstantiatedView(kind, origin, block), node(kind, block, layout))
        switch kind {
        case .table, .collection: instantiateAroundCells(block, of: index, into: &views)
        case .visualEffect:
            let content = views.open(content(copy), LayoutNode(nil))
            instantiate(block.items, into: &views)
            views.close(content)
        default: instantiate(block.items, into: &views)
        }
        views.close(index)
    }

    /// Instantiates the views of a range of evaluated items; skips items that aren't views.
    mutating func instantiate(_ range: Range<Int>, into views: inout InstantiatedViews) {
        for index in range { instantiate(items[index], into: &views) }
    }

    /// Instantiates the views of a table or collection that aren't cells, headers or footers. Those before the first
    /// row or item are behind the cells, those after it in front.
    private mutating func instantiateAroundCells(
        _ block: EvaluatedBlock, of index: Int, into views: inout InstantiatedViews
    ) {
        var hasCells = false
        for place in block.items {
            let item = items[place]
            switch boundScene.items[item.id].kind {
            case .rows, .row, .section, .items, .item:
                if !hasCells { views.setPlaceOfCells(in: index) }
                hasCells = true
            case .view(.header), .view(.footer): break
            default: instantiate(item, into: &views)
            }
        }
    }

    /// Instantiates the scene itself, which has `size`.
    mutating func instantiateScene(_ size: Size, _ block: EvaluatedBlock, into views: inout InstantiatedViews) {
        let scene = InstantiatedView(.scene, ViewOrigin(item: 0, copy: 0), block)
        let index = views.open(scene, node(.scene, block, at: Placement(origin: .zero, size: size)))
        instantiate(block.items, into: &views)
        views.close(index)
    }

    /// Instantiates the header or footer of `section`, or of the table if that is `nil`.
    mutating func instantiateSupplement(
        _ active: EvaluatedItem, _ kind: ViewKind, of section: Int?, at placement: Placement,
        into views: inout InstantiatedViews
    ) {
        let item = boundScene.items[active.id]
        let block = activate(item, in: active.frame)
        let copy = state.environment.copy(of: active.frame)
        let origin = ViewOrigin(supplement: active.id, of: section, copy: copy, name: item.name)
        let index = views.open(InstantiatedView(kind, origin, block), node(kind, block, at: placement))
        instantiate(block.items, into: &views)
        views.close(index)
    }

    /// Returns the content view of a cell or visual effect view without a statement.
    private func content(_ copy: InstanceID) -> InstantiatedView {
        InstantiatedView(.content, ViewOrigin(item: nil, copy: copy), emptyBlock)
    }

    /// Returns what layout needs of a view that has a `layout` or is `at` a placement already.
    private mutating func node(
        _ kind: ViewKind, _ block: EvaluatedBlock, _ layout: ViewLayout? = nil, at placement: Placement? = nil
    ) -> LayoutNode {
        var node = LayoutNode(layout, placement: placement)
        if kind.isScrollView {
            node.isScrollView = true
            node.contentSize = size(.contentSize, in: block)
            let inset = edges(.contentInset, in: block)
            // At rest, the content starts after the inset.
            node.boundsOrigin = Point(x: 0 - inset.left, y: 0 - inset.top)
        }
        if !block.written.contains(.bounds), !block.written.contains(.contentOffset) { return node }
        for index in block.attributes {
            let active = attributes[index, of: block]
            let attribute = boundScene.attributes[active.index].attribute
            guard attribute == .bounds || attribute == .contentOffset else { continue }
            node.boundsOrigin = Point(x: number(0, of: active) + 0, y: number(1, of: active) + 0)
        }
        return node
    }
}

/// Instantiates cells.
extension Evaluator {
    /// Instantiates the cell `statement` at `placement`, in the instance of `frame`, or an empty cell if that is `nil`.
    mutating func instantiateCell(
        _ statement: EvaluatedItem?, in frame: EnvironmentID, at placement: Placement,
        into views: inout InstantiatedViews
    ) {
        let copy = state.environment.copy(of: frame)
        let block = statement.map { activate(boundScene.items[$0.id], in: $0.frame) } ?? emptyBlock
        let cell = InstantiatedView(.cell, ViewOrigin(item: statement?.id, copy: copy), block)
        let index = views.open(cell, node(.cell, block, at: placement))
        instantiateContents(block, copy, into: &views)
        views.close(index)
    }

    /// Instantiates the contents of a cell: the siblings of the content view, the content view, and its subviews.
    private mutating func instantiateContents(
        _ block: EvaluatedBlock, _ copy: InstanceID, into views: inout InstantiatedViews
    ) {
        let statement = block.items.first { boundScene.items[items[$0].id].kind == .view(.content) }
        for index in block.items where isBesideContent(index) && index < statement ?? .max {
            instantiate(items[index], into: &views)
        }
        var content = content(copy)
        var node = LayoutNode(nil)
        if let statement {
            let active = items[statement]
            let inner = activate(boundScene.items[active.id], in: active.frame)
            content = InstantiatedView(.content, ViewOrigin(item: active.id, copy: copy), inner)
            node = self.node(.content, inner)
        }
        let index = views.open(content, node)
        // The subviews are in the cell's block, those in the block of `content` at its position.
        for index in block.items {
            if boundScene.items[items[index].id].kind == .view(.content) {
                instantiate(content.block.items, into: &views)
            } else if !isBesideContent(index) {
                instantiate(items[index], into: &views)
            }
        }
        views.close(index)
        for index in block.items where isBesideContent(index) && index >= statement ?? .max {
            instantiate(items[index], into: &views)
        }
    }

    /// Returns whether the item is a sibling of its cell's content view.
    private func isBesideContent(_ index: Int) -> Bool { boundScene.items[items[index].id].isSubview }
}
