import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    /// Returns the finding about a recognizer that others always precede.
    ///
    /// - Parameter word: What the recognizer recognizes.
    func finding(
        about gesture: DeclaredRecognizer, _ word: String, _ found: RecognizerBlockers, _ advice: Diagnostic.Note,
        fixes: [Diagnostic.Fix], in context: LintContext
    ) -> Diagnostic {
        let text = BlockedRecognizerText(gesture, word, found, context)
        return finding(
            text.message, at: gesture.range, notes: text.notes + [advice], fixes: fixes,
            data: Evidence(
                point: context.evidence(found.point),
                views: [context.path(gesture.id.view), context.path(found.first.id.view)]))
    }
}

/// What a finding says about a recognizer that others always precede.
private struct BlockedRecognizerText {
    private let gesture: DeclaredRecognizer
    /// What it recognizes.
    private let word: String
    private let found: RecognizerBlockers
    private let context: LintContext
    /// Whether only variants along an axis are known not to be recognized.
    private let isStraight: Bool
    /// What recognizes it although ordinary gestures don't.
    private let uncommon: UncommonGesture?
    /// Whether it is recognized if further fingers touch down, or `nil` if that isn't known.
    private let isOfMoreFingers: Bool?

    init(_ gesture: DeclaredRecognizer, _ word: String, _ found: RecognizerBlockers, _ context: LintContext) {
        self.gesture = gesture
        self.word = word
        self.found = found
        self.context = context
        isStraight = found.exceptions.isEmpty && gesture.isBlockedOnlyStraight(by: found, in: context.tree)
        uncommon = context.uncommonGesture(
            of: gesture, at: found.point, except: found.exceptions, isStraight: isStraight,
            maximumRest: found.needsRest ? context.scene.touchSettings.swipeDuration : .infinity)
        isOfMoreFingers =
            uncommon == nil && !isStraight && found.exceptions.isEmpty && !found.needsRest
            ? context.isRecognizedWithMoreFingers(gesture, found) : false
    }

    var message: String {
        let subject = context.title(of: gesture, word)
        if uncommon != nil {
            let except = exceptions.isEmpty ? "" : ", except \(exceptions.joined(separator: " or "))"
            return "\(subject) isn't recognized by \(gesture.recognizer.ordinaryGestures)\(except): \(first)"
        }
        if isStraight {
            return "\(subject) isn't recognized where the finger moves straight along an axis"
                + "\(found.needsRest ? ", unless it \(rest)" : ""): \(first)"
        }
        if !exceptions.isEmpty {
            return "\(subject) is only recognized \(exceptions.joined(separator: " or ")): otherwise \(first)"
        }
        let isOneAlways = found.scrollingElsewhere.names.isEmpty && found.inOtherDirections.isEmpty
        return "\(subject) is never recognized\(fingers): "
            + (isOneAlways ? "\(blocker)\(orOthers) always recognizes first" : first)
    }

    /// The name of the first blocker.
    private var blocker: String { context.quotedName(found.first.id) }

    /// What recognizes or scrolls instead, as a sentence.
    private var first: String {
        let blockers = [blocker] + found.inOtherDirections.map { context.quotedName($0.id) }
        let scrolling = found.scrollingElsewhere.names
        let orScrolling = scrolling.isEmpty ? "" : ", or \(SceneViews.list(scrolling, "or")) scrolls instead"
        return "\(blockers.joinedAsList("or"))\(orOthers) recognizes first\(orScrolling)"
    }

    /// The blockers at other points, as the end of a list.
    private var orOthers: String {
        if !found.hasOthers { return "" }
        let others = found.elsewhere + found.atOtherOffsets.map { $0.blocker }
        let isSameKind = others.allSatisfy { $0.recognizer.kind == gesture.recognizer.kind }
        let areInside =
            found.elsewhere.allSatisfy {
                $0.id.view != gesture.id.view && context.tree.isInSuperviewChain(gesture.id.view, of: $0.id.view)
            } && found.atOtherOffsets.allSatisfy { $0.isInside }
        return " or another \(isSameKind ? word : "recognizer")\(areInside ? " inside" : "")"
    }

    /// Where or how it is recognized all the same.
    private var exceptions: [String] {
        var exceptions: [String] = []
        if !found.exceptions.isEmpty {
            let controls = context.views.quotedList(found.exceptions)
            exceptions.append("on \(found.hasMoreExceptions ? "controls such as " : "")\(controls)")
        }
        if found.needsRest { exceptions.append("if the finger \(rest)") }
        return exceptions
    }

    /// What a finger does so that it is recognized after a rest.
    private var rest: String {
        "rests for \(written((1000 * context.scene.touchSettings.swipeDuration).toMillionth)) ms first"
    }

    /// The number of fingers of the gestures that are never recognized, if others may be.
    private var fingers: String {
        // What needs exactly one finger leaves gestures of two to a recognizer that takes any number.
        if isOfMoreFingers == false { return "" }
        let count = gesture.recognizer.numberOfTouchesRequired
        let isOfOneFinger = count == 1 && !gesture.recognizer.kind.isOfTwoFingers
        return isOfOneFinger ? " with one finger" : " with \(max(2, count)) fingers"
    }

    var notes: [Diagnostic.Note] {
        var notes = [Diagnostic.Note("this one recognizes", at: found.first.range)]
        if let uncommon {
            notes.append(uncommon.note(context.scene.touchSettings))
        } else if isOfMoreFingers == nil {
            notes.append(.otherWaysUntried)
        }
        notes += found.inOtherDirections.map {
            Diagnostic.Note("if the finger moves in another direction, this one recognizes", at: $0.range)
        }
        notes += found.statementsElsewhere.map { Diagnostic.Note("elsewhere, this one recognizes", at: $0) }
        notes += found.atOtherOffsets.map {
            Diagnostic.Note("at another scroll offset, this one recognizes", at: $0.blocker.range)
        }
        notes += found.further.filter { next in !found.elsewhere.contains { $0.id == next.id } }.map {
            Diagnostic.Note("without \(blocker), this one would", at: $0.range)
        }
        if let scrollView = found.scrollingWithout {
            notes.append(
                Diagnostic.Note(
                    "without \(blocker), it would lose to the scrolling of \(context.quotedName(scrollView))",
                    at: context.scene.range(of: scrollView)))
        }
        if !found.controlsKeepingTouches.isEmpty {
            let controls = context.views.quotedList(found.controlsKeepingTouches)
            notes.append(Diagnostic.Note("each \(word) on \(controls) goes to no recognizer around it"))
        }
        return notes
    }
}

extension LintContext {
    /// Returns whether `gesture` is recognized if more fingers touch down than it needs, or `nil` if that isn't known.
    fileprivate func isRecognizedWithMoreFingers(
        _ gesture: DeclaredRecognizer, _ found: RecognizerBlockers
    ) -> Bool? {
        let result = recognizesTwoFingers(gesture, from: found.point)
        if result == true { return true }
        let isBesideFinger = isRecognizedBesideFinger(gesture, at: found.point, blockers: found.blockers)
        return isBesideFinger == false ? result : isBesideFinger
    }
}

extension Rule {
    /// Returns the finding about a recognizer in whose view `controls` keep each of its touches.
    ///
    /// - Parameter word: What the recognizer recognizes.
    func finding(
        about gesture: DeclaredRecognizer, _ word: String, keptBy controls: [ViewID], _ point: Point,
        in context: LintContext
    ) -> Diagnostic {
        let (names, view) = (context.views.quotedList(controls), context.quotedName(gesture.id.view))
        let isOne = controls.count == 1
        let plural = word.hasSuffix("s") ? "\(word)es" : "\(word)s"
        return finding(
            "\(context.title(of: gesture, word)) is never recognized: \(names) \(isOne ? "fills" : "fill") "
                + "\(view) and \(isOne ? "keeps" : "keep") its \(plural)",
            at: gesture.range,
            notes: controls.prefix(1).map {
                Diagnostic.Note(
                    "a \(context.tree[$0].kind.rawValue) keeps such \(plural) from the recognizers of views around it",
                    at: context.scene.range(of: $0))
            } + [
                Diagnostic.Note(
                    "remove the recognizer and handle the \(word) in \(names), or leave a part of \(view) free of controls"
                )
            ],
            data: Evidence(
                point: context.evidence(point),
                views: ([gesture.id.view] + controls.prefix(Self.maximumControlsInEvidence)).map { context.path($0) }))
    }
}

extension Rule {
    /// Returns the finding about a recognizer that recognizes no touch which all of `cycle` get, because they wait for
    /// each other.
    ///
    /// - Parameter word: What the recognizer recognizes.
    func finding(
        about gesture: DeclaredRecognizer, _ word: String, waitingIn cycle: [RecognizerID], in context: LintContext
    ) -> Diagnostic {
        let title = context.title(of: gesture, word)
        let others = cycle.filter { $0 != gesture.id }.compactMap { id in
            context.recognizers(of: id.view).first { $0.id == id }
        }
        let names = others.map { context.quotedName($0.id) }.joinedAsList()
        return finding(
            others.isEmpty
                ? "\(title) is never recognized: it waits for itself to fail"
                : "\(title) recognizes no touch that \(names) \(others.count == 1 ? "gets" : "get"), too: "
                    + "they require each other to fail",
            at: gesture.range,
            notes: others.map {
                Diagnostic.Note("the requirement of \(context.quotedName($0.id)) is here", at: $0.range)
            } + [Diagnostic.Note("remove a requirement, but keep the requirement of the recognizer that must wait")],
            data: Evidence(views: ([gesture] + others).map { context.path($0.id.view) }))
    }
}

extension Rule {
    fileprivate static let maximumControlsInEvidence = 16
}

extension DeclaredRecognizer {
    /// Returns whether one of its blockers, or one that has to fail first, doesn't begin if the finger sets out in
    /// another direction, so that a bent drag may still be recognized.
    fileprivate func isBlockedOnlyStraight(by found: RecognizerBlockers, in tree: ViewTree) -> Bool {
        switch recognizer.kind {
        case .swipe, .screenEdgePan:
            recognizer.asksRequirementsForDirection(in: tree)
                || (found.blockers + found.elsewhere + found.atOtherOffsets.map { $0.blocker }).contains {
                    $0.recognizer.shouldBegin != nil || found.areOnSwitch && $0.recognizer.kind == .pan
                        || $0.recognizer.asksRequirementsForDirection(in: tree)
                }
        default: false
        }
    }
}

extension GestureRecognizer {
    /// Returns whether one that has to fail first only begins in one direction.
    fileprivate func asksRequirementsForDirection(in tree: ViewTree) -> Bool {
        requirements.contains { competitor in
            guard case .recognizer(let id) = competitor else { return false }
            return tree[id]?.shouldBegin != nil
        }
    }
}
