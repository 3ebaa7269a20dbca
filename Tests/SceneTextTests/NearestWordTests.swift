import SceneText
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
}
