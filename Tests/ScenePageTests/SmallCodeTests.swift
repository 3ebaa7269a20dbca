import SmallCode
import Testing

/// The functions that replace those of the standard library in a page.
struct SmallCodeTests {
    private static let words = ["b", "", "\u{E9}", "abc", "e\u{301}", "a", "b", "Z", "\u{1F600}", "aa"]

    /// The standard library's `sort` of contiguous arrays isn't replaced.
    @Test func sortsLikeTheStandardLibrary() {
        var expected = ContiguousArray(Self.words)
        expected.sort()
        var sorted = Self.words
        sorted.sort()
        #expect(sorted == Array(expected))
        #expect(Self.words.sorted() == Array(expected))
        #expect(Set(1...9).sorted { $0 > $1 } == Array((1...9).reversed()))
        #expect([Int]().sorted() == [])
    }

    /// Elements that are equal in the order stay in theirs.
    @Test func keepsTheOrderOfEqualElements() {
        let pairs = (0..<100).map { (key: $0 * 7 % 5, index: $0) }
        let sorted = pairs.sorted { $0.key < $1.key }
        #expect(zip(sorted, sorted.dropFirst()).allSatisfy { ($0.key, $0.index) < ($1.key, $1.index) })
        #expect(sortedIndices(pairs.count) { pairs[$0].key < pairs[$1].key } == ContiguousArray(sorted.map(\.index)))
    }

    @Test func comparesLikeTheStandardLibrary() {
        for left in Self.words {
            for right in Self.words {
                // A generic function calls the standard library's `==`.
                #expect((left == right) == isEqual(left, right), "\(left) \(right)")
                #expect((left ~= right) == isEqual(left, right), "\(left) \(right)")
            }
        }
        #expect("\u{E9}" == "e\u{301}")
    }

    private func isEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }
}
