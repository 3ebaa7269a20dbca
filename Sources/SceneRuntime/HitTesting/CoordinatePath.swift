/// The path of coordinate systems from the root to one view. Compute it once to convert many points.
public struct CoordinatePath: Sendable {
    /// The views that change the coordinates, from the root down.
    private let steps: [Step]

    /// The number of conversions along the path.
    public var stepCount: Int { steps.count }

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
            anchor = Point(x: view.anchorPoint.x * view.size.width, y: view.anchorPoint.y * view.size.height)
            origin =
                isIdentity
                ? view.frame.origin : Point(x: view.frame.minX + anchor.x, y: view.frame.minY + anchor.y)
        }
    }

    /// Creates the path through `views`, each inside the one before it.
    init(through views: [View]) {
        steps = views.map { Step(into: $0) }
    }

    /// Converts a point of the root to the view's coordinates, with exactly the result of a single conversion.
    public func carried(_ point: Point) -> Point {
        var point = point
        for step in steps {
            if step.isIdentity {
                point = Point(
                    x: (point.x - step.origin.x) + step.bounds.x, y: (point.y - step.origin.y) + step.bounds.y)
                continue
            }
            // The same operations as of `View.pointFromSuperview`, so that the result is the same to the last bit.
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
}

extension HitTestGeometry {
    /// Returns the path to `view`, or `nil` under a degenerate transform.
    public func coordinatePath(to view: ViewID) -> CoordinatePath? {
        guard tree.contains(view), !hitArea(view).isDegenerate else { return nil }
        var views: [View] = []
        var next = steps[Int(view.index)]
        while let superview = tree[next].superview {
            views.append(tree[next])
            next = steps[Int(superview.index)]
        }
        return CoordinatePath(through: views.reversed())
    }
}
