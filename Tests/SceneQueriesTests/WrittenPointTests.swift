import SceneRuntime
import TestSupport
import Testing

@testable import SceneQueries

/// Points on the command line and in text files.
struct WrittenPointTests {
    @Test(
        arguments: [
            ("1,2", 1, 2), ("-1,0", -1, 0), ("-0.5,.5", -0.5, 0.5), ("1e3,-2E-1", 1000, -0.2), (" 1 , 2 ", 1, 2),
            ("1e9,-1e9", 1e9, -1e9),
        ] as [(String, Double, Double)])
    func point(_ text: String, _ x: Double, _ y: Double) {
        #expect(Point(written: text) == Point(x: x, y: y))
        #expect(Point(line: Array("\(text)\r".utf8)[...]) == Point(x: x, y: y))
    }

    @Test(arguments: [
        "", ",", "1", "1,", ",1", "1,2,3", "1 2", "a,b", "nan,1", "inf,1", "0x1p3,1", "1.,2", "+1,2", "1e10,0",
        "1e999,0",
        "1;2", "1 ,2 3", "--1,2", "１,2", "1,2e",
    ])
    func invalidPoint(_ text: String) {
        #expect(Point(written: text) == nil)
    }

    @Test(arguments: ["1 2", "1\t2", "  1   2  ", "1, 2"])
    func line(_ text: String) {
        #expect(Point(line: Array(text.utf8)[...]) == Point(x: 1, y: 2))
    }

    @Test(arguments: ["", "1", "1 2 3", "a b", "1-2"])
    func invalidLine(_ text: String) {
        #expect(Point(line: Array(text.utf8)[...]) == nil)
    }

    /// Numbers of any length are parsed exactly like the standard library does.
    @Test func numbersAreReadToTheLastBit() {
        var generator = SplitMix(seed: 1)
        for _ in 0..<20_000 {
            let digits = (0..<Int.random(in: 1...24, using: &generator)).map { _ in
                String(Int.random(in: 0...9, using: &generator))
            }
            var text = digits.joined()
            if generator.happens(0.6) {
                let place = text.index(text.startIndex, offsetBy: Int.random(in: 0..<text.count, using: &generator))
                text.insert(".", at: place)
            }
            if generator.happens(0.3) { text += "e\(Int.random(in: -30...8, using: &generator))" }
            if generator.happens(0.3) { text = "-" + text }
            let expected = Double(text).flatMap { abs($0) <= 1e9 ? $0 : nil }
            #expect(Point(written: "\(text),0")?.x.bitPattern == expected?.bitPattern, "\(text)")
        }
    }
}
