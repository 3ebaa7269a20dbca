/// The path of coordinate systems from the root to one view. Compute it once to convert many points.
public struct CoordinatePath: Sendable {
    /// The views that change the coordinates, from the root down.
    private let steps: [Step]
    /// All conversions as a single one, if the path was merged.
    private var merged: AffineTransform?

    /// The number of conversions of a point.
    public var stepCount: Int { merged == nil ? steps.count : 1 }

    /// What ``View/pointFromSuperview(_:)`` computes for every point.
    private struct Step {
        let isIdentity: Bool
        let transform: AffineTransform
        let determinant: Double
        let bounds: Point
        let anchor: Point
        /// The anchor in the superview, or the origin of the frame if nothing is transformed.
        let origin: Point

        init(into view: View) {
            isIdentity = view.transform == .identity
            transform = view.transform
            determinant = view.transform.determinant
            bounds = view.boundsOrigin
            anchor = view.anchor
            origin =
                isIdentity
                ? view.frame.origin : Point(x: view.frame.minX + anchor.x, y: view.frame.minY + anchor.y)
        }

        /// The conversion as a transform.
        var inverse: AffineTransform {
            let shift = Point(x: origin.x + transform.tx, y: origin.y + transform.ty)
            if isIdentity {
                return AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: bounds.x - shift.x, ty: bounds.y - shift.y)
            }
            let turned = AffineTransform(
                a: transform.d / determinant, b: -transform.b / determinant, c: -transform.c / determinant,
                d: transform.a / determinant, tx: anchor.x + bounds.x, ty: anchor.y + bounds.y)
            return turned.applied(after: AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -shift.x, ty: -shift.y))
        }
    }

    /// Creates the path through `views` of `tree`, each inside the one before it.
    init(through views: some Sequence<ViewID>, of tree: ViewTree) {
        steps = views.map { Step(into: tree[$0]) }
    }

    /// Converts a point of the root to the view's coordinates. Unless the path was merged, the result is exactly that
    /// of converting the point once.
    public func converted(_ point: Point) -> Point {
        if let merged { return merged.apply(to: point) }
        var point = point
        for step in steps {
            if step.isIdentity {
                point = Point(
                    x: (point.x - step.origin.x) + step.bounds.x, y: (point.y - step.origin.y) + step.bounds.y)
                continue
            }
            // These are the operations of `View.pointFromSuperview`, so that the result is equal to the last bit.
            let x = (point.x - step.origin.x) - step.transform.tx
            let y = (point.y - step.origin.y) - step.transform.ty
            let transform = step.transform
            let moved = Point(
                x: (transform.d * x - transform.c * y) / step.determinant,
                y: (transform.a * y - transform.b * x) / step.determinant)
            point = Point(x: (moved.x + step.anchor.x) + step.bounds.x, y: (moved.y + step.anchor.y) + step.bounds.y)
        }
        return point
    }

    /// Returns the same path as a single conversion, if that moves no point of `domain` by more than `tolerance` in the
    /// view's coordinates. Returns the path itself if it is short or rounding may add up to more.
    public func merged(within domain: Rectangle, tolerance: Double) -> CoordinatePath {
        guard steps.count > Self.maximumStepsUnmerged, domain.isFinite else { return self }
        var whole = AffineTransform.identity
        var size = domain.corners.farthest(by: whole)
        var error = 0.0
        for step in steps {
            let inverse = step.inverse
            whole = inverse.applied(after: whole)
            let moved = size + step.origin.length + Point(x: step.transform.tx, y: step.transform.ty).length
            size = domain.corners.farthest(by: whole)
            // Each of at most six operations before, and two after the change of directions, rounds its result.
            error = inverse.largestScale * (error + 6 * moved * Double.ulpOfOne) + 2 * size * Double.ulpOfOne
        }
        // This comparison is also false for NaN. `ulpOfOne` is twice the largest rounding error, for both ways to
        // convert.
        guard error <= tolerance else { return self }
        var path = self
        path.merged = whole
        return path
    }

    /// Shorter paths take as long as a merged one.
    private static let maximumStepsUnmerged = 8
}

extension [Point] {
    /// Returns the largest distance from the origin after applying `transform`.
    fileprivate func farthest(by transform: AffineTransform) -> Double {
        reduce(0) { Swift.max($0, transform.apply(to: $1).length) }
    }
}

extension AffineTransform {
    /// The factor by which distances grow in the direction in which they grow most.
    fileprivate var largestScale: Double {
        let sum = a * a + b * b + c * c + d * d
        let product = 2 * determinant
        return ((sum + Swift.max(0, sum * sum - product * product).squareRoot()) / 2).squareRoot()
    }
}

extension HitTestGeometry {
    /// Returns the path to `view`, or `nil` under a degenerate transform.
    public func coordinatePath(to view: ViewID) -> CoordinatePath? {
        guard tree.contains(view), !hitArea(view).isDegenerate else { return nil }
        var views: [ViewID] = []
        var next = steps[Int(view.index)]
        while let superview = tree[next].superview {
            views.append(next)
            next = steps[Int(superview.index)]
        }
        return CoordinatePath(through: views.reversed(), of: tree)
    }
}
