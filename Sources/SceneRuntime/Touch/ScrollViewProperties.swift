/// The properties of a UIScrollView that the delivery of touches depends on.
public struct ScrollViewProperties: Hashable, Sendable {
    /// UIKit's `contentSize`, in points.
    public var contentSize: Size
    /// UIKit's `contentInset`, in points.
    public var contentInset = Edges.zero
    /// UIKit's `isScrollEnabled`.
    public var isScrollEnabled = true
    /// UIKit's `delaysContentTouches`.
    public var delaysContentTouches = true
    /// UIKit's `canCancelContentTouches`.
    public var canCancelContentTouches = true
    /// What the override of `touchesShouldCancel(in:)` answers.
    public var touchesShouldCancel = TouchesShouldCancel.default
    /// UIKit's `alwaysBounceVertical`.
    public var alwaysBounceVertical = false
    /// UIKit's `alwaysBounceHorizontal`.
    public var alwaysBounceHorizontal = false
    /// UIKit's `bounces`.
    public var bounces = true
    /// UIKit's `isPagingEnabled`.
    public var isPagingEnabled = false
    /// UIKit's `zoomScale`.
    public var zoomScale = 1.0
    /// UIKit's `minimumZoomScale`.
    public var minimumZoomScale = 1.0
    /// UIKit's `maximumZoomScale`.
    public var maximumZoomScale = 1.0
    /// What the delegate's `viewForZooming(in:)` answers.
    public var viewForZooming: ViewID?
    /// UIKit's `allowsSelection`, of a table or collection.
    public var allowsSelection = true

    /// Creates UIKit's defaults for a scroll view of this content.
    public init(contentSize: Size) {
        self.contentSize = contentSize
    }

    /// Overrides of `touchesShouldCancel(in:)`; the raw value is the word of the language.
    public enum TouchesShouldCancel: String, CaseIterable, Sendable {
        /// UIKit's own: yes, unless the view is a UIControl.
        case `default`
        /// Also in a control, unless it is a text input, a slider or a switch.
        case controls
        /// Yes, unless a control is written to keep its touch.
        case always
        /// No.
        case never
    }

    /// Whether a drag takes the touch from `view`.
    public func cancelsTouches(in view: View) -> Bool {
        if view.kind.isControl, view.keepsTouch { return false }
        switch touchesShouldCancel {
        case .always: return true
        case .never: return false
        case .default: return !view.kind.isControl
        case .controls:
            if !view.kind.isControl { return true }
            return view.kind != .textField && view.kind != .slider && view.kind != .switch
        }
    }

    /// The offsets between which the content can be scrolled where the bounds have `size`: at rest, and at its end.
    public func offsets(for size: Size) -> (lowest: Point, highest: Point) {
        let lowest = Point(x: 0 - contentInset.left, y: 0 - contentInset.top)
        let end = Point(
            x: contentSize.width + contentInset.right - size.width,
            y: contentSize.height + contentInset.bottom - size.height)
        return (lowest, Point(x: max(lowest.x, end.x), y: max(lowest.y, end.y)))
    }

    /// The same, if scrolling is enabled and there is more than one offset.
    public func scrollableOffsets(for size: Size) -> (lowest: Point, highest: Point)? {
        let (lowest, highest) = offsets(for: size)
        return isScrollEnabled && lowest != highest ? (lowest, highest) : nil
    }

    /// Along which axes a drag can move the content where the bounds have `size`.
    public func axes(for size: Size) -> Axes {
        guard isScrollEnabled else { return Axes(horizontal: false, vertical: false) }
        let width = contentSize.width + contentInset.left + contentInset.right
        let height = contentSize.height + contentInset.top + contentInset.bottom
        return Axes(
            horizontal: alwaysBounceHorizontal || width > size.width,
            vertical: alwaysBounceVertical || height > size.height)
    }

    /// The axes along which something can move.
    public struct Axes: Hashable, Sendable {
        /// From side to side.
        public var horizontal: Bool
        /// Up and down.
        public var vertical: Bool
    }
}
