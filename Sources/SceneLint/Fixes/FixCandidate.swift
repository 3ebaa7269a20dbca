import SceneText

/// A fix that may be made.
struct FixCandidate {
    /// What it fixes.
    let finding: Diagnostic
    /// The replacements, from the first to the last.
    let edits: [Diagnostic.Edit]

    /// The first fix of `finding` that is allowed and can be made in `source`; `nil` where there is none.
    init?(of finding: Diagnostic, in source: Source, includingUnsafe: Bool) {
        let fix = finding.fixes.first { fix in
            (includingUnsafe || fix.safe) && fix.edits.contains { $0.changes(source) } && fix.edits.areApart(in: source)
        }
        guard let fix else { return nil }
        self.finding = finding
        edits = fix.edits.sorted { $0.range.start < $1.range.start }
    }
}

extension [FixCandidate] {
    /// The fixes, in order, without those that touch an earlier one.
    func withoutConflicts() -> [FixCandidate] {
        var places = OccupiedPlaces()
        // Also where one ends just where the other begins: which comes first would be a guess.
        return filter { places.occupy($0.edits.map { $0.range }) }
    }
}

extension Diagnostic.Edit {
    /// Whether `source` is another one afterwards.
    fileprivate func changes(_ source: Source) -> Bool {
        range.length > 0 ? source.text(in: range) != text : !text.isEmpty
    }
}

extension [Diagnostic.Edit] {
    /// Whether the edits lie in `source` and apart from each other.
    fileprivate func areApart(in source: Source) -> Bool {
        let ranges = map { $0.range }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        let lieInside = ranges.allSatisfy { $0.start >= 0 && $0.end <= source.bytes.count }
        return lieInside && zip(ranges, ranges.dropFirst()).allSatisfy { $0.end <= $1.start && $0 != $1 }
    }
}
