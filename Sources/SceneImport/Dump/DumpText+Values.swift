import SceneText

extension DumpText {
    /// Returns the numbers in `range`, between any brackets, commas and semicolons, or `nil` if there is anything else.
    func numbers(in range: Range<Int>) -> [Double]? {
        var numbers: [Double] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            if bytes[offset].separatesNumbers {
                let isLineEnd = bytes[offset] == UInt8(ascii: "\n")
                offset = isLineEnd ? afterLineMarks(offset + 1) : offset + 1
                continue
            }
            let start = offset
            while offset < range.upperBound, !bytes[offset].separatesNumbers { offset += 1 }
            guard let number = number(in: start..<offset) else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// Returns the number that `range` is; infinite or NaN if the text says so.
    func number(in range: Range<Int>) -> Double? {
        if bytes[range.lowerBound] == UInt8(ascii: "-") {
            guard let value = bytes.span.plainNumber(from: range.lowerBound + 1, to: range.upperBound) else {
                return Double(string(range))
            }
            // A view at -0 is at 0.
            return 0 - value
        }
        return bytes.span.plainNumber(from: range.lowerBound, to: range.upperBound) ?? Double(string(range))
    }

    /// Returns a text that is printed in quotes, or bare, without the dots where UIKit cut it off.
    func label(in range: Range<Int>) -> String {
        var (start, end) = (range.lowerBound, range.upperBound)
        if self[start] == UInt8(ascii: "\\"), self[start + 1].isQuote { start += 1 }
        if start < end, self[start].isQuote, bytes[end - 1] == bytes[start], end - start >= 2 {
            start += 1
            end -= 1
            if end > start, bytes[end - 1] == UInt8(ascii: "\\"), self[start - 2] == UInt8(ascii: "\\") { end -= 1 }
        }
        if end - start >= 3, has("...", at: end - 3) { end -= 3 }
        return decoded(start..<max(start, end))
    }

    /// Returns the text in `range` on one line, because web pages wrap long lines; escapes such as `\u58f0` and `\xa0`,
    /// which other languages print, are decoded.
    private func decoded(_ range: Range<Int>) -> String {
        let isOneLineWithoutEscapes = !bytes[range].contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\n") }
        if isOneLineWithoutEscapes { return string(range) }
        var units: [UInt16] = []
        var result = ""
        var plain: [UInt8] = []
        func flushPlain() {
            result += String(decoding: plain, as: UTF8.self)
            plain.removeAll()
        }
        func flushUnits() {
            result += String(decoding: units, as: UTF16.self)
            units.removeAll()
        }
        var offset = range.lowerBound
        while offset < range.upperBound {
            if let (unit, length) = escapedUnit(at: offset, before: range.upperBound) {
                flushPlain()
                units.append(unit)
                offset += length
            } else {
                if !units.isEmpty { flushUnits() }
                let length = lineEndLength(at: offset)
                let isEscape = bytes[offset] == UInt8(ascii: "\\") && self[offset + 1].isQuote
                if length > 0 {
                    plain.append(UInt8(ascii: " "))
                } else if !isEscape {
                    plain.append(bytes[offset])
                }
                offset = length > 0 ? min(afterLineMarks(offset + length), range.upperBound) : offset + 1
            }
        }
        flushPlain()
        flushUnits()
        return result
    }

    /// Returns the UTF-16 unit of `\uXXXX` or `\xXX` at `offset`, and the length of the escape.
    private func escapedUnit(at offset: Int, before end: Int) -> (unit: UInt16, length: Int)? {
        guard bytes[offset] == UInt8(ascii: "\\") else { return nil }
        let digitCount = self[offset + 1] == UInt8(ascii: "u") ? 4 : self[offset + 1] == UInt8(ascii: "x") ? 2 : 0
        guard digitCount > 0, offset + 2 + digitCount <= end else { return nil }
        var unit: UInt16 = 0
        for digit in bytes[offset + 2..<offset + 2 + digitCount] {
            guard let value = digit.hexadecimalValue else { return nil }
            unit = unit << 4 | UInt16(value)
        }
        return (unit, 2 + digitCount)
    }
}

extension UInt8 {
    fileprivate var isQuote: Bool { self == UInt8(ascii: "'") || self == UInt8(ascii: "\"") }

    /// Whether it is a bracket, a comma, a semicolon, a blank or a line end.
    fileprivate var separatesNumbers: Bool {
        switch self {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
            UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\n"):
            true
        default: isBlank
        }
    }
}
