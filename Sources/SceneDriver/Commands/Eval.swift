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
private struct Evaluation {
    private let request: EvalRequest
    private let files: FileSystem
    private let output: Output
    private let linted: LintedFile
    private var writer = JSONWriter()
    private var status = ExitStatus.success

    init(_ request: EvalRequest, _ files: FileSystem, _ output: Output, _ linted: LintedFile) {
        self.request = request
        self.files = files
        self.output = output
        self.linted = linted
    }

    private var isJSON: Bool { request.format == .json }

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

    /// Follows a touch through every scene that is asked about.
    private mutating func follow(_ touch: String, _ scenes: [LintedFile.Scene]) -> ExitStatus {
        let steps = WrittenTouch(touch)
        if !steps.problems.isEmpty {
            complain(steps.problems, steps)
            return .unreadable
        }
        for scene in scenes {
            guard let lowered = scene.lowered else {
                linted.write(linted.errors(of: scene), to: output, asJSON: isJSON)
                if status == .success { status = .findings }
                continue
            }
            switch steps.bind(to: scene.checked, lowered) {
            case .problems(let problems):
                // Another scene may have the views that this one lacks.
                complain(problems, steps)
                status = .unreadable
            case .steps(let bound):
                let run = lowered.run(bound)
                if let place = run.unseenPlace {
                    output.standard.flush()
                    output.complain("nothing is seen of `\(place)` where the finger is to be", [])
                    if status == .success { status = .findings }
                }
                write(TouchTimeline(run, file: request.input.name, touch: touch))
            }
        }
        return status
    }

    /// Says what is wrong with the steps of a touch.
    private func complain(_ problems: [Diagnostic], _ steps: WrittenTouch) {
        output.standard.flush()
        for problem in problems {
            output.error.write(Finding(problem, in: steps.source).humanText(Palette(isOn: false)))
        }
    }

    private mutating func write(_ timeline: TouchTimeline) {
        if !timeline.cycle.isEmpty, status == .success { status = .findings }
        if isJSON {
            writer.line(timeline)
            output.standard.write(writer.take())
        } else {
            output.standard.write(timeline.humanText(output.palette))
        }
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

    /// Answers the points of a file, one at a time.
    private mutating func streamPoints(of file: InputFile, _ answers: inout ArraySlice<SceneAnswers>) {
        do throws(FileProblem) {
            var reader = PointReader(try files.open(file), request.pointFormat)
            // Plain answers are found and put together in a way that is fast for many.
            let isPlain = request.displayOrder != .all && !request.tellsWhy
            var manyAnswers = isPlain ? answers.map { ManyAnswers($0, as: text) } : []
            var bytes: [UInt8] = []
            while let item = try reader.next(), output.standard.failure == nil {
                switch item {
                case .point(let point):
                    if !isPlain {
                        for index in answers.indices { write(point, &answers[index]) }
                        continue
                    }
                    for index in manyAnswers.indices {
                        if manyAnswers[index].append(point, to: &bytes), status == .success { status = .findings }
                    }
                    output.standard.write(bytes)
                    bytes.removeAll(keepingCapacity: true)
                case .mistake(let place, let written, let advice):
                    output.complain("\(place) of `\(file.name)` is no point: `\(written)`", [advice])
                    status = .unreadable
                }
            }
        } catch {
            output.complain(UnreadablePath(name: file.name, problem: error).message)
            status = .unreadable
        }
    }

    private mutating func write(_ point: Point, _ answers: inout SceneAnswers) {
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
    private var text: (HitAnswer) -> String {
        if !isJSON { return { [palette = output.palette] answer in answer.humanText(palette) } }
        return { answer in
            var writer = JSONWriter()
            writer.line(answer)
            return writer.take()
        }
    }

    /// Answers for every touch target whether it can be touched.
    private mutating func write(_ scene: LoweredScene) {
        let targets = SceneTargets(scene)
        if !isJSON { output.standard.write("\(scene.name)\n") }
        if !isJSON, targets.targets.isEmpty { output.standard.write("  there is nothing to touch in it\n") }
        for (target, answer) in zip(targets.targets, targets.answers(file: request.input.name)) {
            var answer = answer
            if request.sweeps {
                answer.sweep = ScrollSweep(target, in: scene, isTouchable: answer.hitArea > 0).answer
            }
            if isJSON {
                writer.line(answer)
                output.standard.write(writer.take())
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
