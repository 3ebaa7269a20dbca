import SceneSyntax
import SceneText

/// Finds the suppressions among the comments of a file. A file without any costs one search through its bytes.
struct SuppressionFinder {
    private let tree: SyntaxTree
    private let rules: RuleNames
    /// The suppressions, in source order.
    private(set) var suppressions: [Suppression] = []

    /// The start of every suppression, after the slashes.
    private static let prefix = Array(Suppression.prefix.utf8)

    /// Finds the suppressions of `tree`.
    init(_ tree: SyntaxTree, _ rules: RuleNames) {
        self.tree = tree
        self.rules = rules
        guard prefixOffset(in: tree.source.wholeRange) != nil else { return }
        for index in 0..<tree.tokens.count {
            let token = TokenID(index: index)
            for piece in tree.trivia(before: token) where piece.kind == .comment {
                addSuppressions(in: piece, before: token)
            }
        }
    }

    /// Adds the suppressions of one comment, each with slashes of its own.
    private mutating func addSuppressions(in comment: Trivia.Piece, before token: TokenID) {
        var rest = comment.range
        while let offset = prefixOffset(in: rest) {
            rest = rest.with(start: offset + Self.prefix.count)
            guard let slashes = slashes(before: offset, in: comment.range) else { continue }
            let prefix = rest.with(start: offset, end: rest.start)
            var suppression = suppression(comment.range.with(start: slashes), prefix)
            suppression.code = code(of: comment, before: token)
            suppressions.append(suppression)
        }
    }

    /// Returns the offset of the first prefix in `range`.
    private func prefixOffset(in range: SourceRange) -> Int? {
        let bytes = tree.source.bytes[range.start..<range.end]
        // A colon is rare, so searching for it is faster than searching for the first letter.
        var offset = 0
        while let colon = bytes.span.firstOffset(of: UInt8(ascii: ":"), from: offset) {
            offset = colon + 1
            let end = range.start + offset
            let start = end - Self.prefix.count
            if start >= range.start, bytes[start..<end].elementsEqual(Self.prefix) { return start }
        }
        return nil
    }

    /// Returns the start of the slashes before `offset`, with only blanks between. Returns `nil` without slashes, and
    /// for slashes in the middle of a word.
    private func slashes(before offset: Int, in comment: SourceRange) -> Int? {
        let bytes = tree.source.bytes
        var start = offset
        while start > comment.start, bytes[start - 1].isBlank { start -= 1 }
        let end = start
        while start > comment.start, bytes[start - 1] == UInt8(ascii: "/") { start -= 1 }
        let isFree = start == comment.start || bytes[start - 1].isBlank
        return end - start >= 2 && isFree ? start : nil
    }

    /// Reads the suppression in `comment`, whose slashes only blanks separate from `prefix`.
    private func suppression(_ comment: SourceRange, _ prefix: SourceRange) -> Suppression {
        var reader = SuppressionReader(tree.source, from: prefix.end, to: comment.end, rules)
        let word = reader.readWord()
        var suppression = Suppression(
            comment: comment, word: prefix.with(end: word.range.end), isUnderstood: word.name == Suppression.allow)
        guard suppression.isUnderstood else {
            suppression.isMisspelled = Misspelling.word(word.name, among: [Suppression.allow]) != nil
            if suppression.isMisspelled { suppression.meantRules = reader.readRules() }
            return suppression
        }
        suppression.rules = reader.readRules()
        suppression.reason = reader.readReason()
        return suppression
    }

    /// Returns a token of the line that a comment applies to: the one before it on its line, otherwise the next one.
    private func code(of comment: Trivia.Piece, before token: TokenID) -> SourceRange? {
        if comment.followsCode { return tree.tokens.range(token.previous) }
        return tree.tokens.kind(token) == .endOfFile ? nil : tree.tokens.range(token)
    }
}
