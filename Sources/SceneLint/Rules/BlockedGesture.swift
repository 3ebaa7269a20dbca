import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    static let blockedGesture: Rule = Rule(
        "blocked-gesture", .warning, undisplayedRows: .withRecognizers,
        yieldsTo: rulesAboutScrollingAndCycles,
        explanation: """
            ## What it finds
            Reports a pan, swipe, long press, screen edge pan, pinch or rotation recognizer that never recognizes its
            gesture because another recognizer of its view, or of a view around it, always does first, or because views
            with gestures of their own fill its view. It may have parts where a scroll view scrolls or a control keeps the
            touches instead; the finding names the scroll views.
            Each finding is proved by straight gestures that it recognizes only without the other one, or that scroll then.
            Slow, short, slanting and late gestures are tried as well, and a second finger elsewhere. If one of them is
            recognized, the finding says which, and that ordinary drags aren't.
            In scrolling content, a recognizer is reported only if no part of the content is free of it.
            One that waits for a swipe can be left with fingers that first rest until the swipe has failed, which few do; the
            finding says so.
            A pinch or rotation is only compared with others of its kind and with long presses.
            For taps see `blocked-tap`, for scroll views `swipe-loses-to-scrolling`.

            Also reports a long press of a view that text fields and text views fill, because they keep its presses, and a
            pan with `shouldBegin .horizontal` of a view that switches fill.

            Also reports recognizers that never begin, whatever the others do: a screen edge pan on a view that gets no
            touch at that edge of the scene, and any recognizer whose `ignores` or `receivesOnly` leaves it no touch,
            also a pinch or rotation. A swipe whose `shouldBegin` names the axis across it is one, too, but for fingers that
            move more across than along.

            What can be scrolled is checked wherever it shows other content. A view that has to be scrolled into view is
            checked there.

            ## Why it is bad
            Once a recognizer has recognized, the others that get the touch fail. A pan begins after 10 points, so a swipe
            beside it never gets its 50. If two begin at the same moment, such as a pan and a screen edge pan, only one is
            recognized: the inner view's, or else the one added last. If both are long presses, it is the one with the
            shorter `minimumPressDuration`.

            ## Example
            ```scene
            scene Main 390x844 {
                view Card fill {
                    recognizer Move .pan
                    recognizer Dismiss .swipe .down
                }
            }
            ```

            ## Instead
            The pan now begins once the movement can't be a swipe any more. If that is too late, let both recognize:
            `simultaneous -> Dismiss`.
            ```scene
            scene Main 390x844 {
                view Card fill {
                    recognizer Move .pan requireToFail -> Dismiss
                    recognizer Dismiss .swipe .down
                }
            }
            ```

            ## In UIKit
            ```swift
            pan.require(toFail: swipe)
            ```
            """
    ) { (context: LintContext) in
        if context.tree.recognizers.isEmpty { return [] }
        let all = context.checkedRecognizers.filter { $0.recognizer.canBeBlocked }
        let rivals = context.declaredRecognizers.filter { $0.recognizer.canBeBlocked }
        let views = context.tree.superviews(ofAll: rivals.map { $0.id.view })
        let keeping = context.tree.superviews(
            ofAll: all.contains { $0.recognizer.mayBeKept }
                ? context.views.touchTargets.filter { context.tree[$0].kind.keepsMovementsOrPresses } : [])
        let cycles = context.requirementCycles()
        let waiting = Set(cycles.joined())
        let gestures = all.filter {
            context.hasRival($0) || views.contains($0.id.view) || $0.mayNeverBegin || waiting.contains($0.id)
                || $0.recognizer.mayBeKept && keeping.contains($0.id.view)
        }
        if gestures.isEmpty { return [] }
        return context.findings(about: gestures, "recognizers of drags and presses") { gesture, context in
            if let reason = context.reasonNotToBegin(gesture) {
                return .neverBegins(gesture, gesture.recognizer.kind.words, reason, of: .blockedGesture, context)
            }
            if let found = context.blockers(over: gesture, where: { $0.canBlock(gesture) }) {
                return .blockedGesture(gesture, found.blockers, found.context)
            }
            if keeping.contains(gesture.id.view), let kept = context.controlsKeepingAllTouches(from: gesture) {
                return Rule.blockedGesture.finding(
                    about: gesture, gesture.recognizer.kind.words, keptBy: kept.controls, kept.point, in: context)
            }
            guard let cycle = cycles.first(where: { $0.contains(gesture.id) }),
                let recognized = context.recognized(in: cycle), !recognized.contains(gesture.id)
            else { return nil }
            return Rule.blockedGesture.finding(
                about: gesture, gesture.recognizer.kind.words, waitingIn: cycle, in: context)
        }
    }
}

extension Rule {
    private static func rulesAboutScrollingAndCycles() -> [Precedence] {
        [Precedence(swipeLosesToScrolling.name), Precedence(circularRequirements.name, atNotes: true)]
    }
}

extension GestureRecognizer {
    /// Whether it recognizes a movement or a long press.
    fileprivate var canBeBlocked: Bool { kind != .tap }

    /// Whether controls may keep each of its gestures: a long press, or a pan along one axis.
    fileprivate var mayBeKept: Bool { kind == .longPress || kind == .pan && shouldBegin == .horizontal }
}

extension ViewKind {
    /// Whether the view keeps long presses, or all pans along one axis, from the recognizers of views around it.
    fileprivate var keepsMovementsOrPresses: Bool { self == .switch || keeps(GestureRecognizer(.longPress)) }
}

extension DeclaredRecognizer {
    /// Returns whether this recognizer could recognize the movements of `gesture`.
    fileprivate func canBlock(_ gesture: DeclaredRecognizer) -> Bool {
        guard id != gesture.id, recognizer.canBeBlocked else { return false }
        if gesture.recognizer.kind.isOfTwoFingers {
            return recognizer.kind == gesture.recognizer.kind || recognizer.kind == .longPress
        }
        if recognizer.kind.isOfTwoFingers { return false }
        // Away from its edge it sees no touch.
        if recognizer.kind.screenEdge != nil { return recognizer.kind == gesture.recognizer.kind }
        return true
    }
}

extension LintContext {
    /// Returns whether another recognizer of the view of `gesture`, or of a view around it, can block it.
    fileprivate func hasRival(_ gesture: DeclaredRecognizer) -> Bool {
        tree.chain(from: gesture.id.view).contains { view in
            recognizers(of: view).contains { $0.canBlock(gesture) }
        }
    }
}

extension Diagnostic {
    /// Creates the finding for a recognizer that another one always precedes.
    fileprivate static func blockedGesture(
        _ gesture: DeclaredRecognizer, _ found: RecognizerBlockers, _ context: LintContext
    ) -> Diagnostic {
        let blocker = found.first
        let name = context.scene.name(of: gesture.id)
        let relations = context.relations(of: gesture, found)
        let advisedRelations = relations.compactMap { relation in
            context.text(of: relation, with: gesture, on: blocker).map {
                "\(relation.adviceAsRelation(found.blockers.count)), `\($0)`"
            }
        }
        let waits = gesture.recognizer.requirements.contains(.recognizer(blocker.id))
        let fixes = waits ? [] : context.fixes(of: gesture, found, relations)
        let advice =
            if waits {
                Note(context.adviceAboutWaiting(gesture, found))
            } else if advisedRelations.isEmpty || found.hasOthers {
                Note(fixes.isEmpty ? "remove one of them" : "let it recognize beside them, or remove one of them")
            } else {
                Note(
                    sceneAdvice: (name == nil ? "give it a Name, and " : "")
                        + advisedRelations.joined(separator: ", or ")
                        + (relations.contains(.requireToFail) || found.scrollingWithout != nil
                            ? "" : ", or remove one of them"))
            }
        return Rule.blockedGesture.finding(
            about: gesture, gesture.recognizer.kind.words, found, advice,
            fixes: fixes, in: context)
    }
}
