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
    func entering(_ view: View) -> ExactOffset? {
        guard view.transform == .identity, view.endsWhereItsFrameEnds else { return nil }
        let moved = ExactOffset(
            x: x + (view.frame.minX - view.boundsOrigin.x), y: y + (view.frame.minY - view.boundsOrigin.y))
        let numbers = SIMD8(
            moved.x, moved.y, view.frame.minX, view.frame.minY, view.boundsOrigin.x, view.boundsOrigin.y,
            view.size.width, view.size.height)
        return Self.areRound(numbers) ? moved : nil
    }

    /// Where `point` of the view lies in the root; `nil` where that may be a matter of rounding.
    func rootPoint(_ point: Point) -> Point? {
        Self.areRound(SIMD2(point.x, point.y)) ? Point(x: x + point.x, y: y + point.y) : nil
    }

    /// Whether all numbers are multiples of 1/1024 below 2 to the 40th: sums of a few of them need no more than 53 bits.
    private static func areRound<Numbers: SIMD<Double>>(_ numbers: Numbers) -> Bool {
        for place in numbers.indices {
            let number = numbers[place]
            guard abs(number) <= 0x1p40, number * 1024 == Double(Int64(number * 1024)) else { return false }
        }
        return true
    }
}

extension View {
    /// Whether the far edges of the frame lie where the size says.
    fileprivate var endsWhereItsFrameEnds: Bool {
        frame.minX + size.width == frame.maxX && frame.minY + size.height == frame.maxY
    }
}
