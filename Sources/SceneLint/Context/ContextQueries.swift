import SceneRegions
import SceneRuntime
import SceneSemantics

/// A value that queries a scene. The extension gives it the parts of its context as properties, and common queries.
protocol ContextQueries {
    var context: LintContext { get }
    // Types that use these in loops store them: reading them from a context retains and releases many references.
    var scene: LoweredScene { get }
    var tree: ViewTree { get }
    var geometry: HitTestGeometry { get }
}

extension ContextQueries {
    var views: SceneViews { context.views }
    var work: RuleWork { context.work }
    var touches: SceneTouches { context.touches }
    var maps: SceneMaps { context.maps }
    var scene: LoweredScene { context.views.scene }
    var tree: ViewTree { context.views.tree }
    var geometry: HitTestGeometry { context.views.geometry }

    /// Returns the name of `view` in backquotes, for messages.
    func quotedName(_ view: ViewID) -> String { context.views.quotedName(view) }

    /// Returns who gets the touch of a hit test, for messages.
    func quotedName(_ outcome: HitTestOutcome) -> String { HitMap.Outcome(outcome).text { quotedName($0) } }

    /// Returns `point` for messages: rounded to hundredths, as long as a touch there has the same outcome.
    func text(_ point: Point) -> String {
        let outcome = touches.touch(at: point).outcome
        return touches.touch(at: point.roundedToHundredths).outcome == outcome
            ? written(point) : "\(written(point.x)),\(written(point.y))"
    }

    /// Returns the name of `view` in evidence.
    func path(_ view: ViewID) -> String { context.views.path(view) }
}
