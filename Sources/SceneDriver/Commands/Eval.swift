import SceneLint
import SceneQueries
import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics
import SceneText

/// Runs `scenec eval`.
func eval(_ request: EvalRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    let isJSON = request.format == .json
    let input = SceneInput(
        request.paths, files, output, on: request.device, assuming: request.assumptions, asJSON: isJSON
    ) {
        LintedFile.lint($0, rules: [], displayOrder: request.displayOrder?.direction)
    }
    guard let input else { return .unreadable }
    var evaluation = Evaluation(request, files, output, input)
    return evaluation.run()
}

/// One run of `scenec eval`.
struct Evaluation {
    let request: EvalRequest
    let files: FileSystem
    let output: Output
    let input: SceneInput
    var writer = JSONWriter()
    var status = ExitStatus.success
    /// How much work is left for the maps of the file, for the largest squares, and for sweeps.
    private var workLeft = (maps: WorkLimit.file, squares: SceneTargets.squareLimit, sweeps: ScrollSweep.workLimit)

    init(_ request: EvalRequest, _ files: FileSystem, _ output: Output, _ input: SceneInput) {
        self.request = request
        self.files = files
        self.output = output
        self.input = input
    }

    var isJSON: Bool { request.format == .json }

    /// Answers for every requested scene, in order.
    mutating func run() -> ExitStatus {
        if input.writeErrorsOutsideScenes(to: output, asJSON: isJSON) { status = .findings }
        guard let scenes = input.select(request.scene, output, asJSON: isJSON) else {
            return .unreadable
        }
        if let touch = request.touch { return follow(touch, scenes) }
        var sound: [(bound: BoundFile.Scene, lowered: LoweredScene)] = []
        for scene in scenes {
            if let lowered = scene.lowered(on: input.device) {
                sound.append((scene.bound, lowered))
            } else {
                input.write(scene.errors, to: output, asJSON: isJSON)
                status = .findings
            }
        }
        guard let current = after(sound) else { return .unreadable }
        var answers = current.map {
            SceneAnswers($0.lowered, file: input.file.name, importedFrom: input.document)
        }
        let places = ResolvedPlaces(request.places, in: current, importedFrom: input.document)
        for (problems, argument) in places.problems { output.emitError(problems, in: argument) }
        if !places.problems.isEmpty { status = .unreadable }
        answer(&answers, places)
        return status
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
                case .middle(of: let view, let point): write(point, of: view, &answers[index])
                case .unseen(let argument, let message): emitError(message, argument)
                }
            }
            if let file = request.pointFile, !isStream { streamPoints(of: file, &answers[index...index]) }
        }
        if let file = request.pointFile, isStream { streamPoints(of: file, &answers[...]) }
    }

    /// Writes which view gets a touch at `point`, and if that is the middle of `asked`, why it isn't `asked`.
    mutating func write(_ point: Point, of asked: ViewID? = nil, _ answers: inout SceneAnswers) {
        var answer: HitAnswer
        if request.displayOrder == .all {
            answer = answers.answerForAllOrders(at: point)
        } else if request.includesTrace {
            answer = answers.tracedAnswer(at: point)
        } else {
            answer = answers.answer(at: point)
        }
        if let asked { answers.complete(&answer, askedFor: asked, at: point) }
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
        var paths = PathCache(of: scene)
        var folded = FoldedTargets(output.palette)
        var isCoarse = false
        for reach in reaches where folded.byteCount <= output.standard.room {
            var answer = targets.answer(reach, &paths, file: input.file.name, &workLeft.squares)
            answer.origin = input.document?.origin(ofPath: paths.path(of: reach.target), in: scene.name)
            if request.sweeps { answer.sweep = sweep.answer(for: reach.target, isTouchable: answer.hitArea > 0) }
            if answer.isCoarse { isCoarse = true }
            write(answer, &folded)
        }
        var leftOut: [(container: String, count: Int)] = []
        if request.sweeps {
            let rows = sweep.answersForRows(file: input.file.name)
            leftOut = rows.leftOut
            for var answer in rows.targets where folded.byteCount <= output.standard.room {
                answer.origin = input.document?.origin(ofPath: answer.target, in: scene.name)
                write(answer, &folded)
            }
        }
        if isJSON {
            for (container, count) in leftOut {
                writer.line(leftOutRows: count, of: container, scene: scene.name, scene.device, file: input.file.name)
                writer.send(to: output.standard)
            }
            return
        }
        output.standard.write("\(scene.device.map { "\(scene.name) on \($0)" } ?? scene.name)\n")
        if folded.byteCount == 0 { output.standard.write("  no touch targets\n") }
        for line in folded.texts { output.standard.write(line) }
        if isCoarse { output.standard.write(TargetAnswer.remarkAboutCoarseMaps) }
        for (container, count) in leftOut {
            let rows = count == 1 ? "1 more row or item" : "\(count) more of the rows or items"
            output.standard.write(
                "  \(rows) of \(container) \(count == 1 ? "is" : "are") not displayed; set its `contentOffset` to ask for "
                    + "\(count == 1 ? "it" : "them")\n")
        }
    }

    /// Writes the answer as JSON, or adds it to those for people.
    private mutating func write(_ answer: TargetAnswer, _ folded: inout FoldedTargets) {
        if isJSON {
            writer.line(answer)
            writer.send(to: output.standard)
        } else {
            folded.add(answer)
        }
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
