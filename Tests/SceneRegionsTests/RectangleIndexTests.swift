import SceneRuntime
import TestSupport
import Testing

@testable import SceneRegions

/// Finding rectangles, and room beside them.
struct RectangleIndexTests {
    /// The index finds exactly the rectangles that intersect the query, each once.
    @Test(arguments: [0, 1, 8, 9, 65, 700])
    func findsIntersectingRectangles(count: Int) {
        var generator = SplitMix(seed: UInt64(count))
        let rectangles = (0..<count).map { _ in Self.rectangle(&generator) }
        let index = RectangleIndex(rectangles)
        for _ in 0..<100 {
            let asked = Self.rectangle(&generator)
            let expected = rectangles.indices.filter { rectangles[$0].meets(asked) }
            #expect(index.indices(meeting: asked).sorted() == expected)
        }
    }

    /// A square fits beside others exactly if it fits into the rest of the area.
    @Test(arguments: [0, 1, 4, 12, 30])
    func squareFitsIntoTheRest(count: Int) {
        for seed in trials(80) {
            var generator = SplitMix(seed: seed)
            let area = Rectangle(minX: 3, minY: 4, maxX: 40, maxY: 44)
            let patches = (0..<count).map { _ in Patch(Self.rectangle(&generator), label: 0) }
            let others = patches.map { $0.rectangle }.filter { !$0.isEmpty }
            let left = Region(area).subtracting(Region(disjoint: patches.painted().map { $0.rectangle }))
            let largest: Double = left.largestSquare
            for side in [1, 5, 9.5, largest, largest.nextUp, 37, 38] where side > 0 {
                #expect(area.containsSquare(withSide: side, beside: others) == left.containsSquare(withSide: side))
            }
        }
    }

    /// Returns a rectangle, which may be small, long or empty.
    private static func rectangle(_ generator: inout SplitMix) -> Rectangle {
        let (x, y) = (Double.random(in: -5...40, using: &generator), Double.random(in: -5...40, using: &generator))
        let isLong = generator.happens(0.1)
        let width = Double.random(in: 0...(isLong ? 40 : 9), using: &generator).rounded()
        let height = Double.random(in: 0...9, using: &generator).rounded()
        return Rectangle(minX: x.rounded(), minY: y.rounded(), maxX: x.rounded() + width, maxY: y.rounded() + height)
    }
}
