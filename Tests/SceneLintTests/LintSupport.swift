import SceneReport
import SceneSemantics
import SceneText
import TestSupport

@testable import SceneLint

extension Source {
    /// Returns the source with fixes applied, for a `find` whose work isn't counted.
    func fixed(includingUnsafe: Bool, finding find: @escaping (Source) -> [Diagnostic]) -> FixedSource {
        fixed(includingUnsafe: includingUnsafe) { source, _ in find(source) }
    }

    /// Returns the source with fixes applied, whatever its expectations say.
    func fixed(
        includingUnsafe: Bool, finding find: @escaping (_ source: Source, _ work: inout Int) -> [Diagnostic]
    ) -> FixedSource {
        fixed(includingUnsafe: includingUnsafe, testing: { _, _ in PassedExpectations() }, finding: find)
    }
}

extension Source {
    /// Returns the source with its imports, whose bytes `read` returns by their paths.
    func importing(_ read: @escaping (_ path: String) throws -> [UInt8]) -> CompilationUnit {
        var graph = ImportGraph()
        let reader = ImportReader(
            find: { path, _ in .file(key: path, path: path) },
            read: { path in
                (try? read(path)).map { .success($0) } ?? .failure(UnreadableImport("it does not exist"))
            })
        return graph.resolve(self, key: path, reader)
    }
}

extension LintedFile {
    /// Checks `text` with all rules.
    static func lint(_ text: String) -> LintedFile {
        lint(Source(path: "a.scene", text: text))
    }

    /// The rule of each finding.
    var rules: [String] { diagnostics.map(\.rule) }

    /// The findings in the human format, with full notes.
    var humanText: String {
        let source = file.tree.source
        let report = CheckReport(findings: diagnostics.map { Finding($0, in: source) }, fileCount: 1)
        return WrittenText.of { report.writeHuman(to: $0, Palette(isOn: false), showsNotesInFull: true) }
    }

    /// Returns the text with `fix` applied.
    func text(after fix: Diagnostic.Fix) -> String {
        var bytes = file.tree.source.bytes
        for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) {
            bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension TargetContext {
    convenience init(_ scene: LoweredScene, _ budget: WorkBudget? = nil) {
        let context = LintContext(scene, budget)
        self.init(context, reported: RuleFindings(context, running: RuleRegistry.rules).reported)
    }
}

extension Rule {
    /// What the rule finds in a scene by itself, or `nil` if it checks no scenes.
    func findings(in targets: TargetContext) -> [Diagnostic]? {
        targets.work.beginRule()
        return switch check {
        case .scene(let check): check(targets.context)
        case .targets(let check): check(targets)
        case .compiler, .file, .suppressions: nil
        }
    }
}
