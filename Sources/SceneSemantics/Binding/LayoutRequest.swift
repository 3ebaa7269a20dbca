import SceneRuntime

/// The layout attributes of a view.
struct LayoutRequest: Sendable {
    private var horizontal = AxisRequest()
    private var vertical = AxisRequest()
    /// Whether it includes a `fill`, whose insets are left and right in any direction.
    private var hasInsets = false

    init() {}

    /// Adds `attribute`, if it affects the layout.
    @inline(__always)
    mutating func add(_ attribute: BoundAttribute) {
        if attribute.attribute == .fill { hasInsets = true }
        attribute.forEachPin { axis, role, distance in
            if axis == .horizontal { horizontal.add(role, distance) } else { vertical.add(role, distance) }
        }
    }

    /// Returns the layout of an item of `kind`, or `nil` if the attributes don't fix exactly one; ``LayoutProblem``
    /// says why.
    func layout(of kind: ItemKind) -> ItemLayout? {
        if let horizontal = horizontal.layout(isInset: hasInsets), let vertical = vertical.layout(isInset: hasInsets) {
            return ItemLayout(horizontal: horizontal, vertical: vertical)
        }
        let isFilling = horizontal.isEmpty && vertical.isEmpty && Self.fillsByDefault(kind)
        return isFilling ? ItemLayout(horizontal: .fill, vertical: .fill) : nil
    }

    /// Returns whether an item of `kind` is laid out by its attributes.
    static func isNeeded(by kind: ItemKind) -> Bool {
        switch kind {
        case .view(.scene), .view(.cell), .view(.content), .view(.header), .view(.footer): false
        case .view, .item: true
        default: false
        }
    }

    /// Returns whether an item of `kind` fills its superview by default.
    private static func fillsByDefault(_ kind: ItemKind) -> Bool {
        kind == .view(.background) || kind == .view(.window)
    }
}
