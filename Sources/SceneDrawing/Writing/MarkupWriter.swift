import SceneReport

/// Writes SVG and HTML: all text escaped, numbers short, the same bytes on every machine.
struct MarkupWriter {
    private(set) var bytes: [UInt8] = []

    /// Writes markup unchanged.
    mutating func write(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

    /// Writes bytes unchanged.
    mutating func write(_ bytes: [UInt8]) { self.bytes += bytes }

    /// Writes a number to a thousandth.
    mutating func write(_ number: Double) { bytes.append(thousandths: number.inThousandths) }

    /// Writes a number in an attribute.
    mutating func attribute(_ name: String, _ number: Double) {
        write(" \(name)=\"")
        write(number)
        write("\"")
    }

    /// Writes an attribute.
    mutating func attribute(_ name: String, _ text: String) {
        write(" \(name)=\"")
        writeEscaped(text)
        write("\"")
    }

    /// Writes a `<title>`, which a browser shows as a tooltip.
    mutating func title(_ text: String) {
        write("<title>")
        writeEscaped(text)
        write("</title>")
    }

    /// Writes the geometry of a path.
    mutating func data(_ path: PathData) {
        write(" d=\"")
        bytes += path.bytes
        write("\"")
    }

    /// Returns whether no character with this byte is ever replaced.
    private static func isNeverReplaced(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        // The characters that control text begin with these, and from U+F000 on, there are codes that are no
        // characters.
        case 0x7F, 0xC2, 0xD8, 0xE2, 0xEF...0xFF: false
        default: 0x20 <= byte
        }
    }

    /// Writes `text` so that it is text on one line in elements and in attributes.
    mutating func writeEscaped(_ text: String) {
        // Almost all texts are as they are.
        if text.utf8.allSatisfy(Self.isNeverReplaced) { return write(text) }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\t", "\n", "\r": write(" ")
            default: write(scalar.xmlReplacement ?? String(scalar))
            }
        }
    }
}

extension [UInt8] {
    /// Appends a number given in thousandths, a whole number.
    mutating func append(thousandths number: Double) {
        guard let whole = Int64(exactly: number) else { return append(UInt8(ascii: "0")) }
        if whole < 0 { append(UInt8(ascii: "-")) }
        let (points, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 1000)
        append(contentsOf: String(points).utf8)
        if rest == 0 { return }
        append(UInt8(ascii: "."))
        var (digits, unit) = (rest, UInt64(100))
        while digits > 0 {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits / unit))
            digits %= unit
            unit /= 10
        }
    }
}

extension Double {
    /// The number rounded to a thousandth.
    var toThousandth: Double { inThousandths / 1000 }

    /// The number in thousandths, as a whole number; 0 if it isn't finite.
    var inThousandths: Double {
        let rounded = (self * 1000).rounded()
        return rounded.isFinite ? rounded + 0 : 0
    }
}
