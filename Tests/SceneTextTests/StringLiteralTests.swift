import SceneText
import Testing

/// Tests string literals, which scenes and exported Swift have.
struct StringLiteralTests {
    @Test(arguments: [
        ("Save", "\"Save\""), ("\"\\\n\t", "\"\\\"\\\\\\n\\t\""), ("é👍", "\"é👍\""), ("\u{7}", "\"\\u{7}\""),
        ("\u{202E}", "\"\\u{202E}\""), ("\u{FEFF}", "\"\\u{FEFF}\""),
        // The last two code points of each plane are no characters.
        ("a\u{FFFE}\u{FFFF}", "\"a\\u{FFFE}\\u{FFFF}\""), ("\u{1FFFE}", "\"\\u{1FFFE}\""),
        ("\u{10FFFF}", "\"\\u{10FFFF}\""), ("\u{FFFD}\u{1FFFD}\u{20000}", "\"\u{FFFD}\u{1FFFD}\u{20000}\""),
    ])
    func literal(_ text: String, _ expected: String) {
        #expect(stringLiteral(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }
}
