extension TokenKind {
    /// Returns the sign that begins with the bytes `first` and `second`, and its length, or `nil` if there is none.
    static func sign(_ first: UInt8, _ second: UInt8) -> (TokenKind, Int)? {
        if let kind = signOfTwo(first, second) { return (kind, 2) }
        return signOfOne(first).map { ($0, 1) }
    }

    private static func signOfTwo(_ first: UInt8, _ second: UInt8) -> TokenKind? {
        switch (first, second) {
        case (UInt8(ascii: "-"), UInt8(ascii: ">")): .arrow
        case (UInt8(ascii: "<"), UInt8(ascii: "=")): .lessOrEqual
        case (UInt8(ascii: ">"), UInt8(ascii: "=")): .greaterOrEqual
        case (UInt8(ascii: "="), UInt8(ascii: "=")): .equal
        case (UInt8(ascii: "!"), UInt8(ascii: "=")): .notEqual
        case (UInt8(ascii: "&"), UInt8(ascii: "&")): .and
        case (UInt8(ascii: "|"), UInt8(ascii: "|")): .or
        default: nil
        }
    }

    private static func signOfOne(_ byte: UInt8) -> TokenKind? {
        switch byte {
        case UInt8(ascii: "."): .dot
        case UInt8(ascii: "["): .leftBracket
        case UInt8(ascii: "]"): .rightBracket
        case UInt8(ascii: ";"): .semicolon
        case UInt8(ascii: "="): .equals
        case UInt8(ascii: "+"): .plus
        case UInt8(ascii: "-"): .minus
        case UInt8(ascii: "*"): .star
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "%"): .percent
        case UInt8(ascii: "<"): .less
        case UInt8(ascii: ">"): .greater
        case UInt8(ascii: "!"): .not
        case UInt8(ascii: "?"): .question
        case UInt8(ascii: ":"): .colon
        default: nil
        }
    }
}
