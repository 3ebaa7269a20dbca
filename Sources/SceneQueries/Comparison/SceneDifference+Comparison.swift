import SceneRegions
import SceneReport
import SceneRuntime
import SceneText

extension SceneDifference {
    /// Adds what a comparison found.
    public mutating func add(_ comparison: SceneComparison) {
        areas = comparison.areas.map { area in
            Area(
                old: Owner(area.old), new: Owner(area.new), area: area.area,
                region: area.region.rectangles.map { box in
                    Evidence.Box(
                        x: box.minX.toMillionth, y: box.minY.toMillionth, width: box.width.toMillionth,
                        height: box.height.toMillionth)
                }, exact: area.isExact)
        }
        targets = comparison.targets.map { target in
            Target(
                path: target.path, kind: target.kind.rawValue, oldArea: target.oldArea, newArea: target.newArea,
                gain: target.gain, exact: target.isExact)
        }
    }
}

extension SceneDifference.Owner {
    fileprivate init(_ owner: SceneComparison.Owner) {
        self.init(path: owner.path, text: owner.text, isRecursion: owner == .recursion)
    }
}
