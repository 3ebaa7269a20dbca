import Testing

@testable import SceneReport

/// Lines that are assembled from cached parts equal those of the answer writer.
struct HitLinesTests {
    private static let answers: [(key: HitLines.Key, outcome: HitAnswer.Outcome, via: [String])] = [
        (HitLines.Key(hit: 3, via: []), .hit("List[0].Play", kind: "button", path: ["Main", "List[0].Play"]), []),
        (HitLines.Key(hit: 3, via: [1, 2]), .hit("List[0].Play", kind: "button", path: ["Main"]), ["Back", "List"]),
        (HitLines.Key(hit: nil, via: []), .none, []),
    ]

    @Test(arguments: [
        0, -0.0, 1, -3, 0.5, 100.25, 1e-7, .leastNonzeroMagnitude, 999_999_999_999_999, 1e15, 9_007_199_254_740_991,
        1e16, -1.5e300,
        0.1,
    ])
    func linesEqualThoseOfTheWriter(_ number: Double) {
        for text in Self.writers {
            var lines = HitLines(file: "a \"file\".scene", scene: "Main", as: text)
            for (key, outcome, via) in Self.answers {
                func answer(_ x: Double, _ y: Double) -> HitAnswer {
                    HitAnswer(file: "a \"file\".scene", scene: "Main", point: (x, y), outcome: outcome, via: via)
                }
                var bytes: [UInt8] = []
                #expect(!lines.append((number, -number), key, to: &bytes))
                #expect(bytes.isEmpty)
                lines.append(answer(7, 8), key, to: &bytes)
                #expect(lines.append((number, -number), key, to: &bytes))
                #expect(String(decoding: bytes, as: UTF8.self) == text(answer(7, 8)) + text(answer(number, -number)))
            }
        }
    }

    /// The formats of answers.
    private static let writers: [@Sendable (HitAnswer) -> String] = [
        { answer in
            var writer = JSONWriter()
            writer.line(answer)
            return writer.text
        },
        { $0.humanText(Palette(isOn: false)) },
        { $0.humanText(Palette(isOn: true)) },
    ]

    /// Written numbers parse to the same value. They look as in the standard library, except where that is longer than
    /// necessary.
    @Test func numbersReadBack() {
        for number in [
            0, -0.0, 1, -3, 0.5, 10, -120, 8_765_432_109, 1e15 - 1, 1e15, 1e16, 1e22, .leastNonzeroMagnitude, 0.1,
            -1.5e300, 123_456.789,
        ] {
            var bytes: [UInt8] = []
            bytes.appendJSONNumber(number)
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(Double(text)?.bitPattern == number.bitPattern, "\(text)")
            #expect(!text.hasSuffix(".0") && !text.contains("+"), "\(text)")
        }
    }
}
