/// The kind of a token.
public enum TokenKind: UInt8, CaseIterable, Sendable {
    /// The end of the file; the last token, of length 0.
    case endOfFile
    /// Letters, digits and `_`, starting with a lowercase letter.
    case word
    /// Letters, digits and `_`, starting with an uppercase letter.
    case name
    /// An unsigned number, without its unit.
    case number
    /// A string without interpolation, including its quotes.
    case string
    /// From the opening quote of a string through its first `\(`.
    case stringHead
    /// From the `)` of one interpolation through the next `\(`.
    case stringMiddle
    /// From the `)` of the last interpolation through the closing quote.
    case stringTail
    /// `#` and what directly follows.
    case color
    /// `{`.
    case leftBrace
    /// `}`.
    case rightBrace
    /// `(`.
    case leftParenthesis
    /// `)`.
    case rightParenthesis
    /// `[`.
    case leftBracket
    /// `]`.
    case rightBracket
    /// `,`.
    case comma
    /// `;`.
    case semicolon
    /// `.`.
    case dot
    /// `->`.
    case arrow
    /// `=`.
    case equals
    /// `+`.
    case plus
    /// `-`.
    case minus
    /// `*`.
    case star
    /// `/`.
    case slash
    /// `%`.
    case percent
    /// `<`.
    case less
    /// `<=`.
    case lessOrEqual
    /// `>`.
    case greater
    /// `>=`.
    case greaterOrEqual
    /// `==`.
    case equal
    /// `!=`.
    case notEqual
    /// `&&`.
    case and
    /// `||`.
    case or
    /// `!`.
    case not
    /// `?`.
    case question
    /// `:`.
    case colon
    /// The `x` between the two lengths of a size.
    case times
    /// Bytes that form no token of the language.
    case unknown
}
