import Testing

@testable import SceneSemantics

/// Tests what counts against the limit of a scene.
struct InstanceBudgetTests {
    /// Eight items count as a view, and using one limit up leaves nothing for other scenes.
    @Test func itemsHaveALimitOfTheirOwn() {
        var budget = InstanceBudget(SceneLimit(views: 2))
        let accepted = (0..<17).map { _ in budget.spendItems(1) }
        #expect(accepted == Array(repeating: true, count: 16) + [false])
        #expect(budget.isExhausted)
        #expect(budget.left == 0 && budget.remaining == 2)
    }

    /// What is left for other scenes is what the scene used most of.
    @Test func theScarcestIsLeft() {
        var budget = InstanceBudget(SceneLimit(views: 10))
        #expect(budget.left == 10)
        for _ in 0..<8 { _ = budget.spendItems(1) }
        #expect(budget.left == 9)
        _ = budget.spend(2)
        #expect(budget.left == 8)
        _ = budget.spendInstances(3)
        #expect(budget.left == 7 && !budget.isExhausted)
    }
}
