import Foundation
import SceneDriver
import SceneLint
import SceneText
import Testing

@testable import TestSupport

/// What the documentation shows is true. One test after the other, since two of them may rewrite the same page.
@Suite(.serialized) struct DocumentationTests {
    private static let root = Fixtures("../..")
    private static let pages = ["README.md", "CONTRIBUTING.md", "grammar/README.md"]

    @Test func tablesOfTheReferenceAreCurrent() throws {
        let page = MarkdownPage(try Self.root.text("grammar/README.md"))
        let current = page.regenerated { name in
            name == "findings" ? ReferenceTables.findings(Self.run(["explain"])) : ReferenceTables.table(name)
        }
        #expect(!current.contains("There is no such table."))
        for name in ["kinds", "attributes", "colours", "variables", "rules", "findings"] {
            #expect(current.contains("<!-- generated: \(name) -->"), "\(name)")
        }
        let difference = try Self.root.difference(current, fromFile: "grammar/README.md")
        #expect(difference == nil)
    }

    /// A block of `scene` is a file without errors, whose expectations of hits hold.
    @Test(arguments: pages)
    func scenesHaveNoErrors(_ page: String) throws {
        for block in MarkdownPage(try Self.root.text(page)).codeBlocks where block.language == "scene" {
            let source = Source(path: "\(page):\(block.line)", text: block.text)
            let errors = LintedFile.lint(source).diagnostics.filter { $0.severity == .error }
            #expect(errors.map(\.message) == [], "\(page), line \(block.line)")
            let result = Self.run(["test", "-"], standardInput: block.text)
            #expect(
                !result.contains(" failed") || result.contains(" 0 failed"), "\(page), line \(block.line): \(result)")
        }
    }

    /// A block of `console` shows commands and all that they print.
    @Test func consoleShowsWhatIsPrinted() throws {
        for page in Self.pages {
            let replayed = MarkdownPage(try Self.root.text(page)).replayed { command in
                Self.run(Array(Self.words(of: command).dropFirst()))
            }
            let difference = try Self.root.difference(replayed, fromFile: page)
            #expect(difference == nil)
        }
    }

    /// The words of a command, of which those in double quotes may hold blanks.
    private static func words(of command: Substring) -> [String] {
        command.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
        }
    }

    /// What a call prints to standard output, its paths those of the repository.
    private static func run(_ arguments: [String], standardInput: String = "") -> String {
        let root =
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path + "/"
        let local = FileSystem.local
        var input = Array(standardInput.utf8)
        let files = FileSystem(
            kind: { path throws(FileProblem) in try local.kind(root + path) },
            entries: { path throws(FileProblem) in try local.entries(root + path) },
            realPath: { path throws(FileProblem) in try local.realPath(root + path) },
            open: { path throws(FileProblem) in try local.open(root + path) },
            standardInput: {
                ByteReader {
                    defer { input = [] }
                    return input
                }
            })
        var printed: [UInt8] = []
        let standard = ByteSink(isTerminal: false) { bytes in
            printed += bytes
            return nil
        }
        let error = ByteSink(isTerminal: false) { _ in nil }
        _ = SceneDriver.run(
            arguments: arguments, environment: Environment { _ in nil }, files: files,
            output: Output(standard: standard, error: error))
        return String(decoding: printed, as: UTF8.self)
    }
}
