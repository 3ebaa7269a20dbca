import SceneText
import TestSupport
import Testing

/// Tests common mistakes, and one violation of each rule of the language. Each gets exactly one message, which shows
/// how to write it.
struct MistakeTests {
    private static let mistakes = Fixtures("Fixtures/mistakes")

    @Test(arguments: mistakes.names(endingIn: ".snippets"))
    func messages(_ name: String) throws {
        let snippets = try Snippet.all(in: name, of: Self.mistakes)
        for snippet in snippets {
            let count = snippet.outcome.diagnostics.count
            #expect(count == 1, "\(count) messages about\n\(snippet.text)\n\(snippet.outcome.report)")
        }
        let output = snippets.map(\.description).joined(separator: "\n")
        let difference = try Self.mistakes.difference(output, from: name)
        #expect(difference == nil)
    }

    /// Each fix removes its finding and results in the text of the `.fixed` file. Errors that it exposes have fixes,
    /// too, until none is left.
    @Test(arguments: mistakes.names(endingIn: ".snippets"))
    func fixes(_ name: String) throws {
        let snippets = try Snippet.all(in: name, of: Self.mistakes)
        var output: [String] = []
        for snippet in snippets {
            for fix in snippet.outcome.diagnostics.flatMap(\.fixes) {
                var fixed = snippet.fixed(by: fix)
                var steps = 1
                while steps < 8, let next = fixed.outcome.diagnostics.first?.fixes.first {
                    fixed = fixed.fixed(by: next)
                    steps += 1
                }
                #expect(fixed.outcome.diagnostics.isEmpty, "\(snippet.text)\n\(fix.title):\n\(fixed.outcome.report)")
                output.append(
                    "\(snippet.text)\n  \(fix.title)\(steps > 1 ? ", and \(steps - 1) more" : "")\n\(fixed.text)\n")
            }
        }
        let difference = try Self.mistakes.difference(output.joined(separator: "\n"), fromFile: name + ".fixed")
        #expect(difference == nil)
    }

    /// In a file that isn't UTF-8, as one in Latin-1, only the first place is reported, but mistakes elsewhere are.
    @Test func wordsThatAreNotUTF8() {
        let text =
            "scene Main 90x90 {\n    view Gr?n fill\n    sch?n A fill\n    view B fill h?bsch\n"
            + "    vew C fill\n}\n"
        let bytes = text.utf8.map { $0 == UInt8(ascii: "?") ? 0xFC : $0 }
        let outcome = SceneOutcome(Source(path: "a.scene", bytes: bytes))
        #expect(outcome.diagnostics.map { outcome.line(of: $0) } == [2, 5], "\(outcome.report)")
    }

    @Test(arguments: mistakes.names(endingIn: ".scene"))
    func wholeFile(_ name: String) throws {
        let outcome = SceneOutcome(Source(path: name + ".scene", bytes: try Self.mistakes.bytes(name + ".scene")))
        let difference = try Self.mistakes.difference(outcome.report, from: name)
        #expect(difference == nil)
    }
}
