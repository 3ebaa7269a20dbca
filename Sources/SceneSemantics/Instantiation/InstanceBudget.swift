/// The number of views and instances that may still be created in a scene.
struct InstanceBudget: Sendable {
    let limit: SceneLimit
    private(set) var rest: Int
    /// Whether the limit was reached, so that nothing more is created.
    private(set) var isExhausted = false

    /// Creates the budget of a scene without views.
    init(_ limit: SceneLimit) {
        self.limit = limit
        rest = limit.views
    }

    /// Counts `count` views or instances. Returns `false` if that exceeds the limit.
    mutating func spend(_ count: Int) -> Bool {
        guard count <= rest else {
            isExhausted = true
            return false
        }
        rest -= count
        return true
    }
}
