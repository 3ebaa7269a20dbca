import SceneRuntime

/// A scene in a touch simulation. When a table or collection scrolls, it removes the cells that leave the visible
/// bounds, and adds those that enter in front of the other cells, as UIKit does.
public struct LiveScene: TouchHost {
    private var instances: SceneInstances
    /// The current views.
    public private(set) var tree: ViewTree
    /// Whether scrolling only changes offsets.
    private let keepsCells: Bool

    /// Creates a live scene from `scene`.
    public init(_ scene: LoweredScene) {
        instances = scene.instances
        tree = scene.tree
        keepsCells = false
    }

    /// Creates a live scene with `tree`, a changed tree of `scene`, in which tables and collections keep their cells.
    public init(_ scene: LoweredScene, keepingCellsOf tree: ViewTree) {
        instances = scene.instances
        self.tree = tree
        keepsCells = true
    }

    /// Applies changes that keep all views and rules.
    public mutating func update(_ change: (inout ViewTree) -> Void) {
        change(&tree)
    }

    /// Displays the cells at the new offset of `view`, and moves its sticky headers.
    public mutating func didScroll(_ view: ViewID, from old: Point) -> Int {
        guard !keepsCells, instances.records.containers[view] != nil else { return 0 }
        return withLowering { $0.followScroll(of: view, from: old) }
    }

    /// Returns the view at the end of `path` at this moment, for a touch there, or `nil` if it isn't displayed.
    mutating func view(_ path: BoundPath) -> ViewID? {
        guard case .view(let view) = withLowering({ $0.find(path, 0) }) else { return nil }
        return view
    }

    /// Returns what keeps the middle of the view at the end of `path` from being touched at this moment.
    mutating func cause(ofUnseen path: BoundPath) -> UnseenPlace.Cause {
        switch withLowering({ $0.find(path, 0) }) {
        case .view(let view): .notVisible(view)
        case .notDisplayed(let offset): .notDisplayed(offset)
        case .absent, .nothing: .unknown
        }
    }

    /// Returns the views that `path` names, whether or not they are displayed now.
    func everDisplayed(_ path: BoundPath) -> [ViewID] {
        var lowering = Lowering(instances, tree)
        return lowering.everDisplayed(path)
    }

    /// Returns the recognizer at the end of `path`, or `nil` if it leads to a view.
    func recognizer(_ path: BoundPath) -> RecognizerID? {
        var lowering = Lowering(instances, tree)
        return lowering.findRecognizer(path, 0)
    }

    /// Returns the value of a number outside all instances.
    func value(of quantity: Quantity) -> Double {
        instances.boundScene.value(of: quantity, instances.environments, in: 0)
    }

    /// Hands the scene to a lowering for a moment. Nothing is copied, because the lowering is its only owner meanwhile.
    private mutating func withLowering<Result>(_ body: (inout Lowering) -> Result) -> Result {
        var lowering = Lowering(instances, tree)
        instances = SceneInstances(of: instances.bound, on: 0)
        tree = .empty
        let result = body(&lowering)
        (instances, tree) = lowering.finish()
        return result
    }

    /// Returns `scene` in the state that touches have left it.
    fileprivate func lowered(like scene: LoweredScene) -> LoweredScene {
        LoweredScene(
            instances, tree, expectations: scene.expectations, minimumTarget: scene.minimumTarget,
            touchSettings: scene.touchSettings, safeArea: scene.safeArea)
    }
}

extension LoweredScene {
    /// Returns the scene in the state that touches have left it, with its current views.
    public func after(_ stage: LiveScene) -> LoweredScene { stage.lowered(like: self) }
}
