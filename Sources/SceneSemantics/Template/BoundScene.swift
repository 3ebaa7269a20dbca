/// A scene as the checker has bound it. It is held by reference, since it is large, and every view of it is made from it.
final class BoundScene: Sendable {
    /// What was bound.
    let template: SceneTemplate

    /// Holds `template`, to which nothing is added any more.
    init(_ template: SceneTemplate) { self.template = template }
}
