/// A point of the root, with a cache of its coordinates in the views that were asked about it.
struct ConvertedPoint: Sendable {
    /// The point in the root's coordinates.
    let root: Point
    /// The point in the coordinates of the views last asked that have subviews, by ascending index. A hit test asks the
    /// subviews of a view one after the other, so that these are mostly views in one another.
    private var points: [(view: ViewID, point: Point)] = []

    init(_ root: Point) {
        self.root = root
    }

    /// Returns the point in the coordinates of `view`, if it is known, and forgets it for later views.
    fileprivate mutating func point(in view: ViewID) -> Point? {
        while let last = points.last, last.view > view { points.removeLast() }
        return points.last.flatMap { $0.view == view ? $0.point : nil }
    }

    /// Remembers the point in the coordinates of `view`.
    fileprivate mutating func add(_ point: Point, in view: ViewID) { points.append((view, point)) }
}

extension HitTestGeometry {
    /// Converts a point of the root to the view's coordinates, or returns `nil` under a degenerate transform.
    public func point(_ point: Point, in view: ViewID) -> Point? {
        guard tree.contains(view), !hitArea(view).isDegenerate else { return nil }
        return self.point(point, inExisting: view)
    }

    /// Converts a point to the coordinates of a view in the tree. For one view, a cache would take longer than it
    /// saves.
    func point(_ point: Point, inExisting view: ViewID) -> Point {
        var path: [ViewID] = []
        var next = steps[Int(view.index)]
        while let superview = tree[next].superview {
            path.append(next)
            next = steps[Int(superview.index)]
        }
        return path.reversed().reduce(point) { tree[$1].pointFromSuperview($0) }
    }

    /// Converts a point from the view's coordinates to the root's.
    public func rootPoint(_ point: Point, from view: ViewID) -> Point {
        var point = point
        var next = tree.contains(view) ? steps[Int(view.index)] : .root
        // The array is read directly: in an unoptimized build, each call of a function of the tree copies all of it.
        while let superview = tree.views[Int(next.index)].superview {
            point = tree.views[Int(next.index)].pointInSuperview(of: point)
            next = steps[Int(superview.index)]
        }
        return point
    }

    /// Converts a point to the coordinates of a view in the tree, one view at a time from the nearest ancestor in the
    /// cache.
    func point(_ converted: inout ConvertedPoint, in view: ViewID) -> Point {
        var point = converted.root
        var next = steps[Int(view.index)]
        // Most rotated views are only in views with the root's axes and origin, so they need no path.
        if let superview = tree[next].superview, tree[steps[Int(superview.index)]].superview == nil,
            tree[next].firstSubview == nil
        {
            return tree[next].pointFromSuperview(point)
        }
        var path: [ViewID] = []
        while let superview = tree[next].superview {
            if let cachedPoint = converted.point(in: next) {
                point = cachedPoint
                break
            }
            path.append(next)
            next = steps[Int(superview.index)]
        }
        for view in path.reversed() {
            point = tree[view].pointFromSuperview(point)
            // No subview will ask for the point of a view without subviews, so it isn't cached.
            if tree[view].firstSubview != nil { converted.add(point, in: view) }
        }
        return point
    }
}

extension ViewTree {
    /// Converts a point of the root to the view's coordinates, or returns `nil` under a degenerate transform.
    ///
    /// ``HitTestGeometry`` returns the same, but you have to rebuild it whenever a view moves.
    func point(_ point: Point, in view: ViewID) -> Point? {
        var converted = ConvertedPoint(point)
        return self.point(&converted, in: view)
    }

    /// Converts a point of the root to the view's coordinates, beginning at the nearest ancestor in the cache. Returns
    /// `nil` under a degenerate transform.
    func point(_ converted: inout ConvertedPoint, in view: ViewID) -> Point? {
        guard contains(view) else { return nil }
        var point = converted.root
        var path: [ViewID] = []
        var next = view
        while let superview = self[next].superview {
            if let cachedPoint = converted.point(in: next) {
                point = cachedPoint
                break
            }
            path.append(next)
            next = superview
        }
        for view in path.reversed() {
            if self[view].transform.isDegenerate { return nil }
            point = self[view].pointFromSuperview(point)
            converted.add(point, in: view)
        }
        return point
    }
}
