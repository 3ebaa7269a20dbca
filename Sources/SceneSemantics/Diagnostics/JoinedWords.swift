import SceneSyntax
import SceneText

/// A word that is two: the space after a known one is missing.
struct JoinedWords {
    /// The known word.
    let word: String
    /// What follows it in the same token.
    private(set) var rest: String
    /// Where the space is missing.
    private(set) var gap: SourceRange

    /// Splits `token` behind the longest of the `known` words that it begins with, or returns `nil` if `isRest` is
    /// false for what follows.
    init?(_ token: SpelledToken, among known: some Sequence<String>, _ isRest: (String) -> Bool) {
        let text = token.text
        let words = known.filter { !$0.isEmpty && $0.utf8.count < text.utf8.count && text.hasPrefix($0) }
        guard let word = words.max(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
        let rest = String(text.dropFirst(word.count))
        guard isRest(rest) else { return nil }
        self.word = word
        self.rest = rest
        gap = token.range.with(start: token.range.start + word.utf8.count).atStart
    }

    /// An attribute and the number after it, as in `alpha1.0`.
    static func attribute(_ token: SpelledToken, among known: [String]) -> JoinedWords? {
        JoinedWords(token, among: known) { $0.utf8.first?.isDigit == true }
    }

    /// A kind of view and the Name after it, as in `viewA`.
    static func kind(_ token: SpelledToken, among known: [String]) -> JoinedWords? {
        JoinedWords(token, among: known) { $0.utf8.first?.isUppercaseLetter == true }
    }

    /// The same without the `View` of a UIKit class before the rest: `scroll` and `Page` for `scrollViewPage`.
    var withoutClassSuffix: JoinedWords {
        guard rest.hasPrefix("View"), rest.utf8.dropFirst(4).first?.isUppercaseLetter == true else { return self }
        var words = self
        words.rest = String(rest.dropFirst(4))
        words.gap = gap.with(end: gap.start + 4)
        return words
    }

    /// Whether the rest is a Name that is hardly part of a longer word: `A` or `B2`, but not `Play`, because
    /// `buttonPlay` may be a component that isn't written yet.
    var hasPlainName: Bool { rest.utf8.dropFirst().allSatisfy { $0.isDigit } }

    /// The fix that writes the space.
    func fix(safe: Bool) -> Diagnostic.Fix {
        Diagnostic.Fix(
            gap.length == 0 ? "write the space" : "write `\(word) \(rest)`", safe: safe,
            edits: [Diagnostic.Edit(gap, " ")])
    }

    /// The source from the known word up to the next blank or brace, with the space, if that is short.
    func text(in source: Source) -> String {
        let bytes = source.bytes[gap.start...]
        let end = bytes.firstIndex { $0 <= UInt8(ascii: " ") || "{};/\"".utf8.contains($0) } ?? bytes.endIndex
        let value = end - gap.start <= 24 ? source.text(in: gap.with(end: end)) : rest
        // UIKit's property is in seconds.
        let hasUnit = word != Attribute.minimumPressDuration.word || value.utf8.last == UInt8(ascii: "s")
        return "\(word) \(value)\(hasUnit ? "" : "s")"
    }
}
