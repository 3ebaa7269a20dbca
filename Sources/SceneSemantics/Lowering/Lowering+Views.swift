import SceneRuntime
import SceneText

/// Views and what stands in them.
extension Lowering {
    /// Where a view lies in its superview.
    struct Placement {
        var horizontal: Span
        var vertical: Span

        /// The frame with its edges.
        var frame: Rectangle {
            Rectangle(minX: horizontal.min, minY: vertical.min, maxX: horizontal.max, maxY: vertical.max)
        }

        /// The size of the bounds.
        var size: Size { Size(width: horizontal.length, height: vertical.length) }
    }

    /// Makes the view of an item, and all that stands in it, in front of what is in `superview`.
    mutating func lower(_ active: ActiveStatements.Item, in superview: ViewID) {
        let item = template.items[active.id]
        guard let kind = item.kind.viewKind, !isExhausted else { return }
        let statements = activate(item.body, of: item.attributes, active.environment)
        guard let placement = place(item, statements.attributes, in: superview) else { return }
        guard spend(1, at: item.header) else { return }
        var view = View(kind: kind, frame: placement.frame, size: placement.size)
        configure(&view, item, statements.attributes)
        let origin = ViewOrigin(item: active.id, copy: active.environment.copy, symbol: item.symbol)
        let identity = add(view, to: superview, origin)
        note(statements, of: identity, item)
        switch kind {
        case .table: lowerTable(identity, active, statements)
        case .collection: lowerCollection(identity, active, statements)
        case .visualEffect:
            let content = addContent(of: identity, active.environment)
            lowerItems(statements.items, in: content)
        default: lowerItems(statements.items, in: identity)
        }
    }

    /// Makes the views of those of `items` that are views.
    mutating func lowerItems(_ items: [ActiveStatements.Item], in superview: ViewID) {
        for item in items { lower(item, in: superview) }
    }

    /// Adds the content view that fills `view`, with what its own statement, if it has one, says of it.
    mutating func addContent(
        of view: ViewID, _ environment: LoweringEnvironment,
        statement: (item: ActiveStatements.Item, statements: ActiveStatements)? = nil
    ) -> ViewID {
        var content = View(kind: .content, frame: tree[view].bounds, size: tree[view].size)
        let item = statement.map { template.items[$0.item.id] }
        if let statement, let item { configure(&content, item, statement.statements.attributes) }
        let identity = add(content, to: view, ViewOrigin(item: statement?.item.id, copy: environment.copy))
        if let statement, let item { note(statement.statements, of: identity, item) }
        return identity
    }

    /// Where the item lies in `superview`; `nil`, once reported, where its attributes do not fix that.
    mutating func place(
        _ item: ItemTemplate, _ attributes: [ActiveStatements.ActiveAttribute], in superview: ViewID
    ) -> Placement? {
        let request = LayoutRequest(
            attributes.lazy.map { $0.bound }, defaultFill: LayoutRequest.fillsByDefault(item.kind))
        if let problem = request.problem {
            report(.layout(problem, of: title(item), with: attributes.map { $0.bound }, at: item.header))
            return nil
        }
        let container = containerSpans(of: superview)
        if request.fills { return Placement(horizontal: container.horizontal, vertical: container.vertical) }
        var values: [[Double]] = []
        for attribute in attributes {
            values.append(attribute.bound.attribute.isLayout ? numbers(attribute) : [])
        }
        let distance = { (pin: AxisRequest.Pin, container: Span) -> Double in
            guard let index = pin.number, case .numbers(let quantities) = attributes[pin.source].bound.value else {
                return 0
            }
            let value = values[pin.source][index]
            return quantities[index].unit == .percent ? value / 100 * container.length : value
        }
        let placement = Placement(
            horizontal: request.horizontal.span(in: container.horizontal, isMirrored: isMirrored) {
                distance($0, container.horizontal)
            },
            vertical: request.vertical.span(in: container.vertical, isMirrored: false) {
                distance($0, container.vertical)
            })
        return check(placement, item, attributes)
    }

    private mutating func check(
        _ placement: Placement, _ item: ItemTemplate, _ attributes: [ActiveStatements.ActiveAttribute]
    ) -> Placement? {
        for (axis, span) in [(Axis.horizontal, placement.horizontal), (.vertical, placement.vertical)] {
            let limit = Vocabulary.largestCoordinate
            guard span.min.magnitude <= limit, span.max.magnitude <= limit else {
                report(.coordinateTooLarge(title(item), at: item.header))
                return nil
            }
            if span.length < 0 {
                let place = attributes.first { $0.bound.attribute.isLayout }?.bound.range ?? item.header
                report(.negativeSize(title(item), axis, span.length, at: place))
                return nil
            }
        }
        return placement
    }

    /// How messages call the item.
    func title(_ item: ItemTemplate) -> String {
        item.symbol.map { "`\(template.symbols[$0].name)`" } ?? "this `\(item.kind.word)`"
    }

    /// What the pins of subviews refer to: the bounds, or the content of a scroll view.
    private func containerSpans(of superview: ViewID) -> Placement {
        let view = tree[superview]
        guard view.kind.isScrollView else {
            return Placement(
                horizontal: Span(from: view.boundsOrigin.x, length: view.size.width),
                vertical: Span(from: view.boundsOrigin.y, length: view.size.height))
        }
        let size = contentSizes[superview] ?? view.size
        return Placement(
            horizontal: Span(from: 0, length: size.width), vertical: Span(from: 0, length: size.height))
    }
}
