import SceneReport
import SceneText

/// Runs `scenec test`.
func test(_ request: TestRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    var run = TestRun(request, files, output)
    return run.run()
}

/// One run of `scenec test`.
private struct TestRun {
    private let request: TestRequest
    private let files: FileSystem
    private let output: Output
    private var writer = JSONWriter()
    private var passed = 0
    private var failed = 0
    /// The results, for formats that are written at the end.
    private var results: [ExpectationResult] = []
    private var problems: [Finding] = []
    private var brokenScenes = 0
    private var couldReadAll = true

    init(_ request: TestRequest, _ files: FileSystem, _ output: Output) {
        self.request = request
        self.files = files
        self.output = output
    }

    private var isJSON: Bool { request.format == .json }

    mutating func run() -> ExitStatus {
        let found = SceneFinder(request.paths, in: files)
        var progress = Progress(of: found.files.count, "file", on: output.error)
        for trouble in found.troubles { report(trouble) }
        let filter = request.filter
        forEachSource(found.files, files) {
            TestedFile($0, filter: filter)
        } _: { place, file, result in
            progress.advance(to: place, file.name)
            switch result {
            case .success((_, let tested)): report(tested)
            case .failure(let problem): report(FileTrouble(UnreadablePath(name: file.name, problem: problem)))
            }
        }
        progress.finish()
        reportCount()
        let isEmpty = passed + failed == 0 && brokenScenes == 0
        if isEmpty, couldReadAll { emitErrorAboutNothing() }
        if !couldReadAll || isEmpty { return .unreadable }
        return failed > 0 || brokenScenes > 0 ? .findings : .success
    }

    /// Reports that there was nothing to test.
    private func emitErrorAboutNothing() {
        if let filter = request.filter {
            output.emitError("no expectation, nor the name of its scene, contains `\(filter)`")
        } else {
            output.emitError("there is no expectation to test", ["write: expect hit 20,30 -> SaveButton"])
        }
    }

    private mutating func report(_ trouble: FileTrouble) {
        couldReadAll = false
        switch request.format {
        case .human: output.emitError(trouble.message)
        case .json: output.standard.write(trouble.finding.jsonLine)
        case .junit: problems.append(trouble.finding)
        }
    }

    /// Reports the results of a file.
    private mutating func report(_ tested: TestedFile) {
        for item in tested.items {
            switch item {
            case .errors(let errors):
                write(errors, in: tested.source)
                brokenScenes += 1
            case .result(let result): report(result)
            }
        }
    }

    /// Writes errors instead of results.
    private mutating func write(_ diagnostics: [Diagnostic], in source: Source) {
        if request.format == .junit {
            problems += diagnostics.map { Finding($0, in: source) }
        } else {
            output.write(errorsOf: diagnostics, in: source, asJSON: isJSON)
        }
    }

    private mutating func report(_ result: ExpectationResult) {
        if result.passed { passed += 1 } else { failed += 1 }
        switch request.format {
        case .json:
            writer.line(result)
            writer.send(to: output.standard)
        case .human: if !result.passed { output.standard.write(result.humanText(output.palette)) }
        case .junit: results.append(result)
        }
    }

    private func reportCount() {
        switch request.format {
        case .human:
            output.standard.write("\(passed) passed, \(failed) failed\n")
            if brokenScenes > 0 {
                output.standard.write("\(counted(brokenScenes, "scene")) could not be tested because of errors\n")
            }
        case .junit:
            var report = JUnitReport()
            for result in results { report.add(result) }
            for problem in problems { report.add(problem) }
            output.standard.write(report.text)
        case .json: break
        }
    }
}
