import SceneText

extension SyntaxTree {
    /// A number with its place.
    public struct PlainNumber: Sendable {
        /// The value, including its sign.
        public let value: Double
        /// The digits, including a sign before them.
        public var range: SourceRange
    }

    /// Returns the number in `length`, which may be negative, or `nil` if it is something else or has a unit.
    public func plainNumber(_ length: NodeID) -> PlainNumber? {
        let node = nodes[Int(length.index)]
        let first = TokenID(node.firstToken)
        let isNegated = node.tokenCount == 2
        guard isNegated ? tokens.kind(first) == .minus : node.tokenCount == 1 else { return nil }
        let token = tokens[isNegated ? first.next : first]
        guard token.kind == .number else { return nil }
        // A longer number has too many digits for this path anyway.
        guard token.payload < Token.payloadLimit else { return nil }
        let digits = source.range(Int(token.start), Int(token.start) + token.payload)
        guard let value = number(in: digits) else { return nil }
        if !isNegated { return PlainNumber(value: value, range: digits) }
        return PlainNumber(value: -value, range: digits.with(start: Int(tokens[first].start)))
    }

    /// Returns the digits of the color `token` as a number, and their count; `nil` if a digit is invalid or the number
    /// is too large.
    public func hexadecimal(_ token: TokenID) -> (value: UInt32, digitCount: Int)? {
        let range = tokens.range(token)
        guard range.length > 0, range.length <= 9 else { return nil }
        var value: UInt32 = 0
        for index in range.start + 1..<range.end {
            guard let digit = source.bytes[index].hexadecimalValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return (value, range.length - 1)
    }

    /// Returns the value of the number at `range`, or `nil` if it isn't a number or exceeds the largest Double.
    @inline(__always)
    public func number(in range: SourceRange) -> Double? {
        source.plainNumber(in: range) ?? Double(source.text(in: range))
    }
}

extension Source {
    @inline(__always)
    fileprivate func plainNumber(in range: SourceRange) -> Double? {
        let bytes = bytes.span
        return bytes.plainNumber(from: range.start, to: range.end)
    }
}
