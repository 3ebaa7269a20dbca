import SceneRuntime
import SceneSemantics
import SceneText

/// A scene with what rules need to look at it: its views, where they lie, and a hit tester.
struct SceneUnderCheck {
    /// The scene.
    let scene: LoweredScene
    /// Makes hit tests in it.
    var tester: HitTester
    /// Whether some view has a negative scale, so that its last edges belong to it and its first do not.
    let hasNegativeScale: Bool
    /// How the views that ask each other do so, once a rule has looked.
    var recursions: Recursions?
    /// What `hitTest` overrides of the scene can change.
    let settable: [ViewID: [HitTestRule.Change]]
    /// Where each view takes touches, by its index.
    private let hitBoxes: [Rectangle]

    /// Prepares `scene` for being checked.
    init(_ scene: LoweredScene) {
        self.scene = scene
        let tester = HitTester(scene.tree)
        self.tester = tester
        hasNegativeScale = scene.tree.views.contains { $0.transform.a < 0 || $0.transform.d < 0 }
        hitBoxes = scene.tree.identities.map { tester.geometry.hitBoundingBox(of: $0) }
        var settable: [ViewID: [HitTestRule.Change]] = [:]
        for rule in scene.tree.rules {
            for effect in rule.writtenEffects { settable[effect.view, default: []].append(effect.change) }
        }
        self.settable = settable
    }

    /// The views.
    var tree: ViewTree { scene.tree }

    /// Where they lie.
    var geometry: HitTestGeometry { tester.geometry }

    /// How messages call `view`.
    func title(_ view: ViewID) -> String { "`\(path(view))`" }

    /// How evidence calls `view`.
    func path(_ view: ViewID) -> String { scene.path(of: view) }

    /// The smallest rectangle of the root that holds what the view's `point(inside:)` accepts, subviews aside.
    func hitBox(_ view: ViewID) -> Rectangle { hitBoxes[Int(view.index)] }

    /// How many points a rule may look at for one finding, so that a check of a scene of any size comes to an end soon.
    var pointLimit: Int { min(16_384, max(64, 4_000_000 / max(1, tree.views.count))) }
}

extension HitTestRule {
    /// What the rule may set.
    fileprivate var writtenEffects: [Effect] {
        switch self {
        case .claim(_, let effects), .effects(_, _, let effects): effects
        default: []
        }
    }
}
