extension [UInt8] {
    /// Appends `number` in the shortest form that reads back as the same Double: `300`, `0.5`, `1e16`, `5e-324`.
    ///
    /// JSON can't express infinities and NaN; `null` keeps the text valid if one gets here by mistake.
    mutating func appendJSONNumber(_ number: Double) {
        guard number.isFinite else {
            append(contentsOf: "null".utf8)
            return
        }
        // Most numbers are whole, and their digits are much faster to find.
        if abs(number) < 1e15, let whole = Int(exactly: number), number.sign == .plus || whole != 0 {
            appendDigits(of: whole)
            return
        }
        // The standard library finds the shortest digits; only `.0`, `e+16` and `e-05` are longer than necessary.
        let description = number.description.utf8
        guard let exponent = description.firstIndex(of: UInt8(ascii: "e")) else {
            append(contentsOf: description.withoutZeroFraction)
            return
        }
        append(contentsOf: description[..<exponent].withoutZeroFraction)
        append(UInt8(ascii: "e"))
        let digits = description[description.index(after: exponent)...]
        if digits.first == UInt8(ascii: "-") { append(UInt8(ascii: "-")) }
        append(contentsOf: digits.drop { !(UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0) })
    }
}

extension String {
    mutating func appendJSONNumber(_ number: Double) {
        var digits: [UInt8] = []
        digits.appendJSONNumber(number)
        append(String(decoding: digits, as: UTF8.self))
    }
}

extension BidirectionalCollection<UInt8> {
    /// The digits without a trailing `.0`.
    fileprivate var withoutZeroFraction: SubSequence {
        suffix(2).elementsEqual(".0".utf8) ? dropLast(2) : self[...]
    }
}
