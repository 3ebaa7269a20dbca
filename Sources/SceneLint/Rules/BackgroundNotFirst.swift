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
        var drawn: [ViewID: [DrawnSibling]] = [:]
        lazy var views = context.viewsAroundGestures
        return context.tree.identities.compactMap { view in
            guard context.tree[view].kind == .background, context.tree.isSeen(view),
                let superview = context.tree[view].superview
            else { return nil }
            // Many backgrounds can have the same siblings.
            let siblings = drawn[superview] ?? context.siblingsOfBackgrounds(in: superview)
            drawn[superview] = siblings
            let box = context.geometry.drawnBox(of: view)
            guard let behind = siblings.first(where: { $0.view >= view || $0.box.meets(box) }), behind.view < view
            else { return nil }
            let movesGestures = views.contains(superview) || context.isInViewWithGestures(superview)
            return .backgroundNotFirst(view, behind.view, movesGestures: movesGestures, context)
        }
    }
}

/// A view beside backgrounds, and the rectangle around what is drawn of it.
private struct DrawnSibling {
    var view: ViewID
    var box: Rectangle
}

extension LintContext {
    /// The views that contain draggable views, or views with recognizers.
    fileprivate var viewsAroundGestures: Set<ViewID> {
        tree.superviews(ofAll: tree.identities.filter { hasGesture($0) })
    }

    /// Returns whether `view`, or a view around it, is draggable or has recognizers.
    fileprivate func isInViewWithGestures(_ view: ViewID) -> Bool { tree.chain(from: view).contains { hasGesture($0) } }

    private func hasGesture(_ view: ViewID) -> Bool {
        tree[view].isDraggable || !tree.enabledRecognizers(of: view).isEmpty
    }

    /// Returns the drawn views in `superview` that aren't backgrounds, from back to front.
    fileprivate func siblingsOfBackgrounds(in superview: ViewID) -> [DrawnSibling] {
        tree.subviews(of: superview).filter { tree[$0].kind != .background && tree.isDrawn($0) }.map {
            DrawnSibling(view: $0, box: geometry.drawnBox(of: $0))
        }
    }

    /// Returns the rearmost subview of `superview` that isn't a background.
    fileprivate func firstSiblingOfBackgrounds(in superview: ViewID) -> ViewID? {
        var next = tree[superview].firstSubview
        while let sibling = next, tree[sibling].kind == .background { next = tree[sibling].nextSibling }
        return next
    }
}

extension Diagnostic {
    /// Creates the finding for a background in front of a sibling.
    ///
    /// - Parameter movesGestures: Whether gestures may do something else once other views are hit there.
    fileprivate static func backgroundNotFirst(
        _ view: ViewID, _ sibling: ViewID, movesGestures: Bool, _ context: LintContext
    ) -> Diagnostic {
        let title = context.quotedName(view)
        let takes = context.tree[view].isUserInteractionEnabled && context.tree.rules(of: view).isEmpty
        let effect = takes ? "hides it and takes its touches" : "hides it"
        // One that is hidden now is behind it, too.
        let first = context.tree[view].superview.flatMap { context.firstSiblingOfBackgrounds(in: $0) }
        let edits = first.flatMap { context.scene.moving(view, past: $0) } ?? context.scene.moving(view, past: sibling)
        return Rule.backgroundNotFirst.finding(
            "\(title) is a background, but is in front of \(context.quotedName(sibling))",
            at: context.scene.range(of: view),
            notes: [
                Note("\(context.quotedName(sibling)) is written before it", at: context.scene.range(of: sibling)),
                Note("later siblings are in front of earlier ones, so \(title) \(effect)"),
                Note(sceneAdvice: "write \(title) before its siblings"),
            ], fixes: edits.map { [Fix("write it first", safe: !movesGestures, edits: $0)] } ?? [],
            data: Evidence(views: [context.path(sibling)]))
    }
}
