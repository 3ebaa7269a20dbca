/// A transform of the plane, with the six numbers of a CGAffineTransform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct AffineTransform: Hashable, Sendable {
    /// The factor from x to the new x.
    public var a: Double
    /// The factor from x to the new y.
    public var b: Double
    /// The factor from y to the new x.
    public var c: Double
    /// The factor from y to the new y.
    public var d: Double
    /// The offset added to x.
    public var tx: Double
    /// The offset added to y.
    public var ty: Double

    /// Creates a transform from its six numbers.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The transform that leaves every point unchanged.
    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Returns the transform that applies `inner` first and this one second. CGAffineTransform's `rotated(by:)`,
    /// `scaledBy` and `translatedBy` also apply their own transform first.
    public func applied(after inner: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
            c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
            tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
    }

    /// Returns the image of `point`.
    public func apply(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The factor by which the transform enlarges areas; negative if it mirrors.
    public var determinant: Double { a * d - b * c }

    /// Whether the transform only translates and scales along the axes, without rotation or shear.
    public var isAxisAligned: Bool { b == 0 && c == 0 }

    /// Whether the transform collapses the plane to a line or a point, or has a number that isn't finite. Hit testing
    /// never asks a view with such a transform.
    public var isDegenerate: Bool {
        let determinant = determinant
        return determinant == 0 || !determinant.isFinite || !tx.isFinite || !ty.isFinite
    }

    /// Returns the point whose image is `point`; undefined for a degenerate transform.
    func applyInverse(to point: Point) -> Point {
        let determinant = determinant
        let x = point.x - tx
        let y = point.y - ty
        return Point(x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant)
    }
}
