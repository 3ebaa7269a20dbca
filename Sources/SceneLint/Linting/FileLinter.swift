import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Applies rules to a file, scene by scene.
struct FileLinter {
    private let file: BoundFile
    private let rules: [Rule]
    /// Overrides which cells are in front; `nil` for what the scenes say.
    private let displayOrder: DisplayDirection?
    private let work: WorkBudget
    /// What finding the targets that lose touches by fixes may cost.
    private let trials: WorkBudget
    private var views: ViewBudget
    private var findings: [Diagnostic] = []
    /// For each scene, whether all of it was checked.
    private var isSceneComplete: [Bool] = []
    /// The screens for which no work was left.
    private var leftOut: (first: LoweredScene, count: Int)?
    /// The number of scenes to check.
    private var sceneCount = 0
    /// The number of screens to check: a scene has one for each of its devices.
    private var screenCount = 0
    /// The other files with findings.
    private var importedTrees: [FileID: SyntaxTree] = [:]

    /// Prepares to apply `rules` to `file`.
    init(_ file: BoundFile, _ rules: [Rule], _ displayOrder: DisplayDirection? = nil, within work: WorkBudget) {
        self.file = file
        self.rules = rules
        self.displayOrder = displayOrder
        self.work = work
        trials = WorkBudget.ofTrials(in: file.tree.source, of: work)
        views = ViewBudget(for: file.tree.source)
    }

    /// Lowers the scenes, applies the rules to them and passes them to `keep`. Leaves out all scenes that aren't called
    /// `name`, if that isn't `nil`, and what is found in them.
    mutating func diagnostics(inScene name: String?, keep: (LintedFile.Scene) -> Void) -> [Diagnostic] {
        var diagnostics = file.diagnostics
        var selectedRanges: Set<SourceRange> = []
        // An error in another scene can keep a selected one from being evaluated.
        var needsOthers = false
        for bound in file.scenes {
            if let name, bound.name != name {
                isSceneComplete.append(false)
                continue
            }
            var scene = lower(bound)
            if !bound.hasErrors { diagnostics += scene.errors }
            if name != nil { selectedRanges.insert(bound.range) }
            if scene.lowered == nil, scene.errors.isEmpty { needsOthers = true }
            lint(&scene)
            keep(scene)
            // Nobody needs the rest, and which scenes are complete isn't known.
            if work.isAbandoned { return [] }
        }
        let hasErrors = diagnostics.hasErrors
        addFindingsOfFile(hasErrors: hasErrors)
        if !rules.isEmpty { diagnostics += withoutAllowed() }
        if name != nil {
            diagnostics.removeAll { finding in
                !finding.concerns(scenesAt: selectedRanges, of: file) && !(needsOthers && finding.severity == .error)
            }
        }
        return diagnostics.inSourceOrder
    }

    /// Lowers a scene, or finds the errors that prevent it.
    private mutating func lower(_ bound: BoundFile.Scene) -> LintedFile.Scene {
        if bound.hasErrors { return LintedFile.Scene(bound: bound, errors: file.diagnostics(in: bound.range)) }
        var screens: [LintedFile.Screen] = []
        var errors: [(screen: String, found: [Diagnostic])] = []
        for (index, name) in bound.screens.enumerated() {
            switch bound.lowered(on: index, displayOrder: displayOrder, within: &views) {
            case .scene(let lowered): screens.append(LintedFile.Screen(name: name, lowered: lowered))
            case .problems(let problems):
                screens.append(LintedFile.Screen(name: name, lowered: nil))
                errors.append((name, problems))
            }
        }
        return LintedFile.Scene(
            bound: bound, screens: screens, errors: [Diagnostic].merged(errors, of: screens.count))
    }

    /// Applies the rules to a scene on each of its devices, and keeps the maps that they computed.
    private mutating func lint(_ scene: inout LintedFile.Scene) {
        sceneCount += 1
        screenCount += max(1, scene.screens.count)
        var isChecked = !scene.screens.isEmpty
        var screens = LintedScreens(within: trials)
        for index in scene.screens.indices {
            guard let lowered = scene.screens[index].lowered else {
                isChecked = false
                continue
            }
            if work.isAbandoned { return }
            if !work.sufficesForScene {
                leftOut = (leftOut?.first ?? lowered, (leftOut?.count ?? 0) + 1)
                isChecked = false
                continue
            }
            let linter = SceneLinter(lowered, rules, within: work)
            let linted = linter.lint()
            scene.screens[index].maps = linter.context.maps.computed
            for finding in linted.findings where finding.range.file != file.tree.source.file {
                importedTrees[finding.range.file] = lowered.tree(of: finding.range)
            }
            screens.add(linted.findings, in: linter.context)
            if !linted.isComplete { isChecked = false }
        }
        if work.isAbandoned { return }
        findings += [Diagnostic].merged(screens.findings(), of: scene.screens.count)
        isSceneComplete.append(isChecked)
    }

    /// Merges the findings in components, and adds what concerns the whole file.
    private mutating func addFindingsOfFile(hasErrors: Bool) {
        findings = ComponentFindings(findings, in: file.tree).merged
        if let leftOut {
            findings.append(
                Rule.limit.finding(
                    aboutScreensLeftOut: leftOut.count, leftOut.first, of: screenCount, sceneCount: sceneCount))
        }
        for rule in rules {
            if case .file(let check) = rule.check { findings += check(file, hasErrors) }
        }
    }

    /// Returns the findings without the suppressed ones, and with those about suppressions.
    private func withoutAllowed() -> [Diagnostic] {
        if importedTrees.isEmpty { return withoutAllowed(findings) }
        let (own, others) = findings.withoutAllowedElsewhere(importedTrees, rules, than: file.tree)
        return withoutAllowed(own) + others
    }

    private func withoutAllowed(_ findings: [Diagnostic]) -> [Diagnostic] {
        let isFileCertain = !isSceneComplete.contains(false) && !file.diagnostics.hasErrors
        let allowed = SuppressedFindings(
            findings, of: RuleNames(running: rules), in: file.tree
        ) { code in
            // A scene with errors, or with too much in it, isn't checked completely, and any scene can use what is
            // outside scenes. What is in a file without scenes is checked where other files use it.
            file.sceneIndex(containing: code).map { isSceneComplete[$0] } ?? (isFileCertain && !isSceneComplete.isEmpty)
        }
        if allowed.suppressions.isEmpty { return findings }
        return rules.reduce(into: allowed.others) { diagnostics, rule in
            if case .suppressions(let check) = rule.check { diagnostics += check(allowed) }
        }
    }
}

extension Diagnostic {
    /// Whether this is about one of the scenes at `ranges`, or an error outside all scenes of `file`, which they may
    /// need.
    fileprivate func concerns(scenesAt ranges: Set<SourceRange>, of file: BoundFile) -> Bool {
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
