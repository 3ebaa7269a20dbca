/// One figure of the suite.
struct Measurement: Codable {
    /// What was measured.
    var name: String
    /// How large it is.
    var figure: Double
    /// What it counts.
    var unit: String
    /// How many times slower than what it is compared with, where it is; below 1 it is faster.
    var ratio: Double?
    /// What that is.
    var baseline: String?
}

/// The shortest of `runs` times that `body` takes, in nanoseconds; what it returns is kept from being optimized away.
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

/// Where results end up.
nonisolated(unsafe) private var sink = 0
