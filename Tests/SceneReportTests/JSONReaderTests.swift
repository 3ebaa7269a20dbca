import Foundation
import SceneReport
import TestSupport
import Testing

/// JSON input: values with their places, and flaws at theirs.
struct JSONReaderTests {
    /// A text that is no JSON, with the message and the bytes it is about.
    struct Flawed: Sendable {
        var text: String
        var message: String
        var culprit: String
    }

    @Test func valuesHaveTheirPlaces() throws {
        let text = #" {"a": [1, -2.5e1, true, null], "b\n": "é\u00e9\ud83d\ude00\/"} "#
        let value = try JSONReader.read(Array(text.utf8))
        func bytes(_ range: Range<Int>) -> String { String(decoding: Array(text.utf8)[range], as: UTF8.self) }
        #expect(bytes(value.range) == text.trimmingCharacters(in: .whitespaces))
        let elements = try #require(value["a"]?.elements)
        #expect(elements.map { bytes($0.range) } == ["1", "-2.5e1", "true", "null"])
        #expect(elements[0].integer == 1)
        #expect(elements[1].number == -25)
        #expect(elements[2].bool == true)
        #expect(elements[3].isNull)
        #expect(value["b\n"]?.string == "éé😀/")
        #expect(value.members?.map { bytes($0.nameRange) } == [#""a""#, #""b\n""#])
        #expect(value["c"] == nil)
        #expect(elements[1]["a"] == nil)
    }

    @Test(arguments: [
        Flawed(text: "", message: "a value is missing", culprit: ""),
        Flawed(text: "{\"a\":}", message: "a value is missing", culprit: "}"),
        Flawed(text: "[1,]", message: "there must be no `,` at the end", culprit: ","),
        Flawed(text: "{\"a\":1,}", message: "there must be no `,` at the end", culprit: ","),
        Flawed(text: "[1 2]", message: "there must be a `,` or `]` after an element", culprit: "2"),
        Flawed(text: "{\"a\" 1}", message: "there must be a `:` after the name of a member", culprit: "1"),
        Flawed(text: "{a: 1}", message: "the name of a member must be a string", culprit: "a"),
        Flawed(text: "{\"a\": 'b'}", message: "a string needs double quotes", culprit: "'b'"),
        Flawed(text: "// x", message: "a value is missing", culprit: "/"),
        Flawed(text: "[TRUE]", message: "a string needs double quotes", culprit: "TRUE"),
        Flawed(text: "{\"a\":1,\"\\u0061\":2}", message: "`a` occurs twice", culprit: "\"\\u0061\""),
        Flawed(text: "01", message: "a number must not begin with a zero", culprit: "01"),
        Flawed(text: "-", message: "a digit is missing", culprit: "-"),
        Flawed(text: "1.é", message: "a digit is missing", culprit: "1.é"),
        Flawed(text: "1e999", message: "the number is too large", culprit: "1e999"),
        Flawed(text: "\"a", message: "the string has no closing quote", culprit: "\"a"),
        Flawed(text: "\"a\nb\"", message: "the string has no closing quote on its line", culprit: "\"a"),
        Flawed(text: "\"\\x\"", message: "there is no such escape; a backslash is written `\\\\`", culprit: "\\x"),
        Flawed(text: "\"\\u12\"", message: "`\\u` needs four hexadecimal digits", culprit: "\\u12\""),
        Flawed(text: "\"\t\"", message: "a control character in a string must be an escape", culprit: "\t"),
        Flawed(text: "1 2", message: "there is something after the end of the value", culprit: "2"),
    ])
    func flaw(_ flawed: Flawed) throws {
        let flaw = try #require(throws: JSONFlaw.self) { try JSONReader.read(Array(flawed.text.utf8)) }
        #expect(flaw.message == flawed.message)
        #expect(String(decoding: Array(flawed.text.utf8)[flaw.range], as: UTF8.self) == flawed.culprit)
    }

    @Test func bytesThatAreNoText() throws {
        let flaw = try #require(throws: JSONFlaw.self) { try JSONReader.read(Array("\"a".utf8) + [0xC3, 0x28]) }
        #expect(flaw.message == "the text isn't valid UTF-8")
        #expect(flaw.range == 2..<3)
    }

    @Test func byteOrderMarkIsSkipped() throws {
        #expect(try JSONReader.read([0xEF, 0xBB, 0xBF] + Array("1".utf8)).range == 3..<4)
    }

    @Test func loneSurrogatesAreReplaced() throws {
        let text = #"["\ud800", "\ud800\u0041", "\udc00x", "\ud800\n"]"#
        #expect(
            try JSONReader.read(Array(text.utf8)).elements?.map(\.string) == [
                "\u{FFFD}", "\u{FFFD}A", "\u{FFFD}x", "\u{FFFD}\n",
            ])
    }

    @Test func depthIsLimited() throws {
        func nested(_ count: Int) -> [UInt8] {
            [UInt8](repeating: UInt8(ascii: "["), count: count) + [UInt8](repeating: UInt8(ascii: "]"), count: count)
        }
        _ = try JSONReader.read(nested(JSONReader.maximumDepth))
        #expect(throws: JSONFlaw.self) { try JSONReader.read(nested(JSONReader.maximumDepth + 1)) }
        #expect(throws: JSONFlaw.self) { try JSONReader.read([UInt8](repeating: UInt8(ascii: "["), count: 1 << 20)) }
    }

    @Test func manyNamesMustDiffer() throws {
        let members = (0..<40).map { "\"k\($0)\":\($0)" }
        let text = { (members: [String]) in Array("{\(members.joined(separator: ","))}".utf8) }
        #expect(try JSONReader.read(text(members))["k39"]?.integer == 39)
        for twin in [0, 17, 39] {
            #expect(throws: JSONFlaw.self) { try JSONReader.read(text(members + ["\"k\(twin)\":0"])) }
        }
    }

    /// Broken variants of a text: no crash, and Foundation accepts what is accepted.
    @Test func damagedTexts() {
        let text = Array(#"{"a":[1,-2.5e+1,{"b":true}],"c\u00e9\\":"x\ud83d\ude00","d":{},"e":null}"#.utf8)
        let pieces = Array(#"{}[],:"\u0d8-+.eE19 tné"#.utf8) + [0x00, 0x0A, 0xC3, 0xFF, 0xF0]
        var random = SplitMix(seed: 5)
        for _ in 0..<4000 {
            var bytes = text
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes.remove(at: place)
                case 1: bytes.insert(pieces.randomElement(using: &random) ?? 0, at: place)
                default: bytes[place] = pieces.randomElement(using: &random) ?? 0
                }
            }
            do throws(JSONFlaw) {
                let value = try JSONReader.read(bytes)
                #expect(value.range.upperBound <= bytes.count)
                let isAccepted =
                    (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
                // Foundation refuses a lone surrogate, which has a meaning here.
                let hasSurrogate =
                    String(decoding: bytes, as: UTF8.self).contains("\\ud8")
                    || String(decoding: bytes, as: UTF8.self).contains("\\ude")
                #expect(isAccepted || hasSurrogate, "\(String(decoding: bytes, as: UTF8.self))")
            } catch {
                #expect(error.range.upperBound <= bytes.count)
            }
        }
    }
}
