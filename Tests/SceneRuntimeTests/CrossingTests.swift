import TestSupport
import Testing
import TreeSupport

@testable import SceneRuntime

/// When a straight movement crosses an edge.
struct CrossingTests {
    @Test(
        arguments: [
            ([0.0, 0], [20.0, 0], 0.5), ([0, 0], [10, 0], 1), ([0, 0], [9, 0], nil), ([0, 0], [6, 8], 1),
            ([10, 0], [0, 0], 0), ([-20, 0], [20, 0], 0), ([5, 0], [5, 0], nil), ([10, 0], [10, 0], 0),
            ([9, 0], [-11, 0], 0.95), ([0, 0], [1e9, 0], 1e-8),
            // The root of the equation is a bit more than 1, but the end is on the circle.
            ([0, -0.7], [6, 8], 1),
        ] as [([Double], [Double], Double?)])
    func leaving(_ start: [Double], _ end: [Double], _ expected: Double?) {
        let found = Crossing.leaving(
            10, around: .zero, from: Point(x: start[0], y: start[1]), to: Point(x: end[0], y: end[1]), after: 0)
        switch (found, expected) {
        case (nil, nil): break
        case (let found?, let expected?): #expect((found - expected).magnitude <= 1e-12)
        default: Issue.record("\(String(describing: found)), not \(String(describing: expected))")
        }
    }

    /// Along an axis, a point leaves a circle exactly where its coordinate reaches the radius: rounding decides no tie.
    @Test func leavingAlongAnAxis() {
        var random = SplitMix(seed: 11)
        for _ in 0..<2000 {
            let length = Double(Int.random(in: 101...3000, using: &random)) / 10 * (random.happens(0.5) ? 1 : -1)
            let end = random.happens(0.5) ? Point(x: length, y: 0) : Point(x: 0, y: length)
            let leaving = Crossing.leaving(10, around: .zero, from: .zero, to: end, after: 0)
            #expect(leaving == Crossing.reaching(10, from: 0, to: length.magnitude, after: 0))
        }
    }

    /// Stepping from crossing to crossing terminates in the right state.
    @Test func crossingsEnd() {
        var random = SplitMix(seed: 7)
        for _ in 0..<20_000 {
            let coordinates: [Double] = [0, 0.1, 1, 10, 1e-300, 1e9, -1e9, 1e9 + 1e-6, -5, 0.7]
            func point() -> Point { Point(x: random.pick(coordinates), y: random.pick(coordinates)) }
            let corner = point()
            let rectangle = Rectangle(
                origin: corner,
                size: Size(width: random.pick(coordinates).magnitude, height: random.pick(coordinates).magnitude))
            let start = point()
            let end = point()
            var isInside = rectangle.contains(start)
            var share = 0.0
            var count = 0
            while let next = Crossing.becoming(!isInside, rectangle, from: start, to: end, after: share) {
                #expect(next >= share && next <= 1)
                share = next
                isInside.toggle()
                count += 1
                if count > 6 { break }
            }
            #expect(count <= 6, "\(rectangle), \(start), \(end)")
            #expect(isInside == rectangle.contains(end), "\(rectangle), \(start), \(end)")
        }
    }
}
