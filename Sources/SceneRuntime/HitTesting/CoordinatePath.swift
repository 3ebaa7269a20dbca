/// The path of coordinate systems from the root to one view. Compute it once to convert many points.
public struct CoordinatePath: Sendable {
    /// The views that change the coordinates, from the root down.
    private let views: [View]

    /// The number of conversions along the path.
    public var stepCount: Int { views.count }

    /// Creates the path through `views`, each inside the one before it.
    init(through views: [View]) {
        self.views = views
    }

    /// Converts a point of the root to the view's coordinates, with exactly the result of a single conversion.
    public func carried(_ point: Point) -> Point {
        var point = point
        for view in views { point = view.pointFromSuperview(point) }
        return point
    }
}

extension HitTestGeometry {
    /// Returns the path to `view`, or `nil` under a degenerate transform.
    public func coordinatePath(to view: ViewID) -> CoordinatePath? {
        guard tree.contains(view), !hitArea(view).isDegenerate else { return nil }
        var views: [View] = []
        var next = steps[Int(view.index)]
        while let superview = tree[next].superview {
            views.append(tree[next])
            next = steps[Int(superview.index)]
        }
        return CoordinatePath(through: views.reversed())
    }
}
