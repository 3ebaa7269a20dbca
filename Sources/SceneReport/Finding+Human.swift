import SceneText

extension Finding {
    /// Returns the finding for people: what is wrong, where, why, and how to fix it.
    public func humanText(_ palette: Palette) -> String {
        var text = HumanText(palette)
        text.write(self)
        return text.text
    }
}

extension HumanText {
    /// Writes a finding with its excerpt, notes and fixes.
    mutating func write(_ finding: Finding) {
        let source = finding.file.source
        let excerpt = source.map { Excerpt($0, finding.diagnostic.range) }
        let previews = finding.diagnostic.fixes.map {
            finding.edits(of: $0).map { FixPreview($0.edits, in: $0.source) }
        }
        let gutter = Gutter(lastLine: finding.lastLine(excerpt, previews))

        let role = finding.diagnostic.severity.role
        writeTitle(of: finding.diagnostic, role)
        if let excerpt {
            excerpt.write(to: &self, gutter, role)
        } else {
            gutter.writeArrow(to: &self) { $0.writeSafely(finding.file.path) }
        }
        write(finding.notes, of: finding, gutter)
        for (index, fix) in finding.diagnostic.fixes.enumerated() {
            writeAtMargin("help", .help, fix.title)
            if !fix.safe { write(fix.remarkOnSafety) }
            endLine()
            for preview in previews[index] {
                if preview.source.file != finding.diagnostic.range.file {
                    gutter.writeArrow(to: &self) { $0.writeSafely(preview.source.path) }
                }
                preview.write(to: &self, gutter)
            }
        }
    }

    /// Writes notes with the excerpts they are about; of those that aren't about uses of a component only the first
    /// excerpts, and how many more there are.
    private mutating func write(
        _ notes: (own: ArraySlice<Diagnostic.Note>, aboutUses: ArraySlice<Diagnostic.Note>), of finding: Finding,
        _ gutter: Gutter
    ) {
        let unshownCount = notes.own.count { finding.hasExcerpt($0) } - Finding.maximumExcerptCount
        var shownCount = 0
        for note in notes.own {
            if !finding.hasExcerpt(note) {
                write(note, of: finding, gutter)
            } else if shownCount < Finding.maximumExcerptCount {
                write(note, of: finding, gutter)
                shownCount += 1
                if shownCount == Finding.maximumExcerptCount, unshownCount > 0 {
                    gutter.writeRemark("note", "and \(unshownCount) more", to: &self)
                }
            }
        }
        for note in notes.aboutUses { write(note, of: finding, gutter) }
    }

    private mutating func write(_ note: Diagnostic.Note, of finding: Finding, _ gutter: Gutter) {
        if let range = note.range, finding.hasExcerpt(note), let source = finding.file(of: range).source {
            writeAtMargin("note", .note, note.message)
            endLine()
            Excerpt(source, range).write(to: &self, gutter, .note)
        } else {
            gutter.writeRemark("note", note.message, to: &self)
        }
    }

    /// Writes the message of a finding, which may take several lines.
    private mutating func writeTitle(of diagnostic: Diagnostic, _ role: Palette.Role) {
        paint(role) {
            $0.write(diagnostic.severity.rawValue)
            $0.write("[")
            $0.write(diagnostic.rule)
            $0.write("]")
        }
        paint(.emphasis) {
            $0.write(": ")
            $0.writeSafely(diagnostic.message, indent: Self.indent)
        }
        endLine()
    }

    /// Writes a note or the title of a fix at the left margin, without ending the last line.
    private mutating func writeAtMargin(_ name: String, _ role: Palette.Role, _ content: String) {
        paint(role) { $0.write(name) }
        write(": ")
        writeSafely(content, indent: Self.indent)
    }

    /// The indentation of further lines of a text at the left margin.
    private static let indent = 2
}

extension Diagnostic.Severity {
    /// The color for findings of this severity.
    var role: Palette.Role {
        switch self {
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
}

extension Finding {
    /// How many excerpts a finding has for people besides its own and those of uses. The JSON has all.
    fileprivate static let maximumExcerptCount = 5

    /// Whether a note is about something else than the finding itself, in a file with a text.
    fileprivate func hasExcerpt(_ note: Diagnostic.Note) -> Bool {
        guard let range = note.range, range != diagnostic.range else { return false }
        return file(of: range).source != nil
    }

    /// Returns the largest line number shown.
    fileprivate func lastLine(_ excerpt: Excerpt?, _ previews: [[FixPreview]]) -> Int {
        var last = excerpt?.start.line ?? 1
        for note in diagnostic.notes {
            if let range = note.range { last = max(last, file(of: range).position(at: range.start).line) }
        }
        return previews.joined().reduce(last) { max($0, $1.lastLine) }
    }
}
