/// A map of the plane, with the six numbers of a CGAffineTransform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct AffineTransform: Hashable, Sendable {
    /// How much of the new x comes from x.
    public var a: Double
    /// How much of the new y comes from x.
    public var b: Double
    /// How much of the new x comes from y.
    public var c: Double
    /// How much of the new y comes from y.
    public var d: Double
    /// What is added to x.
    public var tx: Double
    /// What is added to y.
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

    /// The transform that leaves every point where it is.
    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// The transform that meets a point with `inner` first and with this one afterwards, as CGAffineTransform's
    /// `rotated(by:)`, `scaledBy` and `translatedBy` put their own transform first.
    public func applied(after inner: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
            c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
            tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
    }

    /// Where the transform takes `point`.
    public func apply(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// How much the transform enlarges areas; negative where it mirrors.
    public var determinant: Double { a * d - b * c }

    /// Whether the transform moves and stretches along the axes alone, without rotation or shear.
    public var isAxisAligned: Bool { b == 0 && c == 0 }

    /// Whether the transform squeezes the plane onto a line or a point, or is not made of finite numbers; such a view is
    /// never asked.
    public var isDegenerate: Bool {
        let determinant = determinant
        return determinant == 0 || !determinant.isFinite || !tx.isFinite || !ty.isFinite
    }

    /// The point that the transform takes to `point`; undefined for a degenerate transform.
    public func applyInverse(to point: Point) -> Point {
        let determinant = determinant
        let x = point.x - tx
        let y = point.y - ty
        return Point(x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant)
    }
}
