import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let orderDependentHit: Rule = Rule(
        "order-dependent-hit", .warning, about: .displayOrder,
        explanation: """
            ## What it finds
            Reports a point where two displayed cells give different answers, so that the hit view depends on
            which cell was displayed later. All display orders are considered. The finding gives a point, two
            orders and their results.

            ## Why it is bad
            A table asks its cells from front to back, and the cell displayed last is in front. So the same
            touch goes to one view after scrolling down, and to another after scrolling up.

            ## Example
            ```scene
            scene Main 390x844 {
                table List fill touchesShouldCancel .controls {
                    rows 5 height 80 {
                        cell {
                            button Badge overhang trailing 16 top 58 size 44x44
                        }
                    }
                }
            }
            ```

            ## Instead
            Add `cellsYieldToOverhang` to the table, so that a cell rejects touches on an overhanging view of
            another cell.
            ```scene
            scene Main 390x844 {
                table List fill touchesShouldCancel .controls cellsYieldToOverhang {
                    rows 5 height 80 {
                        cell {
                            button Badge overhang trailing 16 top 58 size 44x44
                        }
                    }
                }
            }
            ```

            ## In UIKit
            Ask for the overhanging views in the table, before its cells are asked:
            ```swift
            final class BadgeCell: UITableViewCell {
                let badge = UIButton()
            }
            final class ListView: UITableView {
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    guard self.point(inside: point, with: event) else { return nil }
                    for case let cell as BadgeCell in visibleCells {
                        let hit = cell.badge.hitTest(convert(point, to: cell.badge), with: event)
                        if let hit { return hit }
                    }
                    return super.hitTest(point, with: event)
                }
            }
            ```
            """
    ) { (context: LintContext) in
        context.orderConflicts().map { conflict in
            .orderDependentHit(conflict, context.yielding(conflict), context)
        }
    }
}

/// A part of the scene in which two cells answer differently.
private struct OrderConflict {
    var point: Point
    /// The results of a touch there, by which cell was displayed later.
    var outcomes: [Result]
    /// The table or collection.
    var container: ViewID
    /// The view that extends outside its own cell, or the view behind if none does.
    var culprit: ViewID
    /// All points with a conflict about views of the culprit's line.
    var region: Region
    /// Where the conflicts concern each control or recognizer's view that doesn't extend outside its cell itself.
    var rivals: [ViewID: [Rectangle]]

    /// The result of a touch if one cell was displayed later than another.
    struct Result {
        var outcome: HitTestOutcome
        var cell: ViewID
    }
}

extension LintContext {
    /// Returns where the order of cells matters, one conflict for each line.
    fileprivate func orderConflicts() -> [OrderConflict] {
        var conflicts: [OrderConflict] = []
        var parts: [SourceRange: [Rectangle]] = [:]
        var rivals: [SourceRange: [ViewID: [Rectangle]]] = [:]
        let pieces = maps.orderDependentPoints.rectangles.sorted { $1.area < $0.area }
        let found = work.results(of: pieces, "places at which cells overlap") { rectangle in
            work.spend(.visits(1 + tree.views.count / 64)) ? conflict(in: rectangle).map { (rectangle, $0) } : nil
        }
        for (rectangle, conflict) in found {
            let range = scene.range(of: conflict.culprit)
            if parts[range] == nil { conflicts.append(conflict) }
            parts[range, default: []].append(rectangle)
            for rival in conflict.rivals.keys { rivals[range, default: [:]][rival, default: []].append(rectangle) }
        }
        return conflicts.compactMap { conflict in
            var whole = conflict
            whole.region = Region(disjoint: parts[scene.range(of: conflict.culprit)] ?? []).withoutSlivers
            whole.rivals = rivals[scene.range(of: conflict.culprit)] ?? [:]
            return whole.region.isEmpty ? nil : whole
        }
    }

    /// Returns the conflict in a rectangle in which the answer depends on the order of the cells.
    private func conflict(in rectangle: Rectangle) -> OrderConflict? {
        for point in rectangle.clearPoints + [rectangle.origin] {
            let before = touches.tester.stepCount
            let orders = touches.tester.outcomesByOrder(at: point, limit: 256)
            work.charge(.steps(touches.tester.stepCount - before))
            guard let (first, second, container) = difference(orders) else { continue }
            let hits = [first, second].compactMap { if case .hit(let view) = $0.outcome { view } else { nil } }
            let culprit = hits.first { reachesOver($0, in: container) } ?? hits.first ?? container
            // A row expects that something hangs over it.
            let rivals = hits.filter { !reachesOver($0, in: container) }.compactMap { views.owner(of: $0) }.filter {
                tree[$0].kind != .cell && $0 != views.owner(of: culprit)
            }
            var rectangles: [ViewID: [Rectangle]] = [:]
            for rival in rivals { rectangles[rival] = [rectangle] }
            return OrderConflict(
                point: point, outcomes: [first, second], container: container, culprit: culprit, region: .empty,
                rivals: rectangles)
        }
        return nil
    }

    /// Returns two orders with different results, and the table in which they put different cells in front.
    private func difference(
        _ orders: [(outcome: HitTestOutcome, cellsInFront: [ViewID])]
    ) -> (one: OrderConflict.Result, other: OrderConflict.Result, container: ViewID)? {
        for (index, one) in orders.enumerated() {
            for other in orders.dropFirst(index + 1) {
                for (cell, otherCell) in zip(one.cellsInFront, other.cellsInFront) where cell != otherCell {
                    guard let container = tree[cell].superview, container == tree[otherCell].superview else { break }
                    return (
                        OrderConflict.Result(outcome: one.outcome, cell: cell),
                        OrderConflict.Result(outcome: other.outcome, cell: otherCell), container
                    )
                }
            }
        }
        return nil
    }

    /// Returns whether `view` is in a cell of `container` and is claimed by it.
    private func reachesOver(_ view: ViewID, in container: ViewID) -> Bool {
        tree.overhangs[container]?.contains { tree.isInSuperviewChain($0.view, of: view) } ?? false
    }

    /// Returns the touch targets that lose what they get as long as their cells are in front.
    private func affected(by conflict: OrderConflict) -> [Diagnostic.AffectedTarget] {
        var areas: [ViewID: Double] = [:]
        // What they don't get in the order as written.
        var further: [ViewID: Double] = [:]
        for (rival, rectangles) in conflict.rivals {
            // Other views are hit in a part of these rectangles.
            let contested = Region(disjoint: rectangles).intersection(views.hitArea(of: rival))
            areas[rival] = contested.area
            further[rival] = contested.subtracting(maps.region(hittingIn: rival, near: contested.boundingBox)).area
        }
        return affected(losing: areas, besides: further)
    }

    /// Returns the fix that makes the cells yield, if the order no longer matters with it.
    fileprivate func yielding(_ conflict: OrderConflict) -> [Diagnostic.Fix] {
        guard tree.overhangs[conflict.container] != nil,
            let edit = scene.writing("cellsYieldToOverhang", for: .cellsYieldToOverhang, of: conflict.container)
        else { return [] }
        var yielding = tree
        yielding.letCellsYield(in: conflict.container)
        guard work.spend(.changedScene(views: tree.views.count)) else { return [] }
        let after = HitMap(
            of: geometry.holding(yielding), orders: .all, limit: WorkLimit.Map(work: work.budget.remaining))
        work.budget.charge(after.work)
        guard !work.budget.isUsedUp else { return [] }
        guard conflict.region.subtracting(after.region(of: .orderDependent)).area == conflict.region.area else {
            return []
        }
        // Where the order doesn't matter now, nothing may change. Other rows can have other views.
        let before = maps.hitMapOfAllOrders
        let isSafe =
            displaysAllCells(of: conflict.container)
            && before.outcomes.allSatisfy { outcome in
                outcome == .orderDependent || before.region(of: outcome).subtracting(after.region(of: outcome)).isEmpty
            }
        let title = "write `cellsYieldToOverhang` on \(quotedName(conflict.container))"
        // Where the order matters, a control gets the touches as long as its cell is in front.
        return [Diagnostic.Fix(title, safe: isSafe, edits: [edit], affecting: affected(by: conflict))]
    }
}

extension Diagnostic {
    /// Creates the finding for a point whose hit view depends on the order of cells.
    fileprivate static func orderDependentHit(
        _ conflict: OrderConflict, _ fixes: [Fix], _ context: LintContext
    ) -> Diagnostic {
        let (first, second) = (conflict.outcomes[0], conflict.outcomes[1])
        let results = "\(context.quotedName(first.outcome)) or \(context.quotedName(second.outcome))"
        let what = context.tree[conflict.container].kind == .table ? "row" : "item"
        let isExact = context.maps.hitMapOfAllOrders.isExact(near: conflict.region)
        let advice =
            fixes.isEmpty
            ? Note("move the cells apart, or let only one of them claim the point")
            : Note(
                sceneAdvice:
                    "write `cellsYieldToOverhang` on \(context.quotedName(conflict.container)), so that other cells yield to the "
                    + "overhanging view")
        return Rule.orderDependentHit.finding(
            "at \(context.text(conflict.point)) \(results) is hit, depending on which \(what) was displayed later",
            at: context.scene.range(of: conflict.culprit),
            notes: [
                Note(
                    "\(context.quotedName(first.cell)) displayed after \(context.quotedName(second.cell)): \(context.quotedName(first.outcome)) is hit"
                ),
                Note(
                    "\(context.quotedName(second.cell)) displayed after \(context.quotedName(first.cell)): \(context.quotedName(second.outcome)) is hit"
                ),
                Note(
                    "the cell displayed last is in front and is asked first; this affects "
                        + "\(areaText(conflict.region.area, isExact: isExact)) square points"),
                advice,
            ], fixes: fixes,
            data: Evidence(
                point: (conflict.point.x, conflict.point.y),
                views: conflict.outcomes.compactMap {
                    if case .hit(let view) = $0.outcome { context.path(view) } else { nil }
                }, about: conflict.region, isExact: isExact))
    }
}
