import SceneText

/// A fix that may be applied.
struct FixCandidate {
    /// The finding that it fixes.
    let finding: Diagnostic
    /// What the fix does.
    let title: String
    /// The replacements, in source order.
    let edits: [Diagnostic.Edit]
    /// Whether it changes no answer except the one that the finding reports.
    var isSafe = true
    /// The other fixes of the finding that are allowed, in order.
    var alternatives: [FixCandidate] = []

    /// Creates the fix of `finding` with these edits, which are in the finding's file.
    init(of finding: Diagnostic, _ title: String, _ edits: [Diagnostic.Edit]) {
        self.finding = finding
        self.title = title
        self.edits = edits.sorted { $0.range.start < $1.range.start }
    }

    /// Takes the first fix of `finding` that is allowed and applicable to `source`, or returns `nil`.
    ///
    /// - Parameter needingChoice: The edits that only a person may choose.
    fileprivate init?(
        of finding: Diagnostic, in source: Source, includingUnsafe: Bool, except needingChoice: Set<[Diagnostic.Edit]>
    ) {
        let allowed = finding.fixes.filter { fix in
            fix.canBeMade(includingUnsafe: includingUnsafe) && !needingChoice.contains(fix.edits)
                && fix.edits.contains { $0.changes(source) } && fix.edits.areApart(in: source)
        }
        guard let fix = allowed.first else { return nil }
        self.init(of: finding, fix.title, fix.edits)
        isSafe = fix.safe
        alternatives = allowed.dropFirst().map { other in
            var candidate = FixCandidate(of: finding, other.title, other.edits)
            candidate.isSafe = other.safe
            return candidate
        }
    }
}

extension [Diagnostic] {
    /// Returns the fix to apply to `source` for each finding that has one.
    ///
    /// Edits that leave a touch target without touches aren't applied. Several findings can have the same edits, and
    /// one of them may be about that target.
    func fixCandidates(in source: Source, includingUnsafe: Bool) -> [FixCandidate] {
        let needingChoice = Set(flatMap { $0.fixes }.filter { $0.applicability == .choice }.map { $0.edits })
        return compactMap {
            FixCandidate(of: $0, in: source, includingUnsafe: includingUnsafe, except: needingChoice)
        }
    }
}

extension [FixCandidate] {
    /// Returns the fixes without those that another one may make redundant. A finding may be gone once the touches of
    /// the same view are given to another one, and some of its fixes may be made for another finding anyway.
    ///
    /// - Parameter scenes: The places of the scenes, ascending.
    func withoutRedundant(in scenes: [SourceRange]) -> [FixCandidate] {
        var counts: [[Diagnostic.Edit]: Int] = [:]
        for fix in self { counts[fix.edits, default: 0] += 1 }
        // What takes the touches in a scene, with the fix that changes that.
        var takers: [String: Set<Diagnostic.Edit>] = [:]
        return filter { fix in
            if fix.isSafe { return true }
            if fix.alternatives.contains(where: { $0.edits != fix.edits && counts[$0.edits] ?? 0 > 0 }) {
                counts[fix.edits, default: 1] -= 1
                return false
            }
            let scene = scenes.partitioningIndex { $0.end >= fix.finding.range.start }
            let names = fix.finding.data.views.dropFirst().map { "\(scene) \($0)" }
            // Fixes that need the same edit are made together.
            if names.contains(where: { takers[$0]?.isDisjoint(with: fix.edits) ?? false }) { return false }
            for name in names { takers[name, default: []].formUnion(fix.edits) }
            return true
        }
    }

    /// Returns the fixes of `source`, in order, without those that conflict with an earlier one, or have no edit of
    /// their own. Several can need the same edit, such as `cellsYieldToOverhang` on the table of several badges.
    func withoutConflicts(in source: Source) -> [FixCandidate] {
        var edited = EditedRanges(in: source)
        var shared: Set<Diagnostic.Edit> = []
        return filter { fix in
            let own = fix.edits.filter { !shared.contains($0) }
            guard !own.isEmpty, edited.insert(own) else { return false }
            shared.formUnion(own)
            return true
        }
    }

    /// The edits of all fixes, those that several need once.
    var edits: [Diagnostic.Edit] {
        var known: Set<Diagnostic.Edit> = []
        return flatMap { $0.edits }.filter { known.insert($0).inserted }
    }
}

extension Diagnostic.Edit {
    /// Returns whether the edits change `source`.
    fileprivate func changes(_ source: Source) -> Bool {
        range.length > 0 ? source.text(in: range) != text : !text.isEmpty
    }
}

extension [Diagnostic.Edit] {
    /// Returns whether the edits are in `source` and don't overlap.
    fileprivate func areApart(in source: Source) -> Bool {
        let ranges = map { $0.range }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        // A fix of several files is advice: this applies fixes to one.
        let areInside = ranges.allSatisfy { $0.file == source.file && $0.start >= 0 && $0.end <= source.bytes.count }
        return areInside && zip(ranges, ranges.dropFirst()).allSatisfy { $0.end <= $1.start && $0 != $1 }
    }
}
