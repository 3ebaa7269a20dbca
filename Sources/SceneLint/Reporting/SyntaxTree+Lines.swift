import SceneSyntax
import SceneText

extension SyntaxTree {
    /// Returns `range`, or its whole line with the line end if nothing else is on it.
    func wholeLine(of range: SourceRange) -> SourceRange { source.wholeLine(of: range) }

    /// Returns `range` with the blanks before it.
    func withBlanksBefore(_ range: SourceRange) -> SourceRange { source.withBlanksBefore(range) }

    /// Returns the text of the lines `range`, byte for byte, with a line end after the last one, or `nil` if they
    /// aren't UTF-8.
    func text(ofLines range: SourceRange) -> String? {
        let bytes = source.bytes[range.start..<range.end]
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else { return nil }
        return bytes.last == UInt8(ascii: "\n") ? text : text + "\n"
    }
}

extension SyntaxTree {
    /// Removes `word`, and the blanks after it, from the beginning of `range`. Returns `nil` if the range doesn't begin
    /// with `word`.
    func removing(_ word: String, at range: SourceRange) -> Diagnostic.Edit? {
        let bytes = source.bytes
        var end = range.start + word.utf8.count
        guard end <= range.end, source.text(in: range.with(end: end)) == word else { return nil }
        while end < range.end, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
        return Diagnostic.Edit(range.with(end: end), "")
    }
}
