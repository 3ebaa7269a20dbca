import SceneText
import Testing

@testable import SceneImport

/// The first and last characters and numbers that XML allows.
struct XMLLimitTests {
    private func document(_ text: String) -> XMLDocument { XMLDocument.read(Source(path: "a.xml", text: text)) }

    @Test(arguments: ["&#x10FFFF;", "&#1114111;", "&#x9;", "&#xFFFD;", "\u{FFFD}", "\u{10FFFF}"])
    func allowedCharacters(_ text: String) {
        #expect(document("<a>\(text)</a>").problem == nil)
    }

    @Test(arguments: ["&#x110000;", "&#1114112;", "&#0;", "&#xFFFE;", "\u{FFFE}", "\u{FFFF}"])
    func otherCharacters(_ text: String) {
        #expect(document("<a>\(text)</a>").problem != nil)
    }

    @Test(arguments: [("1.0", true), ("1.1", true), ("1.", false), ("1", false), ("2.0", false), ("1.x", false)])
    func versions(_ version: String, _ isAllowed: Bool) {
        #expect((document("<?xml version=\"\(version)\"?><a/>").problem == nil) == isAllowed)
    }
}
