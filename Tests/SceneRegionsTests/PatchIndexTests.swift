import SceneRuntime
import TestSupport
import Testing

@testable import SceneRegions

/// Pairs of patches that overlap.
struct PatchIndexTests {
    /// The pairs are those that a comparison of all patches finds, in the order of a line that moves to the right. A
    /// limit is exceeded by one pair more. `side` decides how many indexed patches are near the others.
    @Test(arguments: [(2, 3.0), (9, 12.0), (9, 1.0), (60, 40.0), (60, 4.0), (120, 3.0)])
    func findsOverlapsInOrder(count: Int, side: Double) {
        for seed in trials(6) {
            var generator = SplitMix(seed: seed)
            let indexed = Self.patches(count, side, &generator).painted()
            for others in [Self.pile(count / 2, &generator), Self.patches(count / 2, 9, &generator).painted()] {
                let expected = Self.overlaps(of: others, with: indexed)
                let index = PatchIndex(indexed)
                for limit in [max(0, expected.count - 1), expected.count, .max] {
                    var found: [[Patch]] = []
                    let isComplete = index.forEachOverlap(of: others, limit: limit) { found.append([$0, $1]) }
                    let isRight = isComplete == (limit >= expected.count) && found == (isComplete ? expected : [])
                    #expect(isRight, "seed \(seed), limit \(limit)")
                }
            }
        }
    }

    /// Returns the overlapping pairs, sorted by the left edge of the patch that begins further right; of two patches
    /// that begin together, that is the indexed one.
    private static func overlaps(of others: [Patch], with indexed: [Patch]) -> [[Patch]] {
        let (others, indexed) = (leftToRight(others), leftToRight(indexed))
        var found: [(key: [Double], pair: [Patch])] = []
        for (first, other) in others.enumerated() {
            for (second, piece) in indexed.enumerated() where piece.rectangle.meets(other.rectangle) {
                let (start, indexedStart) = (other.rectangle.minX, piece.rectangle.minX)
                let order =
                    start <= indexedStart
                    ? [indexedStart, 1, Double(second), Double(first)] : [start, 0, Double(first), Double(second)]
                found.append((order, [other, piece]))
            }
        }
        return found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { $0.pair }
    }

    private static func leftToRight(_ patches: [Patch]) -> [Patch] {
        patches.enumerated().sorted { one, other in
            (one.element.rectangle.minX, one.offset) < (other.element.rectangle.minX, other.offset)
        }.map { $0.element }
    }

    /// Returns strips below each other, some with a gap.
    private static func pile(_ count: Int, _ generator: inout SplitMix) -> [Patch] {
        var y = 0.0
        return (0..<count).map { strip in
            y += generator.happens(0.2) ? 2 : 0
            defer { y += 1 }
            let (x, width) = (Int.random(in: 0...20, using: &generator), Int.random(in: 1...20, using: &generator))
            return Patch(
                Rectangle(minX: Double(x), minY: y, maxX: Double(x + width), maxY: y + 1), label: Int32(strip))
        }
    }

    /// Returns patches at most `side` wide and high.
    private static func patches(_ count: Int, _ side: Double, _ generator: inout SplitMix) -> [Patch] {
        (0..<count).map { patch in
            let x = Double.random(in: 0...40, using: &generator).rounded()
            let y = Double.random(in: 0...40, using: &generator).rounded()
            let width = Double.random(in: 1...side, using: &generator).rounded()
            let height = Double.random(in: 1...side, using: &generator).rounded()
            return Patch(Rectangle(minX: x, minY: y, maxX: x + width, maxY: y + height), label: Int32(patch))
        }
    }
}
