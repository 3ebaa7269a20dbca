import SceneRuntime
import Testing

/// Values of some views, in any order of insertion.
struct ViewTableTests {
    @Test
    func valuesAreFound() {
        var table: ViewTable<[Int]> = [:]
        for index in [5, 1, 9, 3, 7, 1, 9] { table[ViewID(index: index), default: []].append(index) }
        #expect(table.keys.map { Int($0.index) } == [1, 3, 5, 7, 9])
        #expect(table[ViewID(index: 9)] == [9, 9])
        #expect(table[ViewID(index: 3)] == [3])
        #expect(table[ViewID(index: 4)] == nil)
    }

    @Test
    func valuesAreCopied() {
        var table: ViewTable<Int> = [:]
        for index in [1, 3, 4, 6] { table[ViewID(index: index)] = index }
        table.copyValues(of: ViewID(index: 3)..<ViewID(index: 6), by: 10)
        #expect(table.keys.map { Int($0.index) } == [1, 3, 4, 6, 13, 14])
        #expect(table[ViewID(index: 14)] == 4)
        #expect(table[ViewID(index: 16)] == nil)
    }

    @Test
    func valuesAreChangedAndRemoved() {
        var table: ViewTable<Int> = [:]
        for index in [3, 0, 5, 1, 4, 2] { table[ViewID(index: index)] = index }
        table[ViewID(index: 2)] = nil
        table[ViewID(index: 5)]? += 10
        table[ViewID(index: 8)]? += 10
        table.update(ViewID(index: 4)) { $0 += 20 }
        table.update(ViewID(index: 9)) { $0 += 20 }
        #expect(table.keys.map { Int($0.index) } == [0, 1, 3, 4, 5])
        #expect(table[ViewID(index: 2)] == nil)
        #expect(table[ViewID(index: 5)] == 15)
        #expect(table[ViewID(index: 8)] == nil)
        #expect(table[ViewID(index: 4)] == 24)
        #expect(table[ViewID(index: 9)] == nil)
        table.removeAll()
        #expect(table.isEmpty)
    }
}
