/// Where a finger moves.
struct FingerMove {
    var finger: Int
    var end: Point
}

/// A straight part of the paths of all fingers.
struct FingerPath {
    /// The segments of the touches, in the same order.
    var segments: [FingerSegment]
    var startTime: Tick
    var duration: Tick

    /// Returns the fraction of the path at the tick `time`, or `nil` after its end.
    func fraction(at time: Tick) -> Double? {
        if time <= startTime { return 0 }
        return time <= startTime + duration ? min(1, (time - startTime) / duration) : nil
    }
}

/// A straight part of a finger's path.
struct FingerSegment {
    var start: Point
    var end: Point
}
