import SceneText
import TestSupport
import Testing

@testable import SceneReport

struct UnifiedDifferenceTests {
    /// Applying the changes to any old lines gives the new ones, and short texts get a minimal difference.
    @Test(arguments: 0..<300 as Range<UInt64>)
    func changesLeadFromOneToTheOther(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        let letters = Int.random(in: 1...9, using: &random)
        let old = lines(letters, &random)
        var new = old
        for _ in 0..<Int.random(in: 0...6, using: &random) where !new.isEmpty {
            let place = Int.random(in: 0..<new.count, using: &random)
            if random.happens(0.5) { new.remove(at: place) } else { new.insert(-place, at: place) }
        }
        if random.happens(0.2) { new = lines(letters, &random) }
        for maximumScriptLength in [400, 2, 0] {
            let changes = LineComparison(old, new, maximumScriptLength: maximumScriptLength).changes
            #expect(applied(changes, old, new) == new, "seed \(seed)")
            for (one, next) in zip(changes, changes.dropFirst()) {
                #expect(one.old.upperBound < next.old.lowerBound && one.new.upperBound < next.new.lowerBound)
            }
            if maximumScriptLength == 400 {
                let cost = changes.reduce(0) { $0 + $1.old.count + $1.new.count }
                #expect(cost == old.count + new.count - 2 * longestCommonPart(old, new), "seed \(seed)")
            }
        }
    }

    private func lines(_ letters: Int, _ random: inout SplitMix) -> [Int] {
        (0..<Int.random(in: 0...30, using: &random)).map { _ in Int.random(in: 0..<letters, using: &random) }
    }

    /// Applies the changes to the old lines.
    private func applied(_ changes: [LineChange], _ old: [Int], _ new: [Int]) -> [Int] {
        var result: [Int] = []
        var next = 0
        for change in changes {
            result += old[next..<change.old.lowerBound] + new[change.new]
            next = change.old.upperBound
        }
        return result + old[next...]
    }

    /// Returns the length of the longest common subsequence, by its definition.
    private func longestCommonPart(_ one: [Int], _ other: [Int]) -> Int {
        var lengths = [Int](repeating: 0, count: other.count + 1)
        for line in one {
            var diagonal = 0
            for index in other.indices {
                let above = lengths[index + 1]
                lengths[index + 1] = line == other[index] ? diagonal + 1 : max(above, lengths[index])
                diagonal = above
            }
        }
        return lengths[other.count]
    }

    /// Long texts with many changes are compared piece by piece between unique lines.
    @Test func manyChanges() {
        let old = (0..<60_000).map { $0 % 3 == 0 ? $0 : -1 }
        let new = (0..<60_000).map { $0 % 3 == 0 ? $0 : -2 }
        let changes = LineComparison(old, new).changes
        #expect(changes.count == 20_000)
        #expect(applied(changes, old, new) == new)
    }

    /// A text before and after a change, and the expected difference.
    struct Case: Sendable {
        var old: String
        var new: String
        var expected: String
        var path = "a.scene"
    }

    @Test(arguments: [
        Case(old: "a\n", new: "a\n", expected: ""),
        Case(old: "a\n", new: "b\n", expected: "--- a.scene\n+++ a.scene\n@@ -1 +1 @@\n-a\n+b\n"),
        Case(old: "", new: "b\n", expected: "--- a.scene\n+++ a.scene\n@@ -0,0 +1 @@\n+b\n"),
        Case(old: "b\nc\n", new: "", expected: "--- a.scene\n+++ a.scene\n@@ -1,2 +0,0 @@\n-b\n-c\n"),
        Case(
            old: "a\nb", new: "a\nb\n",
            expected: "--- a.scene\n+++ a.scene\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"),
        Case(
            old: "a\r\nb\r\n", new: "a\r\nc\r\n",
            expected: "--- a.scene\n+++ a.scene\n@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
        Case(
            old: "1\n2\n3\n4\n5\n6\n7\n8\n", new: "1!\n2\n3\n4\n5\n6\n7\n8!\n",
            expected: "--- a.scene\n+++ a.scene\n@@ -1,8 +1,8 @@\n-1\n+1!\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+8!\n"),
        Case(
            old: "1\n2\n3\n4\n5\n6\n7\n8\n9\n", new: "1!\n2\n3\n4\n5\n6\n7\n8\n9!\n",
            expected: "--- a.scene\n+++ a.scene\n@@ -1,4 +1,4 @@\n-1\n+1!\n 2\n 3\n 4\n"
                + "@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+9!\n"),
        Case(
            old: "a\n", new: "b\n",
            expected: "--- \"a\\342\\200\\256b\\302\\205\"\n+++ \"a\\342\\200\\256b\\302\\205\"\n@@ -1 +1 @@\n-a\n+b\n",
            path: "a\u{202E}b\u{85}"),
        Case(old: "a\n", new: "b\n", expected: "--- a b\t\n+++ a b\t\n@@ -1 +1 @@\n-a\n+b\n", path: "a b"),
        Case(
            old: "a\n", new: "b\n",
            expected: "--- \"a\\n\\\"\\\\\\033é\"\n+++ \"a\\n\\\"\\\\\\033é\"\n@@ -1 +1 @@\n-a\n+b\n",
            path: "a\n\"\\\u{1B}é"),
    ])
    func differenceText(_ example: Case) {
        let difference = UnifiedDifference(
            Source(path: example.path, text: example.old), Source(path: example.path, text: example.new))
        #expect(String(decoding: difference.bytes, as: UTF8.self) == example.expected)
        #expect(difference.isEmpty == example.expected.isEmpty)
    }

    /// For programs every byte is kept; for people no byte moves the cursor.
    @Test func bytesThatAreNotUTF8() {
        let old = Source(path: "a.scene", bytes: [0xFF, 0x1B, 0x0D, 0x0A])
        let difference = UnifiedDifference(old, Source(path: "a.scene", bytes: [0x09, 0xFE, 0x0A]))
        #expect(difference.bytes.suffix(9) == [0x2D, 0xFF, 0x1B, 0x0D, 0x0A, 0x2B, 0x09, 0xFE, 0x0A])
        #expect(difference.text(Palette(isOn: false)).hasSuffix("\n-\u{FFFD}␛␍\n+\t\u{FFFD}\n"))
        let colored = difference.text(Palette(isOn: true))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == difference.text(Palette(isOn: false)))
        #expect(colored != difference.text(Palette(isOn: false)))
    }
}
