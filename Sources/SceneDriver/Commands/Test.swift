import SceneQueries
import SceneReport
import SceneSemantics
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
    private let reader: SourceReader
    private let output: Output
    private var writer = JSONWriter()
    private var passed = 0
    private var failed = 0
    /// The results, for formats that are written at the end.
    private var results: [ExpectationResult] = []
    private var problems: [Finding] = []
    private var brokenScenes = 0
    private var hasErrorsOutsideScenes = false
    private var couldReadAll = true
    private var hasErrorsInImports = false

    init(_ request: TestRequest, _ files: FileSystem, _ output: Output) {
        self.request = request
        self.files = files
        reader = SourceReader(request.paths, files)
        self.output = output
    }

    private var isJSON: Bool { request.format == .json }

    mutating func run() -> ExitStatus {
        let finder = ConfigurationFinder(files, isOn: request.readsConfiguration)
        let found = SceneFinder(request.paths, in: files, finder)
        _ = finder.configurations(of: found.files)
        for trouble in finder.troubles { report(trouble) }
        if !couldReadAll {
            if request.format == .junit { reportCount() }
            return .unreadable
        }
        var progress = Progress(of: found.files.count, "file", on: output.error)
        for trouble in found.troubles { report(trouble) }
        let (filter, device) = (request.filter, request.device)
        forEachSource(found.files, reader) {
            TestedFile(SceneDocument($0)?.scene ?? $0, filter: filter, device: device)
        } _: { place, file, result in
            progress.advance(to: place, file.name)
            switch result {
            case .success((_, let tested)): report(tested)
            case .failure(let problem): report(FileTrouble(UnreadablePath(name: file.name, problem: problem)))
            }
        }
        progress.finish()
        for (_, imported) in reader.imports(besides: found.files) where !imported.errors.isEmpty {
            write(imported.errors, in: imported.source)
            hasErrorsInImports = true
        }
        reportCount()
        let hasErrors = brokenScenes > 0 || hasErrorsOutsideScenes || hasErrorsInImports
        let isEmpty = passed + failed == 0 && !hasErrors
        if isEmpty, couldReadAll { emitErrorAboutNothing() }
        if !couldReadAll || isEmpty { return .unreadable }
        return failed > 0 || hasErrors ? .findings : .success
    }

    /// Reports that there was nothing to test.
    private func emitErrorAboutNothing() {
        if let device = request.device, request.filter == nil {
            output.emitError("no scene with an expectation is evaluated on `\(device)`")
        } else if let filter = request.filter {
            output.emitError("no expectation, nor the name of its scene, contains `\(filter)`")
        } else {
            output.emitError("there is no expectation to test", ["write: expect hit 20,30 -> SaveButton"])
        }
    }

    private mutating func report(_ trouble: FileTrouble) {
        couldReadAll = false
        switch request.format {
        case .human: output.emitError(trouble)
        case .json: output.standard.write(trouble.finding.jsonLine)
        case .junit: problems.append(trouble.finding)
        }
    }

    /// Reports the results of a file.
    private mutating func report(_ tested: TestedFile) {
        var failures: [ExpectationResult] = []
        for item in tested.items {
            switch item {
            case .errorsOutsideScenes(let errors), .errors(let errors):
                write(failures)
                failures = []
                write(errors, in: tested.source)
                if case .errors = item { brokenScenes += 1 } else { hasErrorsOutsideScenes = true }
            case .result(let result):
                report(result)
                if request.format == .human, !result.passed { failures.append(result) }
            }
        }
        write(failures)
    }

    /// Writes failures for people: one for all devices on which an expectation fails in the same way.
    private func write(_ failures: [ExpectationResult]) {
        var rest = failures.sorted { $0.range.start < $1.range.start }[...]
        while let first = rest.popFirst() {
            let further = rest.prefix { first.isSame(as: $0) }
            rest = rest.dropFirst(further.count)
            output.standard.write(first.humanText(output.palette, alsoOn: further.compactMap { $0.device }))
        }
    }

    /// Writes errors instead of results.
    private mutating func write(_ diagnostics: [Diagnostic], in source: Source) {
        if request.format == .junit {
            problems += diagnostics.map { reader.finding($0, in: source) }
        } else {
            output.write(errorsOf: diagnostics, in: source, reader, asJSON: isJSON)
        }
    }

    private mutating func report(_ result: ExpectationResult) {
        if result.passed { passed += 1 } else { failed += 1 }
        switch request.format {
        case .json:
            writer.line(result)
            writer.send(to: output.standard)
        case .human: break  // failures are written together
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
