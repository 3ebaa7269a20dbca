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
    ) { (scene: LintContext) in
        scene.tree.identities.compactMap { view in
            guard let superview = scene.tree[view].superview, scene.tree[view].transform.isDegenerate,
                scene.tree.isSeen(view), scene.tree[view].isUserInteractionEnabled,
                !scene.geometry.visibleBox(superview).isEmpty
            else { return nil }
            return .singularTransform(view, scene)
        }
    }
}

extension Diagnostic {
    /// Creates the finding for a transform that collapses a view.
    fileprivate static func singularTransform(_ view: ViewID, _ scene: LintContext) -> Diagnostic {
        let title = scene.title(view)
        let transforms: [Attribute] = [.scale, .transform, .rotate, .translate]
        let written = transforms.filter { scene.scene.range(of: $0, of: view) != nil }
        let ranges = written.compactMap { scene.scene.range(of: $0, of: view) }
        var fixes: [Diagnostic.Fix] = []
        // An expression can give other instances of the same line another transform.
        if written.count == 1, written.allSatisfy({ scene.scene.isWrittenOut($0, of: view) }),
            scene.scene.range(of: .hidden, of: view) == nil
        {
            fixes = [Diagnostic.Fix("write `hidden`", safe: false, edits: [Diagnostic.Edit(ranges[0], "hidden")])]
        }
        return Rule.singularTransform.finding(
            "the transform of \(title) collapses it", at: ranges.first ?? scene.scene.range(of: view),
            notes: [
                Diagnostic.Note("no point can be converted to \(title), so neither it nor its subviews are ever hit"),
                Diagnostic.Note(
                    "write `hidden` for a view that is not shown, or a small scale such as 0.01 for one that grows"),
            ], fixes: fixes, data: Evidence(views: [scene.path(view)]))
    }
}
