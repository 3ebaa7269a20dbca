/// The path of one finger over time: straight moves at constant speed, waits and jumps.
struct FingerTrail {
    /// The ends of moves and waits, in order; a jump is two of them at the same tick.
    private var stops: [(time: Tick, position: Point)]

    /// Creates the trail of a finger that touches down.
    init(at position: Point, time: Tick) {
        stops = [(time, position)]
    }

    /// Adds a move or a wait that ends now.
    mutating func add(_ position: Point, time: Tick) {
        stops.append((time, position))
    }

    /// Returns where the finger was at `time`: at its start if that is later, and before a jump at the same tick.
    func position(at time: Tick) -> Point? {
        guard let last = stops.lastIndex(where: { $0.time < time }) else { return stops.first?.position }
        let start = stops[last]
        guard stops.indices.contains(last + 1) else { return start.position }
        let end = stops[last + 1]
        return Crossing.point(
            (time - start.time) / (end.time - start.time), from: start.position, to: end.position)
    }
}
