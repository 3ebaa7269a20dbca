import SceneText

extension SyntaxTree {
    /// The value of the number that `token` is; `nil` where it is none, or larger than any Double.
    public func number(_ token: TokenID) -> Double? {
        let range = tokens.range(token)
        return source.plainNumber(in: range) ?? Double(text(token))
    }
}

extension Source {
    /// The value of a number that is written with digits and at most one point; `nil` where it has other signs, or so many
    /// digits that its value is not the quotient of two whole Doubles.
    fileprivate func plainNumber(in range: SourceRange) -> Double? {
        // Both a whole number of up to 15 digits and a power of ten up to 1e22 are Doubles, so that their quotient is the
        // Double next to the number.
        guard range.length <= 16 else { return nil }
        var digits: Int64 = 0
        var scale = 1.0
        var isBehindPoint = false
        var count = 0
        for index in range.start..<range.end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "."), !isBehindPoint {
                isBehindPoint = true
                continue
            }
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), count < 15 else { return nil }
            digits = digits &* 10 &+ Int64(byte &- UInt8(ascii: "0"))
            if isBehindPoint { scale *= 10 }
            count += 1
        }
        return count > 0 ? Double(digits) / scale : nil
    }
}
