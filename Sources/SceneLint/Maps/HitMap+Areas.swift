import SceneRegions
import SceneRuntime
import SceneSemantics

extension SceneMaps {
    /// Returns the area in which each touch target gets the touches of `map`.
    func targetAreas(in map: HitMap) -> [ViewID: Double] {
        map.areas { views.receivers.targets(reactingToTouchesOf: $0, in: tree) }
    }
}

extension HitMap {
    /// Returns the area whose touches each touch target gets. `targets` returns the targets that get the touches of a
    /// view.
    func areas(_ targets: (ViewID) -> [ViewID]) -> [ViewID: Double] {
        var areas: [ViewID: Double] = [:]
        for piece in pieces {
            guard case .hit(let hit) = piece.outcome else { continue }
            for target in targets(hit) { areas[target, default: 0] += piece.rectangle.area }
        }
        return areas
    }

    /// Returns the area in which touches select rows of each table, or items of each collection.
    func rowAreas(in tree: ViewTree, _ receivers: TouchReceivers) -> [ViewID: Double] {
        areas { hit in
            guard let cell = tree.cell(around: hit), let container = tree[cell].superview, tree.selectsRows(container)
            else { return [] }
            let isTaken = receivers.owner(of: hit).map { tree.isInSuperviewChain(cell, of: $0) } ?? false
            return isTaken ? [] : [container]
        }
    }
}
