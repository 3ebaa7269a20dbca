import SceneRuntime
import SceneSyntax
import SceneText

/// Creates views and their contents.
extension Lowering {
    /// The position and size of a view in its superview.
    struct Placement {
        var horizontal: Span
        var vertical: Span

        /// The frame of the view.
        var frame: Rectangle {
            Rectangle(minX: horizontal.min, minY: vertical.min, maxX: horizontal.max, maxY: vertical.max)
        }

        /// The size of the bounds.
        var size: Size { Size(width: horizontal.length, height: vertical.length) }
    }

    /// Creates the view of an item, with everything in it, in front of the subviews of `superview`.
    mutating func lower(_ active: EvaluatedItem, in superview: ViewID) {
        let item = boundScene.items[active.id]
        guard let kind = item.kind.viewKind, !evaluator.isExhausted else { return }
        let block = evaluator.activate(item, in: active.frame)
        defer { evaluator.leave(block) }
        guard let placement = place(item, block, in: superview), evaluator.spend(1, on: item) else { return }
        var view = View(kind: kind, frame: placement.frame, size: placement.size)
        configure(&view, block)
        let origin = ViewOrigin(
            item: active.id, copy: evaluator.state.environment.copy(of: active.frame), name: item.name)
        let identity = add(view, to: superview, origin)
        note(block, of: identity, item)
        switch kind {
        case .table: lowerTable(identity, active, block)
        case .collection: lowerCollection(identity, active, block)
        case .visualEffect: lowerItems(block.items, in: addContent(of: identity, active.frame))
        default: lowerItems(block.items, in: identity)
        }
    }

    /// Creates the views for a range of evaluated items; skips items that aren't views.
    mutating func lowerItems(_ items: Range<Int>, in superview: ViewID) {
        for index in items { lower(evaluator.items[index], in: superview) }
    }

    /// Creates the views for `items`; skips items that aren't views.
    mutating func lowerItems(_ items: [EvaluatedItem], in superview: ViewID) {
        for item in items { lower(item, in: superview) }
    }

    /// Adds the content view that fills `view`, with the attributes of its own statement, if it has one.
    mutating func addContent(
        of view: ViewID, _ frame: EnvironmentID, statement: (item: EvaluatedItem, block: EvaluatedBlock)? = nil
    ) -> ViewID {
        var content = View(kind: .content, frame: tree[view].bounds, size: tree[view].size)
        if let statement { configure(&content, statement.block) }
        let identity = add(
            content, to: view, ViewOrigin(item: statement?.item.id, copy: evaluator.state.environment.copy(of: frame)))
        if let statement { note(statement.block, of: identity, boundScene.items[statement.item.id]) }
        return identity
    }

    /// Returns the placement of the item in `superview`, or reports an error and returns `nil` if its attributes don't
    /// fix it.
    mutating func place(_ item: BoundItem, _ block: EvaluatedBlock, in superview: ViewID) -> Placement? {
        guard let layout = item.layout ?? layout(item, block) else { return nil }
        let container = containerSpans(of: superview)
        let placement = Placement(
            horizontal: span(layout.horizontal, in: container.horizontal, block, isMirrored: records.isMirrored),
            vertical: span(layout.vertical, in: container.vertical, block, isMirrored: false))
        return isSound(placement, item, block) ? placement : nil
    }

    /// Returns the layout from the attributes of this instance, or reports an error and returns `nil` if they don't fix
    /// it.
    private mutating func layout(_ item: BoundItem, _ block: EvaluatedBlock) -> ItemLayout? {
        var request = LayoutRequest()
        for index in block.attributes {
            request.add(boundScene.attributes[evaluator.attributes[index, of: block].index])
        }
        if let layout = request.layout(of: item.kind) { return layout }
        var search = LayoutProblemSearch()
        for index in block.attributes {
            let attribute = evaluator.attributes[index, of: block].index
            search.add(boundScene.attributes[attribute], at: attribute)
        }
        guard let problem = search.problem else { return nil }
        evaluator.report(
            .layout(
                problem, of: boundScene.title(of: item), with: boundScene.attributes, at: boundScene.header(of: item),
                in: boundScene.syntax))
        return nil
    }

    /// Returns the span of the item along an axis in a superview with the span `container`. `isMirrored` means that
    /// leading is on the right.
    private mutating func span(
        _ layout: AxisLayout, in container: Span, _ block: EvaluatedBlock, isMirrored: Bool
    ) -> Span {
        func value(_ distance: Distance) -> Double { self.value(distance, container, block) }
        switch layout {
        case .fill: return container
        case .frame(let origin, let length): return Span(from: value(origin), length: value(length))
        case .stretched(let start, let end, let isInset):
            let isSwapped = isMirrored && !isInset
            return Span(
                from: container.min + value(isSwapped ? end : start), to: container.max - value(isSwapped ? start : end)
            )
        case .start(let start, let length):
            return isMirrored
                ? Span(endingAt: container.max - value(start), length: value(length))
                : Span(from: container.min + value(start), length: value(length))
        case .end(let end, let length):
            return isMirrored
                ? Span(from: container.min + value(end), length: value(length))
                : Span(endingAt: container.max - value(end), length: value(length))
        case .center(let offset, let length):
            let middle = container.min + container.length / 2 + value(offset)
            let length = value(length)
            return Span(from: middle - length / 2, length: length)
        case .length(let length): return Span(from: 0, length: value(length))
        }
    }

    /// Returns the value of `distance` in a superview with the span `container`.
    private mutating func value(_ distance: Distance, _ container: Span, _ block: EvaluatedBlock) -> Double {
        if distance.quantity == Distance.zero.quantity { return 0 }
        let quantity = boundScene.quantities[Int(distance.quantity)]
        let value = quantity.isChecked ? quantity.number : computed(distance, quantity, block)
        return quantity.unit == .percent ? value / 100 * container.length : value
    }

    /// Returns the value of a distance that depends on the instance, with the rules of its attribute.
    private mutating func computed(_ distance: Distance, _ quantity: Quantity, _ block: EvaluatedBlock) -> Double {
        for index in block.attributes {
            let active = evaluator.attributes[index, of: block]
            let bound = boundScene.attributes[active.index]
            if case .numbers(let start, let count) = bound.value, distance.quantity >= start,
                distance.quantity - start < UInt32(count)
            {
                return evaluator.number(quantity, of: bound.attribute, active.frame)
            }
        }
        return 0
    }

    /// Returns whether the placement is within the limits for views, and reports it if it isn't.
    private mutating func isSound(_ placement: Placement, _ item: BoundItem, _ block: EvaluatedBlock) -> Bool {
        isSound(placement.horizontal, .horizontal, item, block) && isSound(placement.vertical, .vertical, item, block)
    }

    private mutating func isSound(_ span: Span, _ axis: Axis, _ item: BoundItem, _ block: EvaluatedBlock) -> Bool {
        let limit = Schema.largestCoordinate
        guard span.min.magnitude <= limit, span.max.magnitude <= limit else {
            evaluator.report(.coordinateTooLarge(boundScene.title(of: item), at: boundScene.header(of: item)))
            return false
        }
        if span.length >= 0 { return true }
        let layout = block.attributes.first {
            boundScene.attributes[evaluator.attributes[$0, of: block].index].attribute.isLayout
        }
        let place =
            layout.map { boundScene.range(of: boundScene.attributes[evaluator.attributes[$0, of: block].index]) }
            ?? boundScene.header(of: item)
        evaluator.report(.negativeSize(boundScene.title(of: item), axis, span.length, at: place))
        return false
    }

    /// Returns the area that the pins of subviews refer to: the bounds, or the content of a scroll view.
    private func containerSpans(of superview: ViewID) -> Placement {
        let view = tree[superview]
        guard view.kind.isScrollView else {
            return Placement(
                horizontal: Span(from: view.boundsOrigin.x, length: view.size.width),
                vertical: Span(from: view.boundsOrigin.y, length: view.size.height))
        }
        let size = records.contentSizes[superview] ?? view.size
        return Placement(
            horizontal: Span(from: 0, length: size.width), vertical: Span(from: 0, length: size.height))
    }
}
