import SceneReport
import Testing

@testable import SceneServer

struct NavigationTests {
    private static let main = "file:///w/main.scene"
    private static let parts = "file:///w/parts.scene"
    private static let files = [
        "/w/main.scene": """
        import "parts.scene"

        scene Main 390x844 {
            background Back {
                button Help trailing (gap) top 60 size 44x44
            }
            table List fill touchDelegate -> Back {
                rows 3 height (gap * 5) {
                    cell {
                        card Card padding (gap) leading (row) top 0 size 44x44
                    }
                }
            }
            expect hit 1,1 -> List[0].Card
        }

        """,
        "/w/parts.scene": """
        let gap = 16
        component card(padding = 8) view {
            view Inner fill (padding)
        }

        """,
    ]

    private static func client(opening uris: [String] = [main, parts]) -> Client {
        Client(files: files, open: uris)
    }

    /// The places as file and line, such as `main:4`.
    private static func lines(_ locations: JSONValue?) -> [String] {
        (locations?.elements ?? []).map { location in
            let name = location["uri"]?.string?.split(separator: "/").last?.split(separator: ".").first ?? ""
            return "\(name):\(location["range"]?["start"]?["line"]?.integer ?? -1)"
        }
    }

    /// An editor that doesn't take Markdown shows its marks.
    @Test func hoverWithoutMarkdown() {
        let client = Client(files: Self.files, open: [Self.main], capabilities: "{\"capabilities\":{}}")
        let hover = client.result("hover", Self.main, "\"position\":\(client.position(Self.main, "Help trailing"))")
        let contents = hover?["contents"]
        #expect(contents?["kind"]?.string == "plaintext")
        let text = contents?["value"]?.string ?? ""
        #expect(text.hasPrefix("button Help trailing (gap) top 60 size 44x44\n"), "\(text)")
        #expect(!text.contains("`"))
    }

    @Test(arguments: [main, parts].map { [$0] } + [[main, parts], [main]])
    func definitionsInOtherFiles(_ open: [String]) {
        guard open.contains(Self.main) else { return }
        let client = Self.client(opening: open)
        func definition(_ mark: String) -> [String] {
            Self.lines(client.result("definition", Self.main, "\"position\":\(client.position(Self.main, mark))"))
        }
        #expect(definition("gap)") == ["parts:0"])
        #expect(definition("card Card") == ["parts:1"])
        #expect(definition("padding (gap)") == ["parts:1"])
        #expect(definition("parts.scene") == ["parts:0"])
        #expect(definition("Back {") == ["main:3"])
        #expect(definition("Card\n") == ["main:9"])
        #expect(definition("row)") == ["main:7"])
        #expect(definition("button").isEmpty)
    }

    @Test func linksOfImports() {
        let client = Self.client()
        let links = client.result("documentLink", Self.main, "")?.elements ?? []
        #expect(links.map { $0["target"]?.string } == [Self.parts])
        #expect(links.first?["range"]?["start"]?["character"]?.integer == 7)
        #expect(client.result("documentLink", Self.parts, "")?.text == "[]")
    }

    @Test func colors() {
        let text =
            "scene Main 9x9 { view A backgroundColor .red; view B backgroundColor #0a0B0c80; expect tap A .red }\n"
        let client = Client(files: ["/w/main.scene": text], open: [Self.main])
        let colors = client.result("documentColor", Self.main, "")?.elements ?? []
        let components = colors.map { found in
            ["red", "green", "blue", "alpha"].map { ((found["color"]?[$0]?.number ?? -1) * 255).rounded() }
        }
        #expect(components == [[255, 0, 0, 255], [10, 11, 12, 128]])
        #expect(colors.map { $0["range"]?["start"]?["character"]?.integer } == [40, 69])
        #expect(colors.map { $0["range"]?["end"]?["character"]?.integer } == [44, 78])
    }

    @Test(arguments: [
        ([1, 0, 0, 1], ".red"), ([0, 0, 0, 0], ".clear"), ([0, 0.0392, 1, 1], "#000aff"),
        ([0, 0, 0, 0.5], "#00000080"),
        ([0, 0, 0, 2], nil), ([-1, 0, 0, 1], nil),
    ])
    func pickedColors(_ components: [Double], _ label: String?) {
        let client = Client(files: ["/w/main.scene": "scene Main 9x9\n"], open: [Self.main])
        let color = zip(["red", "green", "blue", "alpha"], components).map { "\"\($0)\":\($1)" }
        let found = client.result("colorPresentation", Self.main, "\"color\":{\(color.joined(separator: ","))}")
        #expect(found?.elements?.first?["label"]?.string == label)
    }

    @Test
    func referencesInAllFiles() {
        let client = Self.client(opening: [Self.parts])
        func references(_ mark: String, _ declaration: Bool = true) -> [String] {
            let context = "\"context\":{\"includeDeclaration\":\(declaration)}"
            let position = "\"position\":\(client.position(Self.parts, mark))"
            return Self.lines(client.result("references", Self.parts, "\(position),\(context)"))
        }
        #expect(references("gap") == ["parts:0", "main:4", "main:7", "main:9"])
        #expect(references("gap", false) == ["main:4", "main:7", "main:9"])
        #expect(references("card(") == ["parts:1", "main:9"])
        #expect(references("padding =") == ["parts:1", "parts:2", "main:9"])
    }

    @Test
    func highlights() {
        let client = Self.client()
        let position = "\"position\":\(client.position(Self.main, "Back {"))"
        let found = client.result("documentHighlight", Self.main, position)?.elements ?? []
        #expect(found.map { $0["kind"]?.integer } == [3, 2])
        #expect(
            client.result("documentHighlight", Self.main, "\"position\":{\"line\":0,\"character\":0}")?.text == "[]")
    }

    @Test
    func rename() throws {
        let client = Self.client()
        func rename(_ uri: String, _ mark: String, _ name: String) -> JSONValue {
            client.request(
                "textDocument/rename",
                "{\"textDocument\":{\"uri\":\"\(uri)\"},\"position\":\(client.position(uri, mark)),\"newName\":\(quoted(name))}"
            )
        }
        let changes = try #require(rename(Self.main, "gap)", "space")["result"]?["documentChanges"]?.elements)
        #expect(changes.map { $0["textDocument"]?["uri"]?.string } == [Self.parts, Self.main])
        #expect(changes.map { $0["edits"]?.elements?.count } == [1, 3])
        let view = rename(Self.main, "Back {", "Behind")["result"]?["documentChanges"]?.elements
        #expect(view?.first?["edits"]?.elements?.count == 2)
        // Wrong letters, Names that exist, words with a meaning, and nothing to rename.
        for (mark, name) in [
            ("Back {", "back"), ("Back {", ""), ("Back {", "A B"), ("Back {", "Bäck"), ("Back {", "Help"),
            ("gap)", "Gap"),
            ("gap)", "min"), ("card Card", "button"), ("row)", "line"), ("fill", "full"),
        ] {
            #expect(rename(Self.main, mark, name)["error"]?["code"]?.integer == -32803, "\(mark) to \(name)")
        }
        #expect(
            rename(Self.main, "Back {", "back")["error"]?["message"]?.string
                == "a Name starts with an upper-case letter: `Back`")
        #expect(rename(Self.main, "gap)", "gap")["error"] == nil)
    }

    @Test
    func prepareRename() {
        let client = Self.client()
        func prepared(_ mark: String) -> String? {
            client.result("prepareRename", Self.main, "\"position\":\(client.position(Self.main, mark))")?[
                "placeholder"]?.string
        }
        #expect(prepared("Back {") == "Back")
        // Behind the last letter.
        #expect(prepared(" {\n        button Help") == "Back")
        #expect(prepared("gap)") == "gap")
        #expect(prepared("row)") == nil)
        #expect(prepared("fill") == nil)
    }

    @Test
    func symbols() throws {
        let client = Self.client(opening: [Self.main])
        let scene = try #require(client.result("documentSymbol", Self.main)?.elements?.first)
        #expect(scene["name"]?.string == "Main")
        #expect(scene["children"]?.elements?.map { $0["name"]?.string } == ["Back", "List"])
        #expect(scene["children"]?.elements?.first?["children"]?.elements?.first?["detail"]?.string == "button")
        let found = client.request("workspace/symbol", "{\"query\":\"cd\"}")["result"]?.elements ?? []
        #expect(Set(found.compactMap { $0["name"]?.string }) == ["card", "Card"])
        let flat = Client(files: Self.files, open: [Self.main], capabilities: "{\"capabilities\":{}}")
        let list = flat.result("documentSymbol", Self.main)?.elements ?? []
        #expect(list.map { $0["name"]?.string } == ["Main", "Back", "Help", "List", "Card"])
        #expect(list[2]["containerName"]?.string == "Back")
    }

    @Test
    func folding() {
        let text =
            "// One\n// two.\n\n// Apart\n\nimport \"a.scene\"\nimport \"b.scene\"\nscene A 9x9 {\n    view {\n        view\n    }\n}\n"
        let client = Client(files: ["/w/a.scene": text], open: ["file:///w/a.scene"])
        let folds = client.result("foldingRange", "file:///w/a.scene")?.elements ?? []
        #expect(
            folds.map {
                "\($0["startLine"]?.integer ?? -1)-\($0["endLine"]?.integer ?? -1) \($0["kind"]?.string ?? "")"
            }
                == ["0-1 comment", "5-6 imports", "7-10 ", "8-9 "])
    }

    @Test
    func selections() throws {
        let text = "scene A 9x9 {\n    view B leading 16 top 2\n}\n"
        let uri = "file:///w/a.scene"
        let client = Client(files: ["/w/a.scene": text], open: [uri])
        var next = client.result("selectionRange", uri, "\"positions\":[\(client.position(uri, "16"))]")?.elements?
            .first
        var starts: [String] = []
        while let range = next {
            starts.append(
                "\(range["range"]?["start"]?["character"]?.integer ?? -1)-\(range["range"]?["end"]?["character"]?.integer ?? -1)"
            )
            next = range["parent"]
        }
        #expect(starts == ["19-21", "11-21", "4-27", "12-1", "0-1", "0-0"])
        #expect(
            client.result("selectionRange", uri, "\"positions\":[{\"line\":99,\"character\":9}]")?.elements?.count == 1)
    }
}
