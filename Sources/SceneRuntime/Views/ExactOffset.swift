/// The offset of a view's coordinates from the root's, if only translations separate them and every sum of their
/// numbers is exact in any order.
///
/// The offset converts a point to the root in one step, with the same result as all the steps.
struct ExactOffset: Sendable {
    private var x: Double
    private var y: Double

    /// The offset of the root.
    static let zero = ExactOffset(x: 0, y: 0)

    /// Returns the offset of `view`, whose superview has this offset, or `nil` if there is none.
    @inline(__always)
    func entering(_ view: View) -> ExactOffset? {
        guard view.transform == .identity, view.endsWhereItsFrameEnds else { return nil }
        let moved = ExactOffset(
            x: x + (view.frame.minX - view.boundsOrigin.x), y: y + (view.frame.minY - view.boundsOrigin.y))
        let areRound =
            moved.x.isRound && moved.y.isRound && view.frame.minX.isRound && view.frame.minY.isRound
            && view.boundsOrigin.x.isRound && view.boundsOrigin.y.isRound && view.size.width.isRound
            && view.size.height.isRound
        return areRound ? moved : nil
    }

    /// Converts `point` of the view to the root, or returns `nil` if the result might be rounded.
    func rootPoint(_ point: Point) -> Point? {
        point.x.isRound && point.y.isRound ? Point(x: x + point.x, y: y + point.y) : nil
    }
}

extension Double {
    /// Whether it is a multiple of 1/1024 below 2^40. Sums of a few such numbers fit into 53 bits.
    @inline(__always)
    fileprivate var isRound: Bool {
        // The sum is too large to keep a fraction, so subtracting again leaves a whole number.
        let scaled = self * 1024
        return abs(self) <= 0x1p40 && (scaled + 0x1.8p52) - 0x1.8p52 == scaled
    }
}

extension View {
    /// Whether the far edges of the frame match its origin plus its size.
    fileprivate var endsWhereItsFrameEnds: Bool {
        frame.minX + size.width == frame.maxX && frame.minY + size.height == frame.maxY
    }
}
