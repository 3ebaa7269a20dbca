import SceneLint
import SceneReport
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Does what `scenec eval` is asked for.
func eval(_ request: EvalRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    let isJSON = request.format == .json
    guard let source = readSource(request.input, files, output, asJSON: isJSON) else { return .unreadable }
    let linted = LintedFile.lint(source, rules: [], displayOrder: request.displayOrder?.direction)
    var evaluation = Evaluation(request, files, output, linted)
    return evaluation.run()
}

/// One run of `scenec eval`.
struct Evaluation {
    let request: EvalRequest
    let files: FileSystem
    let output: Output
    let linted: LintedFile
    var writer = JSONWriter()
    var status = ExitStatus.success

    init(_ request: EvalRequest, _ files: FileSystem, _ output: Output, _ linted: LintedFile) {
        self.request = request
        self.files = files
        self.output = output
        self.linted = linted
    }

    var isJSON: Bool { request.format == .json }

    /// Answers for every scene that is asked about, in order.
    mutating func run() -> ExitStatus {
        let outside = linted.errorsOutsideScenes
        linted.write(outside, to: output, asJSON: isJSON)
        if !outside.isEmpty { status = .findings }
        var scenes = linted.scenes
        if let name = request.scene {
            scenes.removeAll { $0.checked.name != name }
            if scenes.isEmpty, outside.isEmpty { return complainAboutScene(name) }
        }
        if linted.scenes.isEmpty, outside.isEmpty {
            output.complain(
                "there is no scene in `\(request.input.name)`", ["a scene is written `scene Main 390x844 { … }`"])
            return .unreadable
        }
        if let touch = request.touch { return follow(touch, scenes) }
        var answers: [SceneAnswers] = []
        for scene in scenes {
            if let lowered = scene.lowered {
                answers.append(SceneAnswers(lowered, file: request.input.name))
            } else {
                linted.write(linted.errors(of: scene), to: output, asJSON: isJSON)
                status = .findings
            }
        }
        answer(&answers)
        return status
    }

    private func complainAboutScene(_ name: String) -> ExitStatus {
        let known = linted.scenes.map(\.checked.name)
        let nearest = NearestWord.of(name, among: known).map { "; did you mean `\($0)`?" } ?? ""
        output.complain(
            "there is no scene `\(name)` in `\(request.input.name)`\(nearest)",
            known.isEmpty ? [] : ["scenes: \(known.joined(separator: ", "))"])
        return .unreadable
    }

    private mutating func answer(_ answers: inout [SceneAnswers]) {
        if request.points.isEmpty, request.pointFile == nil {
            for scene in answers { write(scene.scene) }
            return
        }
        // Standard input can be read once only, so there each point is answered for all scenes before the next one.
        let isStream = request.pointFile?.origin == .standardInput && answers.count > 1
        for index in answers.indices {
            for point in request.points { write(point, &answers[index]) }
            if let file = request.pointFile, !isStream { streamPoints(of: file, &answers[index...index]) }
        }
        if let file = request.pointFile, isStream { streamPoints(of: file, &answers[...]) }
    }

    mutating func write(_ point: Point, _ answers: inout SceneAnswers) {
        let answer: HitAnswer
        if request.displayOrder == .all {
            answer = answers.answerForAllOrders(at: point)
        } else if request.tellsWhy {
            answer = answers.tracedAnswer(at: point)
        } else {
            answer = answers.answer(at: point)
        }
        if case .recursion = answer.outcome, status == .success { status = .findings }
        output.standard.write(text(answer))
    }

    /// The answer as it is asked for.
    var text: (HitAnswer) -> String {
        if !isJSON { return { [palette = output.palette] answer in answer.humanText(palette) } }
        return { answer in
            var writer = JSONWriter()
            writer.line(answer)
            return writer.text
        }
    }

    /// Answers for every touch target whether it can be touched.
    private mutating func write(_ scene: LoweredScene) {
        let targets = SceneTargets(scene)
        if !isJSON { output.standard.write("\(scene.name)\n") }
        if !isJSON, targets.targets.isEmpty { output.standard.write("  there is nothing to touch in it\n") }
        let answers = targets.answers(file: request.input.name)
        var sweep = ScrollSweep(of: scene, targetCount: answers.count { $0.hitArea <= 0 })
        for (target, answer) in zip(targets.targets, answers) {
            var answer = answer
            if request.sweeps { answer.sweep = sweep.answer(for: target, isTouchable: answer.hitArea > 0) }
            if isJSON {
                writer.line(answer)
                writer.send(to: output.standard)
            } else {
                output.standard.write(answer.humanText(output.palette))
            }
        }
    }
}

extension EvalRequest.DisplayOrder {
    /// The one order, where there is one.
    var direction: DisplayDirection? {
        switch self {
        case .ascending: .ascending
        case .descending: .descending
        case .all: nil
        }
    }
}
