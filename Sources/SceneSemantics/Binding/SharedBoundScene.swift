/// A scene as the checker has bound it. It is held by reference, since it is large, and every view of it is made from it.
final class SharedBoundScene: Sendable {
    /// What was bound.
    let boundScene: BoundScene

    /// Holds `boundScene`, to which nothing is added any more.
    init(_ boundScene: BoundScene) { self.boundScene = boundScene }
}
