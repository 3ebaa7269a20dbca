import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// What to write so that touches on a view reach what is behind it.
extension SceneViews {
    /// Returns what to write on `view`, so that only the touch targets in it are hit.
    func noteLettingThrough(_ view: ViewID) -> Diagnostic.Note {
        noteOnRecognizers(of: view)
            ?? Diagnostic.Note(sceneAdvice: "\(adviceLettingThrough(view)), so that it isn't hit itself")
    }

    /// Lets touches through `view` in `changed`, as the attribute does that the advice names.
    func letTouchesThrough(_ view: ViewID, in changed: inout ViewTree) {
        if needsTouchesInside(view) {
            changed.setRules([.pass], of: view)
        } else {
            changed[view].isUserInteractionEnabled = false
        }
    }

    /// Returns the outermost view around `view` that is inside `target`, a control, and in which nothing needs touches,
    /// or `nil` if `view` or something in it does. Without user interaction, nothing in it is hit.
    func decoration(around view: ViewID, inside target: ViewID) -> ViewID? {
        guard tree[target].kind.isTouchTarget else { return nil }
        return tree.chain(from: view).prefix { $0 != target && isDecoration($0) }.last
    }

    private func isDecoration(_ view: ViewID) -> Bool {
        !scene.isTouchTarget(view) && !hasReceivers(in: view) && !viewsAroundHiddenTargets.contains(view)
            && !tree[view].kind.isScrollView && tree.rules(of: view).isEmpty
            && tree[view].kind != .cell && tree[view].kind != .content && !isToggled(view) && canTurnOff(view)
    }

    /// Returns what to write on `view`, which ``canTurnOff(_:)`` unless something in it answers.
    func adviceLettingThrough(_ view: ViewID) -> String {
        needsTouchesInside(view)
            ? advicePassing([view]) : "write `userInteractionEnabled .off` on \(quotedName(view))"
    }

    /// Returns what to write so that these views pass touches through, each in the form that it can have.
    func advicePassing(_ views: [ViewID]) -> String {
        let views = views.map { writtenView(of: $0) }
        let blocks = views.filter { scene.hasBlock(against: .passthrough, of: $0) }
        let others = views.filter { !scene.hasBlock(against: .passthrough, of: $0) }
        var advice: [String] = []
        if !others.isEmpty { advice.append("write `passthrough` on \(quotedList(others))") }
        if !blocks.isEmpty { advice.append("write `pass` in the `hitTest` of \(quotedList(blocks))") }
        return advice.joined(separator: ", and ")
    }

    /// Returns the view on which to write what `view` does: a visual effect view's `passthrough` applies to the content
    /// view in it, too, which isn't written.
    func writtenView(of view: ViewID) -> ViewID {
        guard tree[view].kind == .content, let superview = tree[view].superview,
            tree[superview].kind == .visualEffect
        else { return view }
        return superview
    }

    /// Returns what to do about a view whose interaction can't be turned off, because it has gesture recognizers of
    /// unknown kind, or `nil` if it isn't one.
    func noteOnRecognizers(of view: ViewID) -> Diagnostic.Note? {
        guard !canTurnOff(view), !needsTouchesInside(view) else { return nil }
        let origin = scene.unit.options.origin?.form.name ?? "scene"
        return Diagnostic.Note(
            "\(quotedName(view)) has gesture recognizers (the \(origin) doesn't say which): let touches through except "
                + "where they are needed (in a scene: `passthrough`; in Swift: override `hitTest(_:with:)`), or attach "
                + "them to a superview")
    }

    /// Returns whether nothing is known that needs touches on `view`: recognizers whose kind a document doesn't say
    /// aren't in the scene, but get no touches either if its interaction is off.
    func canTurnOff(_ view: ViewID) -> Bool {
        guard let origin = scene.unit.options.origin else { return !scene.hasUnknownRecognizer(view) }
        return !origin.hasUnknownRecognizers(path(view), scene.name)
    }
}
