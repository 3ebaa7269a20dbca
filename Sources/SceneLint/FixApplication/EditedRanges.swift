import SceneText

/// The ranges of a source that edits replace. No two of them overlap, and only whole lines adjoin: elsewhere, the order
/// of two replacements at one place would be a guess.
struct EditedRanges {
    private struct Replaced {
        var range: SourceRange
        var isWholeLines: Bool
    }

    private let source: Source
    /// The ranges, in source order.
    private var replaced: [Replaced] = []

    init(in source: Source) { self.source = source }

    /// Inserts the ranges of `edits`, which must not overlap, unless one of them conflicts with a range inserted
    /// before. Returns whether it inserted them.
    mutating func insert(_ edits: [Diagnostic.Edit]) -> Bool {
        let new = edits.map { Replaced(range: $0.range, isWholeLines: $0.replacesWholeLines(of: source)) }
        guard new.allSatisfy({ !conflicts($0) }) else { return false }
        for one in new {
            let index = replaced.partitioningIndex {
                ($0.range.start, $0.range.end) > (one.range.start, one.range.end)
            }
            replaced.insert(one, at: index)
        }
        return true
    }

    private func conflicts(_ new: Replaced) -> Bool {
        let first = replaced.partitioningIndex { $0.range.end >= new.range.start }
        return replaced[first...].prefix { $0.range.start <= new.range.end }.contains { old in
            let overlap = old.range.start < new.range.end && new.range.start < old.range.end
            return overlap || !(old.isWholeLines && new.isWholeLines)
        }
    }
}

extension Diagnostic.Edit {
    /// Whether it removes or inserts whole lines, and nothing else.
    fileprivate func replacesWholeLines(of source: Source) -> Bool {
        let ends = [range.start, range.end].allSatisfy { offset in
            offset == source.byteOrderMarkLength
                || offset > 0 && offset <= source.bytes.count && source.bytes[offset - 1] == UInt8(ascii: "\n")
        }
        return ends && (text.isEmpty || text.utf8.last == UInt8(ascii: "\n"))
    }
}
