import SceneText

/// The lines with syntax errors. Any other finding there most likely has the same cause.
struct ProblemLines: Sendable {
    /// The lines, without their ends, in source order.
    private var lines: [SourceRange] = []

    /// Collects the lines of `problems`, which must be in source order.
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

    /// Whether `range` overlaps one of the lines.
    func touch(_ range: SourceRange) -> Bool {
        let index = lines.partitioningIndex { $0.end >= range.start }
        return index < lines.count && lines[index].start <= max(range.start, range.end - 1)
    }
}
