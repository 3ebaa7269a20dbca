import SceneRuntime

/// What the attributes of a view say about where it lies.
struct LayoutRequest: Sendable {
    var horizontal = AxisRequest()
    var vertical = AxisRequest()
    /// Whether nothing is said, so that it fills its superview.
    var fills = false

    /// Nothing is said yet.
    init() {}

    /// The layout, which must have no problem.
    var layout: ItemLayout {
        if fills { return ItemLayout(horizontal: .fill, vertical: .fill) }
        return ItemLayout(horizontal: horizontal.layout, vertical: vertical.layout)
    }

    /// Whether nothing is said.
    var isEmpty: Bool { horizontal.isEmpty && vertical.isEmpty }

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

    /// Adds what `attribute` says, which stands at `source` in ``SceneTemplate/attributes``.
    mutating func add(_ attribute: BoundAttribute, at source: Int) {
        guard attribute.attribute.isLayout, case .numbers(let start, let count) = attribute.value else { return }
        func pin(_ index: UInt32) -> AxisRequest.Pin {
            AxisRequest.Pin(
                source: UInt32(clamping: source), distance: index < count ? Distance(start + index) : .zero,
                isInset: attribute.attribute == .fill)
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
