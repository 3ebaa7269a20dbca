import SceneRuntime
import SceneSemantics
import SceneText

/// A scene with what rules need to look at it: its views, where they lie, and a hit tester.
struct SceneUnderCheck {
    /// The scene.
    let scene: LoweredScene
    /// Makes hit tests in it.
    var tester: HitTester

    /// Prepares `scene` for being checked.
    init(_ scene: LoweredScene) {
        self.scene = scene
        tester = HitTester(scene.tree)
    }

    /// The views.
    var tree: ViewTree { scene.tree }

    /// Where they lie.
    var geometry: HitTestGeometry { tester.geometry }

    /// How messages call `view`.
    func title(_ view: ViewID) -> String { "`\(scene.path(of: view))`" }
}
