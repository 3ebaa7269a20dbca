import SceneRuntime

/// Instantiates views: which there are, and what their attributes request of layout.
///
/// The blocks of instantiated views stay on the stacks until the views have been lowered.
extension Evaluator {
    /// Instantiates the view of an item, with everything in it but cells, headers and footers.
    mutating func instantiate(_ evaluated: EvaluatedItem, into views: inout InstantiatedViews) {
        let item = boundScene.items[evaluated.id]
        guard let kind = item.kind.viewKind, !isExhausted else { return }
        let block = evaluate(item, in: evaluated.environment)
        // A layout that refers to edges is evaluated once the other views are placed.
        let layout = item.refersToEdges ? nil : layout(of: item, block)
        guard item.refersToEdges || layout != nil, spend(1, on: item) else { return }
        let instance = state.environments.instance(of: evaluated.environment)
        let origin = ViewOrigin(item: evaluated.id, instance: instance, name: item.name)
        let index = views.open(InstantiatedView(kind, origin, block), node(kind, block, layout))
        addExtra(of: item, kind, block, at: index, to: &views)
        switch kind {
        case .table, .collection: instantiateAroundCells(block, of: index, into: &views)
        case .visualEffect:
            let content = views.open(content(instance), LayoutNode(nil))
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
        for itemIndex in block.items {
            let item = items[itemIndex]
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
        let scene = InstantiatedView(.scene, ViewOrigin(item: 0, instance: 0), block)
        let index = views.open(scene, node(.scene, block, at: Placement(origin: .zero, size: size)))
        instantiate(block.items, into: &views)
        views.close(index)
    }

    /// Instantiates the header or footer of `section`, or of the table if that is `nil`.
    mutating func instantiateSupplement(
        _ evaluated: EvaluatedItem, _ kind: ViewKind, of section: Int?, at placement: Placement,
        into views: inout InstantiatedViews
    ) {
        let item = boundScene.items[evaluated.id]
        let block = evaluate(item, in: evaluated.environment)
        let instance = state.environments.instance(of: evaluated.environment)
        let origin = ViewOrigin(supplement: evaluated.id, of: section, instance: instance, name: item.name)
        let index = views.open(InstantiatedView(kind, origin, block), node(kind, block, at: placement))
        addSafeArea(block, at: index, to: &views)
        instantiate(block.items, into: &views)
        views.close(index)
    }

    /// Returns the content view of a cell or visual effect view without a statement.
    private func content(_ instance: InstanceID) -> InstantiatedView {
        InstantiatedView(.content, ViewOrigin(item: nil, instance: instance), emptyBlock)
    }

    /// Adds what layout needs of only few views, if the view of `item` at `index` is one of them.
    @inline(__always)
    private mutating func addExtra(
        of item: BoundItem, _ kind: ViewKind, _ block: EvaluatedBlock, at index: Int, to views: inout InstantiatedViews
    ) {
        guard item.refersToEdges || kind == .stack || boundScene.usesSafeArea || boundScene.hasStacks else { return }
        addExtra(ofRare: item, kind, block, at: index, to: &views)
    }

    @inline(never)
    private mutating func addExtra(
        ofRare item: BoundItem, _ kind: ViewKind, _ block: EvaluatedBlock, at index: Int,
        to views: inout InstantiatedViews
    ) {
        var extra = LayoutExtra(node: index)
        extra.refersToEdges = item.refersToEdges
        extra.isSafe = flag(.safeArea, in: block)
        extra.additionalSafeArea = edges(.additionalSafeArea, in: block)
        extra.adjustment = insetAdjustment(kind, block)
        extra.stack = kind == .stack ? stackProperties(item, block) : nil
        if boundScene.isArranged(item) {
            extra.isCollapsed = flag(.hidden, in: block)
            extra.customSpacing = number(.customSpacing, in: block)
        }
        if extra.isNeeded { views.add(extra) }
    }

    /// Adds what a cell, content view, header or footer adds to its safe area.
    private mutating func addSafeArea(_ block: EvaluatedBlock, at index: Int, to views: inout InstantiatedViews) {
        guard boundScene.usesSafeArea, block.written.contains(.additionalSafeArea) else { return }
        var extra = LayoutExtra(node: index)
        extra.additionalSafeArea = edges(.additionalSafeArea, in: block)
        views.add(extra)
    }

    private mutating func stackProperties(_ item: BoundItem, _ block: EvaluatedBlock) -> StackProperties {
        var properties = StackProperties()
        properties.axis = item.isVertical ? .vertical : .horizontal
        properties.spacing = number(.spacing, in: block) ?? 0
        properties.distribution = choice(.distribution, in: block) ?? .fill
        properties.alignment = choice(.alignment, in: block) ?? .fill
        properties.margins = edges(.margins, in: block)
        return properties
    }

    /// Returns how a scroll view adds its safe area to its content inset, or `nil` if it doesn't.
    private mutating func insetAdjustment(_ kind: ViewKind, _ block: EvaluatedBlock) -> InsetAdjustment? {
        guard kind.isScrollView, let adjustment: ContentInsetAdjustment = choice(.contentInsetAdjustment, in: block),
            adjustment != .never
        else { return nil }
        return InsetAdjustment(
            alwaysMoves: (
                adjustment == .always || flag(.alwaysBounceHorizontal, in: block),
                adjustment == .always || flag(.alwaysBounceVertical, in: block, default: kind == .table)
            ), isAtRest: !block.written.contains(.contentOffset))
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
            let evaluated = attributes[index, of: block]
            let attribute = boundScene.attributes[evaluated.index].attribute
            guard attribute == .bounds || attribute == .contentOffset else { continue }
            node.boundsOrigin = Point(x: number(0, of: evaluated) + 0, y: number(1, of: evaluated) + 0)
        }
        return node
    }
}

/// Instantiates cells.
extension Evaluator {
    /// Instantiates the cell `statement` at `placement`, in the instance of `environment`, or an empty cell if that is
    /// `nil`.
    mutating func instantiateCell(
        _ statement: EvaluatedItem?, in environment: EnvironmentID, at placement: Placement,
        into views: inout InstantiatedViews
    ) {
        let instance = state.environments.instance(of: environment)
        let block = statement.map { evaluate(boundScene.items[$0.id], in: $0.environment) } ?? emptyBlock
        let cell = InstantiatedView(
            .cell,
            ViewOrigin(
                item: statement?.id, instance: instance, name: statement.flatMap { boundScene.items[$0.id].name }),
            block
        )
        let index = views.open(cell, node(.cell, block, at: placement))
        addSafeArea(block, at: index, to: &views)
        instantiateContents(block, instance, into: &views)
        views.close(index)
    }

    /// Instantiates the contents of a cell: the siblings of the content view, the content view, and its subviews.
    private mutating func instantiateContents(
        _ block: EvaluatedBlock, _ instance: InstanceID, into views: inout InstantiatedViews
    ) {
        let statement = block.items.first { boundScene.items[items[$0].id].kind == .view(.content) }
        for index in block.items where isBesideContent(index) && index < statement ?? .max {
            instantiate(items[index], into: &views)
        }
        var content = content(instance)
        var node = LayoutNode(nil)
        if let statement {
            let evaluated = items[statement]
            let inner = evaluate(boundScene.items[evaluated.id], in: evaluated.environment)
            content = InstantiatedView(.content, ViewOrigin(item: evaluated.id, instance: instance), inner)
            node = self.node(.content, inner)
        }
        let index = views.open(content, node)
        addSafeArea(content.block, at: index, to: &views)
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
