import SceneText

/// A fix that was tried, and what the trial has shown.
struct TriedFix {
    /// What it changes.
    let words: String
    let edits: [Diagnostic.Edit]
    /// What it does to the touch targets that lose most by it, if any do.
    var harm: String?
    var kind = Kind.change

    /// The fix. Its title names the victims.
    var fix: Diagnostic.Fix { Diagnostic.Fix(text(), safe: false, edits: edits) }
    /// Whether another touch target would lose touches.
    var isHarmful: Bool { harm != nil }

    /// Returns what it changes, a remark about that, and what it does to the victims.
    func text(remarking remark: String = "") -> String { words + remark + (harm.map { "; \($0)" } ?? "") }

    /// What a fix does with views that take touches.
    enum Kind {
        /// Moves the target in front of them.
        case move
        /// Lets touches through them.
        case letThrough
        /// Anything else.
        case change
    }
}

extension [TriedFix] {
    /// The fixes, those first that take nothing from other touch targets.
    var harmlessFirst: [TriedFix] { filter { !$0.isHarmful } + filter { $0.isHarmful } }
}
