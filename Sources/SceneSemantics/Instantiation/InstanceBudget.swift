/// The number of views that may still be created in a scene, and the number of instances by `repeat`.
struct InstanceBudget: Sendable {
    let limit: SceneLimit
    private var views: RemainingCount
    /// The instances by `repeat`. An instance isn't a view, so it doesn't count as one, but instances of nothing have
    /// to end as well.
    private var instances: RemainingCount
    /// The items in the evaluated blocks. Most items become views, which count as such only when they are created; a
    /// block is evaluated before.
    private var items: RemainingCount
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
        views = RemainingCount(limit.views)
        instances = RemainingCount(limit.views)
        items = RemainingCount(limit.views * Self.itemsPerView)
    }

    /// The number of views left.
    var remaining: Int { views.count }

    /// What is left for other scenes, of whatever the scene used most.
    var left: Int { min(views.count, instances.count, items.count / Self.itemsPerView) }

    /// Counts `count` instances. Returns `false` if that exceeds the limit.
    mutating func spendInstances(_ count: Int) -> Bool { noting(instances.spend(count)) }

    /// Counts `count` items of an evaluated block. Returns `false` if that exceeds the limit.
    mutating func spendItems(_ count: Int) -> Bool { noting(items.spend(count)) }

    /// Counts `count` views. Returns `false` if that exceeds the limit.
    mutating func spend(_ count: Int) -> Bool { noting(views.spend(count)) }

    private mutating func noting(_ sufficed: Bool) -> Bool {
        if !sufficed { isExhausted = true }
        return sufficed
    }

    /// Counts `count` values of constants and parameters. Returns `false` if that exceeds the limit.
    mutating func spendValues(_ count: Int) -> Bool {
        valueCount += count
        let viewCount = valueCount / Self.valuesPerView
        valueCount %= Self.valuesPerView
        if spend(viewCount) { return true }
        views.exhaust()
        return false
    }
}
