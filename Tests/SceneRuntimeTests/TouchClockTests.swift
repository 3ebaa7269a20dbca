import Testing
import TreeSupport

@testable import SceneRuntime

/// The virtual clock.
struct TouchClockTests {
    /// Times written in decimals add up exactly.
    @Test(
        arguments: [
            ([0.1, 0.2], 0.3), ([0.05, 0.1, 0.2], 0.35), ([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1], 0.7),
            ([1e9, 0.25], 1e9 + 0.25),
            ([0.15, -1, .nan], 0.15), ([.infinity], 1e9), ([1e-10], 0), ([0.000065], 0.000065),
            ([1.001, 0.000249], 1.001249),
        ] as [([Double], Double)])
    func addsUp(_ waits: [Double], _ sum: Double) {
        var clock = TouchClock()
        for wait in waits { clock.advance(to: clock.ticks + TouchClock.ticks(wait)) }
        #expect(clock.seconds == sum)
    }

    /// Time never goes back.
    @Test func neverGoesBack() {
        var clock = TouchClock()
        clock.advance(to: 10)
        clock.advance(to: 5)
        #expect(clock.ticks == 10)
    }
}
