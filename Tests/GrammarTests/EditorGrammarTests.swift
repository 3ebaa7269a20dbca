import Foundation
import SceneLint
import SceneText
import Testing

@testable import SceneSyntax
@testable import TestSupport

/// The grammars for editors have every word of the language. `Tests/Editors` compares what they color with the lexer.
/// The tests run one after another, because one may rewrite what another reads.
@Suite(.serialized) struct EditorGrammarTests {
    private static let folder = Fixtures("../../grammar/editors")
    private static let extensionFiles = [
        "package.json", "language-configuration.json", "scene.tmLanguage.json", "snippets.json",
    ].map { "vscode/extension/\($0)" }

    /// A list of the TextMate grammar is the rest of a group that begins with its name in a comment: `(?#kinds)`.
    @Test func wordsOfTheTextMateGrammarAreCurrent() throws {
        let file = "vscode/extension/scene.tmLanguage.json"
        let text = try Self.folder.text(file)
        var names: Set<String> = []
        let current = text.replacing(/\(\?#([a-z]+)\)[^()]*/) { match in
            let name = String(match.output.1)
            names.insert(name)
            return "(?#\(name))" + (EditorWords.lists[name]?.joined(separator: "|") ?? "")
        }
        #expect(names == Set(EditorWords.lists.keys))
        let difference = try Self.folder.difference(current, fromFile: file)
        #expect(difference == nil)
    }

    /// A list of the Vim syntax is between the comments `" generated: name` and `" end`.
    @Test func wordsOfTheVimSyntaxAreCurrent() throws {
        let file = "vim/syntax/scene.vim"
        var current: [Substring] = []
        var names: Set<String> = []
        var isSkipping = false
        for line in try Self.folder.text(file).split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "\" end" { isSkipping = false }
            if !isSkipping { current.append(line) }
            guard line.hasPrefix("\" generated: ") else { continue }
            let name = String(line.dropFirst("\" generated: ".count))
            names.insert(name)
            current += Self.vimList(name).map { $0[...] }
            isSkipping = true
        }
        #expect(names == Set(EditorWords.lists.keys))
        let difference = try Self.folder.difference(current.joined(separator: "\n"), fromFile: file)
        #expect(difference == nil)
    }

    /// The lines of Vim script that define the list called `name`.
    private static func vimList(_ name: String) -> [String] {
        var lines = ["let s:\(name) = ["]
        var line = "    \\"
        for word in EditorWords.lists[name] ?? [] {
            if line.count + word.count + 4 > 100 {
                lines.append(line)
                line = "    \\"
            }
            line += " '\(word)',"
        }
        return lines + [line, "    \\ ]"]
    }

    /// A new keyword gets a list.
    @Test func everyKeywordIsInAList() {
        let words = Set(EditorWords.lists.values.joined())
        for keyword in Keyword.allCases where !keyword.isForeign {
            #expect(words.contains(keyword.text))
        }
    }

    /// Every rule of the TextMate grammar is defined and used.
    @Test func rulesOfTheTextMateGrammarAreDefinedAndUsed() throws {
        let grammar = try #require(
            try JSONSerialization.jsonObject(with: Data(Self.folder.bytes("vscode/extension/scene.tmLanguage.json")))
                as? [String: Any])
        let repository = try #require(grammar["repository"] as? [String: Any])
        #expect(Set(Self.includes(in: grammar)) == Set(repository.keys.map { "#\($0)" }))
    }

    private static func includes(in value: Any) -> [String] {
        if let values = value as? [Any] { return values.flatMap(includes) }
        guard let members = value as? [String: Any] else { return [] }
        return (members["include"] as? String).map { [$0] } ?? members.values.flatMap(includes)
    }

    /// The files of the extension are JSON, and the ones that it names are there.
    @Test func filesOfTheExtensionAreThere() throws {
        for file in Self.extensionFiles {
            #expect(throws: Never.self, "\(file)") {
                try JSONSerialization.jsonObject(with: Data(Self.folder.bytes(file)))
            }
        }
        let package = try Self.folder.text("vscode/extension/package.json")
        for match in package.matches(of: /"\.\/([^"]+)"/) {
            #expect(throws: Never.self, "\(match.output.1)") {
                try Self.folder.bytes("vscode/extension/\(match.output.1)")
            }
        }
        // Node finds the files that the script requires without their extension.
        let script = try Self.folder.text("vscode/extension/extension.js")
        for match in script.matches(of: /require\('\.\/([^']+)'\)/) {
            #expect(throws: Never.self, "\(match.output.1)") {
                try Self.folder.bytes("vscode/extension/\(match.output.1).js")
            }
        }
        let version = try #require(package.firstMatch(of: /"version": ("[^"]+")/)).output.1
        #expect(try Self.folder.text("vscode/extension.vsixmanifest").contains(" Version=\(version) "))
    }

    /// A snippet is a scene without errors, or a statement of one.
    @Test func snippetsHaveNoErrors() throws {
        struct Snippet: Decodable {
            let body: [String]
        }
        let snippets = try JSONDecoder().decode(
            [String: Snippet].self, from: Data(Self.folder.bytes("vscode/extension/snippets.json")))
        #expect(!snippets.isEmpty)
        for (name, snippet) in snippets {
            let body = snippet.body.joined(separator: "\n")
                .replacing(/\$\{\d+:([^}]*)\}/) { String($0.output.1) }
                .replacing(/\$\d+/, with: "")
            let text = body.hasPrefix("scene") ? body : "scene Main 390x844 {\nview View fill\n\(body)\n}"
            let errors = LintedFile.lint(Source(path: name, text: text)).diagnostics.filter { $0.severity == .error }
            #expect(errors.map(\.message) == [], "\(text)")
        }
    }
}
