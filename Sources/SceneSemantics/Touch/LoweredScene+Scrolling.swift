import SceneRuntime

/// The scene with other scroll offsets.
extension LoweredScene {
    /// Returns the scene after the scroll view `view` has scrolled to `offset`, with the cells displayed there.
    public func scrolled(_ view: ViewID, to offset: Point) -> LoweredScene {
        guard tree.contains(view), tree[view].kind.isScrollView else { return self }
        var stage = LiveScene(self)
        let old = tree[view].boundsOrigin
        stage.update { $0[view].boundsOrigin = offset }
        _ = stage.didScroll(view, from: old)
        return after(stage)
    }

    /// Returns the scene with every scroll view around `view` scrolled, as far as possible, to place `view` at
    /// `alignment`; those with `isPagingEnabled` to a page. Returns `nil` if none of them can move.
    public func bringing(_ view: ViewID, to alignment: Alignment) -> LoweredScene? {
        var scene = self
        var hasMoved = false
        for superview in tree.superviews(of: view) where tree.scrollViews[superview] != nil {
            if let offset = scene.offset(of: superview, bringing: view, to: alignment),
                offset != scene.tree[superview].boundsOrigin
            {
                scene = scene.scrolled(superview, to: offset)
                hasMoved = true
            }
        }
        return hasMoved ? scene : nil
    }

    /// Returns the offset of `scrollView` that places `view` at `alignment`, or `nil` if it can't scroll.
    private func offset(of scrollView: ViewID, bringing view: ViewID, to alignment: Alignment) -> Point? {
        // Finding out where all views are takes longer.
        guard tree.scrollViews[scrollView]?.scrollableOffsets(for: tree[scrollView].size) != nil else { return nil }
        return HitTestGeometry(tree).boundingBox(of: view, in: scrollView).flatMap {
            tree.offset(of: scrollView, placing: $0, at: alignment)
        }
    }
}
