import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Which relations let scroll views scroll and zoom beside a recognizer.
extension LintContext {
    /// Returns the views if `gesture` recognized beside the scrolling of `scrollViews`.
    func tree(letting gesture: DeclaredRecognizer, recognizeBeside scrollViews: [ViewID]) -> ViewTree {
        var changed = tree
        changed[gesture.id]?.simultaneous.formUnion(scrollViews.map { .scrolling($0) })
        return changed
    }

    /// Returns how to let `gesture` and the scrolling of `scrollViews` recognize together.
    func adviceLettingRecognize(_ gesture: DeclaredRecognizer, beside scrollViews: [ViewID]) -> String {
        let start = "let \(scrollViews.count == 1 ? "both" : "all of them") recognize"
        let links = links(from: gesture, to: scrollViews)
        if links.count == scrollViews.count { return "\(start), `simultaneous -> \(links.joined(separator: ", "))`" }
        // All others are the only ones that it can allow without a Name.
        return "\(start), \(writingForAll(on: gesture)?.advice ?? "`simultaneous`")"
    }

    /// Returns the fix that lets `gesture` and the scrolling of `scrollViews` recognize together, or none if it does so
    /// with one of them.
    func fixesLettingRecognize(_ gesture: DeclaredRecognizer, beside scrollViews: [ViewID]) -> [Diagnostic.Fix] {
        guard !scrollViews.contains(where: { gesture.recognizer.allows(.scrolling($0)) }) else { return [] }
        let links = links(from: gesture, to: scrollViews)
        let haveLinks = links.count == scrollViews.count
        let written =
            haveLinks
            ? writing(.simultaneous, links, on: gesture).map { (advice: "`\($0.text)`", edit: $0.edit) }
            : writingForAll(on: gesture)
        guard let written else { return [] }
        let consequence =
            haveLinks
            ? "so that \(scrollViews.count == 1 ? "both" : "all") recognize"
            : "so that it recognizes beside all others and any scrolling"
        var changed = tree(letting: gesture, recognizeBeside: scrollViews)
        if !haveLinks { changed[gesture.id]?.isSimultaneous = true }
        var fix = Diagnostic.Fix("write \(written.advice), \(consequence)", safe: false, edits: [written.edit])
        fix.add(lostGestures(in: changed, changing: [gesture]))
        return [fix]
    }

    /// Returns how to let `gesture` recognize beside everything: `simultaneous` instead of its links. Returns `nil` if
    /// that can't be written.
    private func writingForAll(on gesture: DeclaredRecognizer) -> (advice: String, edit: Diagnostic.Edit)? {
        if let written = writingWithoutLinks(.simultaneous, on: gesture) { return ("`\(written.text)`", written.edit) }
        guard let range = scene.range(of: .simultaneous, of: gesture.id) else { return nil }
        let text = scene.tree(of: range).source.text(in: range)
        guard text.hasText("->"), !text.hasText("\n") else { return nil }
        let word = Attribute.simultaneous.word
        return ("`\(word)` in place of `\(text)`", Diagnostic.Edit(range, word))
    }

    /// Returns how links on `gesture` name `scrollViews`, as far as they can.
    private func links(from gesture: DeclaredRecognizer, to scrollViews: [ViewID]) -> [String] {
        scrollViews.compactMap { link(from: gesture, to: $0) }
    }
}

/// A scroll view that scrolls or zooms once a recognizer is off.
struct FreedScrollView {
    var view: ViewID
    /// The recognizers that would take the gesture next.
    var next: [RecognizerID]

    /// Finds a scroll view that moves only without `suspect` and those that take the gesture next.
    ///
    /// - Parameter play: Makes the gesture in the views that it gets, which it may change for good, and returns the
    ///   scroll view that moves and, if none does, what takes the gesture, or `nil` if the budget doesn't suffice.
    init?(
        without suspect: RecognizerID, in tree: ViewTree,
        _ play: (_ tree: inout ViewTree) -> (moving: ViewID?, taking: [RecognizerID])?
    ) {
        var elimination = CompetitorElimination(in: tree)
        elimination.eliminate([suspect])
        var moving: ViewID?
        let isComplete = elimination.run { free, _ in
            guard let played = play(&free) else { return nil }
            moving = played.moving
            return moving == nil ? played.taking : []
        }
        // One that lets others recognize doesn't stop it alone. Nor does one that recognizes only because a control
        // keeps the touch.
        var alone = elimination.tree(restoring: suspect)
        guard isComplete, let moving, let played = play(&alone), played.moving == nil else { return nil }
        view = moving
        next = Array(elimination.eliminated.dropFirst())
    }
}
