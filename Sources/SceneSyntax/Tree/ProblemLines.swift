import SceneText

/// The lines on which problems begin: whatever else could be said of what stands there has most likely the same cause.
struct ProblemLines: Sendable {
    /// The lines, without their ends, in the order of the source.
    private var lines: [SourceRange] = []

    /// The lines of `problems`, which are in the order of `source`.
    init(of problems: [SyntaxProblem], in source: Source) {
        for problem in problems {
            let start = problem.range.start
            if let last = lines.last, start <= last.end { continue }
            guard let line = source.line(source.position(at: start).line) else { continue }
            lines.append(source.range(min(line.startIndex, start), max(line.endIndex, start)))
        }
    }

    /// Whether there are none.
    var isEmpty: Bool { lines.isEmpty }

    /// Whether `range` lies on one of the lines, or reaches over it.
    func touch(_ range: SourceRange) -> Bool {
        let place = lines.partitioningIndex { $0.end >= range.start }
        return place < lines.count && lines[place].start <= max(range.start, range.end - 1)
    }
}
