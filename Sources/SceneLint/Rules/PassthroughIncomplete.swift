import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let passthroughIncomplete: Rule = Rule(
        "passthrough-incomplete", .warning, about: .hitViews, inDocuments: .none,
        explanation: """
            ## What it finds
            Reports a `passthrough` view that a clear subview fills. That subview takes the touches of a touch
            target or scroll view behind.

            A subview that draws something or has a use for touches (a control, a scroll view, a view with a
            recognizer) isn't reported.

            ## Why it is bad
            `passthrough` only applies to the view itself. Its subviews are hit as usual, and the view of a view
            controller that fills a window or container is hit everywhere.

            ## Example
            ```scene
            scene App 390x844 {
                window Main {
                    button Home centerX bottom 20 size 90x44
                }
                window Above passthrough {
                    view Stage fill {
                        view Toast leading 20 trailing 20 top 60 height 60 backgroundColor .gray
                    }
                }
            }
            ```

            ## Instead
            Add `passthrough` to the clear view, too.
            ```scene
            scene App 390x844 {
                window Main {
                    button Home centerX bottom 20 size 90x44
                }
                window Above passthrough {
                    view Stage fill passthrough {
                        view Toast leading 20 trailing 20 top 60 height 60 backgroundColor .gray
                    }
                }
            }
            ```

            ## In UIKit
            Reject the view controller's root view as well as the window:
            ```swift
            final class AboveWindow: UIWindow {
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    let hit = super.hitTest(point, with: event)
                    return hit === self || hit === rootViewController?.view ? nil : hit
                }
            }
            ```
            """
    ) { (context: LintContext) in
        var findings: [Diagnostic] = []
        for gap in context.passthroughGaps { findings.append(.passthroughIncomplete(gap, context)) }
        return findings
    }
}

extension Diagnostic {
    /// Creates the finding for a clear view that takes the touches that the view around it passes through.
    fileprivate static func passthroughIncomplete(_ gap: PassthroughGap, _ context: LintContext) -> Diagnostic {
        let names = context.views.quotedList(gap.hitViews)
        let isOne = gap.hitViews.count == 1
        let edits = gap.hitViews.compactMap { context.scene.writing("passthrough", for: .passthrough, of: $0) }
        let point = gap.lost.witnesses.first { point in
            if case .hit(let hit) = context.touches.touch(at: point).outcome {
                gap.hitViews.contains(hit)
            } else {
                false
            }
        }
        let hitView = gap.hitViews.first ?? gap.view
        return Rule.passthroughIncomplete.finding(
            "\(context.quotedName(gap.view)) lets touches through, but \(names), which \(isOne ? "fills" : "fill") it and "
                + "\(isOne ? "draws" : "draw") nothing, \(isOne ? "takes" : "take") them",
            at: context.scene.range(of: hitView),
            notes: [
                Note(
                    "`passthrough` is written here; it applies to \(context.quotedName(gap.view)) itself, not to its subviews",
                    at: context.scene.range(of: .passthrough, of: gap.view) ?? context.scene.range(of: gap.view)),
                Note("behind \(isOne ? "it" : "them") \(context.views.quotedList(gap.losers)) would get touches"),
                Note(sceneAdvice: "\(context.views.advicePassing(gap.hitViews)), too"),
            ],
            fixes: edits.count == gap.hitViews.count
                ? [Fix("write `passthrough` on \(names)", safe: false, edits: edits)] : [],
            data: Evidence(
                point: point.map { ($0.x, $0.y) }, views: (gap.hitViews + gap.losers).map { context.path($0) },
                about: gap.region, fraction: gap.fraction, isExact: context.maps.isFigureExact(gap.region)))
    }
}
