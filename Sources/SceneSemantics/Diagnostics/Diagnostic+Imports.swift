import SceneSyntax
import SceneText

/// Diagnostics about imports.
extension Diagnostic {
    /// The file of an import can't be read.
    static func unreadableImport(_ path: SpelledToken, _ text: String, _ problem: UnreadableImport) -> Diagnostic {
        let written = problem.nearest.map { stringLiteral($0) }
        return error(
            .unreadableFile,
            text.isEmpty ? "an `import` needs the path of a file" : "can't read `\(text)`: \(problem.reason)",
            at: path.range,
            written.map { "did you mean `\($0)`?" },
            fix: written.map { .replace(path.range, by: $0, safe: problem.nearest == text + ".scene") })
    }

    /// An import leads back to its own file, perhaps through the imports of `other`.
    static func circularImport(_ path: SpelledToken, _ other: String, isItself: Bool) -> Diagnostic {
        error(
            .misplaced, isItself ? "a file can't import itself" : "this import is circular", at: path.range,
            isItself
                ? "what it defines is known without an import; remove the line"
                : "`\(other)` imports this file, directly or through others; move what both need to a third file")
    }

    /// An import is behind another statement, which begins with `first`.
    static func misplacedImport(_ syntax: ImportSyntax, after first: SourceRange) -> Diagnostic {
        error(.misplaced, "an `import` comes before everything else in its file", at: syntax.range)
            .with("move it above this line", at: first)
    }

    /// A file is imported again.
    static func repeatedImport(
        _ syntax: ImportSyntax, _ path: SpelledToken, first: SourceRange, in source: Source
    ) -> Diagnostic {
        var finding = error(.duplicateName, "this file is already imported", at: path.range)
            .with("the first import is here", at: first)
        finding.fixes = [
            Fix("remove the line", safe: true, edits: [Edit(source.removable(syntax.range), "")])
        ]
        return finding
    }

    /// Two imported files define the same words; `first` is one of them.
    static func importedTwice(_ words: [String], _ first: ImportConflict, at path: SpelledToken) -> Diagnostic {
        let shown = words.prefix(4).map { "`\($0)`" }
        let rest = words.count - shown.count
        let list = (rest > 0 ? shown + ["\(rest) more"] : shown).joinedAsList()
        var finding = error(
            .duplicateName, "another import already brings \(list)", at: path.range,
            "rename the word in one of the files, or remove an import")
        finding.notes =
            [
                Note("`\(first.first.word)` is defined here", at: first.first.range),
                Note("and here", at: first.second.range),
            ] + finding.notes
        return finding
    }
}
