import SceneLint
import SceneSemantics
import SceneSyntax
import SceneText
import TestSupport
import Testing

/// Tests that you can write each path in the notes and fixes of a finding in the scene that the finding is about.
struct AdvicePathTests {
    /// The scene files of the project, by folder.
    private static let folders =
        [
            "../../examples", "../SceneSemanticsTests/Fixtures/sound", "../SceneSemanticsTests/Fixtures/mistakes",
            "../SceneSemanticsTests/Fixtures/trees", "../SceneSyntaxTests/Fixtures",
        ]

    @Test(arguments: folders)
    func pathsResolve(_ name: String) throws {
        let folder = Fixtures(name)
        for name in folder.names(endingIn: ".scene") {
            let unit = { (text: String) in Source(path: "a.scene", text: text).importing { try folder.bytes($0) } }
            let linted = LintedFile.lint(unit(try folder.text(name + ".scene")))
            expectPathsResolve(in: linted, name, unit)
        }
    }

    @Test(arguments: RuleFixture.all.filter(\.fires))
    func pathsOfRuleFixturesResolve(_ fixture: RuleFixture) throws {
        expectPathsResolve(in: try fixture.linted(), "\(fixture)", fixture.unit)
    }

    private func expectPathsResolve(in linted: LintedFile, _ name: String, _ unit: (String) -> CompilationUnit) {
        let tree = linted.file.tree
        let bytes = tree.source.bytes
        let known = CheckedNames.rules(in: linted.file.unit)
        let ends = tree.children(.file).filter { tree.kind($0) == .scene }.map { tree.range($0).end - 1 }
        // A link can name a view in a row that isn't displayed, and an expectation of its touches can't.
        let statements = ["expect unreachable ->", "recognizer .tap ignores ->"]
        func resolve(_ paths: Set<String>, at end: Int) -> Bool {
            statements.contains { statement in
                let lines = paths.map { "\n\(statement) \($0)\n" }.joined()
                let extended = bytes[..<end] + Array(lines.utf8) + bytes[end...]
                return CheckedNames.rules(in: unit(String(decoding: extended, as: UTF8.self))) == known
            }
        }
        let words = linted.diagnostics.filter { $0.severity != .error }.flatMap { finding in
            finding.notes.map(\.message) + finding.fixes.map(\.title)
        }
        var unresolved = Set(words.flatMap(Self.paths))
        // Behind the last view of a scene, a link into a copy needs an index. Where a fix writes it, it may not.
        for fix in linted.diagnostics.flatMap(\.fixes) {
            let written = Set(fix.edits.flatMap { Self.paths(in: "`\($0.text)`") })
            if written.isDisjoint(with: unresolved) { continue }
            if CheckedNames.rules(in: unit(linted.text(after: fix))) == known { unresolved.subtract(written) }
        }
        // The finding of a component may name the views of any scene that uses it.
        for end in ends where !unresolved.isEmpty {
            unresolved = resolve(unresolved, at: end) ? [] : unresolved.filter { !resolve([$0], at: end) }
        }
        #expect(unresolved.isEmpty, "\(name): \(unresolved) in \(words)")
    }

    @Test func pathsAreFound() {
        #expect(Self.paths(in: "move `List[0].Save` into `A`, or `Main.badge#1.Tap`") == ["List[0].Save"])
        #expect(Self.paths(in: "write `touchDelegate -> Bar.Play` on `T[0,1].X`") == ["Bar.Play", "T[0,1].X"])
        let text = "scene Main 9x9 {\n    view A fill\nexpect unreachable -> A.B\n}\n"
        #expect(CheckedNames.rules(in: CompilationUnit(Source(path: "a.scene", text: text))) != [])
    }

    /// Returns the paths of several parts that `text` names.
    private static func paths(in text: String) -> [String] {
        let quoted = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map(\.element)
        // A list of paths has commas.
        let words = quoted.flatMap { $0.split(separator: " ") }.map { word in
            word.hasSuffix(",") ? String(word.dropLast()) : String(word)
        }
        return
            words
            // These words are for views that have no path.
            .filter { !$0.contains(".header[") && !$0.contains(".footer[") }
            .filter { word in
                let isPath = word.utf8.allSatisfy { byte in
                    byte.isIdentifierByte || "[],.".utf8.contains(byte)
                }
                return isPath && word.first?.isUppercase == true && word.contains { $0 == "." || $0 == "[" }
            }
    }
}

/// The mistakes in names.
private enum CheckedNames {
    static func rules(in unit: CompilationUnit) -> [String] {
        LintedFile.lint(unit, rules: []).diagnostics.filter { $0.severity == .error }.map {
            "\($0.rule): \($0.message)"
        }
        .filter { !$0.contains("unreachable") }
    }
}
