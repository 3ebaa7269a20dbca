/// A moment or duration on a ``TouchClock``, in nanoseconds.
typealias Tick = Double

/// The virtual clock of a simulation. It counts whole nanoseconds, so that decimal times add up exactly, up to 2^53
/// nanoseconds, which are about 104 days: a wait split into parts ends at the same moment as a single wait. Later
/// moments are rounded.
struct TouchClock: Hashable, Sendable {
    /// The nanoseconds since the start; a whole number.
    private(set) var ticks: Tick = 0

    /// The time, in seconds.
    var seconds: Double { ticks / Self.ticksPerSecond }

    /// Advances to `moment`; never goes back.
    mutating func advance(to moment: Tick) {
        ticks = max(ticks, moment.rounded(.down))
    }

    /// Converts seconds to nanoseconds. Counts anything that isn't a duration as 0, and limits it to
    /// ``maximumDuration``.
    static func ticks(_ seconds: Double) -> Tick {
        seconds > 0 ? (min(seconds, maximumDuration) * ticksPerSecond).rounded() : 0
    }

    /// The longest time, in seconds, that the language allows for one step.
    private static let maximumDuration = 1e9

    private static let ticksPerSecond = 1e9
}
