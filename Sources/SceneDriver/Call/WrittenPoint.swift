import SceneRuntime

extension Point {
    /// Reads `X,Y` with two numbers of the scene language, blanks around them or not; `nil` where `text` is no such
    /// point, or where it lies further out than scenes reach.
    init?(written text: String) {
        self.init(text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed })
    }

    /// Reads a line of a file of points, `X,Y` or `X Y`.
    init?(line: String) {
        if let point = Point(written: line) {
            self = point
        } else {
            self.init(line.split { $0 == " " || $0 == "\t" }.map { $0.trimmed })
        }
    }

    /// Reads two numbers.
    private init?(_ parts: [Substring]) {
        guard parts.count == 2, let x = Double(written: parts[0]), let y = Double(written: parts[1]) else { return nil }
        self.init(x: x, y: y)
    }
}

extension Double {
    /// How far from 0 a coordinate may be.
    private static let furthest = 1e9

    /// Reads a number as the scene language writes them: `12`, `-0.5`, `.5`, `1e3`. The standard library reads more
    /// (`nan`, `0x1p3`), and that is not meant here.
    fileprivate init?(written text: Substring) {
        let bytes = Array(text.utf8)
        let letters = bytes.filter { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) }
        guard letters.allSatisfy({ "+-.eE".utf8.contains($0) }), bytes.first != UInt8(ascii: "+"),
            let last = bytes.last, UInt8(ascii: "0")...UInt8(ascii: "9") ~= last,
            let number = Double(text), abs(number) <= Self.furthest
        else { return nil }
        self = number
    }
}

extension Substring {
    /// Without the blanks at both ends.
    fileprivate var trimmed: Substring {
        var text = drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" || text.last == "\r" { text.removeLast() }
        return text
    }
}
