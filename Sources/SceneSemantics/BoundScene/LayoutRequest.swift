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

    /// Whether there is no layout attribute.
    var isEmpty: Bool { horizontal.isEmpty && vertical.isEmpty }

    /// Whether the length along `axis` is neither written nor follows from two edges.
    func lacksLength(along axis: Axis) -> Bool { (axis == .horizontal ? horizontal : vertical).lacksLength }

    /// Whether a position along `axis` is given.
    func hasPlace(along axis: Axis) -> Bool { !(axis == .horizontal ? horizontal : vertical).isEmpty }

    /// Returns the request where `base` gives what is missing along each axis.
    func completed(by base: LayoutRequest) -> LayoutRequest {
        var result = self
        result.hasInsets = hasInsets || horizontal.isEmpty && base.hasInsets
        result.horizontal = horizontal.completed(by: base.horizontal)
        result.vertical = vertical.completed(by: base.vertical)
        result.hasFrame = hasFrame || base.hasFrame && !hasInsets
        result.isSafe = isSafe || base.isSafe && !hasFrame
        return result
    }

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
