extension View {
    /// The edges of the bounds, in the view's own coordinates.
    public var bounds: Rectangle { Rectangle(origin: boundsOrigin, size: size) }

    /// The edges of the bounds with the slop, in the view's own coordinates, where `point(inside:)` starts.
    public var hitBounds: Rectangle { bounds.grown(by: hitSlop) }

    /// The anchor point, as the distance from the top left corner of the bounds.
    public var anchor: Point { Point(x: anchorPoint.x * size.width, y: anchorPoint.y * size.height) }

    /// Returns the x in the superview of a vertical line of the view; only for a view without rotation and shear.
    ///
    /// Maps the far edge of the bounds to the far edge of the frame, not to a rounded sum, so that a subview that ends
    /// with its superview does so to the last bit.
    func xInSuperview(of x: Double) -> Double {
        if transform == .identity {
            return x == boundsOrigin.x + size.width ? frame.maxX : frame.minX + (x - boundsOrigin.x)
        }
        let anchor = anchorPoint.x * size.width
        return (frame.minX + anchor) + (transform.a * ((x - boundsOrigin.x) - anchor) + transform.tx)
    }

    /// Returns the y in the superview of a horizontal line of the view; only for a view without rotation and shear.
    func yInSuperview(of y: Double) -> Double {
        if transform == .identity {
            return y == boundsOrigin.y + size.height ? frame.maxY : frame.minY + (y - boundsOrigin.y)
        }
        let anchor = anchorPoint.y * size.height
        return (frame.minY + anchor) + (transform.d * ((y - boundsOrigin.y) - anchor) + transform.ty)
    }

    /// Converts a point of the view to its superview.
    func pointInSuperview(of point: Point) -> Point {
        if transform.isAxisAligned {
            return Point(x: xInSuperview(of: point.x), y: yInSuperview(of: point.y))
        }
        let anchor = anchor
        let moved = transform.apply(
            to: Point(x: (point.x - boundsOrigin.x) - anchor.x, y: (point.y - boundsOrigin.y) - anchor.y))
        return Point(x: (frame.minX + anchor.x) + moved.x, y: (frame.minY + anchor.y) + moved.y)
    }

    /// Converts a point of the superview to the view; undefined under a degenerate transform.
    func pointFromSuperview(_ point: Point) -> Point {
        if transform == .identity {
            return Point(x: (point.x - frame.minX) + boundsOrigin.x, y: (point.y - frame.minY) + boundsOrigin.y)
        }
        let anchor = anchor
        let moved = transform.applyInverse(
            to: Point(x: point.x - (frame.minX + anchor.x), y: point.y - (frame.minY + anchor.y)))
        return Point(x: (moved.x + anchor.x) + boundsOrigin.x, y: (moved.y + anchor.y) + boundsOrigin.y)
    }

    /// Whether every point has the same coordinates in the view and in its superview.
    var sharesSuperviewCoordinates: Bool {
        transform == .identity && frame.origin == .zero && boundsOrigin == .zero
            && frame.maxX == size.width && frame.maxY == size.height
    }
}
