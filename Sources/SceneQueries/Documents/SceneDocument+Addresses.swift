import SceneRuntime
import SceneSemantics

extension SceneDocument {
    /// Returns the view of `scene` that the printout shows at `address`, or `nil` if none is.
    func view(at address: String, in scene: LoweredScene) -> ViewID? {
        guard let (item, instance) = item(at: address, inScene: scene.name) else { return nil }
        let views = views(of: item, in: scene)
        if views.isEmpty {
            // The content view of a cell isn't written if nothing is special about it.
            guard let cell = enclosingItem(of: item) else { return nil }
            let cells = self.views(of: cell, in: scene)
            guard cells.indices.contains(instance) else { return nil }
            return scene.tree.subviews(of: cells[instance]).first { scene.tree[$0].kind == .content }
        }
        return views.indices.contains(instance) ? views[instance] : nil
    }

    /// Returns the views that an item makes: rows that look alike are one item.
    private func views(of item: Int, in scene: LoweredScene) -> [ViewID] {
        let tree = scene.tree
        return tree.identities.filter { view in
            // A view that isn't written has the range of the view around it.
            isItem(item, at: scene.range(of: view))
                && tree[view].superview.map { !isItem(item, at: scene.range(of: $0)) } ?? true
        }
    }
}
