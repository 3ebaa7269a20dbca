import Foundation
import SceneDriver
import SceneLint
import SceneSemantics
import SceneText
import Testing

@testable import TestSupport

/// What the documentation shows is true. The tests run one after another, because two of them may rewrite the same
/// page.
@Suite(.serialized) struct DocumentationTests {
    private static let root = Fixtures("../..")
    private static let pages = ["README.md", "CONTRIBUTING.md", "grammar/README.md"]

    @Test func tablesOfTheReferenceAreCurrent() throws {
        let page = MarkdownPage(try Self.root.text("grammar/README.md"))
        let current = page.regenerated { name in
            name == "findings" ? ReferenceTables.findings(Self.run(["explain"])) : ReferenceTables.table(name)
        }
        #expect(!current.contains("There is no such table."))
        for name in ["kinds", "attributes", "colors", "variables", "rules", "findings"] {
            #expect(current.contains("<!-- generated: \(name) -->"), "\(name)")
        }
        let difference = try Self.root.difference(current, fromFile: "grammar/README.md")
        #expect(difference == nil)
    }

    /// Each word of the language has an explanation, and so do UIKit's names of its attributes and kinds.
    @Test func everyWordIsExplained() {
        let properties = Schema.attributes.map { "is\($0.word.prefix(1).uppercased())\($0.word.dropFirst())" }
        let classes = Schema.kinds.map(\.uiKitClass).filter { $0.hasPrefix("UI") && !$0.contains(",") }
        let words =
            EditorWords.lists.values.joined() + properties + classes
            + Schema.stackDirections + Schema.conditionWords + ["->", ".circle", "use", "self"]
        for word in words {
            let text = Self.run(["explain", word])
            #expect(text.hasPrefix("# "), "\(word)")
        }
    }

    /// The scenes that explain the words for overrides have no findings, and what they expect holds.
    @Test func scenesOfOverridesHold() {
        for override in OverrideInSwift.all {
            let source = Source(path: "a.scene", text: override.scene)
            let errors = LintedFile.lint(source).diagnostics.filter { $0.severity == .error }
            #expect(errors.map(\.message) == [], "\(override.words)")
            let result = Self.run(["test", "-"], standardInput: override.scene)
            #expect(result.contains(" passed, 0 failed"), "\(override.words): \(result)")
        }
    }

    /// The section on Swift covers every word for an override.
    @Test func everyHitTestingWordHasItsSwift() throws {
        let sections = try Self.root.text("grammar/README.md").components(separatedBy: "\n## ")
        let section = try #require(sections.first { $0.hasPrefix("The hit-testing words in Swift\n") })
        for word in ReferenceTables.hitTestingWords {
            #expect(section.contains("**`\(word)`**") || section.contains("**`\(word) "), "\(word)")
        }
    }

    /// A `scene` block is a file without errors, and its expectations hold.
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

    /// A `console` block shows commands and their complete output. If a scene on the page begins with the comment
    /// `// name.scene`, it is the file of that name.
    @Test func consoleShowsWhatIsPrinted() throws {
        for page in Self.pages {
            let text = MarkdownPage(try Self.root.text(page))
            let scenes = text.codeBlocks.filter { $0.language == "scene" && $0.text.hasPrefix("// ") }
            let files = scenes.map { ($0.text.prefix { $0 != "\n" }.dropFirst(3).description, Array($0.text.utf8)) }
            let replayed = text.replayed { command in
                Self.run(
                    Array(Self.words(of: command).dropFirst()),
                    scenes: Dictionary(files, uniquingKeysWith: { first, _ in first }))
            }
            let difference = try Self.root.difference(replayed, fromFile: page)
            #expect(difference == nil)
        }
    }

    /// Splits a command into words; double quotes may contain spaces.
    private static func words(of command: Substring) -> [String] {
        command.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
        }
    }

    /// Returns the standard output of a call. Paths refer to the repository and to `scenes`.
    private static func run(
        _ arguments: [String], scenes: [String: [UInt8]] = [:], standardInput: String = ""
    ) -> String {
        let root =
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path + "/"
        // A real path is complete already.
        func located(_ path: String) -> String { path.hasPrefix("/") ? path : root + path }
        let local = FileSystem.local
        let files = FileSystem(
            kind: { path throws(FileProblem) in scenes[path] == nil ? try local.kind(located(path)) : .file },
            entries: { path throws(FileProblem) in try local.entries(located(path)) },
            realPath: { path throws(FileProblem) in scenes[path] == nil ? try local.realPath(located(path)) : path },
            open: { path throws(FileProblem) in
                if let scene = scenes[path] { return reader(of: scene) }
                return try local.open(located(path))
            },
            standardInput: { reader(of: Array(standardInput.utf8)) })
        var printed: [UInt8] = []
        let standard = ByteSink(isTerminal: false) { bytes in
            printed += bytes
            return nil
        }
        let error = ByteSink(isTerminal: false) { _ in nil }
        _ = SceneDriver.run(
            arguments: arguments, environment: ProcessEnvironment { _ in nil }, files: files,
            output: Output(standard: standard, error: error))
        return String(decoding: printed, as: UTF8.self)
    }

    /// A reader that returns `bytes` in one chunk.
    private static func reader(of bytes: [UInt8]) -> ByteReader {
        var rest = bytes
        return ByteReader {
            defer { rest = [] }
            return rest
        }
    }
}
