import SceneRegions
import SceneRuntime
import SceneSemantics

/// Where it matters in which order cells were displayed.
extension LintContext {
    /// Looks for the points at which touches come to different things in different orders.
    func findOrderDependentPoints() -> Region {
        canOrderMatter() ? hitMapOfAllOrders.region(of: .orderDependent) : .empty
    }

    /// Whether, for all that is plain to see, two cells of one table or collection can both answer at some point.
    private func canOrderMatter() -> Bool {
        tree.identities.contains { view in
            guard tree[view].kind.containsCells, tree[view].firstSubview != tree[view].lastSubview else { return false }
            // What one cell changes, another may find changed.
            return !settable.isEmpty || canCellsCompete(in: view)
        }
    }

    /// Whether two cells of `container` can both answer at some point: no cell does so beside its own rectangle, unless its
    /// override says so, and none asks anybody there.
    private func canCellsCompete(in container: ViewID) -> Bool {
        var boxes: [Rectangle] = []
        var next = tree[container].firstSubview
        while let view = next {
            next = tree[view].nextSibling
            guard tree[view].kind == .cell else { continue }
            guard tree[view].hitShape != .subviews, !answersBesideWalk(view), boxes.count < Self.cellsLookedAt,
                let box = geometry.hitRectangle(of: view)
            else { return true }
            if boxes.contains(where: { $0.meets(box) }) { return true }
            boxes.append(box)
        }
        return false
    }

    /// Of more cells than this a map is made at once.
    private static let cellsLookedAt = 128
}
