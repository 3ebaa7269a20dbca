import SceneSyntax
import SceneText

extension SyntaxTree {
    /// `range` with the line it stands on, if there is nothing else on it, and its line end.
    func wholeLine(of range: SourceRange) -> SourceRange { source.wholeLine(of: range) }

    /// `range` with the blanks before it.
    func withBlanksBefore(_ range: SourceRange) -> SourceRange { source.withBlanksBefore(range) }

    /// The lines of `range` as text that holds the very same bytes, with a line end behind the last one; `nil` where they
    /// are not UTF-8.
    func text(ofLines range: SourceRange) -> String? {
        let bytes = source.bytes[range.start..<range.end]
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else { return nil }
        return bytes.last == UInt8(ascii: "\n") ? text : text + "\n"
    }
}

extension SyntaxTree {
    /// Removes `word`, with the blanks behind it, from the beginning of `range`; `nil` where it does not stand there.
    func removing(_ word: String, at range: SourceRange) -> Diagnostic.Edit? {
        let bytes = source.bytes
        var end = range.start + word.utf8.count
        guard end <= range.end, source.text(in: range.with(end: end)) == word else { return nil }
        while end < range.end, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
        return Diagnostic.Edit(range.with(end: end), "")
    }
}
