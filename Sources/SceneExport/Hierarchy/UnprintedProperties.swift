import SceneRuntime
import SceneSemantics

/// What a printout of a scene, as `-[UIView recursiveDescription]` makes it, doesn't tell though it decides what
/// touches do.
public struct UnprintedProperties: Sendable {
    /// Each thing that isn't printed, with the views that have it: "hit areas (Play, Close, Save and 3 more)".
    public let texts: [String]

    /// The maximum number of views to name for each thing.
    private static let maximumNames = 3

    /// Looks through the views of `scene`.
    public init(of scene: LoweredScene) {
        let tree = scene.tree
        var texts: [String] = []
        func add(_ thing: String, _ hasIt: (ViewID) -> Bool) {
            let views = tree.identities.filter(hasIt)
            if views.isEmpty { return }
            var names = views.prefix(Self.maximumNames).map { scene.path(of: $0) }.joined(separator: ", ")
            if views.count > Self.maximumNames { names += " and \(views.count - Self.maximumNames) more" }
            texts.append("\(thing) (\(names))")
        }
        // A scene of windows, which isn't printed, has rules of its own.
        let unprinted = scene.hasWindows ? ViewID.root : nil
        add("overrides of hitTest") { view in
            !tree[view].rules.isEmpty && view != unprinted
                && scene.importedClass(of: view, in: scene.comments(above: view)) == nil
        }
        add("hit areas") { tree[$0].hitSlop != .zero || tree[$0].hitShape != .rectangle }
        add("disabled controls") { tree[$0].isDisabledControl }
        add("zPosition") { tree[$0].zPosition != 0 }
        add("the bounds' origin") { view in
            tree[view].boundsOrigin != .zero && !tree[view].kind.isScrollView
        }
        if !scene.isCellAlone { add("disabled scrolling") { tree.scrollViews[$0]?.isScrollEnabled == false } }
        self.texts = texts
    }
}
