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

    /// The alignment of a view that scrolling brings into view.
    public enum Alignment: CaseIterable, Sendable {
        /// Centered in the scroll view.
        case middle
        /// The top left corners coincide.
        case start
        /// The bottom right corners coincide.
        case end

        /// Returns the content offset that places `box`, a part of the content, so in bounds of `size`. It may be one
        /// that can't be scrolled to.
        public func offset(for box: Rectangle, in size: Size) -> Point {
            switch self {
            case .middle:
                Point(x: (box.minX + box.maxX - size.width) / 2, y: (box.minY + box.maxY - size.height) / 2)
            case .start: box.origin
            case .end: Point(x: box.maxX - size.width, y: box.maxY - size.height)
            }
        }
    }

    /// Returns the scene with every scroll view around `view` scrolled, as far as possible, to place `view` at
    /// `alignment`. Returns `nil` if none of them can move.
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

/// A scroll view, and the offset at which it displays something.
public struct DisplayingOffset: Sendable {
    /// The scroll view, table or collection.
    public var scrollView: ViewID
    /// Its offset.
    public var offset: Point

    /// Creates the offset of `scrollView`.
    public init(of scrollView: ViewID, _ offset: Point) {
        (self.scrollView, self.offset) = (scrollView, offset)
    }
}

extension ViewTree {
    /// Returns the offset of `scrollView` that places `box`, a part of its content, at `alignment`, or `nil` if it
    /// can't scroll.
    func offset(of scrollView: ViewID, placing box: Rectangle, at alignment: LoweredScene.Alignment) -> Point? {
        let size = self[scrollView].size
        guard let offsets = scrollViews[scrollView]?.scrollableOffsets(for: size) else { return nil }
        return alignment.offset(for: box, in: size).clamped(to: offsets)
    }
}
