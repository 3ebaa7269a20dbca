import SceneRuntime
import SceneSemantics

/// A value that queries the touch targets of a scene: what they lose, and to what. The extension gives it the parts of
/// its context as properties.
protocol TargetQueries: ContextQueries {
    var targets: TargetContext { get }
}

extension TargetQueries {
    var context: LintContext { targets.context }
    var scene: LoweredScene { targets.scene }
    var tree: ViewTree { targets.tree }
    var geometry: HitTestGeometry { targets.geometry }
    var overhangs: Overhangs { targets.overhangs }
    var overlaps: TargetOverlaps { targets.overlaps }
    var losses: LossFinder { targets.losses }
    var lossFixes: LossFixes { targets.lossFixes }
}
