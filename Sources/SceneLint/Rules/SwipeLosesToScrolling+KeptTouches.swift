import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// The views that keep touches from scroll views, so that a gesture on them is recognized.
struct ViewsKeepingTouches {
    /// Those that get the touch as soon as the finger touches down.
    private var atOnce = NamedStatements()
    /// Those that only get it if the finger rests first.
    private var afterRest = NamedStatements()
    /// How long a finger must rest anywhere, in seconds, until what the gesture waits for has failed.
    var restAnywhere: Double?

    /// When a view keeps the touch.
    enum Moment {
        case atOnce
        case afterRest
    }

    var isEmpty: Bool { keepNothing && restAnywhere == nil }

    /// Whether no view keeps touches.
    var keepNothing: Bool { atOnce.names.isEmpty && afterRest.names.isEmpty }

    /// What a finger must do for the gesture, as the end of a sentence.
    var condition: String {
        [
            atOnce.names.isEmpty ? nil : "starts on \(SceneViews.list(atOnce.names, "or"))",
            afterRest.names.isEmpty ? nil : "rests on \(SceneViews.list(afterRest.names, "or")) first",
            restAnywhere.map { "rests for \(written((1000 * $0).toMillionth)) ms first" },
        ].compactMap { $0 }.joined(separator: " or ")
    }

    /// Adds the first of `views` of each statement.
    mutating func add(_ views: [ViewID], _ moment: Moment, in context: LintContext) {
        switch moment {
        case .atOnce: atOnce.add(views, in: context)
        case .afterRest: afterRest.add(views, in: context)
        }
    }
}

/// Which views keep touches from scroll views.
extension LintContext {
    /// Returns whether a view in `view` may keep touches from scroll views, or a recognizer of a press in it.
    func mayKeepTouches(inside view: ViewID) -> Bool {
        tree.scrollViews.keys.contains { scrollView in
            tree.scrollViews[scrollView].map { !$0.canCancelContentTouches || $0.touchesShouldCancel == .never }
                ?? false
        }
            || tree.recognizers.keys.contains { recognizers(of: $0).contains { $0.recognizer.kind == .longPress } }
            || views.touchTargets.contains { tree[$0].kind.isTouchTarget && tree.isInSuperviewChain(view, of: $0) }
    }

    /// Returns the views in the view of `swipe` that keep the touch from a scroll view and so let it be recognized.
    ///
    /// - Parameter mayBeElsewhere: Whether such a view may be at another scroll offset.
    func viewsKeepingTouches(
        for swipe: DeclaredRecognizer, atOtherOffsets mayBeElsewhere: Bool
    ) -> ViewsKeepingTouches {
        let hits = hits(inside: swipe, atItsEdge: true) ?? []
        var found = ViewsKeepingTouches()
        for hit in hits.firstOfEachClass {
            guard let moment = keeping(swipe, from: hit.point) else { continue }
            found.add(
                hits.filter { $0.equivalenceClass == hit.equivalenceClass }.flatMap { $0.alike }, moment, in: self)
        }
        if !found.isEmpty { return found }
        // Others may be out of view.
        let tried = Set(hits.flatMap { $0.alike })
        let others = views.touchTargets.filter {
            self.keepsTouch($0, inside: swipe.id.view) && !tried.contains($0)
        }
        let keeping = firstOfEachStatement(others).lazy.compactMap { control in
            let shown = self.displaying(control)
            return shown.touchablePoint(of: control).flatMap { shown.keeping(swipe, from: $0) }.map { (control, $0) }
        }
        for (control, moment) in keeping.prefix(Self.maximumNamedControls) { found.add([control], moment, in: self) }
        if !found.isEmpty || !mayBeElsewhere { return found }
        // Or in rows that aren't displayed.
        _ = holdsAtAllOffsets(around: swipe.id.view) { shown in
            for hit in (shown.hits(inside: swipe, atItsEdge: true) ?? []).firstOfEachClass {
                if let moment = shown.keeping(swipe, from: hit.point) { found.add([hit.view], moment, in: shown) }
            }
            return found.isEmpty
        }
        return found
    }

    /// Returns when the view that is hit at `point` keeps the touch, so that `swipe` is recognized, or `nil` if it
    /// doesn't.
    private func keeping(_ swipe: DeclaredRecognizer, from point: Point) -> ViewsKeepingTouches.Moment? {
        guard let isRecognizedAtOnce = recognizes(swipe, from: point, in: tree, after: 0),
            let isRecognizedAfterRest = isRecognizedAtOnce
                ? true : recognizesAfterRest(swipe, from: point, in: tree)
        else {
            // The finding would claim too much.
            work.dropResult()
            return nil
        }
        return isRecognizedAtOnce ? .atOnce : isRecognizedAfterRest ? .afterRest : nil
    }

    /// How many controls are named that aren't hit in the view of a recognizer as it is written.
    private static let maximumNamedControls = 2

    /// Returns the first of `views` of each statement.
    private func firstOfEachStatement(_ views: [ViewID]) -> [ViewID] {
        var statements: Set<SourceRange> = []
        return views.filter { statements.insert(scene.range(of: $0)).inserted }
    }

    /// Returns whether the scroll view around `control`, in `view`, doesn't scroll once `control` has the touch.
    func keepsTouch(_ control: ViewID, inside view: ViewID) -> Bool {
        guard tree[control].kind.isTouchTarget, tree.isTouchable(control), tree.isInSuperviewChain(view, of: control),
            let (_, properties) = tree.scrollingView(around: control)
        else { return false }
        return !properties.canCancelContentTouches || !properties.cancelsTouches(in: tree[control])
    }
}
