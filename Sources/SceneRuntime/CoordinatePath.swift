/// The way from the root down to one view, found once, for carrying many points to it.
public struct CoordinatePath: Sendable {
    /// The views whose steps lead there, from the root on.
    private let views: [View]

    /// How many steps it has.
    public var stepCount: Int { views.count }

    /// The way through `views`, each of which lies in the one before.
    init(through views: [View]) {
        self.views = views
    }

    /// Where a point of the root lies in the view's own coordinates; just what carrying it alone gives.
    public func carried(_ point: Point) -> Point {
        var point = point
        for view in views { point = view.pointFromSuperview(point) }
        return point
    }
}

extension HitTestGeometry {
    /// The way down to `view`; `nil` under a degenerate transform.
    public func coordinatePath(to view: ViewID) -> CoordinatePath? {
        guard tree.contains(view), !reach(view).isDegenerate else { return nil }
        var views: [View] = []
        var next = steps[Int(view.index)]
        while let superview = tree[next].superview {
            views.append(tree[next])
            next = steps[Int(superview.index)]
        }
        return CoordinatePath(through: views.reversed())
    }
}
