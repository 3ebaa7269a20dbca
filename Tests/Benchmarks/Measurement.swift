/// One measured figure.
struct Measurement: Codable {
    var name: String
    /// The measured number.
    var figure: Double
    /// The unit of the figure.
    var unit: String
    /// The time as a multiple of the baseline's; below 1 is faster.
    var ratio: Double?
    /// What the figure is compared with.
    var baseline: String?
}

/// Returns the shortest time of `runs` runs of `body`, in nanoseconds. Using its result keeps the optimizer from
/// removing the work.
func shortestTime(runs: Int = 3, _ body: () -> Int) -> Double {
    var shortest = Double.infinity
    for _ in 0..<runs {
        let clock = ContinuousClock()
        var result = 0
        let time = clock.measure { result = body() }
        sink = sink &+ result
        let (seconds, attoseconds) = time.components
        shortest = min(shortest, Double(seconds) * 1e9 + Double(attoseconds) / 1e9)
    }
    return shortest
}

/// Keeps the results of measured code in use.
nonisolated(unsafe) private var sink = 0
