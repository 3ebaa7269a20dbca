import SceneRegions
import SceneReport
import SceneRuntime
import SceneText

extension SceneDifference {
    /// Adds what a comparison found.
    public mutating func add(_ comparison: SceneComparison) {
        areas = comparison.areas.map { area in
            Area(
                old: area.old, new: area.new, area: area.area,
                region: area.region.rectangles.map { box in
                    Evidence.Box(
                        x: box.minX.toMillionth, y: box.minY.toMillionth, width: box.width.toMillionth,
                        height: box.height.toMillionth)
                }, exact: area.isExact)
        }
        targets = comparison.targets
        moves = comparison.moves
        activations = comparison.activations
        comparesRecognizers = comparison.comparesRecognizers
        recognizers = comparison.recognizers
    }
}
