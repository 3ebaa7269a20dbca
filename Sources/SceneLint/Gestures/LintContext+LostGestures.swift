import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// What fixes of recognizers take from others.
extension LintContext {
    /// Returns what gets gestures as the scene is written, but none any more with the views of `changed`, in which
    /// `recognizers` have other relations. A finding is about the first of them.
    func lostGestures(in changed: ViewTree, changing recognizers: [DeclaredRecognizer]) -> Diagnostic.LostGestures {
        var lost = Diagnostic.LostGestures()
        guard let gesture = recognizers.first else { return lost }
        addRecognizers(losingIn: changed, around: gesture.id.view, except: Set(recognizers.map { $0.id }), to: &lost)
        for recognizer in recognizers { addViews(losingIn: changed, on: recognizer, to: &lost) }
        return lost
    }

    /// Adds the names of the controls and rows in the view of `gesture` that no longer act with the views of `changed`
    /// when somebody taps them or makes this gesture on them.
    private func addViews(
        losingIn changed: ViewTree, on gesture: DeclaredRecognizer, to lost: inout Diagnostic.LostGestures
    ) {
        let variants =
            ordinaryVariants(of: GestureRecognizer(.tap), against: [])
            + ordinaryVariants(of: gesture.recognizer, against: [])
        let hits = knownHits(inside: gesture).hits.firstOfEachClass
        if hits.count > Self.maximumHitsTried { lost.areUnknown = true }
        for hit in hits.prefix(Self.maximumHitsTried) {
            for variant in variants {
                guard let events = simulation(variant, at: hit, in: tree) else { return lost.areUnknown = true }
                let acting = events.viewsThatAct
                if acting.isEmpty { continue }
                guard let left = simulation(variant, at: hit, in: changed)?.viewsThatAct else {
                    return lost.areUnknown = true
                }
                for name in acting.subtracting(left).sorted().map({ quotedName($0) }) where !lost.views.contains(name) {
                    lost.views.append(name)
                }
            }
        }
    }

    /// Returns what fingers do at `hit` in a scene with the views of `tree`, or `nil` if the budget doesn't suffice.
    private func simulation(_ variant: GestureVariant, at hit: HitInside, in tree: ViewTree) -> [TouchEvent]? {
        spendOnTouches(of: hit.view, variant) ? events(of: variant, from: hit.point, in: tree) : nil
    }

    /// Adds the names of the recognizers that recognize something as the scene is written, but nothing any more with
    /// the views of `changed`, in which recognizers of `view` have other relations.
    private func addRecognizers(
        losingIn changed: ViewTree, around view: ViewID, except changedOnes: Set<RecognizerID>,
        to lost: inout Diagnostic.LostGestures
    ) {
        let others = declaredRecognizers.filter {
            !changedOnes.contains($0.id)
                && (tree.isInSuperviewChain($0.id.view, of: view) || tree.isInSuperviewChain(view, of: $0.id.view))
        }
        if others.count > Self.maximumRecognizersTried { lost.areUnknown = true }
        for other in others.prefix(Self.maximumRecognizersTried) {
            guard let start = start(of: other) else { continue }
            guard let isRecognized = recognizes(other, from: start, in: tree),
                let staysRecognized = isRecognized ? recognizes(other, from: start, in: changed) : true
            else { return lost.areUnknown = true }
            if staysRecognized { continue }
            var isLost = true
            for hit in knownHits(inside: other, atItsEdge: true).hits.firstOfEachClass where isLost {
                guard let isRecognized = recognizes(other, from: hit.point, in: changed) else {
                    return lost.areUnknown = true
                }
                isLost = !isRecognized
            }
            let name = title(of: other, other.recognizer.kind.words)
            if isLost, !lost.recognizers.contains(name) { lost.recognizers.append(name) }
        }
    }

    /// Returns what gets gestures of `recognizers` with the views of `changed`, but not as the scene is written.
    func gains(in changed: ViewTree, changing recognizers: [DeclaredRecognizer]) -> GestureGains {
        var known = Set(recognizers.map { $0.id })
        var gains = GestureGains()
        if recognizers.count > Self.maximumRecognizersTried { gains.areUnknown = true }
        for gesture in recognizers.prefix(Self.maximumRecognizersTried) {
            let hits = knownHits(inside: gesture, atItsEdge: true).hits.firstOfEachClass
            if hits.count > Self.maximumHitsTried { gains.areUnknown = true }
            for hit in hits.prefix(Self.maximumHitsTried) {
                guard let before = simulations(of: gesture, from: hit.point, in: tree),
                    let after = simulations(of: gesture, from: hit.point, in: changed)
                else {
                    gains.areUnknown = true
                    return gains
                }
                for (old, new) in zip(before, after) {
                    for id in new.events.compactMap({ $0.recognizer })
                    where !old.events.hasRecognized(id) && known.insert(id).inserted {
                        gains.recognizers += self.recognizers(of: id.view).filter { $0.id == id }
                    }
                    if old.hasRecognized(gesture), !new.hasRecognized(gesture), !old.scrolls {
                        let scrolling = new.events.filter { $0.kind == .scroll }.map { quotedName($0.view) }
                        gains.add(scrolling, insteadOf: title(of: gesture, gesture.recognizer.kind.words))
                    }
                }
            }
        }
        return gains
    }

    /// Returns whether `gesture` is recognized on one of the views that are hit in its view, with the views of
    /// `changed`.
    func isRecognizedSomewhere(_ gesture: DeclaredRecognizer, in changed: ViewTree) -> Bool {
        knownHits(inside: gesture).hits.firstOfEachClass.contains {
            recognizes(gesture, from: $0.point, in: changed) == true
        }
    }

    /// How many recognizers are tried with a fix.
    private static let maximumRecognizersTried = 64
    /// On how many kinds of views gestures are tried with a fix.
    private static let maximumHitsTried = 16
}

/// What gets gestures of others after a fix, but didn't before.
struct GestureGains {
    var recognizers: [DeclaredRecognizer] = []
    /// The scroll views that scroll instead of recognizers.
    private(set) var scrolling: [Diagnostic.LostGestures.Scrolling] = []
    /// Whether there may be more, because not all could be tried.
    var areUnknown = false

    /// Adds `scrollViews`, which scroll instead of `recognizer`.
    mutating func add(_ scrollViews: [String], insteadOf recognizer: String) {
        for name in scrollViews {
            let scrolling = Diagnostic.LostGestures.Scrolling(name, insteadOf: recognizer)
            if !self.scrolling.contains(scrolling) { self.scrolling.append(scrolling) }
        }
    }
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
