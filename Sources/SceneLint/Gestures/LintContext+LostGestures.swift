import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// What fixes of recognizers take from others.
extension LintContext {
    /// Returns the fix that lets `gesture` and the scrolling of `scrollViews` recognize together, or none if it does so
    /// with one of them or can't name them.
    func fixesLettingBothRecognize(_ gesture: DeclaredRecognizer, _ scrollViews: [ViewID]) -> [Diagnostic.Fix] {
        let links = scrollViews.compactMap { link(to: $0, at: gesture.range) }
        guard !scrollViews.contains(where: { gesture.recognizer.allows(.scrolling($0)) }),
            links.count == scrollViews.count, let relation = writing(.simultaneous, links, on: gesture)
        else { return [] }
        var fix = Diagnostic.Fix(
            "write `\(relation.text)`, so that \(scrollViews.count == 1 ? "both" : "all") recognize", safe: false,
            edits: [relation.edit])
        var changed = tree
        changed[gesture.id]?.simultaneous.formUnion(scrollViews.map { .scrolling($0) })
        fix.add(lostGestures(in: changed, changing: [gesture]))
        return [fix]
    }

    /// Returns what gets gestures as the scene is written, but none any more with the views of `changed`, in which
    /// `recognizers`, of which the first is the one that a finding is about, have other relations.
    func lostGestures(in changed: ViewTree, changing recognizers: [DeclaredRecognizer]) -> Diagnostic.LostGestures {
        var lost = Diagnostic.LostGestures()
        guard let gesture = recognizers.first else { return lost }
        lost.recognizers = recognizersLosing(
            in: changed, around: gesture.id.view, except: Set(recognizers.map { $0.id }))
        for recognizer in recognizers {
            for view in viewsLosing(in: changed, on: recognizer) where !lost.views.contains(view) {
                lost.views.append(view)
            }
        }
        return lost
    }

    /// Returns the names of the controls and rows in the view of `gesture` that no longer act with the views of
    /// `changed` when somebody taps them or makes this gesture on them.
    private func viewsLosing(in changed: ViewTree, on gesture: DeclaredRecognizer) -> [String] {
        var names: [String] = []
        let ways =
            ordinaryWays(of: GestureRecognizer(.tap), against: []) + ordinaryWays(of: gesture.recognizer, against: [])
        for hit in knownHits(inside: gesture).hits.firstOfEachClass.prefix(Self.maximumHitsTried) {
            for way in ways {
                guard spendOnTouches(of: hit.view) else { return names }
                let acting = events(of: way, from: hit.point, in: tree).viewsThatAct
                if acting.isEmpty { continue }
                guard spendOnTouches(of: hit.view) else { return names }
                let left = events(of: way, from: hit.point, in: changed).viewsThatAct
                for name in acting.subtracting(left).sorted().map({ quotedName($0) }) where !names.contains(name) {
                    names.append(name)
                }
            }
        }
        return names
    }

    /// Returns the names of the recognizers that recognize something as the scene is written, but nothing any more with
    /// the views of `changed`, in which recognizers of `view` have other relations.
    private func recognizersLosing(
        in changed: ViewTree, around view: ViewID, except changedOnes: Set<RecognizerID>
    ) -> [String] {
        let others = declaredRecognizers.filter {
            !changedOnes.contains($0.id)
                && (tree.isInSuperviewChain($0.id.view, of: view) || tree.isInSuperviewChain(view, of: $0.id.view))
        }
        var names: [String] = []
        for other in others.prefix(Self.maximumRecognizersTried) {
            guard let start = start(of: other), recognizes(other, from: start, in: tree) == true,
                recognizes(other, from: start, in: changed) == false,
                knownHits(inside: other, atItsEdge: true).hits.firstOfEachClass.allSatisfy({
                    recognizes(other, from: $0.point, in: changed) == false
                })
            else { continue }
            let name = title(of: other, other.recognizer.kind.words)
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Returns the recognizers that recognize a gesture of `recognizers` with the views of `changed`, but not as the
    /// scene is written.
    func recognizersGaining(in changed: ViewTree, changing recognizers: [DeclaredRecognizer]) -> [DeclaredRecognizer] {
        var known = Set(recognizers.map { $0.id })
        var gaining: [DeclaredRecognizer] = []
        for gesture in recognizers.prefix(Self.maximumRecognizersTried) {
            let hits = knownHits(inside: gesture, atItsEdge: true).hits.firstOfEachClass
            for hit in hits.prefix(Self.maximumHitsTried) {
                guard let before = trials(of: gesture, from: hit.point, in: tree),
                    let after = trials(of: gesture, from: hit.point, in: changed)
                else { return gaining }
                for (old, new) in zip(before, after) {
                    for id in new.events.compactMap({ $0.recognizer })
                    where !old.events.hasRecognized(id) && known.insert(id).inserted {
                        gaining += self.recognizers(of: id.view).filter { $0.id == id }
                    }
                }
            }
        }
        return gaining
    }

    /// Returns whether `gesture` is recognized on one of the views that are hit in its view, with the views of
    /// `changed`.
    func isRecognizedSomewhere(_ gesture: DeclaredRecognizer, in changed: ViewTree) -> Bool {
        knownHits(inside: gesture).hits.firstOfEachClass.contains {
            recognizes(gesture, from: $0.point, in: changed) == true
        }
    }

    /// How many recognizers are tried with a fix.
    private static var maximumRecognizersTried: Int { 16 }
    /// On how many kinds of views gestures are tried with a fix.
    private static var maximumHitsTried: Int { 8 }
}

extension Sequence<TouchEvent> {
    /// The controls that fire or change their value, and the rows that are selected.
    fileprivate var viewsThatAct: Set<ViewID> {
        Set(
            filter { event in
                switch event.kind {
                case .touchUpInside, .valueChanged, .select: true
                default: false
                }
            }.map { $0.view })
    }
}
