import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let tapBeforeDoubleTap: Rule = Rule(
        "tap-before-double-tap", .warning, undisplayedRows: .withRecognizers,
        explanation: """
            ## What it finds
            Reports a tap recognizer that also recognizes the first tap of a double tap that another recognizer of its
            view, of a view around it, or of a view in it recognizes. The same goes for a double tap and a triple tap. Each
            finding is proved by taps that both recognize, also where you have to scroll there.

            Nothing is reported if the two allow each other with `simultaneous`, because then both are meant. Nor is a
            recognizer that only watches taps on the views in its own, with `cancelsTouchesInView .off`, such as one that
            ends editing.

            ## Why it is bad
            A single tap is complete when the finger lifts for the first time. UIKit doesn't wait for a second tap
            unless you say so, and recognizes the double tap as well. So whoever taps twice to zoom also opens what
            the single tap opens.

            ## Example
            ```scene
            scene Main 390x844 {
                view Photo fill {
                    recognizer ShowBars .tap
                    recognizer Zoom .tap numberOfTapsRequired 2
                }
            }
            ```

            ## Instead
            The single tap now comes 350 ms later. If that is too late, let it do something that a double tap may do, too,
            and say so: `simultaneous -> Zoom`.
            ```scene
            scene Main 390x844 {
                view Photo fill {
                    recognizer ShowBars .tap requireToFail -> Zoom
                    recognizer Zoom .tap numberOfTapsRequired 2
                }
            }
            ```

            ## In UIKit
            ```swift
            tap.require(toFail: doubleTap)
            ```
            """
    ) { (context: LintContext) in
        if context.tree.recognizers.isEmpty { return [] }
        let taps = context.declaredRecognizers.filter { $0.recognizer.kind == .tap }
        guard let most = taps.map({ $0.recognizer.numberOfTapsRequired }).max(), most > 1 else { return [] }
        let firsts = context.checkedRecognizers.filter {
            $0.recognizer.kind == .tap && $0.recognizer.numberOfTapsRequired < most
        }
        let around = context.tree.superviews(ofAll: taps.map { $0.id.view })
        func mayShareTouches(_ tap: DeclaredRecognizer) -> Bool {
            around.contains(tap.id.view)
                || context.tree.chain(from: tap.id.view).contains { view in
                    context.recognizers(of: view).contains { $0.mayFollow(tap) }
                }
        }
        return context.findings(about: firsts.filter(mayShareTouches), "tap recognizers") { tap, context in
            context.findDoubleTap(after: tap).map { .tapBeforeDoubleTap(tap, $0.doubleTap, $0.point, $0.context) }
        }
    }
}

extension DeclaredRecognizer {
    /// Returns whether this is a tap recognizer of more taps than `tap` that nothing in the scene relates to it.
    fileprivate func mayFollow(_ tap: DeclaredRecognizer) -> Bool {
        let (more, fewer) = (recognizer, tap.recognizer)
        return more.kind == .tap && more.numberOfTapsRequired > fewer.numberOfTapsRequired
            && more.numberOfTouchesRequired == fewer.numberOfTouchesRequired
            && !more.isSimultaneous && !fewer.isSimultaneous
            && !more.simultaneous.contains(.recognizer(tap.id)) && !fewer.simultaneous.contains(.recognizer(id))
            && !fewer.requirements.contains(.recognizer(id))
    }
}

extension LintContext {
    /// Returns a recognizer of more taps than `tap` whose first taps `tap` recognizes as well, and where and in which
    /// scene: this one, or one that is scrolled.
    fileprivate func findDoubleTap(
        after tap: DeclaredRecognizer
    ) -> (doubleTap: DeclaredRecognizer, point: Point, context: LintContext)? {
        if let (doubleTap, point) = displayedDoubleTap(after: tap) { return (doubleTap, point, self) }
        var found: (DeclaredRecognizer, Point, LintContext)?
        _ = holdsAtAllOffsets(around: tap.id.view) { shown in
            found = shown.displayedDoubleTap(after: tap).map { ($0.doubleTap, $0.point, shown) }
            return found == nil
        }
        return found
    }

    private func displayedDoubleTap(after tap: DeclaredRecognizer) -> (doubleTap: DeclaredRecognizer, point: Point)? {
        for hit in knownHits(inside: tap).hits.firstOfEachClass {
            let chain = Array(tree.chain(from: hit.view))
            for view in chain {
                let isInside = view != tap.id.view && tree.isInSuperviewChain(tap.id.view, of: view)
                // It watches what is in its view.
                if isInside, !tap.recognizer.cancelsTouchesInView { continue }
                for other in recognizers(of: view) where other.mayFollow(tap) && other.recognizer.receives(chain) {
                    let count = other.recognizer.numberOfTapsRequired
                    guard spendOnTouches(of: hit.view, times: count) else { return nil }
                    let events = taps(
                        count, fingers: other.recognizer.numberOfTouchesRequired, at: hit.point, in: tree)
                    if events.hasRecognized(tap.id), events.hasRecognized(other.id) { return (other, hit.point) }
                }
            }
        }
        return nil
    }
}

extension Diagnostic {
    /// Creates the finding for a tap recognizer that recognizes the first taps of `doubleTap` as well.
    fileprivate static func tapBeforeDoubleTap(
        _ tap: DeclaredRecognizer, _ doubleTap: DeclaredRecognizer, _ point: Point, _ context: LintContext
    ) -> Diagnostic {
        let (count, most) = (tap.recognizer.numberOfTapsRequired, doubleTap.recognizer.numberOfTapsRequired)
        let all = wholeGesture(most)
        let first = count == 1 ? "tap" : "\(count == 2 ? "two" : "\(count)") taps"
        let found = RecognizerBlockers(first: tap, further: [], point: point)
        let canWait = context.relations(of: doubleTap, found).contains(.requireToFail)
        let hasName = context.scene.name(of: doubleTap.id) != nil
        let text = hasName ? context.text(of: .requireToFail, with: doubleTap, on: tap) : "requireToFail -> DoubleTap"
        let wait =
            (hasName ? "" : "give the other one a Name, and ")
            + "let this one wait until it has failed\(text.map { ", `\($0)`" } ?? ""), or "
        return Rule.tapBeforeDoubleTap.finding(
            "\(context.title(of: tap, wholeGesture(count))) also recognizes the first \(first) of \(article(most)) \(all) for "
                + (hasName ? context.title(of: doubleTap, all) : context.quotedName(doubleTap.id)),
            at: tap.range,
            notes: [
                Note("this one recognizes the \(all)", at: doubleTap.range),
                Note(sceneAdvice: "\(canWait ? wait : "")write `simultaneous` if both are meant"),
            ],
            fixes: canWait ? context.fixes([.requireToFail], of: doubleTap, found) : [],
            data: Evidence(
                point: context.evidence(point),
                views: [context.path(tap.id.view), context.path(doubleTap.id.view)]))
    }

    /// Returns the article of the gesture of `count` taps.
    private static func article(_ count: Int) -> String {
        [8, 11, 18].contains(count) || (80...89).contains(count) ? "an" : "a"
    }

    /// Returns the words for a gesture of `count` taps.
    private static func wholeGesture(_ count: Int) -> String {
        switch count {
        case 1: "tap"
        case 2: "double tap"
        case 3: "triple tap"
        default: "\(count)-tap gesture"
        }
    }
}
