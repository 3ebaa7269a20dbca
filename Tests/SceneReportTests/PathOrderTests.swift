import SceneText
import Testing

@testable import SceneReport

/// The order of paths in lists for people, and how rows are folded there.
struct PathOrderTests {
    @Test(arguments: [
        ("List[2].Play", "List[10].Play"), ("List[9]", "List[10]"), ("List[1]", "List[1].Play"), ("A", "B"),
        ("List[1][2]", "List[1][10]"), ("List[1].A", "List[1].B"), ("A", "A1"), ("List[10].A", "List[11].A"),
    ])
    func order(_ first: String, _ second: String) {
        #expect(first.precedesAsPath(second) && !second.precedesAsPath(first))
        #expect(!first.precedesAsPath(first))
    }

    /// Only rows without a gap between them are joined.
    @Test func folding() {
        func folded(_ rows: [Int]) -> [ClosedRange<Int>] {
            FoldedTargets.folded(rows.map { (indices: [$0...$0], number: $0) }).flatMap { $0.indices }
                .sorted { $0.lowerBound < $1.lowerBound }
        }
        #expect(folded([0, 1, 2]) == [0...2])
        #expect(folded([0, 2, 3]) == [0...0, 2...3])
        #expect(folded([2, 0]) == [0...0, 2...2])
    }
}
