import SceneText

/// The lines that a mend takes away, and those that it puts in their place.
struct FixPreview {
    /// The file that changes.
    let source: Source
    /// The stretches of lines that change, from the first to the last.
    private(set) var hunks: [Hunk] = []

    /// Lines next to each other that change together.
    struct Hunk {
        /// The number of the first line.
        var firstLine: Int
        /// The lines as they are.
        var removed: [[UInt8]]
        /// The lines as they will be.
        var added: [[UInt8]]
    }

    /// More lines than this of one hunk are not shown.
    private static let mostLines = 6

    /// Works out what `edits` do to `source`.
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

    /// The number of the last line that is shown.
    var lastLine: Int {
        hunks.map { $0.firstLine + max($0.removed.count, $0.added.count, 1) - 1 }.max() ?? 0
    }

    /// Writes the lines of the preview.
    func write(to text: inout HumanText, _ gutter: Gutter) {
        for hunk in hunks {
            write(hunk.removed, from: hunk.firstLine, isAdded: false, to: &text, gutter)
            write(hunk.added, from: hunk.firstLine, isAdded: true, to: &text, gutter)
        }
    }

    /// Writes the lines of one side of a hunk.
    private func write(
        _ lines: [[UInt8]], from number: Int, isAdded: Bool, to text: inout HumanText, _ gutter: Gutter
    ) {
        for (index, line) in lines.prefix(Self.mostLines).enumerated() {
            gutter.writeChangedLine(number + index, line, isAdded: isAdded, to: &text)
        }
        let rest = lines.count - Self.mostLines
        if rest > 0 { gutter.writeUnnumbered(to: &text) { $0.write("… \(counted(rest, "more line"))") } }
    }
}
