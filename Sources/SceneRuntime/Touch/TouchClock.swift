/// The virtual clock of a simulation. It counts whole nanoseconds, so that times written in decimals add up exactly: a
/// wait that is made in pieces ends at the same moment as the wait as a whole.
struct TouchClock: Hashable, Sendable {
    /// The nanoseconds since the beginning, a whole number.
    private(set) var ticks = 0.0

    /// The time, in seconds.
    var seconds: Double { ticks / Self.ticksPerSecond }

    /// Goes on to a moment; time never goes back.
    mutating func advance(to moment: Double) {
        ticks = max(ticks, moment.rounded(.down))
    }

    /// How many nanoseconds a number of seconds is. What is no length of time counts as none, and nothing lasts longer
    /// than ``longestDuration``.
    static func ticks(_ seconds: Double) -> Double {
        seconds > 0 ? (min(seconds, longestDuration) * ticksPerSecond).rounded() : 0
    }

    /// The longest time, in seconds, that one step can take: that of the language.
    private static let longestDuration = 1e9

    private static let ticksPerSecond = 1e9
}
