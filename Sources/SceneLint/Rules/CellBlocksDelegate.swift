import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    static let cellBlocksDelegate: Rule = Rule(
        "cell-blocks-delegate", .warning, about: .hitViews,
        explanation: """
            ## What it finds
            Reports a table or collection that passes touches to a view behind it, while its cells don't. The
            cells cover a touch target of that view.

            ## Why it is bad
            Over a cell, UIKit hits the cell's content view, not the table. So the table only asks its delegate
            where it has no cells.

            If the delegate answers everywhere, cells that ask it would leave the table nothing to scroll or select. Then
            the finding says so.

            ## Example
            ```scene
            scene Main 390x844 {
                background Back {
                    button Help leading 16 top 70 size 120x44
                }
                table List fill touchDelegate -> Back {
                    rows 10 height 60 {
                        cell
                    }
                }
            }
            ```

            ## Instead
            Give the cells the same delegate.
            ```scene
            scene Main 390x844 {
                background Back {
                    button Help leading 16 top 70 size 120x44
                }
                table List fill touchDelegate -> Back {
                    rows 10 height 60 {
                        cell touchDelegate -> Back
                    }
                }
            }
            ```

            ## In UIKit
            Override `hitTest` in the cell as well, and set its `touchDelegate` in `tableView(_:cellForRowAt:)`:
            ```swift
            final class ListCell: UITableViewCell {
                weak var touchDelegate: UIView?

                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    let hit = super.hitTest(point, with: event)
                    guard hit === contentView, let touchDelegate else { return hit }
                    let other = touchDelegate.hitTest(convert(point, to: touchDelegate), with: event)
                    return other === touchDelegate ? hit : other ?? hit
                }
            }
            ```
            """
    ) { (context: LintContext) in
        context.work.results(of: context.scene.links, "links") { link in
            let kind = context.tree[link.view].kind
            guard kind == .table || kind == .collection, link.kind.asksInItsPlace,
                let delegate = link.targets.first, let blocked = context.blockedTarget(of: delegate, by: link.view)
            else { return nil }
            return .cellBlocks(link, blocked, context)
        }
    }
}

/// A touch target behind a cell, and a point where they meet.
private struct BlockedTarget {
    /// The cell or its content view.
    var blocker: ViewID
    /// The touch target.
    var target: ViewID
    /// A point where the blocker is in front of the target.
    var point: Point
}

extension LintContext {
    /// Returns a touch target in `delegate` that is behind a cell of `table` that doesn't forward its touches.
    fileprivate func blockedTarget(of delegate: ViewID, by table: ViewID) -> BlockedTarget? {
        let targets = tree.identities.filter { scene.isTouchTarget($0) && tree.isInSuperviewChain(delegate, of: $0) }
        guard !targets.isEmpty else { return nil }
        for cell in tree.subviews(of: table) where tree[cell].kind == .cell {
            guard ([cell] + tree.subviews(of: cell)).allSatisfy({ !tree.forwardsTouches($0) }) else { continue }
            let visible = geometry.visiblePart(of: geometry.hitBoundingBox(of: cell), in: cell)
            for target in targets where target != delegate {
                work.charge(.pieces(1))
                guard work.requireBudget() else { return nil }
                let region = visible.intersection(
                    geometry.visiblePart(of: geometry.hitBoundingBox(of: target), in: target))
                guard !region.isEmpty, !isCovered(region, of: target), let samples = touches.samples(of: region) else {
                    continue
                }
                for place in samples.cells {
                    for point in place.extent.clearPoints + [place.point] {
                        if let blocker = blocker(of: target, in: delegate, by: cell, at: point) {
                            return BlockedTarget(blocker: blocker, target: target, point: point)
                        }
                    }
                }
            }
        }
        return nil
    }

    /// Returns whether an opaque view is drawn over all of `box`, a part of `view`.
    private func isCovered(_ box: Rectangle, of view: ViewID) -> Bool {
        work.charge(.pieces(1))
        work.charge(.visits(views.opaqueViews.count))
        return views.opaqueViews.contains { other in
            geometry.drawnBox(of: other).contains(box) && !tree.isInSuperviewChain(other, of: view)
                && !tree.isInSuperviewChain(view, of: other) && views.isPainted(other, inFrontOf: view)
        }
    }

    /// Returns the cell or its content view, if it is hit at `point` where `delegate` would answer with `target`.
    private func blocker(
        of target: ViewID, in delegate: ViewID, by cell: ViewID, at point: Point
    ) -> ViewID? {
        let result = touches.touch(at: point)
        guard case .hit(let hit) = result.outcome, result.via.isEmpty,
            hit == cell || tree[hit].kind == .content && tree[hit].superview == cell
        else { return nil }
        touches.tester.reset()
        guard case .hit(let behind) = touches.tester.hitTest(at: point, from: delegate).outcome,
            tree.isInSuperviewChain(target, of: behind)
        else { return nil }
        return hit
    }
}

extension Diagnostic {
    /// Creates the finding for a touch target behind a cell that keeps its touches.
    fileprivate static func cellBlocks(
        _ link: SceneLink, _ blocked: BlockedTarget, _ context: LintContext
    ) -> Diagnostic {
        let table = context.quotedName(link.view)
        let target = context.quotedName(blocked.target)
        let cell =
            context.tree[blocked.blocker].kind == .cell ? blocked.blocker : context.tree[blocked.blocker].superview
        let path = context.scene.tree(of: link.range).source.text(in: link.range)
        let word = link.kind == .forward ? "forward" : "touchDelegate"
        let isWritable = word == "touchDelegate" && link.targets[0] != .root
        let edit =
            isWritable
            ? cell.flatMap {
                let link = "touchDelegate -> \(path)"
                return context.scene.writing(link, for: .touchDelegate, of: $0)
                    ?? context.declaringCells(link, like: $0)
            } : nil
        // A view that answers everywhere would leave the table no touch to scroll or to select a row with.
        let leavesTouches =
            edit.map { SceneTrial(of: context.scene, [$0], context.work.budget) }?
            .map { $0.hitsInside(context.path(link.view), within: context.work.budget) } ?? true
        return Rule.cellBlocksDelegate.finding(
            "\(table) \(link.kind.verb) \(context.quotedName(link.targets[0])), but its cells don't: \(target) is behind one",
            at: link.range,
            notes: [
                Note("\(target) is written here", at: context.scene.range(of: blocked.target)),
                Note(
                    "at \(context.text(blocked.point)) \(context.quotedName(blocked.blocker)) is hit instead of \(table), so "
                        + "\(table) never forwards the touch"),
                Note(
                    sceneAdvice: !leavesTouches
                        ? "\(context.quotedName(link.targets[0])) answers everywhere, so cells that ask it, too, would leave "
                            + "\(table) no touches; leave a part of it without targets, or put \(target) in front of \(table)"
                        : cell.map { context.scene.hasBlock(against: .touchDelegate, of: $0) } ?? false
                            ? "write `delegate -> \(path)` in the `hitTest` of the cells' content views, too"
                            : "write `cell touchDelegate -> \(path)` in the rows, too"),
            ],
            fixes: !leavesTouches
                ? [] : edit.map { [Fix("write `touchDelegate` on the cells", safe: false, edits: [$0])] } ?? [],
            data: Evidence(
                point: (blocked.point.x, blocked.point.y),
                views: [context.path(blocked.blocker), context.path(blocked.target)]))
    }
}
