extension HitTestGeometry {
    /// Returns whether the view's `point(inside:)` accepts a point of the root, with its slop and shape.
    ///
    /// Ignores the view's own flags, but not the flags of its subviews for ``HitShape/subviews``.
    public func contains(_ point: Point, in view: ViewID, state: ViewState) -> Bool {
        guard tree.contains(view) else { return false }
        if hitArea(view).shape != .subviews { return containsWithoutSubviews(point, in: view) }
        var carried = ConvertedPoint(point)
        var visitCount = 0
        return contains(&carried, in: view, state: state, &visitCount)
    }

    /// Returns whether `view`, which must be in the tree, accepts a point of the root if it ignores its subviews.
    public func containsWithoutSubviews(_ point: Point, in view: ViewID) -> Bool {
        hitArea(view).contains(point, in: tree[view].hitBounds) { self.point(point, inExisting: view) }
    }

    /// Returns whether `view` accepts a point of the root, which may already be converted for some views. Adds the
    /// number of subviews that it looked at to `visitCount`.
    func contains(
        _ point: inout ConvertedPoint, in view: ViewID, state: ViewState, _ visitCount: inout Int
    ) -> Bool {
        guard tree.contains(view) else { return false }
        if containsAlone(&point, in: view) { return true }
        guard hitArea(view).shape == .subviews else { return false }
        var waiting = [view]
        while let asking = waiting.popLast() {
            var next = tree[asking].lastSubview
            while let subview = next {
                next = tree[subview].previousSibling
                visitCount += 1
                guard state.takesTouches(subview) else { continue }
                if containsAlone(&point, in: subview) { return true }
                if hitArea(subview).shape == .subviews { waiting.append(subview) }
            }
        }
        return false
    }

    /// Returns whether the view accepts the point if it ignores its subviews.
    private func containsAlone(_ point: inout ConvertedPoint, in view: ViewID) -> Bool {
        hitArea(view).contains(point.root, in: tree[view].hitBounds) { self.point(&point, in: view) }
    }
}

extension HitArea {
    /// Returns whether the area of a view that ignores its subviews contains `point`, a point of the root. Asks for the
    /// point in the view's own coordinates only if it needs it.
    @inline(__always)
    fileprivate func contains(_ point: Point, in bounds: Rectangle, converted: () -> Point) -> Bool {
        containsByEdges(point) ?? shape.contains(converted(), in: bounds)
    }

    /// Returns whether the area of a view that ignores its subviews contains a point of the root, or `nil` if only the
    /// point in the view's own coordinates tells.
    @inline(__always)
    func containsByEdges(_ point: Point) -> Bool? {
        if isDegenerate { return false }
        return isAxisAligned && !shape.isCurved ? contains(point) : nil
    }
}
