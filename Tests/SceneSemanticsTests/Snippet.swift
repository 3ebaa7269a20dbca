import SceneReport
import SceneText
import TestSupport

/// A few lines with a mistake, in a scene with views that they can refer to.
struct Snippet: CustomStringConvertible {
    /// The lines without the scene around them.
    let text: String
    /// The outcome of the whole scene.
    let outcome: SceneOutcome

    static let opening = """
        scene Main 390x844 {
            let unit = 8
            background Back {
                button Play frame 0,0 100x44; scroll Scroll fill
                table Table frame 0,0 100x100 { rows 10 height 44 { cell { button Inner fill } } }
            }

        """

    /// Returns the snippets in the file called `name` of `folder`, which several tests read.
    static func all(in name: String, of folder: Fixtures) throws -> [Snippet] {
        try files.value(for: name) {
            try folder.text(name + ".snippets").split(separator: "\n\n").map { Snippet(String($0)) }
        }
    }

    private static let files = Memo<String, [Snippet]>()

    /// Inserts `text` into the scene.
    init(_ text: String) {
        let lines = text.split(separator: "\n")
        self.text = lines.joined(separator: "\n")
        outcome = SceneOutcome(Self.opening + lines.map { "    \($0)\n" }.joined() + "}\n")
    }

    /// Returns the snippet with `fix` applied.
    func fixed(by fix: Diagnostic.Fix) -> Snippet {
        let text = outcome.source.edited(by: fix.edits)
        let lines = text.text(in: SourceRange(start: 0, end: text.bytes.count, in: .only)).dropFirst(Self.opening.count)
            .split(separator: "\n").dropLast()
        return Snippet(
            lines.map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }.joined(separator: "\n"))
    }

    /// The lines and the messages with the text they point at.
    var description: String {
        let messages = outcome.diagnostics.map { finding in
            let place = outcome.source.text(in: finding.range).split(separator: "\n").first ?? ""
            let fixes = finding.fixes.map { "    [\($0.title)]\($0.safe ? "" : " unsafe")\n" }
            let notes = finding.notes.map { "    \($0.message)\n" } + fixes
            return "  \(finding.rule) at «\(place)»: \(finding.message)\n" + notes.joined()
        }
        return text + "\n" + messages.joined()
    }
}
