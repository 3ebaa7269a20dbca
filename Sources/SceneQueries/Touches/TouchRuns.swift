import SceneSemantics
import SceneText

/// A touch in each of several scenes.
public struct TouchRuns {
    /// The touch in each scene, or `nil` where a view of its steps doesn't exist.
    public private(set) var runs: [TouchRun?] = []
    /// The problems of the steps, if the touch is possible in none of the scenes.
    public private(set) var problems: [Diagnostic]

    /// Runs `touch` in `scenes`. Without correct syntax it runs in none.
    public init(_ touch: TouchArgument, in scenes: [(bound: BoundFile.Scene, lowered: LoweredScene)]) {
        problems = touch.problems
        if !problems.isEmpty {
            runs = scenes.map { _ in nil }
            return
        }
        for (bound, lowered) in scenes {
            switch touch.bind(to: bound, lowered) {
            case .steps(let steps): runs.append(lowered.run(steps))
            case .problems(let found):
                runs.append(nil)
                if problems.isEmpty { problems = found }
            }
        }
        // A view may exist in only one of the scenes.
        if runs.contains(where: { $0 != nil }) { problems = [] }
    }
}

extension TouchRuns {
    /// Returns `scenes` in the states that the touch has left. A scene that lacks a view of its steps stays as it is.
    public func after(
        _ scenes: [(bound: BoundFile.Scene, lowered: LoweredScene)]
    ) -> [(bound: BoundFile.Scene, lowered: LoweredScene)] {
        zip(scenes, runs).map { scene, run in (scene.bound, run?.scene ?? scene.lowered) }
    }
}
