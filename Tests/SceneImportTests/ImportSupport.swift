import SceneImport
import SceneLint
import SceneReport
import SceneText
import TestSupport

extension ImportResult {
    /// Imports a printed view hierarchy.
    static func ofDump(_ source: Source) -> ImportResult {
        ImportResult(ImportedDocument(dump: source), in: source)
    }

    /// Imports a printed view hierarchy.
    static func ofDump(_ text: String) -> ImportResult { ofDump(Source(path: "dump.txt", text: text)) }

    /// The text as a scene file.
    var scene: Source { Source(path: "dump.scene", bytes: text) }

    /// The text of the scenes.
    var string: String { String(decoding: text, as: UTF8.self) }

    /// The text, and below it what couldn't be imported.
    func shown(in source: Source) -> String {
        let report = CheckReport(findings: diagnostics.map { Finding($0, in: source) }, fileCount: 1)
        return string + WrittenText.of { report.writeShort(to: $0) }
    }

    /// The errors in the scenes; there should be none.
    var errorsInScenes: [String] {
        LintedFile.lint(scene, rules: []).diagnostics.filter { $0.severity == .error }.map(\.message)
    }
}
