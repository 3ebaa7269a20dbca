import SceneRuntime

/// A view as an object, for the naive evaluator.
final class NaiveView {
    /// The values that effects can set.
    struct Values: Equatable {
        var isHidden: Bool
        var isInteractive: Bool
        var alpha: Double

        /// Whether these values allow touches.
        var takesTouches: Bool { !isHidden && isInteractive && Double(Float(alpha)) >= 0.01 }
    }

    /// The ID of the view in the tree.
    let identity: ViewID
    private let view: View
    /// The rules of its override.
    let rules: [HitTestRule]
    /// The superview; `nil` for the root.
    unowned var superview: NaiveView?
    /// The subviews, back to front.
    var subviews: [NaiveView] = []
    /// The original values.
    let written: Values
    /// The current values.
    var values: Values

    /// Creates an object for a view.
    init(_ identity: ViewID, _ view: View, _ rules: [HitTestRule]) {
        self.identity = identity
        self.view = view
        self.rules = rules
        written = Values(
            isHidden: view.isHidden, isInteractive: view.isUserInteractionEnabled, alpha: view.alpha)
        values = written
    }

    /// UIKit's `convert(_:from:)` of the superview: `M⁻¹·(p − P) + b0 + A∘size`.
    func fromSuperview(_ point: Point) -> Point {
        let matrix = view.transform
        let x = point.x - position.x - matrix.tx
        let y = point.y - position.y - matrix.ty
        let area = matrix.a * matrix.d - matrix.b * matrix.c
        return Point(
            x: (matrix.d * x - matrix.c * y) / area + anchor.x, y: (matrix.a * y - matrix.b * x) / area + anchor.y)
    }

    /// UIKit's `convert(_:to:)` of the superview: `P + M·(q − b0 − A∘size)`.
    func toSuperview(_ point: Point) -> Point {
        let matrix = view.transform
        let x = point.x - anchor.x
        let y = point.y - anchor.y
        return Point(
            x: position.x + matrix.a * x + matrix.c * y + matrix.tx,
            y: position.y + matrix.b * x + matrix.d * y + matrix.ty)
    }

    /// The layer's `position`.
    private var position: Point {
        Point(
            x: view.frame.minX + view.anchorPoint.x * view.size.width,
            y: view.frame.minY + view.anchorPoint.y * view.size.height)
    }

    /// The anchor point in the view's own coordinates.
    private var anchor: Point {
        Point(
            x: view.boundsOrigin.x + view.anchorPoint.x * view.size.width,
            y: view.boundsOrigin.y + view.anchorPoint.y * view.size.height)
    }

    /// Converts a point to the coordinates of another view, through the root.
    func convert(_ point: Point, to other: NaiveView) -> Point {
        if self === other { return point }
        var point = point
        var view = self
        while let superview = view.superview {
            point = view.toSuperview(point)
            view = superview
        }
        return other.fromRoot(point)
    }

    /// Converts a point from the root.
    private func fromRoot(_ point: Point) -> Point {
        guard let superview else { return point }
        return fromSuperview(superview.fromRoot(point))
    }

    /// Whether the transform of the view or an ancestor is singular; the root's own transform doesn't matter.
    var isFlat: Bool {
        guard let superview else { return false }
        return view.transform.a * view.transform.d == view.transform.b * view.transform.c || superview.isFlat
    }

    /// `point(inside:with:)`. The point is in the view's coordinates.
    func isInside(_ point: Point) -> Bool {
        if isFlat { return false }
        let left = view.boundsOrigin.x - view.hitSlop.left
        let right = view.boundsOrigin.x + view.size.width + view.hitSlop.right
        let top = view.boundsOrigin.y - view.hitSlop.top
        let bottom = view.boundsOrigin.y + view.size.height + view.hitSlop.bottom
        let isInBounds = left <= point.x && point.x < right && top <= point.y && point.y < bottom
        // Twice the distance from the center, which avoids halving.
        let x = 2 * point.x - left - right
        let y = 2 * point.y - top - bottom
        let width = right - left
        let height = bottom - top
        switch view.hitShape {
        case .rectangle:
            return isInBounds
        case .circle:
            let diameter = min(width, height)
            return isInBounds && x * x + y * y < diameter * diameter
        case .ellipse:
            return isInBounds && x * x * height * height + y * y * width * width < width * width * height * height
        case .capsule:
            if !isInBounds { return false }
            // The distance beyond the straight part, doubled.
            let straight = abs(width - height)
            let along = width >= height ? x : y
            let across = width >= height ? y : x
            if -straight <= along && along < straight { return true }
            let beyond = abs(along) - straight
            let diameter = min(width, height)
            return beyond * beyond + across * across < diameter * diameter
        case .subviews:
            return isInBounds || subviews.contains { $0.values.takesTouches && $0.isInside($0.fromSuperview(point)) }
        }
    }
}
