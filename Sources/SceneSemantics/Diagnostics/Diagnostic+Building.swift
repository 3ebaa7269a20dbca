import SceneText

/// Builds the diagnostics of this target. Each problem has a function named after it.
extension Diagnostic {
    /// Creates an error of a basic rule.
    static func error(
        _ rule: CompilerRule, _ message: String, at range: SourceRange, _ notes: String?..., fix: Fix? = nil
    ) -> Diagnostic {
        Diagnostic(
            rule: rule, severity: .error, message: message, range: range,
            notes: notes.compactMap { $0 }.flatMap { Note.lines($0) }, fixes: fix.map { [$0] } ?? [])
    }

    /// The scene has more mistakes than are worth reporting.
    static func tooManyMistakes(limit: Int, at range: SourceRange) -> Diagnostic {
        error(.limit, "there are more than \(limit) errors in this scene; the rest aren't shown", at: range)
    }

    /// Returns the same diagnostic with a note before its others, if there is a place that the note is about.
    func with(_ note: String, at range: SourceRange?) -> Diagnostic {
        guard let range else { return self }
        var copy = self
        copy.notes.insert(Note(note, at: range), at: 0)
        return copy
    }
}

extension Diagnostic.Fix {
    /// Creates a fix that replaces `range` by `text`; pass `false` for `safe` if the meaning may differ.
    static func replace(
        _ range: SourceRange, by text: String, safe: Bool = true, title: String? = nil
    ) -> Diagnostic.Fix {
        let title = title ?? (text.isEmpty ? "remove it" : "write `\(text)`")
        return Diagnostic.Fix(title, safe: safe, edits: [Diagnostic.Edit(range, text)])
    }

    /// Creates the safe fix that replaces the word after a dot at `range` by `word`. Its title has the dot, too.
    static func replaceCase(_ range: SourceRange, by word: String) -> Diagnostic.Fix {
        Diagnostic.Fix("write `.\(word)`", safe: true, edits: [Diagnostic.Edit(range, word)])
    }
}

extension Diagnostic.Fix {
    /// Creates a fix that removes `range` and the blanks before it.
    static func remove(_ range: SourceRange, from source: Source) -> Diagnostic.Fix {
        var start = range.start
        while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(source.bytes[start - 1]) { start -= 1 }
        return replace(range.with(start: start), by: "")
    }
}

/// Returns the note that suggests a word, if there is one.
func suggestion(_ nearest: String?) -> String? {
    nearest.map { "did you mean `\($0)`?" }
}

/// Returns the kind as messages name it: "a button", "`items`".
func described(_ kind: ItemKind) -> String {
    switch kind {
    case .view(.scene): "the scene itself"
    case .view(.image), .item: "an `\(kind.word)`"
    case .rows, .items, .hitTest: "`\(kind.word)`"
    default: "a `\(kind.word)`"
    }
}
