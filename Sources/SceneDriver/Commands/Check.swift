import SceneReport
import SceneText

/// Does what `scenec check` is asked for.
func check(_ request: CheckRequest, _ files: FileSystem, _ output: Output, _ analysis: Analysis) -> ExitStatus {
    do throws(CallProblem) {
        try request.ruleLevels.check(known: analysis.ruleNames)
    } catch {
        output.complain(error)
        return .unreadable
    }
    var check = Check(request, files, output, analysis)
    return check.run()
}

/// One run of `scenec check`.
private struct Check {
    /// What is asked for.
    private let request: CheckRequest
    /// Where the files are.
    private let files: FileSystem
    /// Where findings go.
    private let output: Output
    /// What finds them.
    private let analysis: Analysis
    /// What could not be read so far.
    private var unreadable: [UnreadablePath] = []
    /// The findings so far.
    private var report = CheckReport(findings: [], fileCount: 0)

    /// Creates a run that has not begun.
    init(_ request: CheckRequest, _ files: FileSystem, _ output: Output, _ analysis: Analysis) {
        self.request = request
        self.files = files
        self.output = output
        self.analysis = analysis
        report.maximumErrors = request.maximumErrors
    }

    /// Checks every file and writes what was found.
    mutating func run() -> ExitStatus {
        let found = SceneFinder(request.paths, in: files)
        unreadable = found.unreadable
        var progress = Progress(of: found.files.count, "file", on: output.error)
        for (index, file) in found.files.enumerated() {
            progress.advance(to: index, file.name)
            check(file)
        }
        progress.finish()
        for folder in found.emptyFolders { output.complain("there is no .scene file in `\(folder)`") }
        tellUnreadable()
        write()
        let couldReadAll = unreadable.isEmpty && found.emptyFolders.isEmpty
        return couldReadAll ? statusOfFindings : .unreadable
    }

    /// Checks one file.
    private mutating func check(_ file: InputFile) {
        do throws(FileProblem) {
            let source = try files.source(file)
            report.fileCount += 1
            report.findings += analysis.findings(source, request.ruleLevels)
                .compactMap(request.ruleLevels.applied)
                .sortedByPlace
                .map { Finding($0, in: source) }
        } catch {
            unreadable.append(UnreadablePath(name: file.name, problem: error))
        }
    }

    /// Tells what could not be read: in JSON as findings before all others, else on standard error.
    private mutating func tellUnreadable() {
        report.fileCount += unreadable.count
        report.unreadableCount = unreadable.count
        switch request.format {
        case .json: report.findings = unreadable.map(\.finding) + report.findings
        case .human, .short:
            for path in unreadable { output.complain(path.message) }
        }
    }

    /// Writes the report.
    private func write() {
        var stream = output.standard
        switch request.format {
        case .human: report.writeHuman(to: &stream, output.palette)
        case .short:
            report.writeShort(to: &stream)
            // Whoever reads the lines of standard output expects findings there and nothing else.
            if let untold = report.untoldSummary { output.complain(untold) }
        case .json: report.writeJSON(to: &stream)
        }
    }

    /// The status that the findings themselves call for.
    private var statusOfFindings: ExitStatus {
        let counts = report.counts
        return counts.errors > 0 || request.deniesWarnings && counts.warnings > 0 ? .findings : .success
    }
}

extension [Diagnostic] {
    /// The diagnostics from the top of the file to its bottom; those of one place stay in order.
    fileprivate var sortedByPlace: [Diagnostic] {
        enumerated().sorted { left, right in
            (left.element.range.start, left.offset) < (right.element.range.start, right.offset)
        }.map(\.element)
    }
}
