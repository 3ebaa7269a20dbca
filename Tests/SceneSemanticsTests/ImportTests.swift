import SceneSemantics
import SceneSyntax
import SceneText
import TestSupport
import Testing

/// Tests that importing a file means the same as pasting what it defines.
struct ImportTests {
    /// Components and constants, which use those of other files, are spread over files.
    @Test
    func importingMeansTheSameAsPasting() throws {
        var soundCount = 0
        for seed in trials(70) {
            var random = SplitMix(seed: seed)
            let text = ComponentWriter(seed: seed).used
            let parts = text.replacing("\ncomponent ", with: "\n\u{0}component ")
                .replacing("\nscene ", with: "\n\u{0}scene ").split(separator: "\u{0}")
            guard let scene = parts.last else { continue }
            // Each part is in a file that imports the files of all parts before it.
            var files: [(definitions: String, imports: String)] = []
            for (number, part) in parts.dropLast().enumerated() {
                if let last = files.last, random.happens(0.4) {
                    files[files.count - 1].definitions =
                        last.definitions + "let k\(number) = (\(number) + 1)\n" + part
                } else {
                    files.append((String(part), files.indices.map { "import \"\($0).scene\"\n" }.joined()))
                }
            }
            let imports = files.indices.map { "import \"\($0).scene\"\n" }.joined()
            let pasted = SceneOutcome(files.map(\.definitions).joined() + scene)
            var texts: [String: String] = [:]
            for (index, file) in files.enumerated() { texts["\(index).scene"] = file.imports + file.definitions }
            let imported = ImportedText(main: imports + scene, files: texts)
            #expect(imported.messages == pasted.diagnostics.map(\.message).sorted(), "seed \(seed)\n\(text)")
            #expect(imported.dump == pasted.scenes.map(\.dump).joined(), "seed \(seed)\n\(text)")
            if !imported.dump.isEmpty { soundCount += 1 }
        }
        #expect(soundCount > 20)
    }

    /// A mistake in a part is found wherever the part is.
    @Test
    func mistakesAreTheSameAsPasted() throws {
        for seed in trials(70) {
            var random = SplitMix(seed: seed + 1000)
            var lets = "let a0 = 1\n"
            for index in 1..<8 {
                let value = random.pick(["5", "(a\(index - 1) * 2)", "(a\(index - 1) > 0)", "\"text\"", "(b + 1)"])
                lets += "let a\(index) = \(value)\n"
            }
            let component = random.pick(["", "component part(n = (a2)) view size (a3)x9 { hiden }\n"])
            let used = (0..<6).map { _ in "view width (a\(random.pick(Array(0...9)))) height 5\n" }.joined()
            let scene = "scene Main 300x500 {\n\(used)part A n (a4) fill\n}\n"
            let pasted = SceneOutcome(lets + component + scene)
            let graph = ImportedText(main: "import \"parts.scene\"\n" + scene, files: ["parts.scene": lets + component])
            let messages = graph.messages
            #expect(messages == pasted.diagnostics.map(\.message).sorted(), "seed \(seed)\n\(lets)\(component)\(scene)")
        }
    }

    /// Words of other files are found where they are defined, and renamed in all files at once.
    @Test
    func wordsOfOtherFilesAreRenamed() throws {
        let parts = """
            let gap = 8
            component badge(count = 0, behind ->) view size 60x60 touchDelegate -> behind {
                button Tap width (count) height (gap)
            }
            """
        let main = """
            import "parts.scene"
            component big(n = 1) badge count (n) behind -> self { button More size (gap)x9 }
            scene Main 390x844 {
                view Back fill
                badge A count (gap * 2) behind -> Back leading (gap) top 9
                big B leading 100 top 100
                expect hit 1,1 -> A.Tap
                expect hit A.Tap -> B.Tap
            }
            """
        let graph = ImportedText(main: main, files: ["parts.scene": parts])
        let before = graph.dump
        let symbols = BoundFile.bind(graph.main).symbols
        let own = BoundFile.bind(SyntaxTree.parse(graph.imported[0].source)).symbols
        var files = (main: graph.main.source, parts: graph.imported[0].source)
        var edits: [Diagnostic.Edit] = []
        for (word, count) in [("gap", 3), ("badge", 2), ("count", 2), ("behind", 2), ("Tap", 3)] {
            let declaration = try #require(own.declarations.first { $0.name == word })
            let place = try #require(own.declarationRanges(of: declaration).first)
            let uses = symbols.uses(ofWordAt: place)
            #expect(uses.count == count, "\(word)")
            #expect(uses.allSatisfy { graph.main.source.text(in: $0) == word })
            let first = try #require(uses.first)
            let used = try #require(symbols.declaration(at: first.start, in: graph.main.source.file))
            #expect(used.isImported && used.name == word && symbols.declarationRanges(of: used) == [place])
            #expect("\(used.kind)" == "\(declaration.kind)")
            #expect(used.statement.contains(declaration.statement))
            let fresh = word.first?.isUppercase == true ? "Fresh\(word)" : "fresh\(word)"
            edits += (uses + [place] + own.uses(of: declaration)).map { Diagnostic.Edit($0, fresh) }
        }
        #expect(symbols.importedDeclarations.count == 5)
        #expect(symbols.declarations.allSatisfy { !$0.isImported })
        files = (files.main.edited(by: edits), files.parts.edited(by: edits))
        let renamed = ImportedText(
            main: files.main.text(in: files.main.wholeRange),
            files: ["parts.scene": files.parts.text(in: files.parts.wholeRange)])
        #expect(before.contains("A.Tap"))
        #expect(renamed.dump == before.replacing("Tap", with: "FreshTap"))
    }
}

/// A source with the files that it imports, given as texts.
private struct ImportedText {
    let main: CompilationUnit
    private var graph = ImportGraph()

    init(main: String, files: [String: String]) {
        let reader = ImportReader(
            find: { path, _ in .file(key: path, path: path) },
            read: { path in
                files[path].map { .success(Array($0.utf8)) } ?? .failure(UnreadableImport("it does not exist"))
            })
        self.main = graph.resolve(Source(path: "main.scene", text: main), key: "main.scene", reader)
    }

    var imported: [ImportedSource] { graph.imported }

    /// The messages about all files.
    var messages: [String] {
        (SceneOutcome(main).diagnostics + imported.flatMap(\.errors)).map(\.message).sorted()
    }

    /// The views of the scenes in the main file.
    var dump: String { SceneOutcome(main).scenes.map(\.dump).joined() }
}
