import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    static let backgroundNotFirst: Rule = Rule(
        "background-not-first", .warning, about: .hitViews,
        explanation: """
            ## What it finds
            Reports a `background` that is in front of a sibling written before it.

            ## Why it is bad
            Later views are in front of earlier ones. A background fills its superview, so it hides the views
            written before it and takes their touches.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
                background Back
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                background Back
                button Save leading 16 top 16 size 120x44
            }
            ```

            ## In UIKit
            ```swift
            view.insertSubview(back, at: 0)  // not view.addSubview(back)
            ```
            """
    ) { (context: LintContext) in
        context.tree.identities.compactMap { view in
            guard context.tree[view].kind == .background, context.tree.isSeen(view),
                let sibling = context.siblingAfter(view)
            else { return nil }
            return .backgroundNotFirst(view, sibling, context)
        }
    }
}

extension LintContext {
    /// Returns the rearmost sibling behind `view`, not counting other backgrounds, that is drawn where `view` is.
    fileprivate func siblingAfter(_ view: ViewID) -> ViewID? {
        var next = tree[view].superview.flatMap { tree[$0].firstSubview }
        while let sibling = next, sibling < view {
            if tree[sibling].kind != .background, meets(view, sibling) { return sibling }
            next = tree[sibling].nextSibling
        }
        return nil
    }

    /// Returns whether both views are drawn at a common visible point.
    fileprivate func meets(_ view: ViewID, _ sibling: ViewID) -> Bool {
        tree.isDrawn(sibling) && geometry.visibleBox(view).meets(geometry.visibleBox(sibling))
    }
}

extension Diagnostic {
    /// Creates the finding for a background in front of a sibling.
    fileprivate static func backgroundNotFirst(
        _ view: ViewID, _ sibling: ViewID, _ context: LintContext
    ) -> Diagnostic {
        let title = context.quotedName(view)
        let takes = context.tree[view].isUserInteractionEnabled && context.tree.rules(of: view).isEmpty
        let effect = takes ? "hides it and takes its touches" : "hides it"
        // One that is hidden now is behind it, too.
        let siblings = context.tree[view].superview.map { context.tree.subviews(of: $0) } ?? []
        let first = siblings.first { context.tree[$0].kind != .background }
        let edits = first.flatMap { context.scene.moving(view, past: $0) } ?? context.scene.moving(view, past: sibling)
        return Rule.backgroundNotFirst.finding(
            "\(title) is a background, but is in front of \(context.quotedName(sibling))",
            at: context.scene.range(of: view),
            notes: [
                Note("\(context.quotedName(sibling)) is written before it", at: context.scene.range(of: sibling)),
                Note("later siblings are in front of earlier ones, so \(title) \(effect)"),
                Note(sceneAdvice: "write \(title) before its siblings"),
            ], fixes: edits.map { [Fix("write it first", safe: true, edits: $0)] } ?? [],
            data: Evidence(views: [context.path(sibling)]))
    }
}
