import SceneRuntime
import TestSupport
import Testing

@testable import SceneRegions

/// Edges are found to within a billionth of a point, for any slope and any first guess.
struct EdgeTracerTests {
    /// `error` is the error of the guess.
    @Test(arguments: [0, 1e-13, -1e-10, 1e-3, -5, 1e9, .nan] as [Double], 1...20 as ClosedRange<UInt64>)
    func edgesAreFound(_ error: Double, _ seed: UInt64) {
        var generator = SplitMix(seed: seed)
        let slope = Double.random(in: -3...3, using: &generator) * (seed % 4 == 0 ? 0 : 1)
        let bend = Double.random(in: -1...1, using: &generator) * (seed % 2 == 0 ? 0 : 0.1)
        let start = Double.random(in: -10...10, using: &generator)
        for outwards in [-1.0, 1.0] {
            // A straight or curved side with a kink halfway down.
            let side = { (y: Double) in start + slope * y + bend * y * y + outwards * (y > 5 ? 2 * (5 - y) : 0) }
            var tracer = EdgeTracer(from: side(0) - 100 * outwards, towards: side(0) + 200 * outwards)
            for step in 0..<100 {
                let y = Double(step) / 10
                var asked = 0
                let edge = tracer.edge(atY: y, from: side(y) - 50 * outwards, near: side(y) + error) { point in
                    asked += 1
                    return (point.x - side(point.y)) * outwards <= 0
                }
                #expect((edge - side(y)) * outwards <= 0)
                #expect(abs(edge - side(y)) <= 1e-9)
                // Bisection alone takes 38 tests.
                #expect(asked <= (abs(error) < 1e-10 ? 2 : 60), "\(asked) tests at \(y)")
            }
        }
    }

    /// The edges of a vertical side are identical, so that strips merge.
    @Test func edgesOfVerticalSidesAreIdentical() {
        var tracer = EdgeTracer(from: 0, towards: 50)
        let edges = (0..<20).map { step in
            let guess = 1 / 0.3 + Double(step - 10) * 1e-15
            return tracer.edge(atY: Double(step), from: Double(step) / 7, near: guess) { $0.x <= 1 / 0.3 }
        }
        #expect(Set(edges).count == 1)
    }
}
