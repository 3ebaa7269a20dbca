import SceneRuntime

/// The layout attributes of a view.
struct LayoutRequest: Sendable {
    private var horizontal = AxisRequest()
    private var vertical = AxisRequest()
    /// Whether it includes a `fill`, whose insets are left and right in any direction.
    private var hasInsets = false
    private var hasFrame = false
    /// Whether pins refer to the safe area.
    private var isSafe = false

    private var hasFrameOrFill: Bool { hasFrame || hasInsets }

    init() {}

    /// Adds `attribute`, if it affects the layout.
    @inline(__always)
    mutating func add(_ attribute: BoundAttribute) {
        switch attribute.attribute {
        case .fill: hasInsets = true
        case .frame: hasFrame = true
        case .safeArea: isSafe = true
        default: break
        }
        attribute.forEachPin { axis, role, distance in
            if axis == .horizontal { horizontal.add(role, distance) } else { vertical.add(role, distance) }
        }
    }

    /// Returns the layout of an item of `kind`, or `nil` if the attributes don't fix exactly one; ``LayoutProblem``
    /// says why. `isArranged` means that a stack places it.
    func layout(of kind: ItemKind, isArranged: Bool) -> ItemLayout? {
        let (width, height) = (
            Distance.ownLength(of: kind, along: .horizontal), Distance.ownLength(of: kind, along: .vertical)
        )
        if isArranged {
            // A nested stack has a length of its own only if its views have one.
            let isStack = kind == .view(.stack)
            if hasFrameOrFill || isSafe { return nil }
            guard let horizontal = horizontal.arrangedLayout(own: isStack ? nil : width),
                let vertical = vertical.arrangedLayout(own: isStack ? nil : height)
            else { return nil }
            return ItemLayout(horizontal: horizontal, vertical: vertical)
        }
        if isSafe, hasFrame { return nil }
        if horizontal.isEmpty, vertical.isEmpty, Self.fillsByDefault(kind) {
            return ItemLayout(horizontal: .fill, vertical: .fill)
        }
        guard let horizontal = horizontal.layout(isInset: hasInsets, own: width),
            let vertical = vertical.layout(isInset: hasInsets, own: height)
        else { return nil }
        return ItemLayout(horizontal: horizontal, vertical: vertical)
    }

    /// Returns whether an item of `kind` fills its superview by default.
    private static func fillsByDefault(_ kind: ItemKind) -> Bool {
        kind == .view(.background) || kind == .view(.window)
    }
}
