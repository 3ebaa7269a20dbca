extension HitTestGeometry {
    /// Returns whether the view's `point(inside:)` accepts a point of the root, with its slop and shape.
    ///
    /// Ignores the view's own flags, but not those of its subviews for ``HitShape/subviews``.
    public func contains(_ point: Point, in view: ViewID, state: ViewState) -> Bool {
        guard tree.contains(view) else { return false }
        let area = hitArea(view)
        if area.shape != .subviews {
            if area.isDegenerate { return false }
            if area.isAxisAligned && !area.shape.isCurved { return area.contains(point) }
            return area.shape.contains(self.point(point, inExisting: view), in: tree[view].hitBounds)
        }
        var carried = CarriedPoint(point)
        return contains(&carried, in: view, state: state)
    }

    /// Returns the same for a point that may already be converted for some views.
    func contains(_ point: inout CarriedPoint, in view: ViewID, state: ViewState) -> Bool {
        guard tree.contains(view) else { return false }
        if containsAlone(&point, in: view) { return true }
        guard hitArea(view).shape == .subviews else { return false }
        var waiting = [view]
        while let asking = waiting.popLast() {
            var next = tree[asking].lastSubview
            while let subview = next {
                next = tree[subview].previousSibling
                guard state.takesTouches(subview) else { continue }
                if containsAlone(&point, in: subview) { return true }
                if hitArea(subview).shape == .subviews { waiting.append(subview) }
            }
        }
        return false
    }

    /// Returns whether the view accepts the point if it ignores its subviews.
    private func containsAlone(_ point: inout CarriedPoint, in view: ViewID) -> Bool {
        let area = hitArea(view)
        if area.isDegenerate { return false }
        if area.isAxisAligned && !area.shape.isCurved { return area.contains(point.root) }
        return area.shape.contains(self.point(&point, in: view), in: tree[view].hitBounds)
    }
}
