import SceneText
import Testing

/// Tests binary search against a linear search.
struct PartitioningIndexTests {
    @Test(arguments: 0..<40)
    func findsTheFirstMatch(_ count: Int) {
        let numbers = (0..<count).map { $0 / 3 }
        for bound in -1...(count + 1) {
            let expected = numbers.firstIndex { $0 >= bound } ?? count
            #expect(numbers.partitioningIndex { $0 >= bound } == expected)
        }
    }

    @Test func slicesKeepTheirIndices() {
        #expect([9, 1, 2, 3, 0][1..<4].partitioningIndex { $0 > 1 } == 2)
        #expect([9, 1, 2, 3, 0][1..<4].partitioningIndex { $0 > 3 } == 4)
    }
}
