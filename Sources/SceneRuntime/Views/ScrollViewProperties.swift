/// The UIScrollView properties that affect touch delivery.
public struct ScrollViewProperties: Hashable, Sendable {
    /// UIKit's `contentSize`, in points.
    public var contentSize: Size
    /// UIKit's `contentInset`, in points.
    public var contentInset = Edges.zero
    /// What the safe area adds to ``contentInset``.
    public var insetAdjustment = Edges.zero
    /// UIKit's `isScrollEnabled`.
    public var isScrollEnabled = true
    /// UIKit's `delaysContentTouches`.
    public var delaysContentTouches = true
    /// UIKit's `canCancelContentTouches`.
    public var canCancelContentTouches = true
    /// The answer of the override of `touchesShouldCancel(in:)`.
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
    /// The answer of the delegate's `viewForZooming(in:)`.
    public var viewForZooming: ViewID?
    /// UIKit's `allowsSelection` of a table or collection.
    public var allowsSelection = true

    /// UIKit's `adjustedContentInset`.
    public var adjustedContentInset: Edges { contentInset + insetAdjustment }

    /// Creates UIKit's defaults for a scroll view with this content.
    public init(contentSize: Size) {
        self.contentSize = contentSize
    }

    /// Overrides of `touchesShouldCancel(in:)`; the raw value is the word of the language.
    public enum TouchesShouldCancel: String, CaseIterable, Sendable {
        /// UIKit's own: true unless the view is a UIControl.
        case `default`
        /// True even for a control, unless it is a text input, a slider or a switch.
        case controls
        /// True unless a control is written to keep its touch.
        case always
        /// Always false.
        case never
    }

    /// Returns whether a drag cancels the touch of `view`.
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

    /// Returns the content offsets at rest and at the end for bounds of `size`.
    public func offsets(for size: Size) -> (lowest: Point, highest: Point) {
        let inset = adjustedContentInset
        let lowest = Point(x: 0 - inset.left, y: 0 - inset.top)
        let end = Point(
            x: contentSize.width + inset.right - size.width,
            y: contentSize.height + inset.bottom - size.height)
        return (lowest, Point(x: max(lowest.x, end.x), y: max(lowest.y, end.y)))
    }

    /// Returns ``offsets(for:)``, or `nil` if scrolling is disabled or there is only one offset.
    public func scrollableOffsets(for size: Size) -> (lowest: Point, highest: Point)? {
        let (lowest, highest) = offsets(for: size)
        return isScrollEnabled && lowest != highest ? (lowest, highest) : nil
    }

    /// Returns the part of the content that is visible at some offset where the bounds have `size`.
    public func reachableContent(for size: Size) -> Rectangle {
        let (lowest, highest) = isScrollEnabled ? offsets(for: size) : (.zero, .zero)
        return Rectangle(
            minX: lowest.x, minY: lowest.y, maxX: highest.x + size.width, maxY: highest.y + size.height)
    }

    /// Along which axes a drag can move the content where the bounds have `size`.
    public func axes(for size: Size) -> Axes {
        guard isScrollEnabled else { return Axes(horizontal: false, vertical: false) }
        let inset = adjustedContentInset
        let width = contentSize.width + inset.left + inset.right
        let height = contentSize.height + inset.top + inset.bottom
        return Axes(
            horizontal: alwaysBounceHorizontal || width > size.width,
            vertical: alwaysBounceVertical || height > size.height)
    }

    /// The axes along which content can move.
    public struct Axes: Hashable, Sendable {
        /// Whether it can move from side to side.
        public var horizontal: Bool
        /// Whether it can move up and down.
        public var vertical: Bool
    }
}
