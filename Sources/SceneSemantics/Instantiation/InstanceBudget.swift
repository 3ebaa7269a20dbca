/// The number of views that may still be created in a scene, and the number of instances by `repeat`.
struct InstanceBudget: Sendable {
    let limit: SceneLimit
    /// The number of views left.
    private(set) var remaining: Int
    /// The number of instances by `repeat` left. An instance isn't a view, so it doesn't count as one, but instances
    /// of nothing have to end as well.
    private var remainingInstances: Int
    /// The number of items in the evaluated blocks left. Most items become views, which count as such only when they
    /// are created; a block is evaluated before.
    private var remainingItems: Int
    /// Whether the limit was reached, so that nothing more is created.
    private(set) var isExhausted = false

    /// Values that aren't counted yet.
    private var valueCount = 0

    /// How many values of constants and parameters count as a view.
    static let valuesPerView = 8

    /// How many items may be evaluated per view. Rows out of view are items, but no views.
    static let itemsPerView = 8

    /// Creates the budget of a scene without views.
    init(_ limit: SceneLimit) {
        self.limit = limit
        remaining = limit.views
        remainingInstances = limit.views
        remainingItems = limit.views * Self.itemsPerView
    }

    /// What is left for other scenes, of whatever the scene used most.
    var left: Int { min(remaining, remainingInstances, remainingItems / Self.itemsPerView) }

    /// Counts `count` instances. Returns `false` if that exceeds the limit.
    mutating func spendInstances(_ count: Int) -> Bool { Self.spend(count, of: &remainingInstances, &isExhausted) }

    /// Counts an item of an evaluated block. Returns `false` if that exceeds the limit.
    mutating func spendItem() -> Bool { Self.spend(1, of: &remainingItems, &isExhausted) }

    /// Counts `count` views. Returns `false` if that exceeds the limit.
    mutating func spend(_ count: Int) -> Bool { Self.spend(count, of: &remaining, &isExhausted) }

    private static func spend(_ count: Int, of remaining: inout Int, _ isExhausted: inout Bool) -> Bool {
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
