import SceneLint
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
    /// Whether there was a file that could not be written.
    private var hasUnwritable = false
    /// Whether some mend would change a file.
    private var hasDifference = false
    /// The findings so far.
    private var report = CheckReport(findings: [], fileCount: 0)

    /// Creates a run that has not begun.
    init(_ request: CheckRequest, _ files: FileSystem, _ output: Output, _ analysis: Analysis) {
        self.request = request
        self.files = files
        self.output = output
        self.analysis = analysis
        report.maximumErrors = request.maximumErrors
        if request.mending == .make { report.fixedCount = 0 }
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
        if request.mending != .show { write(mixesWithText: found.files.contains { $0.origin == .standardInput }) }
        let couldReadAll = unreadable.isEmpty && found.emptyFolders.isEmpty
        if !couldReadAll || hasUnwritable { return .unreadable }
        return request.mending == .show ? (hasDifference ? .findings : .success) : statusOfFindings
    }

    /// Checks one file.
    private mutating func check(_ file: InputFile) {
        do throws(FileProblem) {
            let source = try files.source(file)
            report.fileCount += 1
            switch request.mending {
            case .tell: tell(findings(in: source), in: source)
            case .make: mend(source, of: file)
            case .show: showMends(of: source)
            }
        } catch {
            unreadable.append(UnreadablePath(name: file.name, problem: error))
        }
    }

    /// What is found in `source`, as it is to be told.
    private func findings(in source: Source) -> [Diagnostic] {
        analysis.findings(source, request.ruleLevels).compactMap(request.ruleLevels.applied).sortedByPlace
    }

    /// Adds what was found in `source` to the report.
    private mutating func tell(_ diagnostics: [Diagnostic], in source: Source) {
        report.findings += diagnostics.map { Finding($0, in: source) }
    }

    /// The source with its mends made.
    private func mended(_ source: Source) -> MendedSource {
        source.mended(includingUnsafe: request.includesUnsafeFixes, finding: findings)
    }

    /// Makes the mends of a file; standard input comes out mended.
    private mutating func mend(_ source: Source, of file: InputFile) {
        let mended = mended(source)
        switch file.origin {
        case .standardInput: output.standard.write(mended.source.bytes)
        case .path(let path):
            if mended.source.bytes == source.bytes { break }
            do throws(FileProblem) {
                if try files.source(file).bytes != source.bytes { throw .hasChanged }
                try files.replace(path, mended.source.bytes)
            } catch {
                output.complain(UnwritablePath(name: file.name, problem: error).message)
                hasUnwritable = true
                return tell(findings(in: source), in: source)
            }
        }
        report.fixedCount = (report.fixedCount ?? 0) + mended.count
        tell(mended.diagnostics, in: mended.source)
    }

    /// Writes what the mends of a file would change.
    private mutating func showMends(of source: Source) {
        let difference = UnifiedDifference(source, mended(source).source)
        if difference.isEmpty { return }
        hasDifference = true
        if output.standard.isTerminal || output.palette.isOn {
            output.standard.write(difference.text(output.palette))
        } else {
            output.standard.write(difference.bytes)
        }
    }

    /// Tells what could not be read: to programs as findings before all others, else on standard error.
    private mutating func tellUnreadable() {
        report.fileCount += unreadable.count
        report.unreadableCount = unreadable.count
        if request.format.tellsUnreadableFiles {
            report.findings = unreadable.map(\.finding) + report.findings
        } else {
            for path in unreadable { output.complain(path.message) }
        }
    }

    /// Writes the report; to standard error where standard output has the text of a file.
    private func write(mixesWithText: Bool) {
        var stream = mixesWithText && request.mending == .make ? output.error : output.standard
        switch request.format {
        case .human: report.writeHuman(to: &stream, output.palette)
        case .short:
            report.writeShort(to: &stream)
            complainAboutRest()
        case .json: report.writeJSON(to: &stream)
        case .sarif: report.writeSARIF(to: &stream, rules: analysis.ruleDescriptions(), version: programVersion)
        case .github:
            report.writeGitHub(to: &stream)
            complainAboutRest()
        }
    }

    /// Tells what is left to say; whoever reads the lines of standard output expects findings there and nothing else.
    private func complainAboutRest() {
        for remark in [report.untoldSummary, report.fixedSummary].compactMap(\.self) { output.complain(remark) }
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
