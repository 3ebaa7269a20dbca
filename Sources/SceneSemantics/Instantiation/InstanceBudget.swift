/// The number of views and instances that may still be created in a scene.
struct InstanceBudget: Sendable {
    let limit: SceneLimit
    private(set) var remaining: Int
    /// Whether the limit was reached, so that nothing more is created.
    private(set) var isExhausted = false

    /// Values that aren't counted yet.
    private var valueCount = 0

    /// How many values of constants and parameters count as a view.
    static let valuesPerView = 8

    /// Creates the budget of a scene without views.
    init(_ limit: SceneLimit) {
        self.limit = limit
        remaining = limit.views
    }

    /// Counts `count` views or instances. Returns `false` if that exceeds the limit.
    mutating func spend(_ count: Int) -> Bool {
        guard count <= remaining else {
            isExhausted = true
            return false
        }
        remaining -= count
        return true
    }

    /// Counts `count` values of constants and parameters. Returns `false` if that exceeds the limit.
    mutating func spendValues(_ count: Int) -> Bool {
        valueCount += count
        let viewCount = valueCount / Self.valuesPerView
        valueCount %= Self.valuesPerView
        if spend(viewCount) { return true }
        remaining = 0
        return false
    }
}
