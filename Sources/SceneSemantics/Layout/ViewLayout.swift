import SceneRuntime

/// What fixes the frame of a view in its superview.
struct ViewLayout: Sendable {
    var horizontal: AxisLayout<Length>
    var vertical: AxisLayout<Length>

    /// Returns the placement in the area `container` of a superview; `isMirrored` means that leading is on the right.
    func placement(in container: Placement, isMirrored: Bool) -> Placement {
        Placement(
            horizontal: horizontal.span(in: container.horizontal, isMirrored: isMirrored),
            vertical: vertical.span(in: container.vertical, isMirrored: false))
    }

    /// The layout along `axis`.
    subscript(axis: Axis) -> AxisLayout<Length> {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
