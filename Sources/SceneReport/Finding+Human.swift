import SceneText

extension Finding {
    /// The finding for people: what is wrong, where, why, and what to write instead.
    public func humanText(_ palette: Palette) -> String {
        HumanFinding(self, palette).lines.joined(separator: "\n") + "\n"
    }
}

/// The lines of a finding for people.
private struct HumanFinding {
    /// What has been written so far.
    private(set) var lines: [String] = []
    /// What stands to the left of source lines.
    private let gutter: Gutter
    /// Whether the excerpt of the finding itself was the last one, so that a remark can hang below it.
    private var isBelowOwnExcerpt = true

    /// Writes `finding`.
    init(_ finding: Finding, _ palette: Palette) {
        let diagnostic = finding.diagnostic
        let source = finding.file.source
        let previews = source.map { source in diagnostic.fixes.map { FixPreview($0, in: source) } } ?? []
        gutter = Gutter(lastLine: finding.lastLine(previews), palette: palette)

        let role: Palette.Role = diagnostic.severity == .error ? .error : .warning
        let title = palette.paint("\(diagnostic.severity.rawValue)[\(diagnostic.rule)]", role)
        lines.append(title + palette.paint(": " + shownSafelyInLines(diagnostic.message, indent: "  "), .emphasis))
        if let source {
            lines += Excerpt(source, diagnostic.range).lines(gutter, role)
        } else {
            lines.append(gutter.arrow(to: shownSafely(finding.file.path)))
        }
        for note in diagnostic.notes {
            add(note, to: diagnostic, in: source)
        }
        for (index, fix) in diagnostic.fixes.enumerated() {
            let title = shownSafelyInLines(fix.title, indent: "  ")
            lines.append(palette.paint("help", .help) + ": " + title + fix.caution)
            if previews.indices.contains(index) { lines += previews[index].lines(gutter) }
        }
    }

    /// Writes a note, with an excerpt where it speaks of another place.
    private mutating func add(_ note: Diagnostic.Note, to diagnostic: Diagnostic, in source: Source?) {
        if let source, let range = note.range, range != diagnostic.range {
            addAtMargin(note)
            lines += Excerpt(source, range).lines(gutter, .note)
            isBelowOwnExcerpt = false
        } else if isBelowOwnExcerpt {
            lines.append(gutter.remark("note", note.message))
        } else {
            addAtMargin(note)
        }
    }

    /// Writes what a note says, at the left margin.
    private mutating func addAtMargin(_ note: Diagnostic.Note) {
        lines.append(gutter.palette.paint("note", .note) + ": " + shownSafelyInLines(note.message, indent: "  "))
    }
}

extension Finding {
    /// The largest line number that is shown.
    fileprivate func lastLine(_ previews: [FixPreview]) -> Int {
        let places = [diagnostic.range] + diagnostic.notes.compactMap(\.range)
        let lines = places.map { file.position(at: $0.start).line } + previews.map(\.lastLine)
        return lines.max() ?? 1
    }
}

extension Diagnostic.Fix {
    /// What is said behind the title of a mend that is not safe.
    fileprivate var caution: String { safe ? "" : " (this can change other answers too)" }
}
