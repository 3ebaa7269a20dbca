/// The answers about the touch targets of a scene, for people. Equal rows take one line: `List[0…9].Play`.
///
/// Targets fold if their paths differ only in indices and their answers are equal once those indices are replaced. Only
/// ranges of indices without gaps fold.
public struct FoldedTargets {
    private let palette: Palette
    private var groups: [Group] = []
    private var groupIndices: [TargetKey: Int] = [:]
    /// The texts about targets that don't fold, each with the target's number.
    private var lines: [(text: String, number: Int)] = []
    private var count = 0
    /// A lower bound for the bytes of all texts, without repetitions.
    public private(set) var byteCount = 0

    /// Targets with the same answer.
    private struct Group {
        /// The answer about the first of them.
        var first: TargetAnswer
        /// The text about the first of them.
        var text: String
        var targets: [(indices: [ClosedRange<Int>], number: Int)] = []
    }

    /// Creates an empty collection.
    public init(_ palette: Palette) { self.palette = palette }

    /// Adds the answer for the next target of the scene.
    public mutating func add(_ answer: TargetAnswer) {
        let number = count
        count += 1
        if answer.target.utf8.count > Self.maximumFoldedPathLength {
            let text = answer.humanText(palette)
            byteCount += text.utf8.count
            lines.append((text, number))
            return
        }
        let key = TargetKey(answer)
        let group = groupIndices[key] ?? groups.count
        if group == groups.count {
            groupIndices[key] = group
            let text = answer.humanText(palette)
            groups.append(Group(first: answer, text: text))
            byteCount += text.utf8.count
        }
        groups[group].targets.append((key.indices.map { $0...$0 }, number))
    }

    /// What is said, in the order of the first target that it is about.
    public var texts: [String] {
        var lines = lines
        for group in groups {
            if group.targets.count == 1 {
                lines += group.targets.map { (group.text, $0.number) }
                continue
            }
            let text = group.first.marked.humanText(palette)
            for target in Self.folded(group.targets) {
                lines.append((IndexedPath.replacingMarks(in: text, by: target.indices), target.number))
            }
        }
        return lines.sorted { $0.number < $1.number }.map { $0.text }
    }

    /// Longer paths don't fold, because that would take as long as everything else.
    private static let maximumFoldedPathLength = 200

    /// Joins targets that differ in one index without a gap, trying the last index first.
    static func folded(
        _ targets: [(indices: [ClosedRange<Int>], number: Int)]
    ) -> [(indices: [ClosedRange<Int>], number: Int)] {
        var targets = targets
        for position in (targets.first?.indices ?? []).indices.reversed() {
            var rows: [[ClosedRange<Int>]: [(indices: [ClosedRange<Int>], number: Int)]] = [:]
            for target in targets {
                var others = target.indices
                others.remove(at: position)
                rows[others, default: []].append(target)
            }
            targets = rows.values.flatMap { joined($0, at: position) }
        }
        return targets
    }

    /// Joins targets that differ only in the index at `position`.
    private static func joined(
        _ targets: [(indices: [ClosedRange<Int>], number: Int)], at position: Int
    ) -> [(indices: [ClosedRange<Int>], number: Int)] {
        var result: [(indices: [ClosedRange<Int>], number: Int)] = []
        for target in targets.sorted(by: { $0.indices[position].lowerBound < $1.indices[position].lowerBound }) {
            let range = target.indices[position]
            if let last = result.last, last.indices[position].upperBound == range.lowerBound - 1 {
                result[result.count - 1].indices[position] = last.indices[position].lowerBound...range.upperBound
                result[result.count - 1].number = min(last.number, target.number)
            } else {
                result.append(target)
            }
        }
        return result
    }
}

extension TargetAnswer {
    /// The answer with marks instead of the indices of the target.
    fileprivate var marked: TargetAnswer {
        let path = IndexedPath(target)
        var marked = self
        marked.target = path.marked(like: path)
        for index in marked.takenBy.indices.prefix(Self.maximumTakersShown) {
            marked.takenBy[index].view = IndexedPath(marked.takenBy[index].view).marked(like: path)
        }
        switch invisibilityReason {
        case .because(let view, let isTarget, let reason):
            marked.invisibilityReason = .because(IndexedPath(view).marked(like: path), isTarget: isTarget, reason)
        case .until(scrolling: let views):
            marked.invisibilityReason = .until(scrolling: views.map { IndexedPath($0).marked(like: path) })
        case nil: break
        }
        return marked
    }
}
