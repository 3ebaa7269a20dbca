import SceneLint
import SceneSemantics
import SceneText
import Testing

@testable import SceneQueries

/// Fixes of a file for the files that import it.
@Suite struct ImportingFilesTests {
    /// Reports each `a` in an imported file that `main` uses, with a fix that writes `b`, and each `b` that `other`
    /// uses as an error of `other`.
    private static let analysis = Analysis(ruleNames: [], ruleDescriptions: { [] }, findings: findings)

    @Sendable private static func findings(in unit: CompilationUnit, _ levels: RuleLevels, work: inout Int)
        -> [Diagnostic]
    {
        work += 1
        guard case .file(let imported) = unit.imports?["parts"] else { return [] }
        return findings(in: imported.source, usedIn: unit.source)
    }

    private static func findings(in text: Source, usedIn source: Source) -> [Diagnostic] {
        text.bytes.enumerated().compactMap { offset, byte in
            let range = text.range(offset, offset + 1)
            if source.path == "main", byte == UInt8(ascii: "a") {
                return Diagnostic(
                    rule: "a", severity: .warning, message: "an a", range: range,
                    fixes: [Diagnostic.Fix("write b", safe: true, edits: [Diagnostic.Edit(range, "b")])])
            }
            guard source.path == "other", byte == UInt8(ascii: "b") else { return nil }
            return Diagnostic(rule: "b", severity: .error, message: "a b", range: source.range(3, 4))
        }
    }

    private func fixed(
        _ text: String, importedBy paths: [String], _ analysis: Analysis = ImportingFilesTests.analysis
    ) -> FixedSource {
        let importing = paths.map { path in
            ImportingFile(Source(path: path, text: "import \"parts\""), key: path, CheckSettings())
        }
        let reader = ImportReader(
            find: { path, _ in .file(key: path, path: path) }, read: { _ in .success(Array(text.utf8)) })
        return ImportingFile(Source(path: "parts", text: text), key: "parts", CheckSettings()).fixed(
            importing: nil, importedBy: importing, reader, analysis)
    }

    /// Returns the texts of `count` files that contain `a`, fixed together for as many that import all and for
    /// `others`, each of which imports one; and how many checks that took.
    private func fixedTogether(
        _ count: Int, _ others: [(path: String, imported: Int)] = []
    ) -> (texts: [String], checks: Int) {
        let keys = (0..<count).map { "part\($0)" }
        nonisolated(unsafe) var checks = 0
        let findings: @Sendable (CompilationUnit, RuleLevels, inout Int) -> [Diagnostic] = { unit, _, _ in
            checks += 1
            return keys.flatMap { key in
                guard case .file(let imported) = unit.imports?[key] else { return [Diagnostic]() }
                return Self.findings(in: imported.source, usedIn: unit.source)
            }
        }
        let analysis = Analysis(ruleNames: [], ruleDescriptions: { [] }, findings: findings)
        let imports = keys.map { "import \"\($0)\"\n" }.joined()
        var files = keys.map { ImportingFile(Source(path: $0, text: "a"), key: $0, CheckSettings()) }
        var imported = keys.map { _ in Set<String>() }
        for key in keys {
            files.append(ImportingFile(Source(path: "main", text: imports), key: "main " + key, CheckSettings()))
            imported.append(Set(keys))
        }
        for (path, index) in others {
            let source = Source(path: path, text: "import \"part\(index)\"\n")
            files.append(ImportingFile(source, key: "\(path) \(index)", CheckSettings()))
            imported.append([keys[index]])
        }
        let reader = ImportReader(
            find: { path, _ in .file(key: path, path: path) }, read: { _ in .failure(UnreadableImport("gone")) })
        let results = ImportingFiles(files, importing: imported, reader, analysis).fixed()
        return (results.map { String(decoding: $0.fixed.source.bytes, as: UTF8.self) }, checks)
    }

    @Test func filesThatImportManyAreCheckedOnceARound() {
        let (texts, checks) = fixedTogether(30)
        #expect(texts == Array(repeating: "b", count: 30))
        #expect(checks == 2 * 60)
    }

    /// Fixes that only a person may choose are none that could be tried.
    @Test func fixesThatNeedAChoiceAreNoReasonToTry() {
        for isChoice in [false, true] {
            let findings: @Sendable (CompilationUnit, RuleLevels, inout Int) -> [Diagnostic] = { unit, _, _ in
                guard case .file(let imported) = unit.imports?["parts"] else { return [] }
                return Self.findings(in: imported.source, usedIn: unit.source).map { finding in
                    var finding = finding
                    finding.fixes = finding.fixes.map { isChoice ? $0.forCompleteFile : $0 }
                    return finding
                }
            }
            let analysis = Analysis(ruleNames: [], ruleDescriptions: { [] }, findings: findings)
            var settings = CheckSettings()
            settings.includesUnsafeFixes = true
            let files = [("main", "import \"parts\"\n"), ("parts", "a")].map { path, text in
                ImportingFile(Source(path: path, text: text), key: path, settings)
            }
            let reader = ImportReader(
                find: { path, _ in .file(key: path, path: path) }, read: { _ in .failure(UnreadableImport("gone")) })
            let results = ImportingFiles(files, importing: [["parts"], []], reader, analysis).fixed()
            #expect(results.map { $0.index } == (isChoice ? [] : [1]))
        }
    }

    @Test func anErrorKeepsOnlyTheFilesThatCauseIt() {
        let (texts, checks) = fixedTogether(10, [("other", 4), ("other", 7)])
        #expect(texts.indices.filter { texts[$0] == "a" } == [4, 7])
        #expect(texts.count == 10)
        #expect(checks <= 25 * 22)
    }

    @Test func findingsOfImportingFilesAreFixed() {
        let result = fixed("aca", importedBy: ["main"])
        #expect(String(decoding: result.source.bytes, as: UTF8.self) == "bcb")
        #expect(result.count == 2)
    }

    @Test func anErrorInAnImportingFileKeepsTheText() {
        let result = fixed("aca", importedBy: ["main", "other"])
        #expect(String(decoding: result.source.bytes, as: UTF8.self) == "aca")
        #expect(result.count == 0)
    }

    @Test func anErrorThatWasThereDoesNotCount() {
        // One more `b` is one error more; with none to write, nothing is new.
        #expect(fixed("cb", importedBy: ["main", "other"]).count == 0)
        #expect(fixed("ab", importedBy: ["other", "main"]).count == 0)
        #expect(fixed("ab", importedBy: ["main", "unrelated"]).count == 1)
    }

    @Test func anExpectationOfAnImportingFileKeepsTheText() {
        var analysis = Self.analysis
        analysis.passedExpectations = { unit, _ in
            let source = unit.source
            var passed = PassedExpectations()
            guard source.path == "tested", case .file(let imported) = unit.imports?["parts"] else { return passed }
            if imported.source.bytes.contains(UInt8(ascii: "a")) { passed.add(source.range(0, 3), "Main", in: source) }
            return passed
        }
        #expect(fixed("a", importedBy: ["main", "tested"], analysis).count == 0)
        #expect(fixed("a", importedBy: ["main", "other-tests"], analysis).count == 1)
    }
}
