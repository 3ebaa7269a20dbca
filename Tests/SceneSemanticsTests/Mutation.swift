import SceneSyntax
import SceneText

/// A sound text with one mistake in it, of the kind that people make.
struct Mutation: CustomStringConvertible {
    /// What was done.
    let description: String
    /// The text with the mistake.
    let text: String
    /// The lines that the mistake touches.
    let lines: ClosedRange<Int>
    /// The word or Name that was lost, if one was: where it is used, it is missing.
    let lostWord: String?
    /// Whether a brace was changed, whose place can only be guessed.
    let changesBraces: Bool
}

extension Mutation {
    /// Every deletion, duplication and swap of tokens of `text`, and every misspelling of its words.
    static func all(of text: String) -> [Mutation] {
        let mutator = Mutator(text)
        return mutator.deletions() + mutator.duplications() + mutator.swaps() + mutator.misspellings()
    }
}

/// Makes mistakes in one text.
private struct Mutator {
    private let source: Source
    private let tokens: TokenList

    /// Takes the text apart.
    init(_ text: String) {
        source = Source(path: "a.scene", text: text)
        tokens = SyntaxTree.parse(source).tokens
    }

    /// The tokens before the end of the file.
    private var identities: some Sequence<TokenID> { (0..<tokens.count - 1).lazy.map { TokenID(index: $0) } }

    private func text(_ token: TokenID) -> String { source.text(in: tokens.range(token)) }

    private func line(_ token: TokenID) -> Int { source.position(at: tokens.range(token).start).line }

    private func isWord(_ token: TokenID) -> Bool { tokens.kind(token) == .word || tokens.kind(token) == .name }

    private func isBrace(_ token: TokenID) -> Bool {
        tokens.kind(token) == .leftBrace || tokens.kind(token) == .rightBrace
    }

    /// The text with `replacement` in the place of `range`.
    private func replacing(_ range: SourceRange, by replacement: String) -> String {
        let bytes = source.bytes
        return String(decoding: bytes[..<range.start] + Array(replacement.utf8) + bytes[range.end...], as: UTF8.self)
    }

    private func mutation(_ what: String, _ token: TokenID, _ replacement: String, loses: Bool) -> Mutation {
        Mutation(
            description: "\(what) `\(text(token))` in line \(line(token))",
            text: replacing(tokens.range(token), by: replacement), lines: line(token)...line(token),
            lostWord: loses && isWord(token) ? text(token) : nil, changesBraces: isBrace(token))
    }

    func deletions() -> [Mutation] {
        identities.map { mutation("without", $0, "", loses: true) }
    }

    func duplications() -> [Mutation] {
        identities.map { mutation("with a second", $0, "\(text($0)) \(text($0))", loses: false) }
    }

    func swaps() -> [Mutation] {
        // Across the end of a statement it would be two mistakes.
        identities.dropFirst().filter { !tokens.startsLine($0) && tokens.kind($0) != .semicolon }.compactMap { right in
            let left = right.previous
            let gap = source.text(
                in: SourceRange(start: tokens.range(left).end, end: tokens.range(right).start, in: .only))
            let swapped = replacing(tokens.range(left).union(tokens.range(right)), by: text(right) + gap + text(left))
            // Where words grow together there are no two tokens any more.
            if SyntaxTree.parse(Source(path: "a.scene", text: swapped)).tokens.count != tokens.count { return nil }
            return Mutation(
                description: "`\(text(left))` and `\(text(right))` swapped in line \(line(right))",
                text: swapped,
                lines: line(left)...line(right),
                lostWord: isWord(right) ? text(right) : isWord(left) ? text(left) : nil,
                changesBraces: isBrace(left) || isBrace(right))
        }
    }

    func misspellings() -> [Mutation] {
        identities.filter(isWord).flatMap { token in
            let word = text(token)
            let middle = word.index(word.startIndex, offsetBy: word.count / 2)
            let dropped = word.count > 1 ? [word.prefix(upTo: middle) + word[middle...].dropFirst()] : []
            let others = [
                word.prefix(through: middle) + word[middle...],
                word.prefix(upTo: middle) + "q" + word[middle...].dropFirst(),
            ]
            return (dropped + others).map { mutation("`\($0)` in place of", token, String($0), loses: true) }
        }
    }
}
