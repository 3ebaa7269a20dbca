import SceneReport
import SceneSemantics
import Testing

@testable import SceneServer

/// Completion, hovers, tokens, hints and lenses.
struct WritingTests {
    private static let uri = "file:///w/a.scene"

    /// Returns what is offered at the `|` in `text`.
    private static func labels(_ text: String, files: [String: String] = [:]) -> [String] {
        items(text, files: files).compactMap { $0["label"]?.string }
    }

    private static func items(_ text: String, files: [String: String] = [:]) -> [JSONValue] {
        let place = text.firstIndex(of: "|") ?? text.endIndex
        let before = String(text[..<place])
        let whole = text.replacingFirst("|", with: "")
        let client = Client(files: files.merging(["/w/a.scene": whole]) { $1 }, open: [Self.uri])
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        let character = before.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0
        let result = client.result("completion", Self.uri, "\"position\":{\"line\":\(line),\"character\":\(character)}")
        return result?["items"]?.elements ?? []
    }

    private static func inScene(_ statement: String) -> String {
        "scene Main 390x844 {\n    button Help \"Help\" leading 0 top 0 size 44x44\n    \(statement)\n}\n"
    }

    @Test
    func kindsAndAttributes() throws {
        #expect(Self.labels("|") == ["scene", "component", "let", "import"])
        let statements = Self.labels(Self.inScene("|"))
        #expect(statements.contains("button"))
        #expect(statements.contains("minimumTarget"))
        #expect(statements.contains("expect tap"))
        #expect(!statements.contains("cell"))
        let attributes = Self.labels(Self.inScene("button A leading 16 cl|"))
        #expect(attributes.contains("clipsToBounds"))
        #expect(attributes.contains("enabled"))
        #expect(!attributes.contains("leading"))
        #expect(!attributes.contains("contentSize"))
        #expect(!attributes.contains("button"))
        let item = try #require(Self.items(Self.inScene("view A al|")).first { $0["label"]?.string == "alpha" })
        #expect(item["documentation"]?["value"]?.string?.contains("below 0.01") ?? false)
        #expect(
            item["textEdit"]?["range"]?.text
                == "{\"start\":{\"line\":2,\"character\":11},\"end\":{\"line\":2,\"character\":13}}")
        #expect(item["textEdit"]?["newText"]?.string == "alpha ${1:1}")
        #expect(Self.labels(Self.inScene("table T fill {\n|")).contains("rows"))
        #expect(Self.labels(Self.inScene("table T fill {\nrows 3 height 4 {\n|")).contains("cell"))
        #expect(Self.labels(Self.inScene("if (true) {\n|")).contains("button"))
        #expect(Self.labels(Self.inScene("view A fill {\nhitTest {\n|")) == Schema.rules.map(\.word))
        #expect(
            Self.labels(Self.inScene("view A fill {\nhitTest {\nwhen -> A { set |")) == [
                "hidden", "alpha", "userInteractionEnabled",
            ])
        #expect(Self.labels("component card |").contains("button"))
        #expect(Self.labels("component card view |").contains("alpha"))
        #expect(Self.labels("scene A 9x9 |").contains("direction"))
    }

    @Test
    func values() {
        #expect(Self.labels(Self.inScene("table T displayOrder .|")) == ["ascending", "descending"])
        #expect(Self.labels(Self.inScene("view A hidden .o|")) == ["on", "off"])
        #expect(Self.labels(Self.inScene("view A backgroundColor .|")).contains("red"))
        #expect(Self.labels(Self.inScene("recognizer A .|")).contains("longPress"))
        #expect(Self.labels(Self.inScene("recognizer A .swipe .|")).contains("left"))
        #expect(Self.labels(Self.inScene("stack A .|")) == ["horizontal", "vertical"])
        #expect(Self.labels("scene Main .|").contains("iPhone16"))
        #expect(Self.labels("scene Main .iPhone16.|") == ["landscape"])
        #expect(Self.labels(Self.inScene("expect hit 1,1 .|")).contains("recursion"))
    }

    /// An index is a number: a constant, or a variable of the block around it.
    @Test
    func indices() {
        let list = "let last = 2\ntable List fill { rows 3 height 44 { cell } }\n"
        #expect(Self.labels(Self.inScene(list + "expect hit List[|")) == ["last"])
        #expect(Self.labels(Self.inScene(list + "expect hit List[0, la|")) == ["last"])
        #expect(Self.labels(Self.inScene(list + "expect hit List[0] |")).contains("on"))
        let copies = "repeat 2 { button Star touchDelegate -> Star[|"
        #expect(Self.labels(Self.inScene(copies)) == ["index"])
    }

    /// The head of a scene has a Name, its sizes and devices, and its attributes.
    @Test
    func heads() {
        let first = Self.labels("scene Main |")
        #expect(first.contains(".iPhone16") && first.contains("393x852"))
        #expect(!first.contains("direction"))
        #expect(first.count { $0 == "393x852" } == 1)
        #expect(Self.labels("scene Main .iPhone16, |").contains(".iPhoneSE"))
        #expect(Self.labels("scene Main .iPhone16, .|").contains("iPhoneSE"))
        #expect(Self.labels("scene Main 9x9 direction |") == [".leftToRight", ".rightToLeft"])
        #expect(!Self.labels("scene |").contains("button"))
    }

    /// No recognizer waits for itself, and no view delegates to itself.
    @Test
    func linksToOthersOnly() {
        let twoTaps = "recognizer One .tap\nrecognizer Two .tap requireToFail |\nview A fill touchDelegate -> Help"
        #expect(Self.labels(Self.inScene(twoTaps)) == ["-> One"])
        #expect(Self.labels(Self.inScene("view A fill touchDelegate -> |")) == ["Help"])
    }

    /// Values are offered with their dot or arrow where those aren't written yet.
    @Test
    func valuesWithSigns() throws {
        #expect(Self.labels(Self.inScene("recognizer |")).contains(".tap"))
        #expect(Self.labels(Self.inScene("recognizer A |")).contains(".longPress"))
        #expect(!Self.labels(Self.inScene("recognizer A |")).contains("cancelsTouchesInView"))
        let directions = Self.labels(Self.inScene("recognizer A .swipe |"))
        #expect(directions.contains(".left") && directions.contains("cancelsTouchesInView"))
        #expect(Self.labels(Self.inScene("recognizer A .screenEdgePan |")) == [".left", ".right", ".top", ".bottom"])
        #expect(!Self.labels(Self.inScene("recognizer A .pan shouldBegin .horizontal |")).contains(".left"))
        #expect(Self.labels(Self.inScene("stack A |")).starts(with: [".horizontal", ".vertical"]))
        #expect(Self.labels(Self.inScene("view A hitShape |")).contains(".circle"))
        #expect(!Self.labels(Self.inScene("view A hitShape |")).contains("alpha"))
        #expect(Self.labels(Self.inScene("view A hidden |")).starts(with: [".on", ".off"]))
        #expect(Self.labels(Self.inScene("view A hidden |")).contains("alpha"))
        #expect(Self.labels(Self.inScene("table T fill touchDelegate |")) == ["-> Help"])
        let item = try #require(Self.items(Self.inScene("view A touchDelegate H|")).first)
        #expect(item["filterText"]?.string == "Help")
        #expect(item["textEdit"]?["newText"]?.string == "-> Help")
        #expect(
            Self.labels(Self.inScene("expect hit 5,5 |")) == [
                "-> Help", ".none", ".recursion", ".orderDependent", "on",
            ])
        #expect(Self.labels(Self.inScene("expect hit 5,5 -> Help |")) == [])
        #expect(Self.labels(Self.inScene("expect reachable |")) == ["-> Help"])
        #expect(Self.labels(Self.inScene("expect reachable -> Help |")) == ["on"])
        #expect(Self.labels(Self.inScene("expect tap 1,1 on |")).contains(".iPhone16"))
        #expect(Self.labels(Self.inScene("expect tap 1,1 fires |")) == ["-> Help"])
    }

    /// What UIKit calls a word finds it.
    @Test
    func wordsOfUIKit() throws {
        func filter(_ text: String, _ label: String) -> String? {
            Self.items(Self.inScene(text)).first { $0["label"]?.string == label }?["filterText"]?.string
        }
        #expect(filter("view A isHid|", "hidden") == "isHidden")
        #expect(filter("view A isHid|", "alpha") == "alpha")
        #expect(filter("view A i|", "hidden") == "hidden")
        #expect(filter("UIBut|", "button") == "UIButton")
        #expect(filter("But|", "button") == "button")
    }

    /// In the string of an import, the files and folders are offered that it can name.
    @Test
    func importedFiles() {
        let files = ["/w/b.scene": "", "/w/parts/cells.scene": "", "/w/parts/old/rows.scene": "", "/v/c.scene": ""]
        func offered(_ text: String) -> [String] { Self.labels(text, files: files).sorted() }
        #expect(offered("import \"|\"\n") == ["b.scene", "parts/"])
        #expect(offered("import \"parts/|\"\n") == ["cells.scene", "old/"])
        #expect(offered("import \"parts/ce|") == ["cells.scene", "old/"])
        #expect(offered("import \"parts/../|") == ["b.scene", "parts/"])
        #expect(offered("import \"../v/|") == [])
        #expect(offered("import \"/v/|") == [])
        #expect(offered("import \"b.scene\" |") == [])
    }

    @Test
    func names() {
        #expect(Self.labels(Self.inScene("table T fill touchDelegate -> |")) == ["Help"])
        #expect(
            Self.items(Self.inScene("table T fill touchDelegate ->|")).first?["textEdit"]?["newText"]?.string == " Help"
        )
        #expect(Self.labels(Self.inScene("expect tap 1,1 fires -> H|")) == ["Help"])
        #expect(
            Self.labels(Self.inScene("recognizer A .tap\nrecognizer B .tap requireToFail -> |")) == ["A"])
        let rows = "table T fill {\n rows 3 height 4 {\n cell {\n button Play fill\n }\n }\n }\n "
        #expect(Self.labels(Self.inScene(rows + "expect hit 1,1 -> T[0].|")) == ["Play", "content"])
        #expect(Self.labels(Self.inScene(rows + "expect hit 1,1 -> |")).sorted() == ["Help", "T", "T[0].Play"])
        let section = "section { rows 3 height 44 { cell { button Play fill } } }"
        let sections = "table S fill { \(section.replacing("Play", with: "Stop")); \(section) }\n"
        #expect(
            Self.labels(Self.inScene(sections + "expect hit 1,1 -> |")).sorted() == [
                "Help", "S", "S[0,0].Stop", "S[1,0].Play",
            ])
        #expect(Self.labels(Self.inScene(sections + "expect tap 1,1 selects -> |")) == ["S[0,0]"])
        #expect(Self.labels(Self.inScene(rows + "expect tap 1,1 fires -> |")).sorted() == ["Help", "T[0].Play"])
        #expect(Self.labels(Self.inScene(rows + "expect tap 1,1 selects -> |")) == ["T[0]"])
        #expect(Self.labels(Self.inScene(rows + "expect drag 1,9 to 1,1 scrolls -> |")) == ["T"])
        #expect(Self.labels(Self.inScene("view A leading (Help.|")).contains("maxX"))
        let expression = Self.labels("let gap = 1\n" + Self.inScene("repeat 3 { view A leading (|"))
        for word in ["gap", "index", "min", "Help"] { #expect(expression.contains(word), "\(word)") }
        #expect(!expression.contains("row"))
    }

    @Test
    func components() {
        let parts = ["/w/parts.scene": "let gap = 8\ncomponent card(padding = 8) button {\n view Inner fill\n}\n"]
        let scene = "import \"parts.scene\"\nscene A 9x9 {\n"
        #expect(Self.labels(scene + "|", files: parts).contains("card"))
        let attributes = Self.labels(scene + "card B |", files: parts)
        #expect(attributes.contains("padding"))
        #expect(attributes.contains("enabled"))
        #expect(Self.labels(scene + "card B fill\nexpect hit 1,1 -> B.|\n}\n", files: parts) == ["Inner"])
    }

    @Test
    func expectations() {
        #expect(Self.labels(Self.inScene("expect |")).contains("reachable"))
        #expect(Self.labels(Self.inScene("expect drag 1,1 |")).contains("to"))
        #expect(Self.labels(Self.inScene("expect drag 1,1 to |")) == ["Help"])
        #expect(Self.labels(Self.inScene("expect drag Help |")) == ["to"])
        #expect(Self.labels(Self.inScene("expect drag Help to 1,1 |")).contains("fires"))
        #expect(Self.labels(Self.inScene("expect rotate Help |")) == ["by"])
        #expect(Self.labels(Self.inScene("expect tap 1,1 sends |")).contains("touchDown"))
        #expect(Self.labels(Self.inScene("expect touch { |")).contains("wait"))
        let connectives = ["to", "after", "over", "scale", "by", "finger", "on"]
        func offered(after text: String) -> [String] {
            Self.labels(Self.inScene(text)).filter { connectives.contains($0) }
        }
        #expect(offered(after: "expect tap Help |") == ["on"])
        #expect(offered(after: "expect drag Help to 1,1 |") == ["after", "over", "on"])
        #expect(offered(after: "expect drag Help to 1,1 over 200ms |") == ["after", "on"])
        #expect(offered(after: "expect pinch Help scale 2 |") == ["on"])
        #expect(offered(after: "expect tap Help fires -> Help |") == [])
        #expect(Self.labels(Self.inScene("expect tap Help fires -> Help, |")).contains("selects"))
        #expect(Self.labels(Self.inScene("expect touch { down 1,1 |")) == ["finger"])
        #expect(Self.labels(Self.inScene("expect touch { move 1,1 |")) == ["finger", "over"])
        #expect(Self.labels(Self.inScene("expect touch { drag 1,1 |")) == ["to"])
    }

    @Test
    func comments() {
        #expect(Self.labels("// s|").isEmpty)
        #expect(Self.labels("// scenec:allow |").contains("small-target"))
        #expect(Self.labels("// scenec:allow small-target — |").isEmpty)
        #expect(Self.labels(Self.inScene("label \"H|\"")).isEmpty)
    }

    /// No text and no place in it makes the server fail.
    @Test
    func anyPlaceInAnyText() {
        let text =
            "import \"a\"\n// scenec:allow a\ncomponent c(a = 1, b ->) view {\n}\nscene A .iPhone16, 9x9 {\n table T fill -> {\n rows 3 { if (row == 1) {"
            + " cell { button \"\\(row)\" leading (Q.maxX) } } else { recognizer R .swipe .left requireToFail -> R } } }\n"
            + " expect touch { down 1,1; up } fires -> T[0].Q, not sends touchDown -> Q\n expect hit 1,1 on .iPhone16 .none\n hitTest { when -> Q { set hidden } } }"
        for end in stride(from: 0, through: text.count, by: 67) {
            let client = Client(open: [])
            client.open(Self.uri, text: String(text.prefix(end)))
            for line in 0..<8 {
                for character in stride(from: 0, to: 90, by: 13) {
                    let position = "\"position\":{\"line\":\(line),\"character\":\(character)}"
                    for method in ["completion", "hover", "definition", "prepareRename"] {
                        #expect(client.result(method, Self.uri, position) != nil)
                    }
                }
            }
            let range = "\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":99,\"character\":0}}"
            for method in ["semanticTokens/full", "documentSymbol", "foldingRange", "codeLens", "formatting"] {
                #expect(client.result(method, Self.uri) != nil)
            }
            #expect(client.result("inlayHint", Self.uri, range) != nil)
            #expect(client.result("codeAction", Self.uri, range + ",\"context\":{\"diagnostics\":[]}") != nil)
        }
    }

    @Test
    func hoversOfRowsAndDevices() {
        let text = """
            scene Main .iPhoneSE {
                table List fill {
                    rows 9 height 60 { cell { button Play fill } }
                }
            }
            """
        let client = Client(files: ["/w/a.scene": text], open: [Self.uri])
        func hover(_ mark: String) -> String {
            client.result("hover", Self.uri, "\"position\":\(client.position(Self.uri, mark))")?["contents"]?["value"]?
                .string ?? ""
        }
        #expect(hover("Play").contains("`List[0…8].Play`: frame `0,0 375x60` in `List[0…8].content`"))
        #expect(!hover("Play").contains("more"))
        #expect(hover("iPhoneSE").contains("375x667, safe area 20,0,0,0, turned 0,0,0,0"))
    }

    @Test(arguments: [
        (".white", "`.white`: `#ffffff`"), (".clear", "`.clear`: fully transparent"), (".circle", "hitShape"),
        (".off", "clipsToBounds"), (".blurple", ""),
    ])
    func hoversOfValues(_ value: String, _ expected: String) {
        let text = """
            scene Main 390x844 {
                view A fill backgroundColor .white hitShape .circle clipsToBounds .off
                view B fill backgroundColor .clear
                view C fill backgroundColor .blurple
            }
            """
        let client = Client(files: ["/w/a.scene": text], open: [Self.uri])
        let position = client.position(Self.uri, String(value.dropFirst()))
        let hover = client.result("hover", Self.uri, "\"position\":\(position)")?["contents"]?["value"]?.string ?? ""
        #expect(expected.isEmpty ? hover.isEmpty : hover.contains(expected), "\(hover)")
    }

    @Test
    func hovers() {
        let text =
            "scene Main 100x100 {\n    button Help leading 10 top 20 size 40x40\n    view Cover frame 10,20 40x10\n    // scenec:allow small-target — a\n    expect drag 9,9 to 1,1 after 1s not touches -> Cover\n}\n"
        let client = Client(files: ["/w/a.scene": text], open: [Self.uri])
        func hover(_ mark: String) -> String {
            client.result("hover", Self.uri, "\"position\":\(client.position(Self.uri, mark))")?["contents"]?["value"]?
                .string ?? ""
        }
        #expect(hover("Help").contains("frame `10,20 40x40` in `Main`"))
        #expect(hover("Help").contains("75% of its visible part can be touched"))
        #expect(hover("Help").contains("25% goes to `Cover`"))
        #expect(hover("button").contains("UIButton"))
        #expect(hover("leading").contains("leading edge"))
        #expect(hover("small-target").contains("`small-target`:"))
        #expect(hover("100x100").isEmpty)
        #expect(hover("expect").contains("states what a touch must do"))
        #expect(hover("drag").contains("a straight move"))
        #expect(hover("after").contains("rests before a drag"))
        #expect(hover("touches").contains("touchesBegan"))
    }

    @Test
    func hintsAndLenses() throws {
        let text =
            "scene Main 100x100 {\n    button Help trailing 10 bottom 20 size 40x40\n    view A frame 0,0 9x9\n    expect hit 70,50 -> Help\n    expect hit 1,1 -> Help\n}\n"
        let client = Client(files: ["/w/a.scene": text], open: [Self.uri])
        let range = "\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":9,\"character\":0}}"
        let hints = client.result("inlayHint", Self.uri, range)?.elements ?? []
        #expect(hints.map { $0["label"]?.string } == ["50,40 40x40"])
        #expect(hints.first?["position"]?.text == "{\"line\":1,\"character\":48}")
        let lenses = client.result("codeLens", Self.uri)?.elements ?? []
        #expect(
            lenses.map { $0["command"]?["title"]?.string } == [
                "draw", "1 of 2 expectations fails", "passed", "failed: `A` takes the touch",
            ])
        #expect(lenses.first?["command"]?["command"]?.string == "scenec.draw")
        #expect(lenses.first?["command"]?["arguments"]?.text == "[\"\(Self.uri)\",\"Main\"]")
        let picture = client.request(
            "workspace/executeCommand", "{\"command\":\"scenec.draw\",\"arguments\":[\"\(Self.uri)\",\"Main\"]}")
        #expect(picture["result"]?.string?.contains("<svg") ?? false)
        let none = client.request(
            "workspace/executeCommand", "{\"command\":\"scenec.draw\",\"arguments\":[\"\(Self.uri)\",\"Other\"]}")
        #expect(none["error"]?["code"]?.integer == -32803)
    }

    /// An error in one scene hides no result of another, and its own scene says why it has none.
    @Test
    func lensesBesideErrors() throws {
        let text =
            "scene One 100x100 {\n    expect hit 1,1 -> One\n}\nscene Two 100x100 {\n    buton B fill\n"
            + "    expect hit 1,1 -> Two\n}\nscene Three 100x100 { buton B fill }\n"
        let client = Client(files: ["/w/a.scene": text], open: [Self.uri])
        let lenses = client.result("codeLens", Self.uri)?.elements ?? []
        #expect(
            lenses.map { $0["command"]?["title"]?.string } == [
                "draw", "draw", "not tested: the scene has errors", "draw", "passed",
            ])
    }

    @Test
    func lensOfSeveralDevices() throws {
        let text =
            "scene Main 100x100, 120x100, 140x100 {\n    view A frame 0,0 9x9\n    expect hit 1,1 -> Main\n"
            + "    expect hit 110,50 on 120x100, 140x100 -> A\n    expect hit 50,50 on 100x100 -> A\n}\n"
        let client = Client(files: ["/w/a.scene": text], open: [Self.uri])
        let lenses = client.result("codeLens", Self.uri)?.elements ?? []
        #expect(
            lenses.map { $0["command"]?["title"]?.string } == [
                "draw", "3 of 3 expectations fail", "failed: `A` takes the touch on 100x100 and 2 other devices",
                "failed: `Main` takes the touch on 100x100",
                "failed: `Main` takes the touch on 120x100 and 1 other device",
            ])
    }

    @Test
    func semanticTokens() throws {
        let text = "let gap = 8 // é𝄞\nscene Main 9x9 {\n    view A leading (gap) hidden .off\n}\n"
        let client = Client(files: ["/w/a.scene": text], open: [Self.uri])
        let elements = try #require(client.result("semanticTokens/full", Self.uri)?["data"]?.elements)
        let data = elements.compactMap(\.integer)
        let names = SemanticTokenType.allCases.map(\.rawValue)
        let tokens = stride(from: 0, to: data.count, by: 5).map {
            "\(data[$0]),\(data[$0 + 1]) \(data[$0 + 2]) \(names[data[$0 + 3]])"
        }
        #expect(
            tokens == [
                "0,0 3 keyword", "0,4 3 variable", "0,4 1 operator", "0,2 1 number", "0,2 6 comment", "1,0 5 keyword",
                "0,6 4 class", "0,5 1 number", "0,1 1 number", "0,1 1 number", "1,4 4 type", "0,5 1 variable",
                "0,2 7 property", "0,9 3 variable", "0,5 6 property", "0,8 3 enumMember",
            ])
        let range = "\"range\":{\"start\":{\"line\":2,\"character\":0},\"end\":{\"line\":2,\"character\":10}}"
        #expect(client.result("semanticTokens/range", Self.uri, range)?["data"]?.elements?.count == 10)
    }
}
