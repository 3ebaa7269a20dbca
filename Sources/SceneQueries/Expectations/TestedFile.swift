import SceneLint
import SceneReport
import SceneRuntime
import SceneSemantics
import SceneText

/// The results of the expectations in one file.
public struct TestedFile: Sendable {
    /// One item to report.
    public enum Item: Sendable {
        /// Errors outside scenes.
        case errorsOutsideScenes([Diagnostic])
        /// Errors that keep a scene from being tested. Empty if they are elsewhere.
        case errors([Diagnostic])
        /// The result of an expectation.
        case result(ExpectationResult)
    }

    /// The file. Its scenes aren't kept, because many files can be tested before the first results are reported.
    private let unit: CompilationUnit
    /// The text of the file.
    public var source: Source { unit.source }
    /// The items to report, in source order.
    public private(set) var items: [Item] = []
    /// The number of expectations that were asked for, in all parts of the file.
    public private(set) var wantedCount = 0
    /// The Names of all scenes, also of those that aren't tested.
    public let sceneNames: [String]
    /// The number of views in the tested scenes.
    public private(set) var viewCount = 0
    /// The work that is left. If it is none, some expectations may not be tested.
    public private(set) var workLeft: Int

    /// Tests the scenes of `unit`, or those called `scene`, but only on `device` if that isn't `nil`, and only
    /// expectations with `filter` in their text or their scene's name. Of those, only the ones with the indices that
    /// `includes` accepts are run.
    public init(
        _ unit: CompilationUnit, scene: String? = nil, filter: String?, device: String? = nil,
        workLimit: Int = ExpectationRunner.workLimit, includes: (_ index: Int) -> Bool = { _ in true }
    ) {
        self.unit = unit
        let source = unit.source
        workLeft = workLimit
        let linted = LintedFile.lint(unit, rules: [], inScene: scene)
        sceneNames = linted.file.scenes.map { $0.name }
        let outside = linted.errorsOutsideScenes
        if !outside.isEmpty { items.append(.errorsOutsideScenes(outside)) }
        if scene != nil {
            let elsewhere = linted.errorsElsewhere(than: linted.scenes)
            if !elsewhere.isEmpty { items.append(.errors(elsewhere)) }
        }
        var work = workLimit
        for scene in linted.scenes {
            if !scene.errors.isEmpty || scene.screens.isEmpty { items.append(.errors(scene.errors)) }
            for lowered in scene.scenes(on: device) {
                viewCount += lowered.tree.views.count
                let runner = ExpectationRunner(lowered, source)
                for expectation in lowered.expectations {
                    let isSelected =
                        filter.map { lowered.name.includes($0) || source.text(in: expectation.range).includes($0) }
                        ?? true
                    guard isSelected else { continue }
                    if includes(wantedCount) { items.append(.result(runner.run(expectation, within: &work))) }
                    wantedCount += 1
                }
            }
        }
        workLeft = work
    }

    /// All errors, in the order of ``items``, with the fixes to offer: those that `check` offers, too.
    public var errorsWithoutHarmfulFixes: [Diagnostic] {
        let errors = items.flatMap { (item) -> [Diagnostic] in
            switch item {
            case .errorsOutsideScenes(let errors), .errors(let errors): errors
            case .result: []
            }
        }
        return errors.isEmpty ? [] : unit.withoutHarmfulFixes(errors)
    }

    /// Returns which expectations of `unit` pass, and subtracts the cost from `work`.
    static func passedExpectations(of unit: CompilationUnit, within work: inout Int) -> PassedExpectations {
        var passed = PassedExpectations()
        guard work > 0 else {
            passed.isComplete = false
            return passed
        }
        let tested = TestedFile(unit, filter: nil, workLimit: work)
        work = tested.workLeft - tested.viewCount
        passed.isComplete = tested.workLeft > 0
        for case .result(let result) in tested.items where result.passed {
            passed.add(result.range, result.scene, in: unit.source)
        }
        return passed
    }
}

extension CompilationUnit {
    /// Returns `findings`, the diagnostics of this file, without the fixes of errors that do harm, and without the
    /// safety of fixes that make an expectation fail.
    func withoutHarmfulFixes(_ findings: [Diagnostic]) -> [Diagnostic] {
        source.withoutHarmfulFixes(findings) {
            TestedFile.passedExpectations(of: with($0), within: &$1)
        } finding: {
            BoundFile.bind(with($0)).diagnostics
        }
    }
}

extension String {
    /// Whether `text` is a part of this. Embedded Swift lacks the standard library's function for it.
    fileprivate func includes(_ text: String) -> Bool {
        text.isEmpty || indices.contains { self[$0...].starts(with: text) }
    }
}
