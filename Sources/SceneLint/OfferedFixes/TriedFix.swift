import SceneRuntime
import SceneText

/// A fix that was tried, as far as the budget sufficed, and what the trial has shown.
struct TriedFix {
    /// What it changes.
    let title: String
    let edits: [Diagnostic.Edit]
    /// The other touch targets that lose touches by it, or `nil` if that is unknown.
    var affected: [Diagnostic.AffectedTarget]? = []
    var kind = Kind.change

    var fix: Diagnostic.Fix {
        var fix = Diagnostic.Fix(title, safe: false, edits: edits, affecting: affected ?? [])
        if affected == nil { fix.markUntried() }
        return fix
    }
    /// Whether another touch target would lose touches, or may do so.
    var isHarmful: Bool { affected.map { !$0.isEmpty } ?? true }

    /// Returns what it changes, a remark about that, and what it does to other touch targets.
    func text(remarking remark: String = "") -> String {
        let consequence = affected?.consequence ?? ""
        return title + remark + (consequence.isEmpty ? "" : "; \(consequence)")
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
    /// The fixes, those first that take least from other touch targets.
    var harmlessFirst: [TriedFix] { map { $0.fix.areaLost }.ascendingOrder().map { self[Int($0)] } }
}
