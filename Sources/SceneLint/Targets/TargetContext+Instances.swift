import SceneRuntime
import SceneSemantics
import SceneText

extension TargetContext {
    /// Returns how many other touch targets of the line of `target` have the same problem.
    func furtherInstances(of target: ViewID, _ haveIt: (ViewID) -> Bool) -> Int {
        (views.targetsByLine[scene.range(of: target)] ?? []).count { $0 != target && haveIt($0) }
    }
}
