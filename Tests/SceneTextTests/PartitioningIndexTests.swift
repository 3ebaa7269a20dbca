import SceneText
import Testing

/// The search in collections that are in order finds what looking at every element finds.
struct PartitioningIndexTests {
    @Test(arguments: 0..<40)
    func indexIsThatOfTheFirst(_ count: Int) {
        let numbers = (0..<count).map { $0 / 3 }
        for bound in -1...(count + 1) {
            let expected = numbers.firstIndex { $0 >= bound } ?? count
            #expect(numbers.partitioningIndex { $0 >= bound } == expected)
        }
    }

    @Test func indicesOfSlicesAreTheirOwn() {
        #expect([9, 1, 2, 3, 0][1..<4].partitioningIndex { $0 > 1 } == 2)
        #expect([9, 1, 2, 3, 0][1..<4].partitioningIndex { $0 > 3 } == 4)
    }
}
