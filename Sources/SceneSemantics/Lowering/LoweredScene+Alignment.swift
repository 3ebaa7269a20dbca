import SceneRuntime

extension LoweredScene {
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
}

extension ViewTree {
    /// Returns the offset of `scrollView` that places `box`, a part of its content, at `alignment` as far as possible
    /// where it can come to rest, or `nil` if it can't scroll.
    public func offset(
        of scrollView: ViewID, placing box: Rectangle, at alignment: LoweredScene.Alignment
    ) -> Point? {
        let size = self[scrollView].size
        guard let properties = scrollViews[scrollView], properties.scrollableOffsets(for: size) != nil else {
            return nil
        }
        let wanted = alignment.offset(for: box, in: size)
        let (before, after) = properties.restingOffsets(around: wanted, for: size)
        func nearest(_ wanted: Double, _ before: Double, _ after: Double) -> Double {
            wanted - before <= after - wanted ? before : after
        }
        return switch alignment {
        case .start: before
        case .end: after
        case .middle: Point(x: nearest(wanted.x, before.x, after.x), y: nearest(wanted.y, before.y, after.y))
        }
    }
}
