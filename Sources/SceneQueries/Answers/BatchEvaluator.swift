import SceneReport
import SceneRuntime
import SceneSemantics

/// Evaluates many points of one scene, with an index of its views and prerendered lines.
public struct BatchEvaluator {
    private var answers: SceneAnswers
    private var index: HitIndex
    private var lines: HitLines

    /// Prepares the scene of `answers`; `text` renders an answer.
    public init(_ answers: SceneAnswers, as text: @escaping (HitAnswer) -> String) {
        self.answers = answers
        index = HitIndex(answers.tester)
        lines = HitLines(file: answers.file, scene: answers.scene.name, on: answers.scene.device, as: text)
    }

    /// Appends the answer for `point`. Returns whether the touch recurses.
    public mutating func append(_ point: Point, to bytes: inout [UInt8]) -> Bool {
        let result = index.touch(at: point)
        let hit: Int32?
        switch result.outcome {
        case .hit(let view): hit = view.index
        case .none: hit = nil
        case .recursion:
            lines.append(answers.answer(result, at: point), to: &bytes)
            return true
        }
        let key = HitLines.Key(hit: hit, via: result.via.map { $0.index })
        if !lines.append((point.x, point.y), key, to: &bytes) {
            lines.append(answers.answer(result, at: point), key, to: &bytes)
        }
        return false
    }
}
