import SceneLint
import SceneSemantics
import SceneText

/// A file that imports others, and how to check it.
public struct ImportingFile {
    /// The file, without what it imports.
    public let source: Source
    /// What identifies the file.
    public let key: String
    /// How to check it.
    public let settings: CheckSettings
    /// Whether fixes can change it.
    public let canBeWritten: Bool

    /// Creates an importing file.
    public init(_ source: Source, key: String, _ settings: CheckSettings, canBeWritten: Bool = true) {
        self.source = source
        self.key = key
        self.settings = settings
        self.canBeWritten = canBeWritten
    }
}

extension ImportingFile {
    /// Returns this imported file with the fixes that it needs where `importers` use it. None of them gets a new error
    /// by that, and unless unsafe fixes are allowed, none of their expectations fails.
    ///
    /// - Parameters:
    ///   - imports: What the file imports itself.
    ///   - reader: Finds and reads files, with the fixes so far.
    public func fixed(
        importing imports: ResolvedImports?, importedBy importers: [ImportingFile], _ reader: ImportReader,
        _ analysis: Analysis = .default
    ) -> FixedSource {
        let trial = ImportTrial(file: self, importers: importers, reader: reader, analysis: analysis)
        let unit = CompilationUnit(source, imports: imports, options: settings.compilationOptions)
        return source.fixed(
            includingUnsafe: settings.includesUnsafeFixes, testing: analysis.passedExpectations(in: trial, unit)
        ) {
            trial.findings(in: unit.with($0), work: &$1).map { $0.withoutOtherImports }
        }
    }
}

/// Checks the files that import a file whose text changes.
private struct ImportTrial {
    let file: ImportingFile
    let importers: [ImportingFile]
    let reader: ImportReader
    let analysis: Analysis

    /// The work of reading a byte of an importing file again. Without it, small files would be tried without a limit.
    private static let workPerByte = 15

    /// Returns the findings in `unit`, a version of the file: its own, and the findings of the files that import it.
    func findings(in unit: CompilationUnit, work: inout Int) -> [Diagnostic] {
        let text = unit.source
        let own = file.settings.findings(in: unit, analysis, work: &work)
        var findings = own.filter { $0.range.file == text.file }
        forEachImporter(of: text) { importer, unit, imported in
            work += unit.source.bytes.count * Self.workPerByte
            for finding in importer.settings.findings(in: unit, analysis, work: &work) {
                if finding.range.file == imported {
                    findings.append(finding.moved(from: imported, to: text.file))
                } else if finding.severity == .error {
                    findings.append(finding.moved(toStartOf: text.file))
                }
            }
        }
        return findings
    }

    /// Calls `body` with each file that imports `text`, the same with what it imports, and the ID of `text` among that.
    func forEachImporter(of text: Source, _ body: (ImportingFile, CompilationUnit, FileID) -> Void) {
        var graph = ImportGraph()
        let key = file.key
        let read = reader.read
        let reader = ImportReader(find: reader.find) { $0 == key ? .success(text.bytes) : read($0) }
        for importer in importers {
            let unit = graph.resolve(
                importer.source, key: importer.key, options: importer.settings.compilationOptions, reader)
            guard let imported = graph.imported.first(where: { $0.key == key }) else { continue }
            body(importer, unit, imported.source.file)
        }
    }
}

/// Files of a call that import each other. Fixes of the imported ones are tried together.
public struct ImportingFiles {
    private let files: [ImportingFile]
    /// The indices of the files, by key.
    private let indices: [String: Int]
    /// The indices of the files that each file imports, directly or through others.
    private let imported: [[Int]]
    private let reader: ImportReader
    private let analysis: Analysis

    /// The maximum number of bytes of files that are checked for fixes, unless they are only checked twice.
    private static let maximumBytes = 16 << 20
    /// The maximum number of times that the files are checked for fixes.
    private static let maximumTrials = 24

    /// An imported file with its fixes.
    public struct Result {
        /// The index of the file.
        public let index: Int
        /// The fixed file.
        public let fixed: FixedSource
        /// The indices of the files that are right only with this one, and its own: all of them are written, or none.
        public let filesWrittenTogether: Set<Int>
        /// Whether fixes are left that couldn't be made together with those in other files.
        public let isUnfinished: Bool
        /// The files that import it.
        public let importers: [ImportingFile]
    }

    /// Creates a group of files. Each imports those with the keys at the same index of `imported`.
    public init(
        _ files: [ImportingFile], importing imported: [Set<String>], _ reader: ImportReader,
        _ analysis: Analysis = .default
    ) {
        self.files = files
        var indices: [String: Int] = [:]
        for (index, file) in files.enumerated() { indices[file.key] = index }
        self.indices = indices
        self.imported = zip(files, imported).map { file, keys in
            keys.compactMap { $0 == file.key ? nil : indices[$0] }.sorted()
        }
        self.reader = reader
        self.analysis = analysis
    }

    /// Returns the files with fixes for what other files find in them, as far as they can be made together. No file
    /// gets a new error by that, and unless unsafe fixes are allowed, no expectation fails.
    public func fixed() -> [Result] {
        let sources = files.map { $0.source }
        let (start, found) = findings(in: sources, of: Array(files.indices))
        // A file that imports nothing and in which others find nothing has no fixes for them.
        if found.isEmpty { return [] }
        let targets = Set(found)
        let users = files.indices.filter { targets.contains($0) || imported[$0].contains { targets.contains($0) } }
        let size = users.reduce(0) { $0 + files[$1].source.bytes.count }
        var fixing = JointFixing(
            includingUnsafe: files[found[0]].settings.includesUnsafeFixes,
            maximumTrials: max(2, min(Self.maximumTrials, Self.maximumBytes / max(1, size)))
        ) {
            passedExpectations(in: $0, of: users)
        } finding: {
            findings(in: $0, of: users).found
        }
        let joint = fixing.run(found, of: sources, finding: start)
        var importers: [Int: [ImportingFile]] = [:]
        for user in users {
            for index in imported[user] where joint.rejected.contains(index) {
                importers[index, default: []].append(files[user])
            }
        }
        return found.map { index in
            Result(
                index: index, fixed: joint.fixed(index), filesWrittenTogether: joint.filesWritten(with: index),
                isUnfinished: joint.rejected.contains(index), importers: importers[index] ?? [])
        }
    }

    /// Returns what is found in `sources`, versions of all files, if those with the indices `checked` are checked, and
    /// in which files others find something that can be fixed.
    private func findings(in sources: [Source], of checked: [Int]) -> (found: JointFindings, inImported: [Int]) {
        var found = JointFindings(count: sources.count)
        var inImported: [Int] = []
        var isFound: Set<Int> = []
        forEachFile(of: sources, checked) { index, unit, graph in
            let file = files[index]
            let source = unit.source
            /// The files with errors.
            var broken: Set<Int> = []
            /// Whether there are errors in files that aren't fixed.
            var hasOtherErrors = false
            var work = 0
            for finding in file.settings.findings(in: unit, analysis, work: &work) {
                let isOwn = finding.range.file == source.file
                guard let fileIndex = isOwn ? index : graph.key(of: finding.range.file).flatMap({ indices[$0] }) else {
                    if finding.severity == .error {
                        found.errorsOfUsers["\(file.key): \(finding.rule)", default: 0] += 1
                        hasOtherErrors = true
                    }
                    continue
                }
                if finding.severity == .error { broken.insert(fileIndex) }
                if let fix = jointFix(
                    of: finding, in: fileIndex, sources,
                    fileIndexOf: { other in
                        other == source.file ? index : graph.key(of: other).flatMap { indices[$0] }
                    })
                {
                    found.jointFixes.append(fix.fix)
                    for file in fix.files where isFound.insert(file).inserted { inImported.append(file) }
                }
                if !isOwn, !isFound.contains(fileIndex),
                    finding.fixes.contains(where: { $0.canBeMade(includingUnsafe: file.settings.includesUnsafeFixes) })
                {
                    isFound.insert(fileIndex)
                    inImported.append(fileIndex)
                }
                found.findings[fileIndex].append(
                    finding.withoutOtherImports.moved(from: finding.range.file, to: sources[fileIndex].file))
            }
            if broken.isEmpty, !hasOtherErrors { return }
            for other in imported[index] where hasOtherErrors || broken.count > 1 || !broken.contains(other) {
                found.isUsedWithErrors[other] = true
            }
        }
        return (found, inImported)
    }

    /// Returns the fix that a program may make of `finding`, which is in the file with the index `file`, if it changes
    /// other files of the call, and the indices of all files that it changes.
    private func jointFix(
        of finding: Diagnostic, in file: Int, _ sources: [Source], fileIndexOf: (FileID) -> Int?
    ) -> (fix: JointFix, files: [Int])? {
        let includesUnsafe = files[file].settings.includesUnsafeFixes
        let fix = finding.fixes.first { $0.canBeMade(includingUnsafe: includesUnsafe) }
        // What only changes the finding's own file is left to the fixes of that file.
        guard let fix, fix.edits.contains(where: { $0.range.file != finding.range.file }) else { return nil }
        var edits: [Int: [Diagnostic.Edit]] = [:]
        for edit in fix.edits {
            guard let index = fileIndexOf(edit.range.file), files[index].canBeWritten else { return nil }
            var edit = edit
            edit.range.file = sources[index].file
            edits[index, default: []].append(edit)
        }
        let others = edits.keys.filter { $0 != file }.sorted().map { "`\(sources[$0].path)`" }
        let place = "\(edits[file] == nil ? "" : "also ")in \(others.joinedAsList())"
        let moved = finding.moved(from: finding.range.file, to: sources[file].file)
        return (JointFix(of: moved, in: file, "\(fix.title), \(place)", edits), edits.keys.sorted())
    }

    private func passedExpectations(in sources: [Source], of tested: [Int]) -> PassedExpectations {
        var passed = PassedExpectations()
        forEachFile(of: sources, tested) { index, unit, _ in
            var work = PassedExpectations.workLimit
            passed.add(
                analysis.passedExpectations(unit, &work), ofFileAt: files[index].key, usedIn: sources[index].file)
        }
        return passed
    }

    /// Calls `body` with the files with these indices and what they import.
    private func forEachFile(
        of sources: [Source], _ indices: [Int], _ body: (_ index: Int, CompilationUnit, ImportGraph) -> Void
    ) {
        var graph = ImportGraph()
        let read = reader.read
        let indicesByKey = self.indices
        let reader = ImportReader(find: reader.find) { key in
            indicesByKey[key].map { .success(sources[$0].bytes) } ?? read(key)
        }
        for index in indices {
            let file = files[index]
            let unit = graph.resolve(
                sources[index], key: file.key, options: file.settings.compilationOptions, reader)
            body(index, unit, graph)
        }
    }
}

extension Analysis {
    /// Returns a test of the expectations in all files of `trial`, in which `unit` is the file that changes.
    fileprivate func passedExpectations(
        in trial: ImportTrial, _ unit: CompilationUnit
    ) -> PassedExpectations.Test {
        // The files are read on the caller's thread.
        nonisolated(unsafe) let trial = trial
        return { text, work in
            var passed = passedExpectations(unit.with(text), &work)
            trial.forEachImporter(of: text) { importer, unit, _ in
                passed.add(passedExpectations(unit, &work), ofFileAt: importer.source.path, usedIn: text.file)
            }
            return passed
        }
    }
}

extension Diagnostic {
    /// Returns the finding, which is in `file`, as one in `other`, without fixes that also change other files.
    fileprivate func moved(from file: FileID, to other: FileID) -> Diagnostic {
        var finding = self
        finding.range.file = other
        finding.fixes = fixes.compactMap { fix in
            guard fix.edits.allSatisfy({ $0.range.file == file }) else { return nil }
            var fix = fix
            for index in fix.edits.indices { fix.edits[index].range.file = other }
            return fix
        }
        return finding
    }

    /// Returns the finding, which is in another file, as one at the start of `file`. It can't be fixed there.
    fileprivate func moved(toStartOf file: FileID) -> Diagnostic {
        var finding = self
        finding.range = SourceRange(at: 0, in: file)
        finding.fixes = []
        return finding
    }
}
