import SceneText

/// The lines that a mend takes away, and those that it puts in their place.
struct FixPreview {
    /// The stretches of lines that change, from the first to the last.
    private(set) var hunks: [Hunk] = []

    /// Lines next to each other that change together.
    struct Hunk {
        /// The number of the first line.
        var firstLine: Int
        /// The lines as they are.
        var removed: [String]
        /// The lines as they will be.
        var added: [String]
    }

    /// More lines than this of one hunk are not shown.
    private static let mostLines = 6

    /// Works out what `fix` does to `source`.
    init(_ fix: Diagnostic.Fix, in source: Source) {
        var rest = fix.edits.sorted { $0.range.start < $1.range.start }[...]
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

    /// The lines of the preview.
    func lines(_ gutter: Gutter) -> [String] {
        hunks.flatMap { hunk in
            Self.lines(hunk.removed, from: hunk.firstLine, isAdded: false, gutter)
                + Self.lines(hunk.added, from: hunk.firstLine, isAdded: true, gutter)
        }
    }

    /// The lines of one side of a hunk.
    private static func lines(_ texts: [String], from number: Int, isAdded: Bool, _ gutter: Gutter) -> [String] {
        var lines = texts.prefix(mostLines).enumerated().map { index, text in
            gutter.changed(number + index, text, isAdded: isAdded)
        }
        if texts.count > mostLines { lines.append(gutter.empty("… \(counted(texts.count - mostLines, "more line"))")) }
        return lines
    }
}
