import SceneSyntax
import SceneText

/// A sound text with one typical mistake.
struct Mutation: CustomStringConvertible {
    /// What was changed.
    let description: String
    /// The text with the mistake.
    let text: String
    /// The lines with the mistake.
    let lines: ClosedRange<Int>
    /// The word or Name that was removed or misspelled. Its uses may get the message.
    let lostWord: String?
    /// Whether a brace was changed. The message can only guess where it belongs.
    let changesBraces: Bool
}

extension Mutation {
    /// Returns `text` with each token deleted, duplicated, or swapped with the one before it, and each word misspelled.
    /// Returns only one in `step` of these, about different tokens.
    static func all(of text: String, every step: Int) -> [Mutation] {
        let mutator = Mutator(text, every: step)
        return mutator.deletions() + mutator.duplications() + mutator.swaps() + mutator.misspellings()
    }
}

/// Makes mistakes in a text.
private struct Mutator {
    private let source: Source
    private let tokens: TokenList
    private let step: Int

    /// Splits `text` into tokens.
    init(_ text: String, every step: Int) {
        self.step = step
        source = Source(path: "a.scene", text: text)
        tokens = SyntaxTree.parse(source).tokens
    }

    /// The tokens before the end of the file.
    private var identities: some Sequence<TokenID> { (0..<tokens.count - 1).lazy.map { TokenID(index: $0) } }

    /// Returns one in ``step`` of `places`, from a part of the step on.
    private func some<Place>(_ places: some Sequence<Place>, from quarter: Int) -> [Place] {
        places.enumerated().filter { $0.offset % step == quarter * step / 4 }.map { $0.element }
    }

    private func text(_ token: TokenID) -> String { source.text(in: tokens.range(token)) }

    private func line(_ token: TokenID) -> Int { source.position(at: tokens.range(token).start).line }

    private func isWord(_ token: TokenID) -> Bool { tokens.kind(token) == .word || tokens.kind(token) == .name }

    private func isBrace(_ token: TokenID) -> Bool {
        tokens.kind(token) == .leftBrace || tokens.kind(token) == .rightBrace
    }

    /// Returns the text with `range` replaced.
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
        some(identities, from: 0).map { mutation("without", $0, "", loses: true) }
    }

    func duplications() -> [Mutation] {
        some(identities, from: 1).map { mutation("with a second", $0, "\(text($0)) \(text($0))", loses: false) }
    }

    func swaps() -> [Mutation] {
        // A swap across the end of a statement would be two mistakes.
        let rights = identities.dropFirst().filter { !tokens.startsLine($0) && tokens.kind($0) != .semicolon }
        return some(rights, from: 2).compactMap { right in
            let left = right.previous
            let gap = source.text(
                in: SourceRange(start: tokens.range(left).end, end: tokens.range(right).start, in: .only))
            let swapped = replacing(tokens.range(left).union(tokens.range(right)), by: text(right) + gap + text(left))
            if mergesTokens(left, right, swappedWith: gap) { return nil }
            return Mutation(
                description: "`\(text(left))` and `\(text(right))` swapped in line \(line(right))",
                text: swapped,
                lines: line(left)...line(right),
                lostWord: isWord(right) ? text(right) : isWord(left) ? text(left) : nil,
                changesBraces: isBrace(left) || isBrace(right))
        }
    }

    /// Returns whether the two neighbors, and the tokens around them, are fewer or more tokens once they are swapped.
    private func mergesTokens(_ left: TokenID, _ right: TokenID, swappedWith gap: String) -> Bool {
        let first = left.index > 0 ? left.previous : left
        let last = right.next
        let before = source.text(
            in: SourceRange(start: tokens.range(first).start, end: tokens.range(left).start, in: .only))
        let after = source.text(
            in: SourceRange(start: tokens.range(right).end, end: tokens.range(last).end, in: .only))
        let swapped = SyntaxTree.parse(
            Source(path: "a.scene", text: before + text(right) + gap + text(left) + after)
        ).tokens
        // The end of the text is a token, too.
        return swapped.count != last.index - first.index + 1 + (tokens.kind(last) == .endOfFile ? 0 : 1)
    }

    func misspellings() -> [Mutation] {
        let places = identities.filter(isWord).flatMap { token in (0..<3).map { (token: token, way: $0) } }
        return some(places, from: 3).compactMap { token, way in
            let word = text(token)
            let middle = word.index(word.startIndex, offsetBy: word.count / 2)
            let wrong =
                switch way {
                case 0: word.prefix(upTo: middle) + word[middle...].dropFirst()
                case 1: word.prefix(through: middle) + word[middle...]
                default: word.prefix(upTo: middle) + "q" + word[middle...].dropFirst()
                }
            return wrong.isEmpty ? nil : mutation("`\(wrong)` instead of", token, String(wrong), loses: true)
        }
    }
}
