import SceneText
import TestSupport
import Testing

/// Tests which known word a typo suggests.
struct NearestWordTests {
    /// A word and the one that it suggests.
    struct Slip: Sendable {
        var word: String
        var meant: String?
    }

    private static let known = ["button", "label", "scroll", "switch", "on", "off"]

    @Test(arguments: [
        Slip(word: "buton", meant: "button"),
        Slip(word: "buttno", meant: "button"),
        Slip(word: "BUTTON", meant: "button"),
        Slip(word: "lable", meant: "label"),
        Slip(word: "swich", meant: "switch"),
        Slip(word: "no", meant: "on"),
        Slip(word: "table", meant: nil),
        Slip(word: "zzz", meant: nil),
        Slip(word: "", meant: nil),
        Slip(word: String(repeating: "b", count: 1000), meant: nil),
    ])
    func slip(_ slip: Slip) {
        #expect(NearestWord.of(slip.word, among: Self.known) == slip.meant)
    }

    @Test func tiesPreferTheSameFirstLetterThenTheFirstWord() {
        #expect(NearestWord.of("cat", among: ["bat", "car"]) == "car")
        #expect(NearestWord.of("cat", among: ["car", "can"]) == "car")
        #expect(NearestWord.of("cat", among: ["bat", "hat"]) == "bat")
        #expect(NearestWord.of("cat", among: ["car", "cat"]) == "cat")
    }

    /// Rules out no word that is near: not by its length or letters, and not before all rows are computed.
    @Test func nearestWordIsThatOfAllDistances() {
        var random = SplitMix(seed: 7)
        func word() -> String {
            let letters = (0..<Int.random(in: 2...9, using: &random)).map { _ in "abcdE".randomElement(using: &random) }
            return String(letters.compactMap { $0 })
        }
        for _ in 0..<400 {
            let (written, known) = (word(), (0..<6).map { _ in word() })
            let limit = max(1, min(3, written.count / 3))
            let near = known.map { distance(written.lowercased(), $0.lowercased()) }.filter { $0 <= limit }
            let nearest = NearestWord.of(written, among: known)
            let found = nearest.map { distance(written.lowercased(), $0.lowercased()) }
            #expect(found == near.min(), "\(written) among \(known)")
        }
    }

    /// The optimal string alignment distance, by its definition.
    private func distance(_ left: some StringProtocol, _ right: some StringProtocol) -> Int {
        let (left, right) = (Array(left), Array(right))
        var table = (0...left.count).map { i in (0...right.count).map { i == 0 ? $0 : i } }
        for i in left.indices {
            for j in right.indices {
                let replaced = table[i][j] + (left[i] == right[j] ? 0 : 1)
                table[i + 1][j + 1] = min(replaced, table[i][j + 1] + 1, table[i + 1][j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    table[i + 1][j + 1] = min(table[i + 1][j + 1], table[i - 1][j - 1] + 1)
                }
            }
        }
        return table[left.count][right.count]
    }
}
