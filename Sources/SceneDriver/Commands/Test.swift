import SceneQueries
import SceneReport
import SceneSemantics
import SceneText

/// Runs `scenec test`.
func test(
    _ request: TestRequest, _ environment: ProcessEnvironment, _ files: FileSystem, _ output: Output
) -> ExitStatus {
    var request = request
    let results = ["TEST_SHARD_STATUS_FILE", "XML_OUTPUT_FILE"].compactMap { environment.path($0) }
    for path in results {
        let file = OutputFile(path: path, files: files, output: output)
        if !file.isAllowed(besides: request.paths.named, isScene: false) { return .unreadable }
    }
    do throws(UsageError) {
        if request.shard == nil, let shard = try Shard(environment) {
            request.shard = shard
            // If this file exists, Bazel knows that the program supports sharding.
            try files.writeResult([], toVariable: "TEST_SHARD_STATUS_FILE", environment)
        }
        var run = TestRun(request, writesXML: environment.path("XML_OUTPUT_FILE") != nil, files, output)
        let status = run.run()
        try files.writeResult(Array(run.record.junitReport.utf8), toVariable: "XML_OUTPUT_FILE", environment)
        return status
    } catch {
        output.emitError(error)
        return .unreadable
    }
}

extension ProcessEnvironment {
    /// Returns the path in a variable, or `nil` if that isn't set or empty.
    fileprivate func path(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
}

extension FileSystem {
    /// Writes the file that a variable names, if it is set.
    fileprivate func writeResult(
        _ bytes: @autoclosure () -> [UInt8], toVariable name: String, _ environment: ProcessEnvironment
    ) throws(UsageError) {
        guard let path = environment.path(name) else { return }
        do throws(FileProblem) {
            try write(path, bytes())
        } catch {
            throw UsageError("\(UnwritablePath(name: path, problem: error).message)", hint: "\(name) names that file")
        }
    }
}

/// One run of `scenec test`.
private struct TestRun {
    private let request: TestRequest
    private let files: FileSystem
    private let reader: SourceReader
    private let output: Output
    private var writer = JSONWriter()
    private var counts = TestCounts()
    private(set) var record: TestRecord
    /// The Names of all scenes, also of those that aren't tested, if the call names one.
    private var sceneNames: [String] = []

    init(_ request: TestRequest, writesXML: Bool, _ files: FileSystem, _ output: Output) {
        self.request = request
        self.files = files
        reader = SourceReader(request.paths, files)
        self.output = output
        record = TestRecord(keepsResults: request.format == .junit || writesXML)
    }

    private var isJSON: Bool { request.format == .json }

    mutating func run() -> ExitStatus {
        let finder = ConfigurationFinder(files, isOn: request.readsConfiguration)
        let found = SceneFinder(request.paths, in: files, finder)
        _ = finder.configurations(of: found.files)
        for error in finder.errors { report(error) }
        if !counts.couldReadAll {
            if request.format == .junit { reportCount() }
            return .unreadable
        }
        var progress = Progress(of: found.files.count, "file", on: output.error)
        for error in found.errors { report(error) }
        let (scene, filter, device, shard) = (request.scene, request.filter, request.device, request.shard)
        var fileIndices: [String: Int] = [:]
        if shard != nil { for (index, file) in found.files.enumerated() { fileIndices[file.name] = index } }
        let indices = fileIndices
        forEachSource(found.files, reader) { unit in
            let index = indices[unit.source.path] ?? 0
            return TestedFile(SceneDocument(unit)?.unit ?? unit, scene: scene, filter: filter, device: device) {
                shard?.contains($0, ofFile: index) ?? true
            }
        } _: { index, file, result in
            progress.advance(to: index, file.name)
            switch result {
            case .success((let unit, let tested)):
                if request.scene != nil { sceneNames += tested.sceneNames }
                if tested.wantedCount == 0, !counts.hasDocuments {
                    counts.hasDocuments = SceneDocument(unit) != nil
                }
                report(tested, isOwn: isOwn(index))
            case .failure(let problem): report(FileError(UnreadablePath(name: file.name, problem: problem)))
            }
        }
        progress.finish()
        for (index, (_, imported)) in reader.imports(besides: found.files).enumerated()
        where !imported.errors.isEmpty && isOwn(index) {
            write(imported.errors, in: imported.source)
            counts.hasErrorsInImports = true
        }
        if let scene, !sceneNames.contains(scene), counts.couldReadAll, !counts.hasErrorsBesideScenes {
            output.emitErrorAboutScene(scene, in: found.files, known: sceneNames)
            return .unreadable
        }
        reportCount()
        if counts.isEmpty, counts.couldReadAll { emitErrorAboutNothing() }
        return counts.status
    }

    /// Reports that there was nothing to test.
    private func emitErrorAboutNothing() {
        if let scene = request.scene, request.filter == nil, request.device == nil {
            output.emitError(
                "there is no expectation in the scene `\(scene)`", ["write: expect hit 20,30 -> SaveButton"])
        } else if let device = request.device, request.filter == nil {
            output.emitError("no scene with an expectation has the device `\(device)`")
        } else if let filter = request.filter {
            output.emitError("no expectation, nor the name of its scene, contains `\(filter)`")
        } else if counts.hasDocuments {
            output.emitError(
                "there is no expectation to test: a printed view hierarchy has none",
                ["make a scene of it with `scenec import`, and add: expect hit 20,30 -> SaveButton"])
        } else {
            output.emitError("there is no expectation to test", ["write: expect hit 20,30 -> SaveButton"])
        }
    }

    private mutating func report(_ error: FileError) {
        counts.couldReadAll = false
        switch request.format {
        case .human: output.emitError(error)
        case .json: output.standard.write(error.finding.jsonLine)
        case .junit: break  // written with the results
        }
        record.problems.append(error.finding)
    }

    /// Returns whether the errors in the file at this index are reported here. Other shards report the other files'
    /// errors.
    private func isOwn(_ index: Int) -> Bool { request.shard?.contains(0, ofFile: index) ?? true }

    /// Reports the results of a file and, if it `isOwn`, its errors.
    private mutating func report(_ tested: TestedFile, isOwn: Bool) {
        counts.wanted += tested.wantedCount
        var errors = tested.errorsWithoutHarmfulFixes[...]
        // Their indices, because there can be very many.
        var failures: [Int] = []
        for (index, item) in tested.items.enumerated() {
            switch item {
            case .errorsOutsideScenes(let own), .errors(let own):
                let reported = errors.prefix(own.count)
                errors = errors.dropFirst(own.count)
                guard isOwn else {
                    counts.brokenScenesElsewhere += 1
                    break
                }
                write(failures, of: tested)
                failures = []
                write(Array(reported), in: tested.source)
                if case .errors = item { counts.brokenScenes += 1 } else { counts.hasErrorsOutsideScenes = true }
            case .result(let result):
                report(result)
                if request.format == .human, !result.passed { failures.append(index) }
            }
        }
        write(failures, of: tested)
    }

    /// Writes failures for people: one for all devices on which an expectation fails in the same way.
    private func write(_ failures: [Int], of tested: TestedFile) {
        func result(_ index: Int) -> ExpectationResult? {
            if case .result(let result) = tested.items[index] { result } else { nil }
        }
        var rest = failures.map { (start: result($0)?.range.start ?? 0, index: $0) }.sorted { $0 < $1 }[...]
        while let first = rest.popFirst() {
            guard let failure = result(first.index) else { continue }
            let further = rest.prefix { result($0.index).map { failure.isSame(as: $0) } ?? false }
            rest = rest.dropFirst(further.count)
            let devices = further.compactMap { result($0.index)?.device }
            output.standard.write(failure.humanText(output.palette, alsoOn: devices))
        }
    }

    /// Writes errors instead of results.
    private mutating func write(_ diagnostics: [Diagnostic], in source: Source) {
        record.problems += diagnostics.map { reader.finding($0, in: source) }
        if request.format != .junit {
            output.write(errorsOf: diagnostics, in: source, reader, asJSON: isJSON)
        }
    }

    private mutating func report(_ result: ExpectationResult) {
        if result.passed { counts.passed += 1 } else { counts.failed += 1 }
        switch request.format {
        case .json:
            writer.line(result)
            writer.send(to: output.standard)
        case .human: break  // failures are written together
        case .junit: break  // written at the end
        }
        record.add(result)
    }

    private func reportCount() {
        switch request.format {
        case .human:
            let part = request.shard.map { " in shard \($0.number) of \($0.count)" } ?? ""
            output.standard.write("\(counts.passed) passed, \(counts.failed) failed\(part)\n")
            if counts.brokenScenes > 0 {
                output.standard.write(
                    "\(counted(counts.brokenScenes, "scene")) couldn't be tested because of errors\n")
            }
        case .junit:
            output.standard.write(record.junitReport)
        case .json: break
        }
    }
}
