import SceneText
import TestSupport
import Testing

@testable import SceneReport

/// Laying out lines byte by byte gives the same result as scalar by scalar.
struct LineLayoutTests {
    /// The parts of the lines: plain text and special characters.
    private static let parts: [[UInt8]] =
        ["a", "view ", "~", "\t", "\u{1}", "\u{7F}", "\u{202E}", "e\u{301}", "日", "👍"].map { Array($0.utf8) }
        + [[0xFF], [UInt8](repeating: 0x62, count: 90), [UInt8](repeating: 0x20, count: 2500)]

    @Test(arguments: 0..<50 as Range<UInt64>)
    func plainLinesLookTheSameAsByScalars(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        let parts = Bool.random(using: &random) ? Self.parts : Self.parts.filter { $0.span.isPrintableASCII }
        let line = (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in random.pick(parts) }
        for _ in 0..<10 {
            let part = line.dropFirst(Int.random(in: 0...2, using: &random))
            let layout = LineLayout(part, focus: Int.random(in: -3...line.count + 3, using: &random))
            var cellular = layout
            cellular.cells = LineCells(layout.bytes)
            for _ in 0..<10 {
                let start = Int.random(in: -3...line.count + 3, using: &random)
                let range = SourceRange(start: start, end: start + Int.random(in: 0...150, using: &random), in: .only)
                expectEqual(LineWindow(layout, marking: range), LineWindow(cellular, marking: range))
            }
        }
    }

    /// Exactly the bytes that a terminal can print unchanged count as plain.
    @Test func plainBytesNeedNoReplacement() {
        for byte in UInt8.min...UInt8.max {
            let isPlain = byte < 0x80 && Unicode.Scalar(byte).shownSafely == Unicode.Scalar(byte)
            for count in 1...17 {
                let answers = (0..<count).map { place in
                    var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
                    bytes[place] = byte
                    return bytes.span.isPrintableASCII
                }
                #expect(answers.allSatisfy { $0 == isPlain }, "\(byte) among \(count)")
            }
        }
    }

    private func expectEqual(_ plain: LineWindow, _ cellular: LineWindow) {
        #expect(plain.text == cellular.text)
        #expect(plain.markIndent == cellular.markIndent)
        #expect(plain.markWidth == cellular.markWidth)
    }
}
