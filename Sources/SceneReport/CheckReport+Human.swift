import SceneText

extension CheckReport {
    /// Writes the report for people: errors and warnings with their source lines, then notes, then counts.
    ///
    /// Each note takes one line, as in the format `short`, unless `showsNotesInFull`.
    public func writeHuman(to stream: some ByteStream, _ palette: Palette, showsNotesInFull: Bool = false) {
        var text = HumanText(palette)
        var notes: [Finding] = []
        for finding in printed {
            if finding.diagnostic.severity == .note {
                notes.append(finding)
                continue
            }
            text.write(finding)
            text.endLine()
            text.send(to: stream)
        }
        for note in notes {
            if showsNotesInFull {
                text.write(note)
                text.endLine()
            } else {
                text.writeShort(note)
            }
            text.send(to: stream)
        }
        if !notes.isEmpty, !showsNotesInFull { text.endLine() }
        for fixes in appliedFixes ?? [] {
            for line in fixes.lines {
                text.write(line)
                text.endLine()
            }
            text.endLine()
            text.send(to: stream)
        }
        let remarks = [unreportedSummary, fixedSummary].compactMap { $0 }
        let lines = remarks + unappliedSummaries + (summary.map { [$0] } ?? [])
        for line in lines {
            text.write(line)
            text.endLine()
        }
        text.send(to: stream)
    }

    /// The counts in one line, or `nil` if no file could be read.
    var summary: String? {
        let readable = fileCount - unreadableCount
        guard readable > 0 else { return nil }
        let words = counts.words ?? (emptyCount == readable ? "nothing to check" : "no problems")
        let summary = "\(words) in \(counted(readable, "file"))"
        return unreadableCount == 0 ? summary : "\(summary), \(unreadableCount) couldn't be read"
    }
}
