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

    /// Creates an importing file.
    public init(_ source: Source, key: String, _ settings: CheckSettings) {
        self.source = source
        self.key = key
        self.settings = settings
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
        importing imports: SourceImports?, importedBy importers: [ImportingFile], _ reader: ImportReader,
        _ analysis: Analysis = .default
    ) -> FixedSource {
        let trial = ImportTrial(file: self, importers: importers, reader: reader, analysis: analysis)
        return source.importing(imports).fixed(
            includingUnsafe: settings.includesUnsafeFixes, testing: analysis.passedExpectations(in: trial)
        ) {
            trial.findings(in: $0, work: &$1).map { $0.withoutOtherImports }
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

    /// Returns the findings in `text`, a version of the file: its own, and those of the files that import it.
    func findings(in text: Source, work: inout Int) -> [Diagnostic] {
        let own = file.settings.findings(
            in: text.requiring(minimumTarget: file.settings.minimumTarget), analysis, work: &work)
        var findings = own.filter { $0.range.file == text.file }
        forEachImporter(of: text) { importer, source, imported in
            work += source.bytes.count * Self.workPerByte
            for finding in importer.settings.findings(in: source, analysis, work: &work) {
                if finding.range.file == imported {
                    findings.append(finding.moved(from: imported, to: text.file))
                } else if finding.severity == .error {
                    findings.append(finding.moved(toStartOf: text.file))
                }
            }
        }
        return findings
    }

    /// Calls `body` with each file that imports `text`, its source with what it imports, and the ID of `text` among
    /// that.
    func forEachImporter(of text: Source, _ body: (ImportingFile, Source, FileID) -> Void) {
        var graph = ImportGraph()
        let key = file.key
        let read = reader.read
        let reader = ImportReader(find: reader.find) { $0 == key ? .success(text.bytes) : read($0) }
        for importer in importers {
            let source = graph.resolve(importer.source, key: importer.key, reader)
            guard let imported = graph.imported.first(where: { $0.key == key }) else { continue }
            body(importer, source.requiring(minimumTarget: importer.settings.minimumTarget), imported.source.file)
        }
    }
}

extension Analysis {
    /// Returns a test of the expectations in all files of `trial`.
    fileprivate func passedExpectations(in trial: ImportTrial) -> PassedExpectations.Test {
        // The files are read on the caller's thread.
        nonisolated(unsafe) let trial = trial
        return { text, work in
            var passed = passedExpectations(text, &work)
            trial.forEachImporter(of: text) { importer, source, _ in
                passed.add(passedExpectations(source, &work), ofFileAt: importer.source.path, usedIn: text.file)
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
