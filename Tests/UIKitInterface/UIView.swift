// UIView as Apple documents it: geometry ("View Geometry and Coordinate Systems" of the View Programming Guide, and
// CALayer's `position`, `anchorPoint` and `affineTransform`), the tree of views, and `hitTest(_:with:)`. It is written
// from that documentation alone, so that exported code can be run against it.

@MainActor class UIView: UIResponder {
    init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    required init?(coder: NSCoder) { nil }
    override convenience init() { self.init(frame: .zero) }

    // MARK: Geometry

    /// The place of the anchor point in the superview. Every other place is relative to it.
    private var position = CGPoint.zero
    var bounds = CGRect.zero
    var transform = CGAffineTransform.identity
    let layer = CALayer()

    var center: CGPoint {
        get { position }
        set { position = newValue }
    }

    /// The box around the transformed bounds.
    var frame: CGRect {
        get {
            let (width, height) = (bounds.width, bounds.height)
            let corners = [(0, 0), (width, 0), (0, height), (width, height)].map { x, y in
                pointInSuperview(CGPoint(x: bounds.minX + x, y: bounds.minY + y))
            }
            let xs = corners.map { $0.x }
            let ys = corners.map { $0.y }
            let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
            return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
        }
        set {
            // With a transform the documentation calls the frame undefined, so nothing here sets it then.
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.minX + layer.anchorPoint.x * newValue.width,
                y: newValue.minY + layer.anchorPoint.y * newValue.height)
        }
    }

    /// The point of the bounds that is at the position.
    private var anchor: CGPoint {
        CGPoint(
            x: bounds.minX + layer.anchorPoint.x * bounds.width, y: bounds.minY + layer.anchorPoint.y * bounds.height)
    }

    private func pointInSuperview(_ point: CGPoint) -> CGPoint {
        let moved = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
        return CGPoint(x: position.x + moved.x, y: position.y + moved.y)
    }

    private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
        let moved = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(transform.inverted())
        return CGPoint(x: anchor.x + moved.x, y: anchor.y + moved.y)
    }

    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        // A sequence of views from the root to the target, down which the point goes once it is in the root.
        var point = point
        var current: UIView? = self
        while let view = current {
            point = view.superview == nil ? point : view.pointInSuperview(point)
            current = view.superview
        }
        return view.map { target in target.fromRoot(point) } ?? point
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        guard let superview else { return point }
        return pointFromSuperview(superview.fromRoot(point))
    }

    func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { view?.convert(point, to: self) ?? fromRoot(point) }

    /// Converts a point of the screen, on which a window is.
    func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint { pointFromSuperview(point) }

    // MARK: Appearance

    private var opacity: Float = 1
    /// The layer stores it as a Float.
    var alpha: CGFloat {
        get { CGFloat(opacity) }
        set { opacity = Float(newValue) }
    }
    var isHidden = false
    var clipsToBounds = false
    var backgroundColor: UIColor?
    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var accessibilityIdentifier: String?
    let leadingAnchor = NSLayoutXAxisAnchor()
    let trailingAnchor = NSLayoutXAxisAnchor()
    let bottomAnchor = NSLayoutYAxisAnchor()
    let safeAreaLayoutGuide = UILayoutGuide()

    // MARK: The tree of views

    private(set) weak var superview: UIView?
    private(set) var subviews: [UIView] = []

    func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
    }

    func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        view.removeFromSuperview()
        insertSubview(view, at: subviews.firstIndex(of: siblingSubview) ?? subviews.count)
    }

    func bringSubviewToFront(_ view: UIView) {
        if subviews.contains(view) { addSubview(view) }
    }

    func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }

    func layoutSubviews() {}

    func layoutIfNeeded() {
        layoutSubviews()
        for subview in subviews { subview.layoutIfNeeded() }
    }

    // MARK: Hit testing

    /// "This method traverses the view hierarchy by calling the `point(inside:with:)` method of each subview to
    /// determine which subview should receive a touch event. If `point(inside:with:)` returns true, then the subview's
    /// hierarchy is similarly traversed until the frontmost view containing the specified point is found. […] This
    /// method ignores view objects that are hidden, that have disabled user interactions, or have an alpha level less
    /// than 0.01."
    func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Gesture recognizers

    private(set) var gestureRecognizers: [UIGestureRecognizer]?

    func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
