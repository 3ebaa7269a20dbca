import SceneRuntime

/// What the attributes of a view say about where it lies.
struct LayoutRequest: Sendable {
    var horizontal = AxisRequest()
    var vertical = AxisRequest()
    /// Whether nothing is said, so that it fills its superview.
    var fills = false

    /// Gathers what `attributes` say; a view that fills its superview by default does so where they say nothing.
    init(_ attributes: some Sequence<BoundAttribute>, defaultFill: Bool) {
        for (index, attribute) in attributes.enumerated() where attribute.attribute.isLayout {
            add(attribute, at: index)
        }
        fills = defaultFill && isEmpty
    }

    /// Whether nothing is said.
    private var isEmpty: Bool { horizontal.isEmpty && vertical.isEmpty }

    /// What keeps the view from lying in just one place; `nil` where nothing does.
    var problem: LayoutProblem? {
        if fills { return nil }
        if isEmpty { return .nothing }
        return horizontal.problem(along: .horizontal) ?? vertical.problem(along: .vertical)
    }

    /// Whether an item of `kind` is laid out by its attributes.
    static func isNeeded(by kind: ItemKind) -> Bool {
        switch kind {
        case .view(.scene), .view(.cell), .view(.content), .view(.header), .view(.footer): false
        case .view, .item: true
        default: false
        }
    }

    /// Whether an item of `kind` fills its superview where nothing else is said.
    static func fillsByDefault(_ kind: ItemKind) -> Bool {
        kind == .view(.background) || kind == .view(.window)
    }

    private mutating func add(_ attribute: BoundAttribute, at source: Int) {
        let count = if case .numbers(let numbers) = attribute.value { numbers.count } else { 0 }
        func pin(_ index: Int) -> AxisRequest.Pin {
            AxisRequest.Pin(source: source, attribute: attribute.attribute, number: index < count ? index : nil)
        }
        switch attribute.attribute {
        case .frame:
            horizontal.add(.origin, pin(0))
            horizontal.add(.length, pin(2))
            vertical.add(.origin, pin(1))
            vertical.add(.length, pin(3))
        case .leading: horizontal.add(.start, pin(0))
        case .trailing: horizontal.add(.end, pin(0))
        case .top: vertical.add(.start, pin(0))
        case .bottom: vertical.add(.end, pin(0))
        case .centerX: horizontal.add(.center, pin(0))
        case .centerY: vertical.add(.center, pin(0))
        case .center:
            horizontal.add(.center, pin(0))
            vertical.add(.center, pin(0))
        case .width: horizontal.add(.length, pin(0))
        case .height: vertical.add(.length, pin(0))
        case .size:
            horizontal.add(.length, pin(0))
            vertical.add(.length, pin(1))
        case .fill:
            // One inset, or four in the order top, left, bottom, right.
            let isFour = count == 4
            vertical.add(.start, pin(0))
            horizontal.add(.start, pin(isFour ? 1 : 0))
            vertical.add(.end, pin(isFour ? 2 : 0))
            horizontal.add(.end, pin(isFour ? 3 : 0))
        default: break
        }
    }
}
