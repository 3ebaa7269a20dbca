import SceneReport
import SceneSemantics
import SceneText
import TestSupport

@testable import SceneLint

extension Source {
    /// The source with fixes made, where what `find` does costs nothing.
    func fixed(includingUnsafe: Bool, finding find: @escaping (Source) -> [Diagnostic]) -> FixedSource {
        fixed(includingUnsafe: includingUnsafe) { source, _ in find(source) }
    }
}

extension LintedFile {
    /// Holds `text` to all rules.
    static func lint(_ text: String) -> LintedFile {
        lint(Source(path: "a.scene", text: text))
    }

    /// The names of the rules that found something, each as often as it did.
    var rules: [String] { diagnostics.map(\.rule) }

    /// What was found, as people see it who ask for notes in full.
    var humanText: String {
        let source = file.tree.source
        let report = CheckReport(findings: diagnostics.map { Finding($0, in: source) }, fileCount: 1)
        return WrittenText.of { report.writeHuman(to: $0, Palette(isOn: false), showsNotesInFull: true) }
    }

    /// The text once `fix` is made.
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
        self.init(context, RuleFindings(context))
    }
}

extension Rule {
    /// What the rule finds in a scene by itself, or `nil` if it checks no scenes.
    func findings(in targets: TargetContext) -> [Diagnostic]? {
        targets.work.beginRule()
        return switch check {
        case .scene(let check): check(targets.context)
        case .targets(let check): check(targets)
        case .whileUnderstanding, .file, .suppressions: nil
        }
    }
}
