import SceneRuntime

/// What the attributes of a view say about where it lies.
struct LayoutRequest: Sendable {
    private var horizontal = AxisRequest()
    private var vertical = AxisRequest()
    /// Whether a `fill` is among them, whose insets are left and right whatever the direction.
    private var hasInsets = false

    /// Nothing is said yet.
    init() {}

    /// Adds what `attribute` says.
    @inline(__always)
    mutating func add(_ attribute: BoundAttribute) {
        if attribute.attribute == .fill { hasInsets = true }
        attribute.forEachPin { axis, role, distance in
            if axis == .horizontal { horizontal.add(role, distance) } else { vertical.add(role, distance) }
        }
    }

    /// Where an item of `kind` lies; `nil` where that is not fixed in just one way, for which there is a
    /// ``LayoutProblem``.
    func layout(of kind: ItemKind) -> ItemLayout? {
        if let horizontal = horizontal.layout(isInset: hasInsets), let vertical = vertical.layout(isInset: hasInsets) {
            return ItemLayout(horizontal: horizontal, vertical: vertical)
        }
        let isFilling = horizontal.isEmpty && vertical.isEmpty && Self.fillsByDefault(kind)
        return isFilling ? ItemLayout(horizontal: .fill, vertical: .fill) : nil
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
    private static func fillsByDefault(_ kind: ItemKind) -> Bool {
        kind == .view(.background) || kind == .view(.window)
    }
}
