import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let impureHitTest: Rule = Rule(
        "impure-hit-test", .warning,
        explanation: """
            ## What it finds
            Reports a `hitTest` that changes views (`set`) so that the next call with the same point returns a
            different view.

            ## Why it is bad
            UIKit may call `hitTest` more than once for one touch, and doesn't document how often. The hit view
            then depends on the number of calls, which can change with the next version of iOS.

            ## Example
            ```scene
            scene Main 390x844 {
                view Cover fill {
                    hitTest {
                        super
                        when -> Cover { set userInteractionEnabled .off }
                    }
                }
            }
            ```

            ## Instead
            Only answer in `hitTest`. Change the view when the touch arrives.
            ```scene
            scene Main 390x844 {
                view Cover fill {
                    hitTest { pass }
                }
            }
            ```

            ## In UIKit
            ```swift
            final class CoverView: UIView {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    super.touchesBegan(touches, with: event)
                    isUserInteractionEnabled = false
                }
            }
            ```
            """
    ) { (context: LintContext) in
        guard !context.views.changesInHitTests.isEmpty else { return [] }
        let impure = context.tree.identities.filter { context.hasEffects($0) }
        if impure.isEmpty { return [] }
        guard let samples = context.touches.samples(of: context.tree[.root].bounds) else {
            context.work.add(Unchecked(noun: "views that change something", checkedCount: 0, count: impure.count))
            return []
        }
        var reported: Set<SourceRange> = []
        var findings: [Diagnostic] = []
        let cells = samples.cells
        for (index, cell) in cells.enumerated() {
            if context.work.budget.isUsedUp {
                context.work.add(Unchecked(noun: "points", checkedCount: index, count: cells.count))
                break
            }
            guard let (first, second) = context.answersThatDiffer(at: cell.point) else { continue }
            // Every view that is asked there and changes something contributes.
            for view in context.asked(impure, at: cell.point)
            where reported.insert(context.scene.range(of: view)).inserted {
                findings.append(.impureHitTest(view, first, second, cell.point, context))
            }
        }
        return findings
    }
}

extension LintContext {
    /// Returns whether the override of `view` changes views.
    fileprivate func hasEffects(_ view: ViewID) -> Bool {
        tree.rules(of: view).contains { !$0.effects.isEmpty }
    }

    /// Returns the results of the first and the second hit test of one touch at `point`, if they differ.
    fileprivate func answersThatDiffer(at point: Point) -> (HitTestOutcome, HitTestOutcome)? {
        let before = touches.tester.stepCount
        touches.tester.reset()
        let first = touches.tester.hitTest(at: point).outcome
        let second = touches.tester.hitTest(at: point).outcome
        work.charge(.pieces(4))
        work.charge(.steps(touches.tester.stepCount - before))
        touches.tester.reset()
        // Two endless hit tests are the same to a user, even if different views take part.
        if case (.recursion, .recursion) = (first, second) { return nil }
        return first == second ? nil : (first, second)
    }

    /// Returns the `views` that are asked when the scene is touched at `point`.
    fileprivate func asked(_ views: [ViewID], at point: Point) -> [ViewID] {
        var trace = HitTestTrace()
        _ = touches.tester.touch(at: point, trace: &trace)
        touches.tester.reset()
        let asked = Set(trace.entries.map { $0.view })
        work.charge(.pieces(trace.entries.count))
        work.charge(.visits(views.count))
        return views.filter { asked.contains($0) }
    }
}

extension Diagnostic {
    /// Creates the finding for a touch whose second hit test differs from the first.
    fileprivate static func impureHitTest(
        _ view: ViewID, _ first: HitTestOutcome, _ second: HitTestOutcome, _ point: Point, _ context: LintContext
    ) -> Diagnostic {
        Rule.impureHitTest.finding(
            "the `hitTest` of \(context.quotedName(view)) changes the next answer: at \(context.text(point)) the first call returns "
                + "\(context.quotedName(first)), the second \(context.quotedName(second))",
            at: context.scene.range(of: view),
            notes: [
                Note("UIKit may call `hitTest` several times for one touch"),
                Note(
                    "change views in touch handlers, not in `hitTest`; set `hitTestsPerTouch` on the scene to see "
                        + "what happens when UIKit asks more often"),
            ],
            data: Evidence(point: (point.x, point.y), views: [context.path(view)]))
    }
}
