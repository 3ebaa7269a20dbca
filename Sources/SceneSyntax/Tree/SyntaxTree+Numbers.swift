import SceneText

extension SyntaxTree {
    /// A number with its place.
    public struct PlainNumber: Sendable {
        /// The value, with its sign.
        public let value: Double
        /// The digits, with the sign before them.
        public let range: SourceRange
    }

    /// The number that `length` is, perhaps behind a minus; `nil` where it is something else or has a unit.
    public func plainNumber(_ length: NodeID) -> PlainNumber? {
        let node = nodes[Int(length.index)]
        let first = TokenID(node.firstToken)
        let isNegated = node.tokenCount == 2
        guard isNegated ? tokens.kind(first) == .minus : node.tokenCount == 1 else { return nil }
        let token = tokens[isNegated ? first.next : first]
        guard token.kind == .number else { return nil }
        // A longer one has so many digits that it takes another way anyway.
        guard token.payload < Token.payloadLimit else { return nil }
        let digits = source.range(Int(token.start), Int(token.start) + token.payload)
        guard let value = number(in: digits) else { return nil }
        if !isNegated { return PlainNumber(value: value, range: digits) }
        return PlainNumber(value: -value, range: digits.with(start: Int(tokens[first].start)))
    }

    /// The digits of the colour that `token` is, as one number, and how many they are; `nil` where others stand among them,
    /// or so many that the number has no room.
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

    /// The value of the number that `token` is; `nil` where it is none, or larger than any Double.
    public func number(_ token: TokenID) -> Double? { number(in: tokens.range(token)) }

    /// The value of the number that stands at `range`; `nil` where none does, or one larger than any Double.
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
