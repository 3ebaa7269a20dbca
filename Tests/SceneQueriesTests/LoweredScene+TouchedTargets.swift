import SceneRuntime
import SceneSemantics

@testable import SceneQueries

extension LoweredScene {
    /// Returns the targets that get a touch in the middle of some square with sides of `step` points.
    func touchedTargets(every step: Double) -> Set<ViewID> {
        var tester = HitTester(tree)
        let receivers = touchReceivers
        var found: Set<ViewID> = []
        for x in stride(from: step / 2, to: tree[.root].size.width, by: step) {
            for y in stride(from: step / 2, to: tree[.root].size.height, by: step) {
                if case .hit(let view) = tester.touch(at: Point(x: x, y: y)).outcome,
                    let owner = receivers.owner(of: view)
                {
                    found.insert(owner)
                }
            }
        }
        return found
    }
}
