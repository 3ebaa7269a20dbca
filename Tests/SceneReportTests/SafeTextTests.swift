import TestSupport
import Testing

@testable import SceneReport

/// Escaping text in chunks gives the same result as scalar by scalar.
struct SafeTextTests {
    /// The parts of the texts: plain ones, and all that need escaping.
    private static let parts = [
        "a", "view ", "Buttons side by side", "~", "\n", "\r", "\r\n", "\t", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{80}",
        "\u{85}", "\u{A0}", "×", "\u{AD}", "ÿ", "\u{2FF}", "e\u{301}", "\u{200B}", "\u{200D}", "\u{2028}", "\u{202E}",
        "日", "👍🏽", "\u{FEFF}", "\u{E0001}", "\"", "\\", "%", ":", ",", "{", "}",
    ]

    private static func text(_ random: inout SplitMix) -> String {
        let parts = random.happens(0.3) ? Array(Self.parts.prefix(5)) : Self.parts
        return (0..<Int.random(in: 0...12, using: &random)).map { _ in random.pick(parts) }.joined()
    }

    /// Replaces each scalar in `text` by the result of `replacement`.
    private static func replaced(_ text: String, _ replacement: (Unicode.Scalar) -> String) -> [UInt8] {
        text.unicodeScalars.flatMap { Array(replacement($0).utf8) }
    }

    /// Markup contains no character that controls a terminal or reorders text.
    @Test func markupText() {
        for scalar in ["\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{FFFE}"] as [Unicode.Scalar] {
            #expect(scalar.xmlReplacement == "\u{FFFD}")
        }
        #expect(("\u{202E}" as Unicode.Scalar).xmlReplacement == "&#x202E;")
        #expect(("\u{2028}" as Unicode.Scalar).xmlReplacement == "&#x2028;")
        for scalar in ["a", "\n", "é", "日", "👍"] as [Unicode.Scalar] { #expect(scalar.xmlReplacement == nil) }
    }

    @Test(arguments: 0..<400 as Range<UInt64>)
    func terminalText(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        let text = Self.text(&random)
        let safe = Self.replaced(text) { String($0.shownSafely) }
        #expect(Array(shownSafely(text).utf8) == safe)
        let withTabs = Self.replaced(text) { $0 == "\t" ? "\t" : String($0.shownSafely) }
        #expect(Array(shownSafely(text, keepingTabs: true).utf8) == withTabs)

        let indent = Int.random(in: 0...9, using: &random)
        var inLines: [UInt8] = [0x61]
        inLines.appendSafely(text, indent: indent)
        // A carriage return with its line feed is one Character.
        let lines = text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
        let expected = lines.map { Self.replaced(String($0)) { String($0.shownSafely) } }
            .joined(separator: Array(("\n" + String(repeating: " ", count: indent)).utf8))
        #expect(inLines == [0x61] + expected)
    }

    /// Scalars below U+0300 are classified without asking for their category.
    @Test func scalarsBelowTheCombiningOnes() {
        for scalar in (0x80..<0x300).compactMap(Unicode.Scalar.init) {
            let category = scalar.properties.generalCategory
            #expect((scalar.shownSafely == scalar) == (category != .control && category != .format), "\(scalar.value)")
        }
    }

    @Test(arguments: 0..<400 as Range<UInt64>)
    func jsonStrings(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        let text = Self.text(&random)
        let escaped = Self.replaced(text) { scalar in
            switch scalar {
            case "\n": return "\\n"
            case "\r": return "\\r"
            case "\t": return "\\t"
            case "\"", "\\": return "\\\(scalar)"
            case "\u{E0001}": return "\\udb40\\udc01"
            case _ where scalar.shownSafely != scalar:
                let digits = String(scalar.value, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: return String(scalar)
            }
        }
        var bytes: [UInt8] = []
        bytes.appendJSONString(text)
        #expect(bytes == [0x22] + escaped + [0x22])
    }

    @Test(arguments: [0, 1, -1, 9, 10, 99, 100, -250, 65_536, .max, .min])
    func digits(_ number: Int) {
        var bytes: [UInt8] = [0x61]
        bytes.appendDigits(of: number)
        #expect(String(decoding: bytes, as: UTF8.self) == "a\(number)")
        #expect(number.digitCount == number.magnitude.description.utf8.count)
    }
}
