import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    static let dimmingGetsPanelTaps: Rule = Rule(
        "dimming-gets-panel-taps", .warning, yieldsTo: ruleAboutCancelledSelections,
        explanation: """
            ## What it finds
            Reports a tap recognizer of a dimming view that also recognizes the taps on the panel in it, except those on
            buttons and the like.

            A dimming view fills at least nine tenths of the scene with a background that is translucent by its color or
            its `alpha`. The panel is the only view directly in it that has controls and an opaque background, which the
            `alpha` of the dimming view can fade. It leaves at least a tenth of the dimming view free. Each finding is
            proved by a tap beside the controls. A recognizer with `ignores` or `receivesOnly` isn't reported, because it
            chooses its touches.

            ## Why it is bad
            The recognizers of a view get the touches of all its subviews, too. A tap on a dimming view usually closes
            what is in front of it. Here a tap that just misses a button, or hits a text, closes it as well.

            ## Example
            ```scene
            scene Main 390x844 {
                view Dimming fill backgroundColor #00000080 {
                    recognizer Close .tap
                    view Panel leading 0 trailing 0 bottom 0 height 400 backgroundColor .white {
                        button Done trailing 16 top 16 size 80x44
                    }
                }
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                view Dimming fill backgroundColor #00000080 {
                    recognizer Close .tap ignores -> Panel
                    view Panel leading 0 trailing 0 bottom 0 height 400 backgroundColor .white {
                        button Done trailing 16 top 16 size 80x44
                    }
                }
            }
            ```

            Or put the panel beside the dimming view, in front of it:
            ```scene
            scene Main 390x844 {
                view Dimming fill backgroundColor #00000080 {
                    recognizer Close .tap
                }
                view Panel leading 0 trailing 0 bottom 0 height 400 backgroundColor .white {
                    button Done trailing 16 top 16 size 80x44
                }
            }
            ```

            ## In UIKit
            ```swift
            final class DimmingView: UIView, UIGestureRecognizerDelegate {
                let panel = UIView()

                func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                    !(touch.view?.isDescendant(of: panel) ?? false)
                }
            }
            ```
            """
    ) { (context: LintContext) in
        guard context.tree.recognizers.keys.contains(where: { context.isDimming($0) }) else { return [] }
        let taps = context.checkedRecognizers.filter { tap in
            tap.recognizer.isSingleTap && tap.recognizer.ignoredViews.isEmpty && tap.recognizer.receivedViews == nil
                && context.isDimming(tap.id.view)
        }
        return context.work.results(of: taps, "tap recognizers of dimming views") { tap in
            guard let panel = context.panel(in: tap.id.view), let point = context.point(recognizedBy: tap, on: panel)
            else { return nil }
            return .dimmingGetsPanelTaps(tap, panel, point, context)
        }
    }
}

extension Rule {
    private static func ruleAboutCancelledSelections() -> [Precedence] {
        [Precedence(recognizerCancelsSelection.name)]
    }
}

extension LintContext {
    /// The minimum fraction of the scene that a dimming view fills.
    private static let minimumFractionDimmed = 0.9
    /// The maximum fraction of a dimming view that its panel fills.
    private static let maximumFractionOfPanel = 0.9

    /// Returns whether `view` dims almost all of the scene.
    fileprivate func isDimming(_ view: ViewID) -> Bool {
        guard tree[view].kind == .view || tree[view].kind == .background, view != .root,
            case let coverage = tree.backgroundCoverage(of: view), coverage >= AlphaLimit.minimumDimming,
            coverage <= AlphaLimit.maximumDimming
        else { return false }
        return geometry.drawnBox(of: view).area >= Self.minimumFractionDimmed * geometry.boundingBox(of: .root).area
    }

    /// Returns the panel in `dimming`: the only opaque view in it with controls, which leaves a part of it free.
    fileprivate func panel(in dimming: ViewID) -> ViewID? {
        let panels = tree.subviews(of: dimming).filter { tree.isSeen($0) && isPanel($0) && views.hasTargets(in: $0) }
        guard let panel = panels.first, panels.count == 1 else { return nil }
        return geometry.drawnBox(of: panel).area <= Self.maximumFractionOfPanel * geometry.drawnBox(of: dimming).area
            ? panel : nil
    }

    /// Returns whether `view` looks like a panel in front of the dimming view around it, whose alpha fades both.
    private func isPanel(_ view: ViewID) -> Bool {
        switch tree[view].kind {
        case .visualEffect: tree[view].alpha >= View.opaqueAlpha
        case .view, .stack: tree[view].backgroundCoverage * min(1, tree[view].alpha) >= View.opaqueAlpha
        default: false
        }
    }

    /// Returns a point on `panel`, beside its controls, at which `tap` recognizes a tap, or `nil` if none was found.
    ///
    /// Only a few kinds of controls keep single taps from the recognizers of superviews, which get all other touches.
    /// Source: Apple's "Attaching gesture recognizers to UIKit controls".
    fileprivate func point(recognizedBy tap: DeclaredRecognizer, on panel: ViewID) -> Point? {
        let point = touchedPoint(in: panel) { hit in
            tree.isInSuperviewChain(panel, of: hit)
                && tree.chain(from: hit).prefix { $0 != panel }.allSatisfy { !tree[$0].kind.isTouchTarget }
        }
        guard let point, spendOnTouches(of: tap.id.view), taps(1, at: point, in: tree).hasRecognized(tap.id) else {
            return nil
        }
        return point
    }

    /// Returns the fix that keeps `tap` from `panel`, if it has a Name, and if it then recognizes only taps beside it.
    fileprivate func fixIgnoring(_ panel: ViewID, by tap: DeclaredRecognizer, _ point: Point) -> Diagnostic.Fix? {
        let range = tap.range
        guard views.recognizerCounts[range] == 1, let link = link(to: panel, at: range),
            work.spend(.changedTrees(2, views: tree.views.count))
        else { return nil }
        var changed = tree
        changed[tap.id]?.ignoredViews = [panel]
        let beside = touchedPoint(in: tap.id.view) { $0 == tap.id.view }
        guard !taps(1, at: point, in: changed).hasRecognized(tap.id), let beside,
            taps(1, at: beside, in: changed).hasRecognized(tap.id)
        else { return nil }
        let text = "ignores -> \(link)"
        return Diagnostic.Fix("write `\(text)`", safe: false, edits: [Diagnostic.Edit(range.atEnd, " \(text)")])
    }
}

extension Diagnostic {
    /// Creates the finding for a recognizer of a dimming view that gets the taps on `panel`.
    fileprivate static func dimmingGetsPanelTaps(
        _ tap: DeclaredRecognizer, _ panel: ViewID, _ point: Point, _ context: LintContext
    ) -> Diagnostic {
        let (name, dimming) = (context.quotedName(panel), context.quotedName(tap.id.view))
        return Rule.dimmingGetsPanelTaps.finding(
            "\(context.title(of: tap, "tap")) also recognizes taps on \(name) that miss its controls: "
                + "\(name) is in \(dimming)", at: tap.range,
            notes: [
                Note("the recognizers of \(dimming) get the touches on it", at: context.scene.range(of: panel)),
                Note(
                    sceneAdvice:
                        "write \(context.advice("ignores", [panel], on: tap)), or put \(name) beside \(dimming), "
                        + "in front of it"),
            ],
            fixes: [context.fixIgnoring(panel, by: tap, point)].compactMap { $0 },
            data: Evidence(
                point: context.evidence(point), views: [context.path(tap.id.view), context.path(panel)]))
    }
}
