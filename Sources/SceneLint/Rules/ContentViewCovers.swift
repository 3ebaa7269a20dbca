import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    /// Reports touch targets behind the content view of their cell.
    public static let contentViewCovers: Rule = Rule(
        "content-view-covers", .warning, about: .hitViews,
        explanation: """
            ## What it finds
            Reports a touch target that was added to a cell itself (`subview`) and is behind the cell's content
            view.

            ## Why it is bad
            Since iOS 14 the content view is in front of views that you add to the cell itself. It fills the
            cell and takes their touches, even though it is clear.

            ## Example
            ```scene
            scene Main 390x844 {
                table List touchesShouldCancel .controls fill {
                    rows 3 height 60 {
                        cell {
                            subview button More trailing 16 centerY size 44x44
                        }
                    }
                }
            }
            ```

            ## Instead
            Add the view to the content view.
            ```scene
            scene Main 390x844 {
                table List touchesShouldCancel .controls fill {
                    rows 3 height 60 {
                        cell {
                            button More trailing 16 centerY size 44x44
                        }
                    }
                }
            }
            ```

            ## In UIKit
            ```swift
            cell.contentView.addSubview(more)  // not cell.addSubview(more)
            ```
            """
    ) { (context: LintContext) in
        let cells = context.tree.identities.filter { context.tree[$0].kind == .cell }
        let pairs = cells.flatMap { cell in context.targetsBehindContent(of: cell).map { (cell: cell, target: $0) } }
        return context.work.results(of: pairs, "touch targets behind content views") { cell, target in
            context.coveredPart(of: target, in: cell).map { .contentCovers(target, cell, $0, context) }
        }
    }
}

/// The part of a view in which another is hit.
private struct CoveredPart {
    var point: Point
    var region: Region
    /// The fraction of the visible part of the view.
    var fraction: Double
    var isExact: Bool
}

extension LintContext {
    /// Returns the touch targets of `cell` that are behind its content view, and not in it.
    fileprivate func targetsBehindContent(of cell: ViewID) -> [ViewID] {
        let subviews = tree.subviews(of: cell)
        guard let content = subviews.first(where: { tree[$0].kind == .content }), content != subviews.first,
            let first = subviews.first
        else { return [] }
        // Subviews come after their superviews, and subviews of the content view after subviews of the views behind it.
        return Range(from: first.index, to: content.index).map { ViewID(index: Int($0)) }
            .filter { scene.isTouchTarget($0) && tree.isSeen($0) && isInteractive($0, below: cell) }
    }

    /// Returns whether the interaction of `view` and its superviews up to `cell` is on.
    private func isInteractive(_ view: ViewID, below cell: ViewID) -> Bool {
        tree.chain(from: view).prefix { $0 != cell }.allSatisfy { tree[$0].isUserInteractionEnabled }
    }

    /// Returns the visible part of `target` in which the content view of `cell` is hit.
    fileprivate func coveredPart(of target: ViewID, in cell: ViewID) -> CoveredPart? {
        let visible = maps.visibilityMap.visibleRegion(of: target)
        guard !visible.isEmpty, let content = tree.subviews(of: cell).first(where: { tree[$0].kind == .content })
        else { return nil }
        let region = visible.intersection(maps.hitMap.region(hitting: content)).intersection(views.hitArea(of: target))
        let isHit = { (point: Point) in
            self.touches.touch(at: point).outcome == .hit(content) && self.touches.tester.contains(point, in: target)
        }
        guard let point = region.witnesses.first(where: isHit) else { return nil }
        return CoveredPart(
            point: point, region: region, fraction: min(1, region.area / visible.area),
            isExact: maps.isFigureExact(visible) && !maps.visibilityMap.isShapedByCorners(visible, of: target))
    }
}

extension Diagnostic {
    /// Creates the finding for a content view in front of a touch target.
    fileprivate static func contentCovers(
        _ target: ViewID, _ cell: ViewID, _ covered: CoveredPart, _ context: LintContext
    ) -> Diagnostic {
        var beside = target
        while let superview = context.tree[beside].superview, superview != cell { beside = superview }
        let edit = context.scene.statement(of: beside).flatMap {
            context.scene.tree(of: $0).removing("subview", at: $0)
        }
        return Rule.contentViewCovers.finding(
            "\(context.quotedName(target)) is behind the cell's content view, which is hit instead",
            at: context.scene.range(of: target),
            notes: [
                Note(
                    "since iOS 14 the content view is in front of views added to the cell itself, and it is hit even though "
                        + "it is clear"),
                Note(sceneAdvice: "add the view to the content view: remove `subview`"),
            ], fixes: edit.map { [Fix("move it into the content view", safe: false, edits: [$0])] } ?? [],
            data: Evidence(
                point: (covered.point.x, covered.point.y), views: [context.path(target)], about: covered.region,
                fraction: covered.fraction, isExact: covered.isExact))
    }
}

extension SyntaxTree {
    /// Removes `word`, and the blanks after it, from the beginning of `range`. Returns `nil` if the range doesn't begin
    /// with `word`.
    fileprivate func removing(_ word: String, at range: SourceRange) -> Diagnostic.Edit? {
        var end = range.start + word.utf8.count
        guard end <= range.end, source.text(in: range.with(end: end)) == word else { return nil }
        end = min(range.end, source.endOfBlanks(from: end))
        return Diagnostic.Edit(range.with(end: end), "")
    }
}
