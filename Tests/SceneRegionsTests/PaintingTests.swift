import SceneRuntime
import TestSupport
import Testing

@testable import SceneRegions

/// The visible parts of patches that are painted over each other.
struct PaintingTests {
    /// At and between the corners of patches, exactly one piece is found: that of the patch painted last.
    @Test(arguments: [3, 12, 40])
    func showsThePatchPaintedLast(count: Int) {
        for seed in trials(UInt64(300 / count)) {
            var generator = SplitMix(seed: seed)
            let patches = Self.patches(count, side: Double(count) + 4, &generator)
            let pieces = patches.painted()
            let lines = stride(from: -0.5, through: Double(count) + 8, by: 0.5)
            for x in lines {
                for y in lines {
                    let point = Point(x: x, y: y)
                    let found = pieces.filter { $0.rectangle.contains(point) }.map { $0.label }
                    let expected = patches.last { $0.rectangle.contains(point) }?.label
                    if found != (expected.map { [$0] } ?? []) {
                        Issue.record(
                            "seed \(seed), point \(point): \(found) instead of \(String(describing: expected))")
                        return
                    }
                }
            }
        }
    }

    /// Adjacent patches with the same label become one piece along the direction of the sweep.
    @Test func joinsNeighborsWithOneLabel() {
        let patches = (0..<100).map { column in
            Patch(Rectangle(minX: Double(column), minY: 0, maxX: Double(column + 1), maxY: 10), label: 7)
        }
        #expect(
            patches.painted() == [Patch(Rectangle(minX: 0, minY: 0, maxX: 100, maxY: 10), label: 7)])
    }

    /// If n bars cross n bars, there is one piece for each upper bar and each visible part of the lower ones.
    @Test func crossingBarsGiveOnePiecePerVisiblePart() {
        for count in [1, 10, 60] {
            let size = Double(4 * count)
            let upright = (0..<count).map { bar in
                Rectangle(minX: Double(4 * bar), minY: -1, maxX: Double(4 * bar + 2), maxY: size)
            }
            let level = (0..<count).map { bar in
                Rectangle(minX: -1, minY: Double(4 * bar), maxX: size, maxY: Double(4 * bar + 2))
            }
            let bars = (level + upright).enumerated().map { Patch($0.element, label: Int32($0.offset)) }
            #expect(bars.painted().count == count + count * (count + 1))
        }
    }

    /// Patches that are empty, reversed or have a NaN edge are invisible.
    @Test func emptyPatchesAreInvisible() {
        let edges: [Double] = [0, 5, 0, .nan, 5]
        let empty = zip(edges, edges.dropFirst()).map { first, last in
            Patch(Rectangle(minX: first, minY: 0, maxX: min(first, last), maxY: 3), label: 1)
        }
        #expect(empty.painted().isEmpty)
    }

    /// Returns random patches with integer corners, so that many share edges.
    private static func patches(_ count: Int, side: Double, _ generator: inout SplitMix) -> [Patch] {
        (0..<count).map { label in
            let x = Double(Int.random(in: 0...Int(side), using: &generator))
            let y = Double(Int.random(in: 0...Int(side), using: &generator))
            let width = Double(Int.random(in: -1...Int(side / 2), using: &generator))
            let height = Double(Int.random(in: -1...Int(side / 2), using: &generator))
            return Patch(
                Rectangle(minX: x, minY: y, maxX: x + width, maxY: y + height), label: Int32(label / 2))
        }
    }
}
