import SceneRuntime
import TestSupport
import Testing

@testable import SceneLint

/// Looking views up by where they lie finds the same as going through all of them.
struct OutlinedPlacesTests {
    /// Among few and among many views, spread out, on top of each other and in a row.
    @Test(arguments: [1, 5, 96, 97, 98, 100, 1000], [0.0, 100, 1000])
    func findsAll(_ count: Int, _ spread: Double) {
        var random = SplitMix(seed: UInt64(count))
        let boxes = (0..<2 * count).map { _ in
            Rectangle(
                origin: Point(x: random.number(upTo: spread), y: random.number(upTo: 1000)),
                size: Size(width: random.number(upTo: 60), height: random.number(upTo: 60)))
        }
        // Every other view is one of them.
        var places = OutlinedPlaces()
        places.places = Array(stride(from: 1, to: 2 * count, by: 2))
        let all = places.places
        places.group { boxes[$0] }
        for _ in 0..<20 {
            let range = Int.random(in: 0...count, using: &random)..<2 * count
            let area = boxes[Int.random(in: boxes.indices, using: &random)]
            let meeting = all.filter { range.contains($0) && boxes[$0].meets(area) }
            #expect(found(places, range, .meeting(area)) { boxes[$0].meets(area) } == meeting)
            let part = area.grown(by: -20).orEmpty
            let holding = all.filter { range.contains($0) && boxes[$0].holds(part) }
            #expect(found(places, range, .holding(part)) { boxes[$0].holds(part) } == holding)
            #expect(places.contains(in: range, .meeting(area)) { boxes[$0].meets(area) } == !meeting.isEmpty)
        }
    }

    /// Those of `places` that are asked for and wanted.
    private func found(
        _ places: OutlinedPlaces, _ range: Range<Int>, _ relation: PlaceRelation, where isWanted: (Int) -> Bool
    ) -> [Int] {
        var found: [Int] = []
        let isFound = places.contains(in: range, relation) { place in
            if isWanted(place) { found.append(place) }
            return false
        }
        #expect(!isFound)
        return found.sorted()
    }
}

extension SplitMix {
    fileprivate mutating func number(upTo limit: Double) -> Double { Double.random(in: 0...limit, using: &self) }
}
