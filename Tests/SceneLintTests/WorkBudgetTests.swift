import Testing

@testable import SceneLint

struct WorkBudgetTests {
    /// No cost overflows, also where an `Int` has 32 bits: it is then more than any budget.
    @Test func costsDontOverflow() {
        let large = Int.max / 3
        #expect(WorkCost.product(large, 3) == large * 3 && WorkCost.product(large, 4) == .max)
        #expect(WorkCost.product(0, .max) == 0)
        #expect(WorkCost.pieces(large, 2, 2).units == .max)
        #expect(WorkCost.builtViews(.max).units == .max)
        let rest = WorkCost.touches(.max, views: 1, recognizers: 1, conversions: 0).units
        #expect(rest >= WorkCost.visits(.max).units)
        let root = Int(Double(Int.max).squareRoot()) + 1
        #expect(WorkCost.touches(1, views: 1, recognizers: root, conversions: 0).units > Int.max / 1_000_000)
    }

    /// A rule ends in the middle of its work once nobody needs its findings.
    @Test func nothingIsLeftForStaleFindings() {
        var questions = 0
        let budget = WorkBudget(1_000_000) {
            questions += 1
            return questions == 3
        }
        for _ in 0..<1000 { budget.charge(100) }
        #expect(questions == 3 && budget.isUsedUp && budget.isAbandoned)
        // It isn't asked for every unit.
        #expect(1_000_000 / questions > 100)
    }

    /// That the budget didn't suffice for a rule says nothing about what it shares with others, but what is left out of
    /// that counts for all of them.
    @Test func whatRanOutCountsWhereItIsUsed() {
        let work = RuleWork(WorkBudget(1000))
        let tooMuch = WorkCost.visits(100_000)
        #expect(!work.spend(tooMuch) && work.hasRunOut)
        let complete = work.memoize { [1] }
        #expect(work.hasRunOut)
        work.beginRule()
        #expect(work.replay(complete) == [1] && !work.hasRunOut)
        let incomplete = work.memoize { work.spend(tooMuch) ? [1] : [] }
        #expect(!work.hasRunOut)
        #expect(work.replay(incomplete).isEmpty && work.hasRunOut)
    }

    /// A rule may ask something of another scene, such as one that is scrolled.
    @Test func whatRanOutInAnotherScene() {
        let other = RuleWork(WorkBudget(1000))
        #expect(!other.spend(WorkCost.visits(100_000)))
        let work = RuleWork(WorkBudget(1000))
        work.mergeFailures(of: other)
        #expect(work.hasRunOut)
    }

    /// A rule can't use up what is left for the rules after it.
    @Test func rulesTakeOnlyTheirShare() {
        let budget = WorkBudget(1000)
        budget.withAllotment {
            #expect(budget.remaining == 250)
            budget.charge(240)
            #expect(budget.remaining == 10)
            budget.charge(20)
            #expect(budget.isUsedUp)
        }
        #expect(budget.remainingForFile == 740)
        #expect(!budget.isUsedUp)
    }

    /// Work for all rules leaves the units that are reserved for rules.
    @Test func sharedWorkLeavesTheReserve() {
        let budget = WorkBudget(1000)
        #expect(budget.allotmentOfMap == 250)
        budget.chargeFile(10_000)
        #expect(budget.remainingForFile == 250)
        #expect(budget.allotmentOfMap == 0)
        #expect(!budget.sufficesForScene)
    }

    /// A rule can spend its last unit, but nothing that it doesn't have.
    @Test func rulesSpendWhatIsLeft() {
        let budget = WorkBudget(2)
        let work = RuleWork(budget)
        #expect(!work.spend(.visits(2 * WorkBudget.visitsPerUnit)))
        #expect(budget.remaining == 2)
        #expect(work.spend(.visits(WorkBudget.visitsPerUnit)))
        #expect(budget.isUsedUp && !work.spend(.visits(0)))
    }
}
