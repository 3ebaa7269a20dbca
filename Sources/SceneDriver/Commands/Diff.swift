import SceneDrawing
import SceneLint
import SceneQueries
import SceneRegions
import SceneReport
import SceneSemantics
import SceneText

/// Runs `scenec diff`.
func diff(_ request: DiffRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    let isJSON = request.format == .json
    let isText = isJSON || request.format == .human
    let messages = isText && request.target == nil ? output : output.onStandardError
    let finder = ConfigurationFinder(files, isOn: request.readsConfiguration)
    let configurations = finder.configurations(of: [request.old.onlyFile, request.new.onlyFile])
    if messages.emitErrors(of: finder) { return .unreadable }
    let settings = configurations.settings(for: request.old.onlyFile, request.new.onlyFile)
    let read = { (paths: InputPaths, settings: CheckSettings) in
        SceneSource(
            paths, files, messages, options: settings.compilationOptions, on: request.device,
            assuming: request.assumptions, checksAssumptions: false, asJSON: isJSON)
    }
    guard let oldSource = read(request.old, settings.old), let newSource = read(request.new, settings.new) else {
        return .unreadable
    }
    let linted = concurrentMap([(oldSource.unit, settings.old), (newSource.unit, settings.new)]) { unit, settings in
        LintedFile.lint(unit, rules: settings.ruleLevels.rulesThatRun, fileCount: 2)
    }
    var (old, new) = (SceneInput(oldSource, linted[0]), SceneInput(newSource, linted[1]))
    (old.suppressions, new.suppressions) = (settings.old.suppressions, settings.new.suppressions)
    // A view may be in one version only, and one version may be a scene.
    let inputs = [(file: old.file, document: old.document), (file: new.file, document: new.document)]
    if messages.emitUselessAssumption(of: request.assumptions, in: inputs) { return .unreadable }
    var run = DiffRun(request, old, new, (settings.old.ruleLevels, settings.new.ruleLevels), messages)
    guard let text = run.result(output.palette) else { return run.status }
    return output.write(text, to: request.target, besides: [old.file, new.file], files) ? run.status : .unreadable
}

extension Configurations {
    /// Returns the configurations of two versions of a file. A version that has none, as in a temporary folder, follows
    /// the other's: otherwise all that only one configuration reports would have changed.
    fileprivate func settings(for old: InputFile, _ new: InputFile) -> (old: CheckSettings, new: CheckSettings) {
        let (own, others) = (settings(for: old.name, CheckSettings()), settings(for: new.name, CheckSettings()))
        return (self[old.name].source == nil ? others : own, self[new.name].source == nil ? own : others)
    }
}

/// One run of `scenec diff`.
private struct DiffRun {
    private let request: DiffRequest
    private let old, new: SceneInput
    /// The severities of rules in each version.
    private let ruleLevels: (old: RuleLevels, new: RuleLevels)
    private let messages: Output
    private(set) var status = ExitStatus.success
    /// The work left for the maps of each file, so that one doesn't leave the other a coarse map, and for comparing and
    /// drawing them.
    private var workLeft = (old: WorkLimit.file / 4, new: WorkLimit.file / 4, rest: WorkLimit.file / 4)

    init(
        _ request: DiffRequest, _ old: SceneInput, _ new: SceneInput, _ ruleLevels: (old: RuleLevels, new: RuleLevels),
        _ messages: Output
    ) {
        self.request = request
        (self.old, self.new) = (old, new)
        self.ruleLevels = ruleLevels
        self.messages = messages
    }

    private var isJSON: Bool { request.format == .json }
    private var isPicture: Bool { request.format == .svg || request.format == .html }

    /// A scene on one device, in both versions or only in one.
    private struct VersionedScene {
        let name: String
        let device: String?
        var old, new: LintedFile.Screen?
        /// Whether an error in one of the versions prevents the comparison.
        var hasErrors = false
    }

    /// Returns the result in the requested format, or `nil` if there is none.
    mutating func result(_ palette: Palette) -> [UInt8]? {
        for input in [old, new] where input.writeErrorsOutsideScenes(to: messages, asJSON: isJSON) {
            status = .findings
        }
        guard let scenes = versionedScenes() else { return nil }
        let findings = (
            gone: old.withoutSuppressed(
                old.linted.findings(missingIn: new.linted, of: request.scene, on: old.device)
            ).compactMap { ruleLevels.old.applied(to: $0) },
            new: new.withoutSuppressed(
                new.linted.findings(missingIn: old.linted, of: request.scene, on: new.device)
            ).compactMap { ruleLevels.new.applied(to: $0) }
        )
        var differences: [SceneDifference] = []
        var picture = DiffPicture(request, old, new, ruleLevels)
        for scene in scenes where !scene.hasErrors {
            var difference = SceneDifference(scene: scene.name, device: scene.device)
            let (before, after) = (scene.old?.lowered, scene.new?.lowered)
            if let before, let after {
                let maps = (
                    TargetMaps(before, computed: scene.old?.maps, within: &workLeft.old),
                    TargetMaps(after, computed: scene.new?.maps, within: &workLeft.new)
                )
                let comparison = SceneComparison(
                    maps.0, maps.1, comparesRecognizers: (old.document == nil) == (new.document == nil),
                    within: &workLeft.rest)
                difference.add(comparison)
                if isPicture {
                    picture.add(comparison, difference, findings.gone, findings.new, within: &workLeft.rest)
                }
            } else if let only = before ?? after {
                let maps = TargetMaps(only, computed: scene.old?.maps ?? scene.new?.maps, within: &workLeft.rest)
                difference.only = before == nil ? .new : .old
                difference.targetCount = maps.targets.count
                if isPicture {
                    picture.add(maps, onlyIn: before == nil ? new : old, within: &workLeft.rest)
                }
            }
            if difference.lostArea { status = .findings }
            differences.append(difference)
        }
        if differences.isEmpty { return nil }
        if isPicture {
            return picture.bytes(messages, within: &workLeft.rest)
        }
        let (gone, added) = (old.findings(findings.gone), new.findings(findings.new))
        if isJSON {
            var writer = JSONWriter()
            writer.lines(differences)
            for finding in gone { writer.line(finding, onlyIn: .old) }
            for finding in added { writer.line(finding, onlyIn: .new) }
            writer.gestureLines(differences)
            return Array(writer.text.utf8)
        }
        var text = differences.map { $0.humanText(palette) }.joined()
        let (rest, changes, others) = gone.matched(with: added)
        text += others.titledText("new findings") + changedText(changes)
        text += rest.titledText("findings that are gone")
        return Array(text.utf8)
    }

    /// The findings that say something else now, behind a title; nothing if there are none.
    private func changedText(_ changes: [(old: Finding, new: Finding)]) -> String {
        if changes.isEmpty { return "" }
        return "findings that changed\n"
            + changes.map { "  \($0.new.shortText)    before: \(shownSafely($0.old.diagnostic.message))\n" }.joined()
    }

    /// Returns the scenes to compare: the scenes of the old file in order, then the scenes that only the new file has.
    /// Returns `nil` if there is none, and reports that.
    private mutating func versionedScenes() -> [VersionedScene]? {
        var scenes: [VersionedScene] = []
        var indexByKey: [String: Int] = [:]
        for (input, isNew) in [(old, false), (new, true)] {
            let selected = input.linted.scenes.filter { request.scene == nil || $0.bound.name == request.scene }
            for scene in selected {
                // A scene with errors may be on no screen.
                let screens: [LintedFile.Screen?] =
                    scene.screens.isEmpty ? [nil] : scene.screens(on: input.device).map { Optional($0) }
                if screens.contains(where: { $0?.lowered == nil }) {
                    input.write(scene.errors, to: messages, asJSON: isJSON)
                    status = .findings
                }
                for screen in screens {
                    let device = scene.screens.count > 1 ? screen?.name : nil
                    let key = "\(scene.bound.name) \(device ?? "")"
                    let index = indexByKey[key] ?? scenes.count
                    if index == scenes.count {
                        indexByKey[key] = index
                        scenes.append(VersionedScene(name: scene.bound.name, device: device))
                    }
                    if isNew { scenes[index].new = screen } else { scenes[index].old = screen }
                    if screen?.lowered == nil { scenes[index].hasErrors = true }
                }
            }
        }
        if !scenes.isEmpty { return scenes }
        // Both files have the same problem, so it is reported once.
        for input in [old, new] where status == .success {
            if input.select(request.scene, messages, asJSON: isJSON) == nil { status = .unreadable }
        }
        return nil
    }
}

extension Finding {
    /// The rule and the path of the view that the finding is about, or `nil` if that isn't known.
    fileprivate var subject: String? {
        diagnostic.data.views.first.map { "\(diagnostic.rule) \(diagnostic.data.devices) \($0)" }
    }
}

extension [Finding] {
    /// Returns the pairs of a finding here and one of `others` of the same rule about the same view, as it is now and
    /// with what it said before, and the findings without such a partner.
    fileprivate func matched(with others: [Finding]) -> (
        rest: [Finding], changes: [(old: Finding, new: Finding)], others: [Finding]
    ) {
        var earlier: [String: [Finding]] = [:]
        for finding in self {
            if let subject = finding.subject { earlier[subject, default: []].append(finding) }
        }
        var changes: [(old: Finding, new: Finding)] = []
        var unmatched: [Finding] = []
        for finding in others {
            guard let subject = finding.subject, let old = earlier[subject]?.first, earlier[subject]?.count == 1 else {
                unmatched.append(finding)
                continue
            }
            earlier[subject] = nil
            changes.append((old, finding))
        }
        // In their order, which the dictionary doesn't have.
        let rest = filter { finding in finding.subject.map { earlier[$0] != nil } ?? true }
        return (rest, changes, unmatched)
    }

    /// The findings, a line each, behind a title; nothing if there are none.
    fileprivate func titledText(_ title: String) -> String {
        isEmpty ? "" : "\(title)\n" + map { "  \($0.shortText)" }.joined()
    }
}
