import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    static let backgroundNotFirst: Rule = Rule(
        "background-not-first", .warning,
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
    ) { scene in
        scene.tree.identities.compactMap { view in
            guard scene.tree[view].kind == .background, scene.isSeen(view),
                let sibling = scene.siblingAfter(view)
            else { return nil }
            return .backgroundNotFirst(view, sibling, scene)
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
        isDrawn(sibling) && visibleBox(view).meets(visibleBox(sibling))
    }
}

extension Diagnostic {
    /// Creates the finding for a background in front of a sibling.
    fileprivate static func backgroundNotFirst(
        _ view: ViewID, _ sibling: ViewID, _ scene: LintContext
    ) -> Diagnostic {
        let title = scene.title(view)
        let takes = scene.tree[view].isUserInteractionEnabled && scene.tree.rules(of: view).isEmpty
        let effect = takes ? "hides it and takes its touches" : "hides it"
        let edits = scene.moving(view, before: sibling)
        return Rule.backgroundNotFirst.finding(
            "\(title) is a background, but is in front of \(scene.title(sibling))", at: scene.scene.range(of: view),
            notes: [
                Diagnostic.Note("\(scene.title(sibling)) is written before it", at: scene.scene.range(of: sibling)),
                Diagnostic.Note("later siblings are in front of earlier ones, so \(title) \(effect)"),
                Diagnostic.Note("write \(title) before its siblings"),
            ], fixes: edits.map { [Diagnostic.Fix("write it first", safe: true, edits: $0)] } ?? [],
            data: Evidence(views: [scene.path(sibling)]))
    }
}

extension LintContext {
    /// Moves the lines of `view` before those of `sibling`, each with the comments above. Returns `nil` unless both are
    /// in one block, each on lines of its own, with only views between them.
    fileprivate func moving(_ view: ViewID, before sibling: ViewID) -> [Diagnostic.Edit]? {
        guard let statement = scene.statement(of: view), let target = scene.statement(of: sibling),
            target.end <= statement.start
        else { return nil }
        let syntax = scene.syntax
        let lines = syntax.wholeLine(of: statement)
        let targetLines = syntax.wholeLine(of: target)
        guard lines != statement, targetLines != target,
            syntax.isOneBlock(target.with(end: statement.start)),
            let text = syntax.text(ofLines: syntax.source.withCommentsAbove(lines))
        else { return nil }
        return [
            Diagnostic.Edit(syntax.source.withCommentsAbove(targetLines).atStart, text),
            Diagnostic.Edit(syntax.source.withCommentsAbove(lines), ""),
        ]
    }
}

extension SyntaxTree {
    /// The fix moves nothing across more tokens than this.
    private static var mostTokensToCross: Int { 2000 }

    /// Returns whether `range` has few tokens, and they close exactly the blocks that they open and begin no `let`.
    fileprivate func isOneBlock(_ range: SourceRange) -> Bool {
        var depth = 0
        let all = 0..<tokens.count
        let first = all.partitioningIndex { tokens.range(TokenID(index: $0)).start >= range.start }
        let end = all.partitioningIndex { tokens.range(TokenID(index: $0)).start >= range.end }
        if end - first > Self.mostTokensToCross { return false }
        for index in Range(from: first, to: end) {
            let token = TokenID(index: index)
            switch tokens.kind(token) {
            case .leftBrace: depth += 1
            case .rightBrace: depth -= 1
            case .word where text(token) == "let": return false
            default: break
            }
            if depth < 0 { return false }
        }
        return depth == 0
    }
}
