/// A place of a finger on its way: where it touches down, where a move ends, where it lifts.
public struct FingerStop: Hashable, Sendable {
    /// The time, in seconds since the first finger touched down.
    public let time: Double
    /// The number of the finger, from 1.
    public let finger: Int
    /// What the finger does there.
    public let kind: Kind
    /// The place, in root coordinates.
    public let point: Point

    /// The number of events before it.
    public let eventsBefore: Int

    /// What a finger does at a place.
    public enum Kind: Sendable {
        /// It touches down.
        case down
        /// It ends a move, or begins one.
        case move
        /// It lifts.
        case up
    }
}

extension [FingerStop] {
    /// Returns the finger that last did something before the event at this index.
    public func lastFinger(beforeEvent index: Int) -> Int? { last { $0.eventsBefore <= index }?.finger }

    /// Returns where the finger is at `time`, when the event at this index happens, or `nil` if it isn't down yet.
    public func position(of finger: Int, at time: Double, event index: Int) -> Point? {
        var last: FingerStop?
        for stop in self where stop.finger == finger {
            guard stop.time > time || stop.eventsBefore > index else {
                last = stop
                continue
            }
            guard let before = last, stop.kind == .move, stop.time > before.time else { break }
            let fraction = Swift.min(1, Swift.max(0, (time - before.time) / (stop.time - before.time)))
            return Crossing.point(fraction, from: before.point, to: stop.point)
        }
        return last?.point
    }
}
