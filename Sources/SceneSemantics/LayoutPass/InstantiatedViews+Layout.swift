import SceneRuntime

extension InstantiatedViews {
    /// Places everything in the view at `root`, and reports the views that can't be placed.
    mutating func layOut(
        in root: Int, isMirrored: Bool, _ surroundings: [LayoutPass.Surrounding], safeArea: Edges?,
        _ evaluator: inout Evaluator
    ) {
        var pass = LayoutPass(
            exchange(&self, with: InstantiatedViews()), of: evaluator.boundScene, isMirrored: isMirrored,
            in: surroundings, safeArea: safeArea)
        pass.placeSubviews(of: root, &evaluator)
        self = InstantiatedViews(pass.views, nodes: pass.nodes, extras: pass.extras)
    }
}
