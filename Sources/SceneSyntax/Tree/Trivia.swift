import SceneText

/// The text between two tokens: blanks, line ends and comments, from left to right.
///
/// The pieces up to the first line end are what swift-syntax calls trailing trivia of the previous token; they have
/// ``Piece/followsCode`` set. The others are leading trivia of the next one.
public struct Trivia: Sequence, IteratorProtocol {
    /// A piece of trivia.
    public struct Piece: Sendable {
        /// The kind of the piece.
        public let kind: Kind
        /// Its bytes. A comment excludes trailing blanks and its line end.
        public let range: SourceRange
        /// Whether a token precedes it on its line.
        public let followsCode: Bool
    }

    /// The kinds of pieces.
    public enum Kind: Sendable {
        /// Spaces, tabs, carriage returns and a byte order mark.
        case blanks
        /// One line feed.
        case lineEnd
        /// From `//` to the end of the line.
        case comment
    }

    private let source: Source
    private var offset: Int
    private let end: Int
    private var followsCode: Bool

    /// Creates the trivia in a range of `source`.
    fileprivate init(_ source: Source, from start: Int, upTo end: Int, followsCode: Bool) {
        self.source = source
        offset = start
        self.end = end
        self.followsCode = followsCode
    }

    /// Returns the next piece.
    public mutating func next() -> Piece? {
        guard offset < end else { return nil }
        let array = source.bytes
        let bytes = array.span
        let start = offset
        switch bytes[start] {
        case UInt8(ascii: "\n"):
            offset += 1
            followsCode = false
            return piece(.lineEnd, from: start, upTo: offset)
        case UInt8(ascii: "/"):
            offset = Swift.min(bytes.firstOffset(of: UInt8(ascii: "\n"), from: start) ?? end, end)
            while offset > start, bytes[offset - 1].isBlank { offset -= 1 }
            return piece(.comment, from: start, upTo: offset)
        default:
            repeat { offset += 1 } while offset < end && !bytes[offset].startsPiece
            return piece(.blanks, from: start, upTo: offset)
        }
    }

    private func piece(_ kind: Kind, from start: Int, upTo end: Int) -> Piece {
        Piece(kind: kind, range: source.range(start, end), followsCode: followsCode)
    }
}

extension SyntaxTree {
    /// Returns all trivia between the previous token and `token`.
    public func trivia(before token: TokenID) -> Trivia {
        let isFirst = token.index == 0
        let start = isFirst ? 0 : tokens.range(token.previous).end
        return Trivia(source, from: start, upTo: tokens.range(token).start, followsCode: !isFirst)
    }
}

extension UInt8 {
    /// Whether the byte ends a piece of blanks.
    fileprivate var startsPiece: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "/") }
}
