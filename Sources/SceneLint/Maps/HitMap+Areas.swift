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
}
