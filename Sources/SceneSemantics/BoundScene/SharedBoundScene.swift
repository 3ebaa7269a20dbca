import SceneText

/// A bound scene, shared by reference because it is large and every lowering uses it.
final class SharedBoundScene: Sendable {
    let boundScene: BoundScene
    /// What the file of the scene is compiled with.
    let unit: CompilationUnit

    /// Shares a scene of `unit`, which must be complete.
    init(_ boundScene: consuming BoundScene, of unit: CompilationUnit) {
        self.boundScene = boundScene
        self.unit = unit
    }

    // A call through the property would copy the scene.

    /// Returns the place of the item's declaration, without its block.
    func placedHead(of item: ItemID) -> SourceRange { boundScene.placedHead(of: item) }

    /// Returns the places of the declarations of `items`, recognizers.
    func placedHeaders(of items: [ItemID]) -> [SourceRange] {
        items.map { boundScene.placed(boundScene.header(of: boundScene.items[$0]), of: $0) }
    }
}
