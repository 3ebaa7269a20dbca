import Foundation
import SceneSemantics
import SceneSyntax
import SceneText
import TestSupport
import Testing

struct SymbolIndexTests {
    private static let fixtures = Fixtures("Fixtures/symbols")

    @Test(arguments: fixtures.names(endingIn: ".scene"))
    func declarationsAndUses(_ name: String) throws {
        let file = BoundFile.bind(
            SyntaxTree.parse(Source(path: "a.scene", text: try Self.fixtures.text(name + ".scene"))))
        let difference = try Self.fixtures.difference(file.symbolReport, from: name)
        #expect(difference == nil)
    }

    /// An editor asks with the offset of any character of a word, or the one after it.
    @Test
    func wordAtOffset() throws {
        let text = "let gap = 8\nscene Main 390x844 { table T fill { rows 2 height (gap) { cell { view A fill } } }\n"
        let source = Source(path: "a.scene", text: text + "expect hit 1,(gap) -> T[1].A }")
        let symbols = BoundFile.bind(SyntaxTree.parse(source)).symbols
        let names = (0...source.bytes.count).map { symbols.declaration(at: $0, in: .only)?.name }
        #expect(names.filter { $0 == "gap" }.count == 4 * 3)
        #expect(names.filter { $0 == "T" }.count == 2 * 2)
        #expect(names.filter { $0 == "A" }.count == 2 * 2)
        #expect(names.filter { $0 == "Main" }.count == 5)
        #expect(names.compactMap { $0 }.count == 25)
    }

    /// Renaming everything that a file declares, wherever it is used, changes neither the findings nor the views.
    @Test(arguments: someSceneFiles)
    func renamingProjectScenes(_ path: String) throws {
        try checkRenaming(Source(path: path, bytes: Array(Data(contentsOf: projectFolder.appending(path: path)))))
    }

    @Test
    func renamingGeneratedScenes() throws {
        for seed in trials(40) {
            var generator = SceneWriter(seed: seed)
            try checkRenaming(Source(path: "seed \(seed)", text: generator.scene()))
        }
    }

    private func checkRenaming(_ source: Source) throws {
        let file = BoundFile.bind(SyntaxTree.parse(source))
        // What is on a line that can't be parsed isn't bound.
        if !file.tree.problems.isEmpty { return }
        let symbols = file.symbols
        var edits: [Diagnostic.Edit] = []
        var oldNames: [(fresh: String, old: String)] = []
        for (index, declaration) in symbols.declarations.enumerated() {
            let uses = symbols.uses(of: declaration)
            let occurrences = symbols.declarationRanges(of: declaration) + uses
            #expect(occurrences.allSatisfy { source.text(in: $0) == declaration.name })
            #expect(uses.allSatisfy { declaration.scope.contains($0) })
            #expect(uses.isEmpty != declaration.isUsed)
            if declaration.kind == .variable { continue }
            let isWord = [.constant, .component, .parameter].contains(declaration.kind)
            let fresh = (isWord ? "fresh" : "Fresh") + String(10_000 + index)
            oldNames.append((fresh, declaration.name))
            edits += occurrences.map { Diagnostic.Edit($0, fresh) }
        }
        edits.sort { $0.range.start < $1.range.start }
        #expect(zip(edits, edits.dropFirst()).allSatisfy { $0.range.end < $1.range.start })
        let (before, after) = (SceneOutcome(source), SceneOutcome(source.edited(by: edits)))
        let inOldNames = { (text: String) in
            oldNames.reduce(text) { $0.replacing($1.fresh, with: $1.old) }
        }
        // What these rules report depends on how similar or equal Names are.
        let isFree = { (finding: Diagnostic) in !["unknown-name", "duplicate-name"].contains(finding.rule) }
        let (old, new) =
            before.diagnostics.allSatisfy(isFree)
            ? (before.diagnostics, after.diagnostics)
            : (before.diagnostics.filter(isFree), after.diagnostics.filter(isFree))
        #expect(old.map(\.message) == new.map { inOldNames($0.message) })
        // Scenes with two views of one Name have no views until the Names differ.
        if before.scenes.isEmpty, before.diagnostics.contains(where: { $0.rule == "duplicate-name" }) { return }
        #expect(before.scenes.map(\.dump) == after.scenes.map { inOldNames($0.dump) })
    }

    private static let projectFolder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

    /// The paths of all scene files of the project.
    private static let sceneFiles: [String] = ["examples", "Tests"].flatMap { folder in
        let files = FileManager.default.enumerator(atPath: projectFolder.appending(path: folder).path)
        return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".scene") }.map { "\(folder)/\($0)" }
    }.sorted()

    /// Every second of these files. Optimized builds try all.
    private static var someSceneFiles: [String] {
        #if DEBUG
            sceneFiles.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
        #else
            sceneFiles
        #endif
    }

    private var projectFolder: URL { Self.projectFolder }
}

extension BoundFile {
    /// The declarations, a line each: kind, name, places, scope and uses.
    fileprivate var symbolReport: String {
        let place = { (offset: Int) in
            let position = tree.source.position(at: offset)
            return "\(position.line):\(position.column)"
        }
        let places = { (ranges: [SourceRange]) in ranges.map { place($0.start) }.joined(separator: " ") }
        return symbols.declarations.map { declaration in
            let kind = "\(declaration.kind) \(declaration.name)\(declaration.isBroken ? " (broken)" : "")"
            let declared = symbols.declarationRanges(of: declaration)
            let uses = symbols.uses(of: declaration)
            let scope = "\(place(declaration.scope.start))-\(place(declaration.scope.end))"
            return "\(kind) at \(declared.isEmpty ? place(declaration.statement.start) : places(declared)) in \(scope)"
                + (uses.isEmpty ? "" : ": \(places(uses))") + "\n"
        }.joined()
    }
}
