/// A bound scene, shared by reference because it is large and every lowering uses it.
final class SharedBoundScene: Sendable {
    let boundScene: BoundScene

    /// Shares `boundScene`, which must be complete.
    init(_ boundScene: BoundScene) { self.boundScene = boundScene }
}
