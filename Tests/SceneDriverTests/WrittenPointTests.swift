import SceneRuntime
import Testing

@testable import SceneDriver

/// How points are written on the command line and in files of points.
struct WrittenPointTests {
    @Test(
        arguments: [
            ("1,2", 1, 2), ("-1,0", -1, 0), ("-0.5,.5", -0.5, 0.5), ("1e3,-2E-1", 1000, -0.2), (" 1 , 2 ", 1, 2),
            ("1e9,-1e9", 1e9, -1e9),
        ] as [(String, Double, Double)])
    func point(_ text: String, _ x: Double, _ y: Double) {
        #expect(Point(written: text) == Point(x: x, y: y))
        #expect(Point(line: text + "\r") == Point(x: x, y: y))
    }

    @Test(arguments: [
        "", ",", "1", "1,", ",1", "1,2,3", "1 2", "a,b", "nan,1", "inf,1", "0x1p3,1", "1.,2", "+1,2", "1e10,0",
        "1e999,0",
        "1;2", "1 ,2 3", "--1,2", "１,2", "1,2e",
    ])
    func noPoint(_ text: String) {
        #expect(Point(written: text) == nil)
    }

    @Test(arguments: ["1 2", "1\t2", "  1   2  ", "1, 2"])
    func line(_ text: String) {
        #expect(Point(line: text) == Point(x: 1, y: 2))
    }

    @Test(arguments: ["", "1", "1 2 3", "a b"])
    func noLine(_ text: String) {
        #expect(Point(line: text) == nil)
    }
}
