import SceneDrawing
import SceneLint
import SceneQueries
import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics
import SceneText

/// Runs `scenec draw`.
func draw(_ request: DrawRequest, _ files: FileSystem, _ output: Output, _ analysis: Analysis) -> ExitStatus {
    let messages = output.onStandardError
    let finder = ConfigurationFinder(files, isOn: request.readsConfiguration)
    let configurations = finder.configurations(of: [request.paths.onlyFile])
    let settings = configurations.settings(for: request.paths.onlyFile.name, CheckSettings())
    if messages.emitErrors(of: finder) { return .unreadable }
    var input = SceneInput(
        request.paths, files, messages, options: settings.compilationOptions, on: request.device,
        assuming: request.assumptions, asJSON: false
    ) {
        analysis.lint($0, settings.ruleLevels.rulesThatRun, request.displayOrder?.direction)
    }
    input?.suppressions = settings.suppressions
    guard let input else { return .unreadable }
    let hasErrors = input.writeErrorsOutsideScenes(to: messages, asJSON: false)
    guard let scenes = input.select(request.scene, messages, asJSON: false) else {
        return .unreadable
    }
    let drawing = Drawing(request, input, settings.ruleLevels, messages, hasErrors ? .findings : .success)
    guard let picture = drawing.picture(of: scenes) else { return drawing.status }
    return output.write(picture, to: request.target, besides: [input.file], files) ? drawing.status : .unreadable
}

/// One run of `scenec draw`.
private final class Drawing {
    private let request: DrawRequest
    private let input: SceneInput
    private let ruleLevels: RuleLevels
    /// Where messages go, all to standard error.
    private let messages: Output
    private(set) var status: ExitStatus
    /// The names of the scenes that have errors.
    private var scenesWithErrors: [String] = []
    /// The work left for maps: a part of the work of other commands, because drawing takes long, too.
    private var workLeft = WorkLimit.file / 3

    init(
        _ request: DrawRequest, _ input: SceneInput, _ ruleLevels: RuleLevels, _ messages: Output, _ status: ExitStatus
    ) {
        self.request = request
        self.input = input
        self.ruleLevels = ruleLevels
        self.messages = messages
        self.status = status
    }

    /// Returns the picture of `scenes`, or `nil` if there is nothing to draw.
    func picture(of scenes: [LintedFile.Scene]) -> [UInt8]? {
        let allFindings = input.linted.findingsByScene
        let selected = screens(of: scenes, allFindings)
        var drawn = selected.map { (bound: $0.bound, lowered: $0.lowered) }
        if drawn.isEmpty { return nil }
        if let text = request.earlierTouch {
            let steps = TouchArgument(text, of: "--after", importedFrom: input.document)
            let found = TouchRuns(steps, in: drawn)
            report(found, of: steps)
            if status == .unreadable { return nil }
            drawn = found.after(drawn)
        }
        let places = ResolvedPlaces(request.places, in: drawn, importedFrom: input.document)
        let touches = touches(in: drawn)
        for (problems, argument) in places.problems { report(problems, in: argument) }
        if status == .unreadable { return nil }
        var picture = Picture(isPage: request.format == .html)
        picture.scenesWithErrors = scenesWithErrors
        // Known maps are about the scenes as written.
        let isAsWritten = request.earlierTouch == nil
        let allowedLines = input.linted.linesWithAllowedLosses
        for (index, (bound, lowered)) in drawn.enumerated() {
            if picture.isFull {
                picture.leftOutCount = drawn.count - index
                messages.emitError(
                    "left out \(picture.leftOutCount) of \(drawn.count) scenes, because the picture is full; draw one of "
                        + "them with --scene")
                break
            }
            let maps = TargetMaps(lowered, computed: isAsWritten ? selected[index].maps : nil, within: &workLeft)
            var content = PictureContent()
            content.remark = selected[index].remark
            content.setFindings(
                self.findings(of: bound, in: allFindings).shown(on: lowered.device),
                before: isAsWritten ? nil : selected[index].lowered, in: maps.hitMap.domain)
            content.isChecked = true
            content.allowedLines = allowedLines
            content.points = answers(places.inScenes[index], lowered)
            content.touch = touches[index]
            content.command = input.file.evalCommand(
                for: lowered, assuming: request.assumptions, after: request.earlierTouch)
            if request.displayOrder == .all {
                let map = HitMap(of: maps.geometry, orders: .all, limit: WorkLimit.Map(workOfFile: workLeft))
                workLeft -= map.work
                content.contested = map.region(of: .orderDependent)
            }
            picture.add(maps, content, within: &workLeft)
        }
        return request.format == .html ? picture.page(of: nameInSentence(input.file.name)) : picture.svg
    }

    /// A scene to draw on one device.
    private struct SelectedScreen {
        let bound: BoundFile.Scene
        let lowered: LoweredScene
        /// The maps that the rules computed.
        let maps: ComputedMaps?
        let remark: String?
    }

    /// Returns `scenes` on the devices to draw. Reports the errors of the others.
    private func screens(
        of scenes: [LintedFile.Scene], _ allFindings: [Int: [Diagnostic]]
    ) -> [SelectedScreen] {
        var selected: [SelectedScreen] = []
        for scene in scenes {
            guard let first = scene.screen(on: input.device), let lowered = first.lowered else {
                input.write(scene.errors, to: messages, asJSON: false)
                scenesWithErrors.append(scene.bound.name)
                status = .findings
                continue
            }
            let others = furtherScreens(of: scene, besides: lowered, findings(of: scene.bound, in: allFindings))
            let isComplete = scene.screens.count <= 1 + others.count || input.device != nil
            selected.append(
                SelectedScreen(
                    bound: scene.bound, lowered: lowered, maps: first.maps,
                    remark: isComplete ? nil : "\(1 + others.count) of \(scene.screens.count) devices"))
            selected += others.map {
                SelectedScreen(bound: scene.bound, lowered: $0.lowered, maps: $0.maps, remark: nil)
            }
        }
        return selected
    }

    /// Returns the findings in a scene, with the severities that the configuration gives them.
    private func findings(of scene: BoundFile.Scene, in findings: [Int: [Diagnostic]]) -> [Diagnostic] {
        let found = input.linted.file.sceneIndex(containing: scene.range).flatMap { findings[$0] } ?? []
        return input.withoutSuppressed(found).compactMap { ruleLevels.applied(to: $0) }
    }

    /// Returns the scene on each further device that has an error or a warning which those before it don't have.
    /// Without a device in the call, no finding is hidden, and a scene that looks alike everywhere is drawn once.
    private func furtherScreens(
        of scene: LintedFile.Scene, besides first: LoweredScene, _ findings: [Diagnostic]
    ) -> [(lowered: LoweredScene, maps: ComputedMaps?)] {
        if input.device != nil || request.hasQuestions { return [] }
        var hidden = findings.filter { $0.severity != .note && !$0.applies(on: first.device) }
        var others: [(lowered: LoweredScene, maps: ComputedMaps?)] = []
        for screen in scene.screens {
            guard let lowered = screen.lowered, hidden.contains(where: { $0.applies(on: lowered.device) }) else {
                continue
            }
            hidden.removeAll { $0.applies(on: lowered.device) }
            others.append((lowered, screen.maps))
        }
        return others
    }

    /// Returns the answers of `scene` for points.
    private func answers(_ places: [ResolvedPlaces.Place], _ scene: LoweredScene) -> [PictureContent.Answer] {
        var answers: [PictureContent.Answer] = []
        if places.isEmpty { return answers }
        var tester = HitTester(scene.tree)
        for place in places {
            switch place {
            case .point(let point), .middle(of: _, let point):
                answers.append(
                    PictureContent.Answer(at: point, in: scene, &tester, allOrders: request.displayOrder == .all))
                if answers.last?.outcome == "recursion", status == .success { status = .findings }
            case .unseen(_, let message):
                messages.emitError(message)
                if status == .success { status = .findings }
            }
        }
        return answers
    }

    /// Returns the touch in each of `scenes` that has the views it starts on.
    private func touches(in scenes: [(bound: BoundFile.Scene, lowered: LoweredScene)]) -> [TouchRun?] {
        guard let touch = request.touch else { return scenes.map { _ in nil } }
        let argument = TouchArgument(touch, importedFrom: input.document)
        let found = TouchRuns(argument, in: scenes)
        report(found, of: argument)
        return found.runs
    }

    /// Reports what keeps touches from happening.
    private func report(_ found: TouchRuns, of argument: TouchArgument) {
        for case let run? in found.runs {
            if let message = run.messageAboutUnseenPlace { messages.emitError(message) }
            if run.unseenPlace != nil || run.recursion != nil, status == .success { status = .findings }
        }
        if !found.problems.isEmpty { report(found.problems, in: argument) }
    }

    private func report(_ problems: [Diagnostic], in argument: TouchArgument) {
        messages.emitError(problems, in: argument)
        status = .unreadable
    }
}
