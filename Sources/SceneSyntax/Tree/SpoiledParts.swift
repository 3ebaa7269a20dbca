import SceneText

/// The parts of a source that syntax errors spoil. Any other finding there most likely has the same cause.
///
/// An error spoils its line, unless it reaches no further than the text that it is about, or what follows that.
struct SpoiledParts: Sendable {
    /// A part, as the offsets of its first and last byte.
    private typealias Part = (first: Int, last: Int)

    /// The parts, in source order.
    private var parts: [Part] = []

    /// Collects the parts that `problems` spoil, which must be in source order.
    init(of problems: [SyntaxProblem], in source: Source) {
        for problem in problems {
            let (start, end) = (problem.range.start, problem.range.end)
            if let last = parts.last, start <= last.last { continue }
            if problem.reason.reach == .itself {
                parts.append((start, max(start, end - 1)))
                continue
            }
            guard let line = source.line(source.position(at: start).line) else { continue }
            let first = problem.reason.reach == .rest ? start : min(line.startIndex, start)
            // Something may be missing at the end of the line.
            let part = (first: first, last: max(line.endIndex, start))
            while let last = parts.last, last.first >= part.first { parts.removeLast() }
            parts.append(part)
        }
    }

    /// Whether there are none.
    var isEmpty: Bool { parts.isEmpty }

    /// Whether `range` overlaps one of the parts.
    func touch(_ range: SourceRange) -> Bool {
        let index = parts.partitioningIndex { $0.last >= range.start }
        return index < parts.count && parts[index].first <= max(range.start, range.end - 1)
    }
}
