/// One view of a tree: the properties of a UIView that hit testing and drawing depend on, and its links in the tree.
public struct View: Sendable {
    /// The frame before any transform, in the superview's coordinates.
    ///
    /// Its edges, not its origin and ``size``, say where it ends, so that rows share theirs to the last bit.
    public var frame: Rectangle
    /// The size of the bounds, in points.
    public var size: Size
    /// The origin of the bounds; a scroll view's content offset.
    public var boundsOrigin = Point.zero
    /// The transform about the anchor point.
    public var transform = AffineTransform.identity
    /// The anchor point, in units of the size.
    public var anchorPoint = Point(x: 0.5, y: 0.5)

    /// UIKit's `alpha`, before it is rounded to Float.
    public var alpha = 1.0
    /// The layer's `zPosition`, which orders drawing alone.
    public var zPosition = 0.0
    /// The layer's corner radius, in points.
    public var cornerRadius = 0.0
    /// How far `point(inside:)` reaches beyond the bounds.
    public var hitSlop = Edges.zero
    /// The rules of the view's `hitTest` override, in the order in which they run, as indices into ``ViewTree/rules``;
    /// empty where the class's own runs.
    public var rules: Range<Int> = 0..<0

    // What is small stands side by side: a view that has 256 bytes at most is copied in half the time of a larger one.

    /// What UIKit class it stands for.
    public var kind: ViewKind
    /// UIKit's `isHidden`.
    public var isHidden = false
    /// UIKit's `isUserInteractionEnabled`.
    public var isUserInteractionEnabled = true
    /// UIKit's `isEnabled`, of a control.
    public var isEnabled = true
    /// UIKit's `clipsToBounds`.
    public var clipsToBounds = false
    /// UIKit's `isOn`, of a switch.
    public var isOn = false
    /// Whether an override of a scroll view's `touchesShouldCancel(in:)` answers no for this control.
    public var keepsTouch = false
    /// Whether `touchesMoved` puts the view's center under the finger.
    public var isDraggable = false
    /// Which part of the bounds, after the slop, `point(inside:)` accepts.
    public var hitShape = HitShape.rectangle
    /// The background, as `0xRRGGBBAA`; 0 draws nothing.
    public var backgroundColor: UInt32 = 0

    /// The superview; `nil` for the root.
    public internal(set) var superview: ViewID?
    /// The subview at the back.
    public internal(set) var firstSubview: ViewID?
    /// The subview in front.
    public internal(set) var lastSubview: ViewID?
    /// The next view behind this one in the same superview.
    public internal(set) var previousSibling: ViewID?
    /// The next view in front of this one in the same superview.
    public internal(set) var nextSibling: ViewID?

    /// Creates a view with UIKit's defaults.
    @inlinable
    public init(kind: ViewKind, frame: Rectangle, size: Size) {
        self.kind = kind
        self.frame = frame
        self.size = size
    }

    /// Creates a view with UIKit's defaults whose frame is `size` at `origin`.
    public init(kind: ViewKind, origin: Point, size: Size) {
        self.init(kind: kind, frame: Rectangle(origin: origin, size: size), size: size)
    }

    /// Whether an alpha keeps a view out of hit tests: below 0.01 after UIKit has stored it in a Float.
    ///
    /// Source: UIView's `hitTest(_:with:)` documentation ("alpha level less than 0.01"); `CALayer.opacity` is a Float, so
    /// 0.01 reads back as 0.009999999776482582.
    public static func isTransparent(alpha: Double) -> Bool {
        Double(Float(alpha)) < 0.01
    }
}

/// What `point(inside:)` accepts: the shape inscribed in the bounds after the slop.
public enum HitShape: String, CaseIterable, Sendable {
    /// The bounds, half-open.
    case rectangle
    /// The circle in the middle whose diameter is the shorter side, without its edge.
    case circle
    /// The bounds with their shorter ends rounded to half circles, without the curved edge.
    case capsule
    /// The ellipse that touches all four sides, without its edge.
    case ellipse
    /// The bounds, or the `point(inside:)` of any subview that is not hidden, interactive and not transparent.
    case subviews
}
