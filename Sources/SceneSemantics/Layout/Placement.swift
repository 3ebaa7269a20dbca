import SceneRuntime

/// The position and size of a view in its superview.
struct Placement: Sendable {
    var horizontal: Span
    var vertical: Span

    /// Returns the span along `axis`.
    subscript(axis: Axis) -> Span {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    var frame: Rectangle {
        Rectangle(minX: horizontal.min, minY: vertical.min, maxX: horizontal.max, maxY: vertical.max)
    }

    /// The size of the bounds.
    var size: Size { Size(width: horizontal.length, height: vertical.length) }
}

extension Placement {
    /// Creates the placement of a view of `size` at `origin`.
    init(origin: Point, size: Size) {
        self.init(
            horizontal: Span(from: origin.x, length: size.width), vertical: Span(from: origin.y, length: size.height))
    }
}
