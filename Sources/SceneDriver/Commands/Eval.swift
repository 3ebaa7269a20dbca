import SceneLint
import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics
import SceneText

/// Runs `scenec eval`.
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
    /// How much work is left for the maps of the file, for the largest squares, and for sweeps.
    private var workLeft = (maps: WorkLimit.file, squares: SceneTargets.squareLimit, sweeps: ScrollSweep.workLimit)

    init(_ request: EvalRequest, _ files: FileSystem, _ output: Output, _ linted: LintedFile) {
        self.request = request
        self.files = files
        self.output = output
        self.linted = linted
    }

    var isJSON: Bool { request.format == .json }

    /// Answers for every requested scene, in order.
    mutating func run() -> ExitStatus {
        let outside = linted.errorsOutsideScenes
        linted.write(outside, to: output, asJSON: isJSON)
        if !outside.isEmpty { status = .findings }
        var scenes = linted.scenes
        if let name = request.scene {
            scenes.removeAll { $0.checked.name != name }
            if scenes.isEmpty, outside.isEmpty { return emitErrorAboutScene(name) }
            linted.write(linted.errorsElsewhere(than: scenes), to: output, asJSON: isJSON)
        }
        if linted.scenes.isEmpty, outside.isEmpty {
            output.emitError(
                "there is no scene in `\(request.input.name)`", ["a scene is written `scene Main 390x844 { … }`"])
            return .unreadable
        }
        if let device = request.device, !select(device, &scenes) { return .unreadable }
        if let touch = request.touch { return follow(touch, scenes) }
        var answers: [SceneAnswers] = []
        var checked: [CheckedScene] = []
        for scene in scenes {
            if let lowered = scene.lowered(on: request.device) {
                answers.append(SceneAnswers(lowered, file: request.input.name))
                checked.append(scene.checked)
            } else {
                linted.write(scene.errors, to: output, asJSON: isJSON)
                status = .findings
            }
        }
        let places = ResolvedPlaces(request.places, in: zip(checked, answers.map(\.scene)).map { ($0, $1) })
        for (problems, argument) in places.problems { emitError(problems, argument) }
        if !places.problems.isEmpty { status = .unreadable }
        answer(&answers, places)
        return status
    }

    /// Leaves only the scenes that are evaluated on `device`, and those with errors. Reports it and returns false if no
    /// scene is.
    private func select(_ device: String, _ scenes: inout [LintedFile.Scene]) -> Bool {
        let known = scenes.flatMap(\.checked.screens)
        scenes.removeAll { !$0.screens.isEmpty && !$0.checked.screens.contains(device) }
        if !scenes.isEmpty { return true }
        let nearest = NearestWord.of(device, among: known).map { "; did you mean `\($0)`?" } ?? ""
        output.emitError(
            "no scene is evaluated on `\(device)`\(nearest)",
            ["devices: \(Set(known).sorted().joined(separator: ", "))"])
        return false
    }

    private func emitErrorAboutScene(_ name: String) -> ExitStatus {
        let known = linted.scenes.map(\.checked.name)
        let nearest = NearestWord.of(name, among: known).map { "; did you mean `\($0)`?" } ?? ""
        output.emitError(
            "there is no scene `\(name)` in `\(request.input.name)`\(nearest)",
            known.isEmpty ? [] : ["scenes: \(known.joined(separator: ", "))"])
        return .unreadable
    }

    private mutating func answer(_ answers: inout [SceneAnswers], _ places: ResolvedPlaces) {
        if request.places.isEmpty, request.pointFile == nil {
            output.limitLength()
            for scene in answers { write(scene.scene) }
            return
        }
        // Standard input can only be read once, so each point is answered for all scenes before the next point.
        let isStream = request.pointFile?.origin == .standardInput && answers.count > 1
        for index in answers.indices {
            for place in places.inScenes[index] {
                switch place {
                case .point(let point): write(point, &answers[index])
                case .unseen(let argument):
                    emitError("nothing of `\(argument.text)` is visible, so it has no middle to touch", argument)
                }
            }
            if let file = request.pointFile, !isStream { streamPoints(of: file, &answers[index...index]) }
        }
        if let file = request.pointFile, isStream { streamPoints(of: file, &answers[...]) }
    }

    mutating func write(_ point: Point, _ answers: inout SceneAnswers) {
        let answer: HitAnswer
        if request.displayOrder == .all {
            answer = answers.answerForAllOrders(at: point)
        } else if request.includesTrace {
            answer = answers.tracedAnswer(at: point)
        } else {
            answer = answers.answer(at: point)
        }
        if case .recursion = answer.outcome, status == .success { status = .findings }
        output.standard.write(text(answer))
    }

    /// Renders an answer in the requested format.
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
        let targets = SceneTargets(scene, within: &workLeft.maps)
        let reaches = targets.reaches(within: &workLeft.maps)
        var sweep = ScrollSweep(
            of: scene, targetCount: reaches.count { $0.hit.area.toMillionth <= 0 }, workLimit: workLeft.sweeps)
        defer { workLeft.sweeps = sweep.workLeft }
        var paths = PathsInOrder(of: scene)
        var folded = FoldedTargets(output.palette)
        for reach in reaches where folded.byteCount <= output.standard.room {
            let path = paths.path(of: reach.target)
            var answer = targets.answer(reach, path: path, file: request.input.name, &workLeft.squares)
            if request.sweeps { answer.sweep = sweep.answer(for: reach.target, isTouchable: answer.hitArea > 0) }
            if isJSON {
                writer.line(answer)
                writer.send(to: output.standard)
            } else {
                folded.add(answer)
            }
        }
        if isJSON { return }
        output.standard.write("\(scene.device.map { "\(scene.name) on \($0)" } ?? scene.name)\n")
        if reaches.isEmpty { output.standard.write("  no touch targets\n") }
        for line in folded.texts { output.standard.write(line) }
    }
}

extension EvalRequest.DisplayOrder {
    /// The display direction; `nil` for all orders.
    var direction: DisplayDirection? {
        switch self {
        case .ascending: .ascending
        case .descending: .descending
        case .all: nil
        }
    }
}
