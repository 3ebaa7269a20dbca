import Foundation
import SceneReport
import TestSupport
import Testing

/// JSON output, as text and as Foundation reads it.
struct JSONWriterTests {
    /// A number and its text.
    struct Number: Sendable {
        var value: Double
        var text: String
    }

    @Test(arguments: [
        Number(value: 0, text: "0"), Number(value: -0.0, text: "-0"), Number(value: 300, text: "300"),
        Number(value: -1.5, text: "-1.5"), Number(value: 0.1, text: "0.1"), Number(value: 1e9, text: "1000000000"),
        Number(value: 1.0 / 3, text: "0.3333333333333333"), Number(value: 1e16, text: "1e16"),
        Number(value: 1e-5, text: "1e-5"), Number(value: 1.25e-10, text: "1.25e-10"),
        Number(value: .leastNonzeroMagnitude, text: "5e-324"),
        Number(value: .greatestFiniteMagnitude, text: "1.7976931348623157e308"), Number(value: 100, text: "100"),
        Number(value: 1e100, text: "1e100"), Number(value: 1e-100, text: "1e-100"),
        Number(value: .nan, text: "null"), Number(value: .infinity, text: "null"),
    ])
    func number(_ number: Number) {
        var writer = JSONWriter()
        writer.value(number.value)
        #expect(writer.text == number.text)
        if number.value.isFinite { #expect(Double(writer.text)?.bitPattern == number.value.bitPattern) }
    }

    /// A string and its text.
    struct Text: Sendable {
        var value: String
        var text: String
    }

    @Test(arguments: [
        Text(value: "", text: #""""#), Text(value: "Main", text: #""Main""#),
        Text(value: "a\"b\\c/d", text: #""a\"b\\c/d""#), Text(value: "\n\r\t\u{8}\u{C}", text: #""\n\r\t\b\f""#),
        Text(value: "\r\n", text: #""\r\n""#), Text(value: "\u{0}\u{1B}\u{1F}", text: #""\u0000\u001b\u001f""#),
        Text(value: "é😀\u{2028}\u{7F}\u{202E}", text: #""é😀\u2028\u007f\u202e""#),
        Text(value: "\u{9B}\u{E0001}👨‍👩‍👧", text: #""\u009b\udb40\udc01👨‍👩‍👧""#),
        Text(value: "e\u{301}\n", text: "\"e\u{301}\\n\""),
    ])
    func string(_ string: Text) throws {
        var writer = JSONWriter()
        writer.value(string.value)
        #expect(Array(writer.text.utf8) == Array(string.text.utf8))
        #expect(try JSONDecoder().decode(String.self, from: Data(writer.text.utf8)) == string.value)
    }

    @Test func keysKeepTheirOrder() {
        var writer = JSONWriter()
        writer.object { object in
            object.member("z", 1)
            object.member("a", true)
            object.member("empty") { $0.array { _ in } }
            object.member("none") { $0.object { _ in } }
            object.member("point", x: 1, y: -0.5)
            object.member("names", ["b", "a"])
        }
        writer.endDocument()
        writer.object { $0.member("next", "line") }
        let first = #"{"z":1,"a":true,"empty":[],"none":{},"point":[1,-0.5],"names":["b","a"]}"#
        let stream = WrittenText()
        writer.send(to: stream)
        #expect(stream.text == first + "\n" + #"{"next":"line"}"#)
        #expect(writer.text.isEmpty)
    }
}
