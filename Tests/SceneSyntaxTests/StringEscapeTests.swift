import Testing

@testable import SceneSyntax

/// Tests the escapes in strings.
struct StringEscapeTests {
    /// One to eight digits name a scalar.
    @Test func scalars() {
        #expect(decoded(#"\u{9}"#) == "\t")
        #expect(decoded(#"\u{1F600}"#) == "😀")
        #expect(decoded(#"\u{0001F600}"#) == "😀")
    }

    /// What isn't an escape stays as it is.
    @Test(arguments: [
        #"\u{}"#, #"\u{00001F600}"#, #"\u{110000}"#, #"\u{D800}"#, #"\u{1G}"#, #"\u{41"#, #"\u41}"#, #"\"#,
    ])
    func invalidEscapes(_ text: String) {
        #expect(decoded(text) == text)
    }

    private func decoded(_ text: String) -> String { StringEscape.decoded(Array(text.utf8)[...]) }
}
