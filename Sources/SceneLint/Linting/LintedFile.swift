import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// A linted file: its diagnostics and its scenes.
public struct LintedFile: Sendable {
    /// The file with its keywords and Names resolved.
    public let file: CheckedFile
    /// The diagnostics, in source order.
    public let diagnostics: [Diagnostic]
    /// The scenes, in source order.
    public let scenes: [Scene]
    /// The work of the rules, in units of the file's budget.
    public let work: Int

    /// One scene of the file.
    public struct Scene: Sendable {
        /// The checked scene.
        public let checked: CheckedScene
        /// For each device or size that it is on, the scene with its views, or `nil` if an error prevents them there.
        public let screens: [LoweredScene?]
        /// For each device or size that it is on, the maps that the rules computed.
        public internal(set) var maps: [ScreenMaps?] = []
        /// The errors in the scene that prevent its views. Empty if all such errors are outside the scene.
        public let errors: [Diagnostic]

        /// The scene with its views on the first device, or `nil` if an error prevents them.
        public var lowered: LoweredScene? { screens.first ?? nil }
    }
}

extension LintedFile {
    /// Parses, checks and lowers `source`, and applies `rules` to it.
    ///
    /// - Parameter displayOrder: Overrides which cells are in front. The default is as the scenes say.
    /// - Parameter fileCount: The number of files of which this is one and that share the work budget of a file.
    /// - Parameter name: Leaves out all scenes that aren't called so, and what is found in them.
    public static func lint(
        _ source: Source, rules: [Rule] = RuleRegistry.rules, displayOrder: DisplayDirection? = nil, fileCount: Int = 1,
        inScene name: String? = nil
    ) -> LintedFile {
        let file = CheckedFile.check(SyntaxTree.parse(source))
        var scenes: [Scene] = []
        let budget = WorkBudget(WorkBudget.units(for: source) / max(1, fileCount))
        let start = budget.remainingForFile
        let diagnostics = diagnostics(of: file, rules, displayOrder, budget, inScene: name) { scenes.append($0) }
        return LintedFile(file: file, diagnostics: diagnostics, scenes: scenes, work: start - budget.remainingForFile)
    }

    /// Returns the diagnostics of ``lint(_:rules:displayOrder:fileCount:inScene:)`` only. It keeps no scene, so that
    /// the next one can reuse the memory. Adds the rules' work to `work`, in units of the file's budget.
    public static func diagnostics(
        of source: Source, rules: [Rule], inScene name: String? = nil, work: inout Int
    ) -> [Diagnostic] {
        let budget = WorkBudget(for: source)
        let start = budget.remainingForFile
        defer { work += start - budget.remainingForFile }
        return diagnostics(of: source, rules: rules, within: budget, inScene: name)
    }

    /// Returns the diagnostics that `rules` find in `source` within `budget`.
    static func diagnostics(
        of source: Source, rules: [Rule], within budget: WorkBudget, inScene name: String? = nil
    ) -> [Diagnostic] {
        diagnostics(of: CheckedFile.check(SyntaxTree.parse(source)), rules, nil, budget, inScene: name) { _ in }
    }

    /// Lowers the scenes of `file`, applies `rules` to them and passes them to `keep`.
    private static func diagnostics(
        of file: CheckedFile, _ rules: [Rule], _ displayOrder: DisplayDirection?, _ work: WorkBudget,
        inScene name: String?, keep: (Scene) -> Void
    ) -> [Diagnostic] {
        var diagnostics = file.diagnostics
        var findings: [Diagnostic] = []
        var areChecked: [Bool] = []
        var leftOut: (first: LoweredScene, count: Int)?
        // Each scene counts once for each of its devices.
        var sceneCount = 0
        var views = ViewBudget(for: file.tree.source)
        let trials = WorkBudget.ofTrials(in: file.tree.source)
        var importedTrees: [FileID: SyntaxTree] = [:]
        /// The scenes that aren't left out, and whether an error in another one keeps one of them from being evaluated.
        var selected: (ranges: Set<SourceRange>, needOthers: Bool) = ([], false)
        for checked in file.scenes {
            if let name, checked.name != name {
                areChecked.append(false)
                continue
            }
            var scene = lower(checked, in: file, displayOrder, &views)
            if !checked.hasErrors { diagnostics += scene.errors }
            selected.ranges.insert(checked.range)
            if scene.lowered == nil, scene.errors.isEmpty { selected.needOthers = true }
            sceneCount += max(1, scene.screens.count)
            var isChecked = !scene.screens.isEmpty && scene.screens.allSatisfy { $0 != nil }
            var screens = LintedScreens(within: trials)
            for lowered in scene.screens {
                var maps: ScreenMaps?
                defer { scene.maps.append(maps) }
                guard let lowered else { continue }
                if !work.sufficesForScene {
                    leftOut = (leftOut?.first ?? lowered, (leftOut?.count ?? 0) + 1)
                    isChecked = false
                } else {
                    let (findings, areAll, context) = self.findings(in: lowered, rules, work)
                    maps = context.maps.computed
                    for finding in findings where finding.range.file != file.tree.source.file {
                        importedTrees[finding.range.file] = lowered.tree(of: finding.range)
                    }
                    screens.add(findings, in: context)
                    if !areAll { isChecked = false }
                }
            }
            findings += [Diagnostic].merged(screens.findings(), of: scene.screens.count)
            areChecked.append(isChecked)
            keep(scene)
        }
        findings = ComponentFindings(findings, in: file.tree).merged
        if let leftOut {
            findings.append(
                Rule.limit.note(
                    onScenesLeftOut: leftOut.count, leftOut.first, of: sceneCount,
                    hasDevices: sceneCount > file.scenes.count))
        }
        let hasErrors = diagnostics.contains { $0.severity == .error }
        for rule in rules {
            if case .file(let check) = rule.check { findings += check(file, hasErrors) }
        }
        if !rules.isEmpty { diagnostics += withoutAllowed(findings, rules, in: file, importedTrees, areChecked) }
        if name != nil {
            diagnostics.removeAll { finding in
                !finding.concerns(scenesAt: selected.ranges, of: file)
                    && !(selected.needOthers && finding.severity == .error)
            }
        }
        return diagnostics.inSourceOrder
    }

    /// Lowers a scene, or returns the errors that prevent it.
    private static func lower(
        _ checked: CheckedScene, in file: CheckedFile, _ displayOrder: DisplayDirection?, _ budget: inout ViewBudget
    ) -> Scene {
        if checked.hasErrors {
            return Scene(checked: checked, screens: [], errors: file.diagnostics(in: checked.range))
        }
        var screens: [LoweredScene?] = []
        var errors: [(screen: String, found: [Diagnostic])] = []
        let names = checked.screens
        for (index, name) in names.enumerated() {
            switch checked.lowered(on: index, displayOrder: displayOrder, within: &budget) {
            case .scene(let lowered): screens.append(lowered)
            case .problems(let problems):
                screens.append(nil)
                errors.append((name, problems))
            }
        }
        return Scene(checked: checked, screens: screens, errors: [Diagnostic].merged(errors, of: names.count))
    }

    /// Returns `findings` without the suppressed ones, and adds the findings about suppressions.
    private static func withoutAllowed(
        _ findings: [Diagnostic], _ rules: [Rule], in file: CheckedFile, _ importedTrees: [FileID: SyntaxTree],
        _ areChecked: [Bool]
    ) -> [Diagnostic] {
        if !importedTrees.isEmpty {
            let (own, others) = findings.withoutAllowedElsewhere(importedTrees, rules, than: file.tree)
            return withoutAllowed(own, rules, in: file, [:], areChecked) + others
        }
        let isWithoutErrors = !file.diagnostics.contains { $0.severity == .error }
        let isFileCertain = !areChecked.contains(false) && isWithoutErrors
        let allowed = SuppressedFindings(
            findings, of: RuleNames(running: rules), in: file.tree
        ) { code in
            // A scene with errors, or with too much in it, isn't checked completely, and any scene can use what is
            // outside scenes.
            // What is in a file without scenes is checked where other files use it.
            file.sceneIndex(containing: code).map { areChecked[$0] } ?? (isFileCertain && !areChecked.isEmpty)
        }
        if allowed.suppressions.isEmpty { return findings }
        return rules.reduce(into: allowed.others) { diagnostics, rule in
            if case .suppressions(let check) = rule.check { diagnostics += check(allowed) }
        }
    }

    /// Returns what the rules find in one scene on one screen, whether they checked all of it, and the context that they
    /// used. A finding in many instances of one line is reported once.
    private static func findings(
        in scene: LoweredScene, _ rules: [Rule], _ work: WorkBudget
    ) -> (findings: [Diagnostic], areAll: Bool, context: LintContext) {
        let context = LintContext(scene, work)
        let known = RuleFindings(context)
        let targets = TargetContext(context, known, running: rules)
        work.charge(WorkBudget.costOfScene + scene.tree.views.count)
        // The text of a trial has other places.
        let origin = work.isForTrial ? nil : scene.syntax.source.options.origin
        var findings: [Diagnostic] = []
        var areAll = true
        for rule in rules {
            context.work.beginRule()
            var found: [Diagnostic]
            switch rule.check {
            case .scene: found = known.findings(of: rule)
            case .targets(let check): found = context.work.use(context.work.share { check(targets) })
            case .compiler, .file, .suppressions: continue
            }
            if !context.work.unchecked.isEmpty {
                areAll = false
                findings += rule.notes(about: context)
            }
            if let origin { found = rule.findings(found, in: origin) }
            // Most rules find nothing in most scenes.
            if found.isEmpty { continue }
            var counts: [SourceRange: Int] = [:]
            var worst: [SourceRange: Diagnostic] = [:]
            for finding in found {
                counts[finding.range, default: 0] += 1
                if worst[finding.range].map({ finding.isWorse(than: $0) }) ?? true { worst[finding.range] = finding }
            }
            for finding in found {
                guard let count = counts.removeValue(forKey: finding.range), let shown = worst[finding.range] else {
                    continue
                }
                findings.append(shown.with(furtherInstances: count - 1))
            }
        }
        if context.maps.hasCoarseMaps {
            areAll = false
            findings.append(Rule.limit.note(onCoarseMapsOf: scene))
        }
        if origin == nil, !work.isForTrial { findings = findings.notingSharedBlockers() }
        return (context.withoutHarmfulFixes(findings), areAll, context)
    }
}

extension TargetContext {
    /// Prepares to check the targets of the scene of `context` with the rules `running`. Its other findings are `known`.
    convenience init(_ context: LintContext, _ known: RuleFindings, running: [Rule] = RuleRegistry.rules) {
        self.init(context, reported: known.reported(by: RuleRegistry.rules, running: running))
    }
}

extension Diagnostic {
    /// Whether this is about one of the scenes at `ranges`, or an error outside all scenes of `file`, which they may
    /// need.
    fileprivate func concerns(scenesAt ranges: Set<SourceRange>, of file: CheckedFile) -> Bool {
        let places = uses.isEmpty ? [range] : uses
        return places.contains { place in
            // What is found in another file without its uses comes from there, or from the scenes that were checked.
            if place.file != file.tree.source.file { return true }
            return file.sceneIndex(containing: place).map { ranges.contains(file.scenes[$0].range) }
                ?? (severity == .error)
        }
    }
}

extension [Diagnostic] {
    /// Splits findings into those in the file of `own` and those in other files, without what is suppressed there.
    fileprivate func withoutAllowedElsewhere(
        _ trees: [FileID: SyntaxTree], _ rules: [Rule], than own: SyntaxTree
    ) -> (own: [Diagnostic], others: [Diagnostic]) {
        var others: [Diagnostic] = []
        for (file, tree) in trees.sorted(by: { $0.key.index < $1.key.index }) {
            let found = filter { $0.range.file == file }
            // Whether a suppression is needed is found out when its own file is checked.
            others += SuppressedFindings(found, of: RuleNames(running: rules), in: tree) { _ in false }.others
        }
        return (filter { $0.range.file == own.source.file }, others)
    }
}
