import SceneText

/// A fix that was tried, and what the trial has shown.
struct TriedFix {
    /// What it changes.
    let title: String
    let edits: [Diagnostic.Edit]
    /// The other touch targets that lose touches by it.
    var affected: [Diagnostic.AffectedTarget] = []
    var kind = Kind.change

    var fix: Diagnostic.Fix { Diagnostic.Fix(title, safe: false, edits: edits, affecting: affected) }
    /// Whether another touch target would lose touches.
    var isHarmful: Bool { !affected.isEmpty }

    /// Returns what it changes, a remark about that, and what it does to other touch targets.
    func text(remarking remark: String = "") -> String {
        title + remark + (affected.isEmpty ? "" : "; \(affected.consequence)")
    }

    /// What a fix does with views that take touches.
    enum Kind {
        /// Moves the target in front of them.
        case move
        /// Lets touches through them.
        case letThrough
        /// Enlarges superviews of the target.
        case enlarge
        /// Anything else.
        case change
    }
}

extension [TriedFix] {
    /// The fixes, those first that take nothing from other touch targets.
    var harmlessFirst: [TriedFix] { filter { !$0.isHarmful } + filter { $0.isHarmful } }
}
