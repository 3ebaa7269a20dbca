/// One view of a tree: the UIView properties that hit testing and drawing depend on, and its links in the tree.
public struct View: Equatable, Sendable {
    /// The frame before any transform, in the superview's coordinates.
    ///
    /// Its edges define where it ends, not its origin plus ``size``, so that adjacent rows share an edge to the last
    /// bit.
    public var frame: Rectangle
    /// The size of the bounds, in points.
    public var size: Size
    /// The origin of the bounds; for a scroll view, the content offset.
    public var boundsOrigin = Point.zero
    /// The transform about the anchor point.
    public var transform = AffineTransform.identity
    /// The anchor point, as fractions of the size.
    public var anchorPoint = Point(x: 0.5, y: 0.5)

    /// UIKit's `alpha`, before it is rounded to Float.
    public var alpha = 1.0
    /// The layer's `zPosition`, which only affects drawing order.
    public var zPosition = 0.0
    /// The layer's corner radius, in points.
    public var cornerRadius = 0.0
    /// How far `point(inside:)` extends beyond the bounds.
    public var hitSlop = Edges.zero
    /// The rules of the view's `hitTest` override in the order they run, as indices into ``ViewTree/rules``; empty if
    /// it has no override.
    public var rules: Range<Int> = 0..<0

    // Small properties are adjacent, to keep a view within 256 bytes: copying one takes half the time of a larger view.

    /// The UIKit class it represents.
    public var kind: ViewKind
    /// UIKit's `isHidden`.
    public var isHidden = false
    /// UIKit's `isUserInteractionEnabled`.
    public var isUserInteractionEnabled = true
    /// UIKit's `isEnabled` of a control.
    public var isEnabled = true
    /// UIKit's `clipsToBounds`.
    public var clipsToBounds = false
    /// UIKit's `isOn` of a switch.
    public var isOn = false
    /// Whether a scroll view's override of `touchesShouldCancel(in:)` returns false for this control.
    public var keepsTouch = false
    /// UIKit's `isMultipleTouchEnabled`.
    public var isMultipleTouchEnabled = false
    /// UIKit's `isExclusiveTouch`.
    public var isExclusiveTouch = false
    /// Whether `touchesMoved` moves the view's center to the finger.
    public var isDraggable = false
    /// The part of the bounds with slop that `point(inside:)` accepts.
    public var hitShape = HitShape.rectangle
    /// The background color as `0xRRGGBBAA`; 0 draws nothing.
    public var backgroundColor: UInt32 = 0

    /// The superview; `nil` for the root.
    public internal(set) var superview: ViewID?
    /// The backmost subview.
    public internal(set) var firstSubview: ViewID?
    /// The frontmost subview.
    public internal(set) var lastSubview: ViewID?
    /// The sibling directly behind it.
    public internal(set) var previousSibling: ViewID?
    /// The sibling directly in front of it.
    public internal(set) var nextSibling: ViewID?

    /// Creates a view with UIKit's defaults.
    @inlinable
    public init(kind: ViewKind, frame: Rectangle, size: Size) {
        self.kind = kind
        self.frame = frame
        self.size = size
    }

    /// Creates a view with UIKit's defaults and a frame of `size` at `origin`.
    public init(kind: ViewKind, origin: Point, size: Size) {
        self.init(kind: kind, frame: Rectangle(origin: origin, size: size), size: size)
    }

    /// Returns whether the view has the properties of `other`, wherever both are in the tree.
    public func hasProperties(of other: View) -> Bool {
        var moved = other
        moved.superview = superview
        (moved.firstSubview, moved.lastSubview) = (firstSubview, lastSubview)
        (moved.previousSibling, moved.nextSibling) = (previousSibling, nextSibling)
        return self == moved
    }

    /// Whether the view is a control that sends nothing and is drawn gray, because its `isEnabled` is off.
    public var isDisabledControl: Bool { kind.isControl && !isEnabled }

    /// Returns whether an alpha keeps a view out of hit tests: below 0.01 after UIKit has stored it as a Float.
    ///
    /// Source: UIView's `hitTest(_:with:)` documentation ("alpha level less than 0.01"). `CALayer.opacity` is a Float,
    /// so 0.01 reads back as 0.009999999776482582.
    public static func isTransparent(alpha: Double) -> Bool {
        Double(Float(alpha)) < minimumAlpha
    }

    /// Below this alpha a view is invisible and takes no touches.
    public static let minimumAlpha = 0.01
}

/// The shape, inscribed in the bounds with slop, that `point(inside:)` accepts.
public enum HitShape: String, CaseIterable, Sendable {
    /// The bounds, half-open.
    case rectangle
    /// The centered circle whose diameter is the shorter side, without its edge.
    case circle
    /// The bounds with the shorter ends rounded to half circles, without the curved edge.
    case capsule
    /// The ellipse that touches all four sides, without its edge.
    case ellipse
    /// The bounds, or the `point(inside:)` of any subview that is visible, interactive and not transparent.
    case subviews
}
