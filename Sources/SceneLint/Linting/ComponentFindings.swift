import SceneSyntax
import SceneText

/// Findings in components: each is reported once, in the component, with the uses that have it.
struct ComponentFindings {
    /// All findings, those in components once.
    private(set) var merged: [Diagnostic] = []
    /// The uses that have the finding at an index in ``merged``.
    private var uses: [Int: [UInt32]] = [:]
    private let tree: SyntaxTree

    /// Merges `findings` in the file of `tree`.
    init(_ findings: [Diagnostic], in tree: SyntaxTree) {
        self.tree = tree
        var indices: [DiagnosticKey: Int] = [:]
        for finding in findings {
            let use = finding.range.use
            guard use > 0 else {
                merged.append(finding.asWritten)
                continue
            }
            let key = DiagnosticKey(finding).written
            if let index = indices[key] {
                if uses[index]?.contains(use) != true { uses[index, default: []].append(use) }
                merge(finding.asWritten, into: index)
            } else {
                indices[key] = merged.count
                uses[merged.count] = [use]
                merged.append(finding.asWritten)
            }
        }
        for (index, found) in uses { add(found.sorted(), to: index) }
    }

    /// Merges what another use has into the finding at `index`. Keeps the worse one, and only the fixes that both
    /// uses would make: another edit would be right for one of them only.
    private mutating func merge(_ other: Diagnostic, into index: Int) {
        let fixes = merged[index].fixes.filter { fix in
            other.fixes.contains { $0.edits.elementsEqual(fix.edits) { $0.range == $1.range && $0.text == $1.text } }
        }
        if other.isWorse(than: merged[index]) { merged[index] = other }
        merged[index].fixes = fixes
    }

    private mutating func add(_ uses: [UInt32], to index: Int) {
        merged[index].uses = uses.map { tree.headOfUse(at: Int($0) - 1) }
        // The edit changes all uses, also those without the finding.
        for fix in merged[index].fixes.indices { merged[index].fixes[fix].safe = false }
    }
}

extension Diagnostic {
    /// The diagnostic at the places in components, without their uses.
    fileprivate var asWritten: Diagnostic {
        var copy = self
        copy.range = range.written
        copy.notes = notes.asWritten
        for index in texts.indices { copy.texts[index].notes = texts[index].notes.asWritten }
        for fix in fixes.indices {
            for edit in fixes[fix].edits.indices {
                copy.fixes[fix].edits[edit].range = fixes[fix].edits[edit].range.written
            }
        }
        return copy
    }
}

extension [Diagnostic.Note] {
    /// The notes at the places in components, without their uses.
    fileprivate var asWritten: [Diagnostic.Note] {
        map { note in
            var copy = note
            copy.range = note.range?.written
            return copy
        }
    }
}

extension SyntaxTree {
    /// Returns the word and the Name of the item that begins at `offset`.
    fileprivate func headOfUse(at offset: Int) -> SourceRange {
        let word = token(endingAfter: offset)
        let hasName = kind(word.next) == .name && !startsLine(word.next)
        return hasName ? range(word).union(range(word.next)) : range(word)
    }
}
