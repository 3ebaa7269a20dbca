import SceneText

/// A fix that was tried, and what the trial has shown.
struct TriedFix {
    /// The fix. Its title names the victim.
    var fix: Diagnostic.Fix
    /// Whether another touch target would lose touches.
    var isHarmful = false
    var kind = Kind.change

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
