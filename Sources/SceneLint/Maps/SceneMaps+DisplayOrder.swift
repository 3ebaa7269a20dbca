import SceneRegions
import SceneRuntime

/// Queries about where the display order of cells matters.
extension SceneMaps {
    /// Finds the points at which different display orders give different results.
    func findOrderDependentPoints() -> Region {
        canOrderMatter() ? hitMapOfAllOrders.region(of: .orderDependent) : .empty
    }

    /// Returns false if a cheap test shows that no two cells of one table or collection can both answer at any point.
    private func canOrderMatter() -> Bool {
        tree.identities.contains { view in
            guard tree[view].kind.containsCells, tree[view].firstSubview != tree[view].lastSubview else { return false }
            // A change by one cell can affect another.
            return !views.changesInHitTests.isEmpty || canCellsCompete(in: view)
        }
    }

    /// Returns whether two cells of `container` can both answer at some point. A cell answers only inside its own
    /// rectangle, unless its override says otherwise or something asks it elsewhere.
    private func canCellsCompete(in container: ViewID) -> Bool {
        var boxes: [Rectangle] = []
        var next = tree[container].firstSubview
        while let view = next {
            next = tree[view].nextSibling
            guard tree[view].kind == .cell else { continue }
            guard tree[view].hitShape != .subviews, !tree.answersBesideWalk(view), boxes.count < Self.cellsLookedAt,
                let box = views.geometry.hitRectangle(of: view)
            else { return true }
            if boxes.contains(where: { $0.meets(box) }) { return true }
            boxes.append(box)
        }
        return false
    }

    /// With more cells, building a map is cheaper.
    private static let cellsLookedAt = 128
}
