import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let cancelledDragControl: Rule = Rule(
        "cancelled-drag-control", .warning,
        explanation: """
            ## What it finds
            Reports a slider, switch or text field in a scroll view that can scroll and has
            `touchesShouldCancel .always`.

            ## Why it is bad
            You drag these controls, or drag to select text in them. The scroll view takes the touch away as
            soon as the finger has moved 10 points in its scroll direction, so the drag ends midway.

            ## Example
            ```scene
            scene Main 390x844 {
                scroll Page fill contentSize 390x2000 touchesShouldCancel .always {
                    slider Volume leading 16 trailing 16 top 100 height 31
                }
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                scroll Page fill contentSize 390x2000 touchesShouldCancel .controls {
                    slider Volume leading 16 trailing 16 top 100 height 31
                }
            }
            ```

            ## In UIKit
            Exclude these controls in your override:
            ```swift
            final class PageScrollView: UIScrollView {
                override func touchesShouldCancel(in view: UIView) -> Bool {
                    let needsDrags = view is UISlider || view is UISwitch || view is UITextField
                    return !needsDrags
                }
            }
            ```
            """
    ) { (context: LintContext) in
        var reported: Set<SourceRange> = []
        return context.work.results(of: context.views.touchTargets, "touch targets") { view in
            guard let thief = context.scrollViewCancelling(view), !reported.contains(context.scene.range(of: view)),
                let point = context.touchablePoint(of: view)
            else { return nil }
            reported.insert(context.scene.range(of: view))
            return .cancelledDragControl(view, thief, point, context)
        }
    }
}

extension LintContext {
    /// Returns the scroll view that takes drags from `view`, which needs them, or `nil` if there is none.
    fileprivate func scrollViewCancelling(_ view: ViewID) -> ViewID? {
        switch tree[view].kind {
        case .slider, .switch, .textField: break
        default: return nil
        }
        guard tree[view].isEnabled, tree.takesTouches(view),
            let (scrolling, properties) = tree.scrollingView(around: view),
            properties.canCancelContentTouches, properties.touchesShouldCancel == .always
        else { return nil }
        return scrolling
    }
}

extension Diagnostic {
    /// Creates the finding for a control whose drags end when the scroll view begins to scroll.
    fileprivate static func cancelledDragControl(
        _ view: ViewID, _ scrolling: ViewID, _ point: Point, _ context: LintContext
    ) -> Diagnostic {
        var notes = [
            Note(
                "a `\(context.tree[view].kind.rawValue)` needs its drags; UIKit's default is no for every control")
        ]
        var fixes: [Fix] = []
        if let range = context.scene.range(of: .touchesShouldCancel, of: scrolling) {
            notes.append(
                Note("\(context.title(scrolling)) cancels every touch that it can drag with", at: range))
            let edit = Edit(range, "touchesShouldCancel .controls")
            fixes.append(Fix("write `touchesShouldCancel .controls`", safe: false, edits: [edit]))
        }
        notes.append(
            Note(
                sceneAdvice:
                    "write `.controls`, which lets sliders, switches and text inputs keep their touches, or `.default`")
        )
        return Rule.cancelledDragControl.finding(
            "\(context.title(scrolling)) takes the drags of \(context.title(view))", at: context.scene.range(of: view),
            notes: notes, fixes: fixes, data: Evidence(point: (point.x, point.y), views: [context.path(scrolling)]))
    }
}
