import SceneLint
import SceneReport
import SceneSemantics
import SceneText

/// What became of the expectations of one file.
struct TestedFile: Sendable {
    /// One thing to be told.
    enum Item: Sendable {
        /// Errors that keep a scene, or the whole file, from being tested.
        case errors([Diagnostic])
        /// What became of an expectation.
        case result(ExpectationResult)
    }

    /// The file. Its scenes are not kept: many files can be tested before the first results are told.
    let source: Source
    /// What is to be told, from the top of the file to its bottom.
    private(set) var items: [Item] = []

    /// Tests the scenes of `source`, as far as expectations hold `filter` in their text or the name of their scene.
    init(_ source: Source, filter: String?, workLimit: Int = ExpectationRunner.workLimit) {
        self.source = source
        let linted = LintedFile.lint(source, rules: [])
        let outside = linted.errorsOutsideScenes
        if !outside.isEmpty { items.append(.errors(outside)) }
        var work = workLimit
        for scene in linted.scenes {
            guard let lowered = scene.lowered else {
                items.append(.errors(scene.errors))
                continue
            }
            var runner = ExpectationRunner(lowered, source)
            for expectation in lowered.expectations {
                let isWanted =
                    filter.map { lowered.name.contains($0) || source.text(in: expectation.range).contains($0) } ?? true
                if isWanted { items.append(.result(runner.run(expectation, within: &work))) }
            }
        }
    }
}
