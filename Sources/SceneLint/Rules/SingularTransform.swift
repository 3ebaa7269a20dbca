import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let singularTransform: Rule = Rule(
        "singular-transform", .warning,
        explanation: """
            ## What it finds
            Reports a transform that flattens a view to a line or a point, such as `scale 0`.

            ## Why it is bad
            Such a transform has no inverse, so no point can be converted to the view's coordinates: neither the
            view nor its subviews are hit. UIKit doesn't document this case, and `inverted()` returns the matrix
            unchanged.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44 scale 0
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44 hidden
            }
            ```

            ## In UIKit
            ```swift
            save.transform = .identity  // not CGAffineTransform(scaleX: 0, y: 0)
            save.isHidden = true
            ```
            """
    ) { (context: LintContext) in
        context.tree.identities.compactMap { view in
            guard let superview = context.tree[view].superview, context.tree[view].transform.isDegenerate,
                context.tree.isSeen(view), context.tree[view].isUserInteractionEnabled,
                !context.geometry.drawnBox(of: superview).isEmpty
            else { return nil }
            return .singularTransform(view, context)
        }
    }
}

extension Diagnostic {
    /// Creates the finding for a transform that collapses a view.
    fileprivate static func singularTransform(_ view: ViewID, _ context: LintContext) -> Diagnostic {
        let title = context.quotedName(view)
        let transforms: [Attribute] = [.scale, .transform, .rotate, .translate]
        let written = transforms.filter { context.scene.range(of: $0, of: view) != nil }
        let ranges = written.compactMap { context.scene.range(of: $0, of: view) }
        var fixes: [Fix] = []
        // An expression can give other instances of the same line another transform.
        if written.count == 1, written.allSatisfy({ context.scene.isLiteral($0, of: view) }),
            context.scene.range(of: .hidden, of: view) == nil
        {
            fixes = [Fix("write `hidden`", safe: false, edits: [Edit(ranges[0], "hidden")])]
        }
        return Rule.singularTransform.finding(
            "the transform of \(title) collapses it", at: ranges.first ?? context.scene.range(of: view),
            notes: [
                Note("no point can be converted to \(title), so neither it nor its subviews are ever hit"),
                Note(
                    sceneAdvice:
                        "write `hidden` for a view that isn't shown, or a small scale such as 0.01 for one that grows"),
            ], fixes: fixes, data: Evidence(views: [context.path(view)]))
    }
}
