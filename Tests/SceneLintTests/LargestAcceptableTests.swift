import TestSupport
import Testing

@testable import SceneLint

/// Tests the search for the items that are accepted together.
struct LargestAcceptableTests {
    @Test(arguments: [false, true])
    func keepsTheOrder(_ blames: Bool) {
        for seed in trials(40) {
            var random = SplitMix(seed: seed)
            let items = Array(0..<Int.random(in: 0...20, using: &random))
            let bad = Set(items.filter { _ in random.happens(0.2) })
            var trialCount = 0
            let (accepted, rejected) = largestAcceptable(of: items, from: [Int]()) { batch, accepted in
                trialCount += 1
                let blamed = batch.indices.filter { bad.contains(batch[$0]) }
                return blamed.isEmpty ? .accepted(accepted + batch) : .rejected(blamed: blames ? Set(blamed) : [])
            }
            #expect(accepted == items.filter { !bad.contains($0) }, "seed \(seed)")
            #expect(rejected.sorted() == items.filter { bad.contains($0) }, "seed \(seed)")
            #expect(trialCount <= (blames ? 2 : max(1, 12 * bad.count)), "seed \(seed)")
        }
    }

    /// Without more trials, what was accepted stays.
    @Test func outOfBudget() {
        var budget = TrialBudget(4)
        let (accepted, rejected) = largestAcceptable(of: Array(0..<8), from: [Int]()) { batch, accepted in
            guard budget.spend(1) else { return .outOfBudget }
            return batch.contains(5) ? .rejected(blamed: []) : .accepted(accepted + batch)
        }
        #expect(accepted == [0, 1, 2, 3])
        #expect(rejected == [4, 5, 6, 7])
    }
}
