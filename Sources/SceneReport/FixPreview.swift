import SceneText

/// The lines that a fix removes and adds.
struct FixPreview {
    let source: Source
    /// The changed lines, in order.
    private(set) var hunks: [Hunk] = []

    /// Neighboring lines that change together.
    struct Hunk {
        /// The number of the first line.
        var firstLine: Int
        /// The lines before the fix.
        var removed: [[UInt8]]
        /// The lines after the fix.
        var added: [[UInt8]]
        /// Whether more than one edit makes the change.
        var hasSeveralEdits: Bool
    }

    /// The maximum number of lines to show per hunk.
    private static let maximumLines = 6

    /// Applies `edits` to `source` and collects the changed lines.
    init(_ edits: [Diagnostic.Edit], in source: Source) {
        self.source = source
        var rest = edits.sorted { $0.range.start < $1.range.start }[...]
        while let first = rest.first {
            var block = EditedLines(source, first)
            repeat {
                rest = rest.dropFirst()
                guard let next = rest.first, block.reaches(next) else { break }
                block.add(next)
            } while true
            hunks.append(block.hunk)
        }
    }

    /// The number of the last line shown.
    var lastLine: Int {
        hunks.map { $0.firstLine + max($0.removed.count, $0.added.count, 1) - 1 }.max() ?? 0
    }

    func write(to text: inout HumanText, _ gutter: Gutter) {
        for hunk in hunks {
            write(hunk.removed, of: hunk, isAdded: false, to: &text, gutter)
            write(hunk.added, of: hunk, isAdded: true, to: &text, gutter)
        }
    }

    /// Writes the lines of one side of a hunk.
    private func write(
        _ lines: [[UInt8]], of hunk: Hunk, isAdded: Bool, to text: inout HumanText, _ gutter: Gutter
    ) {
        let number = hunk.firstLine
        let rest = lines.count - Self.maximumLines
        let isCut = rest > 0
        // The last lines have the last edit.
        let last = isCut && hunk.hasSeveralEdits ? Self.maximumLines / 2 : 0
        for (index, line) in lines.prefix(Self.maximumLines - last).enumerated() {
            gutter.writeChangedLine(number + index, line, isAdded: isAdded, to: &text)
        }
        if isCut { gutter.writeUnnumbered(to: &text) { $0.write("… \(counted(rest, "more line"))") } }
        for (index, line) in lines.suffix(last).enumerated() {
            gutter.writeChangedLine(number + lines.count - last + index, line, isAdded: isAdded, to: &text)
        }
    }
}
