import SceneText

/// One piece of a text whose line ends are still open.
///
/// Elements form a flat sequence. A group prints all its `line` elements either flat or as line ends; outside groups
/// they are always line ends.
enum LayoutElement {
    /// Bytes of the source, `width` Unicode scalars wide.
    case text(SourceRange, width: Int)
    case space
    /// A space, or the start of a continuation line if the text up to the next possible line end doesn't fit.
    case fill
    case line(StatementBoundary, isAfterBlankLine: Bool)
    /// A line end within a statement, `depth` levels deeper than the statement.
    case continuation(depth: Int)
    /// A comment up to the end of its line. It has no width.
    case comment(SourceRange, followsCode: Bool)
    /// Starts a group; `isBroken` if it can't be flat.
    case openGroup(isBroken: Bool)
    case closeGroup
    case indent
    case outdent

    /// The side of a statement that a boundary is on.
    enum StatementBoundary {
        case afterOpeningBrace
        case betweenStatements
        case beforeClosingBrace
    }

    /// The width in a flat group, in Unicode scalars.
    var flatWidth: Int {
        switch self {
        case .text(_, let width): width
        case .space, .fill, .line(.afterOpeningBrace, _), .line(.beforeClosingBrace, _): 1
        case .line(.betweenStatements, _): 2
        case .continuation, .comment, .openGroup, .closeGroup, .indent, .outdent: 0
        }
    }

    /// Whether a line may end here.
    var isPossibleLineEnd: Bool {
        switch self {
        case .fill, .line, .continuation: true
        case .text, .space, .comment, .openGroup, .closeGroup, .indent, .outdent: false
        }
    }
}
