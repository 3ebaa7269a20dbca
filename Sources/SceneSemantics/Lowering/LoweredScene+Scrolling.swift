import SceneRuntime

/// The scene with its scroll views at other offsets.
extension LoweredScene {
    /// The same scene once the scroll view `view` has been scrolled to `offset`, with the cells that are displayed there.
    public func scrolled(_ view: ViewID, to offset: Point) -> LoweredScene {
        guard tree.contains(view), tree[view].kind.isScrollView else { return self }
        var stage = LiveScene(self)
        let old = tree[view].boundsOrigin
        stage.update { $0[view].boundsOrigin = offset }
        _ = stage.didScroll(view, from: old)
        return after(stage)
    }

    /// Where around `view`, or before its far end, a scroll view can be scrolled to bring it into view.
    public enum Alignment: CaseIterable, Sendable {
        /// The view in the middle of the scroll view.
        case middle
        /// Its top left corner in that of the scroll view.
        case start
        /// Its bottom right corner in that of the scroll view.
        case end
    }

    /// The scene with every scroll view around `view` scrolled, as far as it can be, so that `view` comes to lie at
    /// `alignment` in it; `nil` where none of them can be scrolled to where it is not.
    public func bringing(_ view: ViewID, to alignment: Alignment) -> LoweredScene? {
        var scene = self
        var hasMoved = false
        var next = tree[view].superview
        while let current = next {
            if let offset = scene.offset(of: current, bringing: view, to: alignment),
                offset != scene.tree[current].boundsOrigin
            {
                scene = scene.scrolled(current, to: offset)
                hasMoved = true
            }
            next = scene.tree[current].superview
        }
        return hasMoved ? scene : nil
    }

    /// The offset of `scrollView` at which `view` lies at `alignment` in it; `nil` where it cannot be scrolled.
    private func offset(of scrollView: ViewID, bringing view: ViewID, to alignment: Alignment) -> Point? {
        let size = tree[scrollView].size
        guard let (lowest, highest) = tree.scrollViews[scrollView]?.scrollableOffsets(for: size) else { return nil }
        let geometry = HitTestGeometry(tree)
        let box = geometry.boundingBox(of: view)
        guard let one = geometry.point(box.origin, in: scrollView),
            let other = geometry.point(Point(x: box.maxX, y: box.maxY), in: scrollView)
        else { return nil }
        let first = Point(x: min(one.x, other.x), y: min(one.y, other.y))
        let last = Point(x: max(one.x, other.x), y: max(one.y, other.y))
        let wanted =
            switch alignment {
            case .middle:
                Point(x: (first.x + last.x - size.width) / 2, y: (first.y + last.y - size.height) / 2)
            case .start: first
            case .end: Point(x: last.x - size.width, y: last.y - size.height)
            }
        return Point(
            x: min(max(wanted.x, lowest.x), highest.x), y: min(max(wanted.y, lowest.y), highest.y))
    }
}
