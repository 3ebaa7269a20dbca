/// How far the coordinates of a view are moved against the root's, where moves are all that lies between them and their
/// numbers are so round that no sum of them is rounded, in whichever order they are added.
///
/// With it a point is carried up in one step, with the result that all the steps would have had.
struct ExactOffset: Sendable {
    private var x: Double
    private var y: Double

    /// That of the root.
    static let zero = ExactOffset(x: 0, y: 0)

    /// That of `view`, which lies in the view of this one; `nil` where there is none.
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

    /// Where `point` of the view lies in the root; `nil` where that may be a matter of rounding.
    func rootPoint(_ point: Point) -> Point? {
        point.x.isRound && point.y.isRound ? Point(x: x + point.x, y: y + point.y) : nil
    }
}

extension Double {
    /// Whether it is a multiple of 1/1024 below 2 to the 40th: sums of a few such numbers need no more than 53 bits.
    @inline(__always)
    fileprivate var isRound: Bool {
        // The sum has no place for a fraction, so that what is left of the number has none.
        let scaled = self * 1024
        return abs(self) <= 0x1p40 && (scaled + 0x1.8p52) - 0x1.8p52 == scaled
    }
}

extension View {
    /// Whether the far edges of the frame lie where the size says.
    fileprivate var endsWhereItsFrameEnds: Bool {
        frame.minX + size.width == frame.maxX && frame.minY + size.height == frame.maxY
    }
}
