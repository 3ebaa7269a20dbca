/// One point of the root, with what it is in the coordinates of views that were asked about it.
struct CarriedPoint: Sendable {
    /// The point in the root's coordinates.
    let root: Point
    /// The point in the coordinates of views that have subviews.
    fileprivate var known: [ViewID: Point] = [:]

    /// Creates the point `root` of the root.
    init(_ root: Point) {
        self.root = root
    }
}

extension HitTestGeometry {
    /// Where a point of the root lies in the view's own coordinates; `nil` under a degenerate transform.
    public func point(_ point: Point, in view: ViewID) -> Point? {
        guard tree.contains(view), !reach(view).isDegenerate else { return nil }
        var carried = CarriedPoint(point)
        return self.point(&carried, in: view)
    }

    /// Where a point in the view's own coordinates lies in the root's.
    public func rootPoint(_ point: Point, from view: ViewID) -> Point {
        var point = point
        var next = tree.contains(view) ? steps[Int(view.index)] : .root
        while let superview = tree[next].superview {
            point = tree[next].pointInSuperview(of: point)
            next = steps[Int(superview.index)]
        }
        return point
    }

    /// Carries a point down to a view that the tree holds, a step a view, from the nearest view that has seen it.
    func point(_ carried: inout CarriedPoint, in view: ViewID) -> Point {
        var point = carried.root
        var path: [ViewID] = []
        var next = steps[Int(view.index)]
        while let superview = tree[next].superview {
            if let known = carried.known[next] {
                point = known
                break
            }
            path.append(next)
            next = steps[Int(superview.index)]
        }
        for view in path.reversed() {
            point = tree[view].pointFromSuperview(point)
            // A view without subviews has no one who would ask for its point again.
            if tree[view].firstSubview != nil { carried.known[view] = point }
        }
        return point
    }
}

extension ViewTree {
    /// Returns where a point of the root is in the view's own coordinates; `nil` under a degenerate transform.
    ///
    /// ``HitTestGeometry`` gives the same, but has to be built anew whenever a view moves.
    func point(_ point: Point, in view: ViewID) -> Point? {
        var carried = CarriedPoint(point)
        return self.point(&carried, in: view)
    }

    /// The same, carried down from the nearest view that has seen the point.
    func point(_ carried: inout CarriedPoint, in view: ViewID) -> Point? {
        guard contains(view) else { return nil }
        var point = carried.root
        var path: [ViewID] = []
        var next = view
        while let superview = self[next].superview {
            if let known = carried.known[next] {
                point = known
                break
            }
            path.append(next)
            next = superview
        }
        for view in path.reversed() {
            if self[view].transform.isDegenerate { return nil }
            point = self[view].pointFromSuperview(point)
            carried.known[view] = point
        }
        return point
    }
}
