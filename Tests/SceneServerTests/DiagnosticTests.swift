import SceneLint
import SceneQueries
import SceneReport
import Testing

@testable import SceneServer

struct DiagnosticTests {
    @Test
    func brokenSettingsAreShownOncePerChange() {
        let uris = ["file:///w/a.scene", "file:///w/b.scene"]
        let client = Client(
            files: ["/w/a.scene": "let a = 1\n", "/w/b.scene": "let b = 1\n", "/w/.scenec.json": "{]"], open: uris)
        client.server.run()
        #expect(settingsMessages(client) == ["broken: {]", "`/w/.scenec.json` isn't used: broken: {]"])
        let change = "{\"changes\":[{\"uri\":\"file:///w/.scenec.json\",\"type\":2}]}"
        client.notify("workspace/didChangeWatchedFiles", change)
        client.server.run()
        #expect(settingsMessages(client) == [])
        client.files.texts["/w/.scenec.json"] = "[}"
        client.notify("workspace/didChangeWatchedFiles", change)
        client.server.run()
        #expect(settingsMessages(client) == ["broken: [}", "`/w/.scenec.json` isn't used: broken: [}"])
        client.files.texts["/w/.scenec.json"] = ""
        client.notify("workspace/didChangeWatchedFiles", change)
        client.server.run()
        #expect(settingsMessages(client) == ["no findings"])
    }

    /// Returns the messages and findings about the settings that the server has sent.
    private func settingsMessages(_ client: Client) -> [String] {
        client.takeMessages().compactMap { message in
            let parameters = message["params"]
            if message["method"]?.string == "window/showMessage" { return parameters?["message"]?.string }
            guard parameters?["uri"]?.string == "file:///w/.scenec.json" else { return nil }
            return parameters?["diagnostics"]?.elements.map { $0.first?["message"]?.string ?? "no findings" }
        }
    }

    private static let uri = "file:///w/a.scene"
    private static let misspelled = "scene Main 390x844 {\n    buton Save leading 16 top 16 size 120x44\n}\n"

    @Test
    func findings() throws {
        let client = Client(files: ["/w/a.scene": Self.misspelled], open: [Self.uri])
        let (version, findings) = try #require(client.findings(Self.uri))
        #expect(version == 1)
        #expect(findings.count == 1)
        #expect(findings[0]["source"]?.string == "scenec")
        #expect(findings[0]["code"]?.string == "unknown-kind")
        #expect(findings[0]["severity"]?.integer == 1)
        #expect(
            findings[0]["range"]?.text
                == "{\"start\":{\"line\":1,\"character\":4},\"end\":{\"line\":1,\"character\":9}}")
    }

    /// A printed view hierarchy is no scene, but it has findings of its own.
    @Test
    func findingsInAPrintedHierarchy() throws {
        let printed = """
            <UIWindow: 0x1; frame = (0 0; 390 844)>
               | <UIButton: 0x3; frame = (0 0; 20 20)>

            """
        let client = Client(files: ["/w/app.txt": printed], open: ["file:///w/app.txt"])
        let (_, findings) = try #require(client.findings("file:///w/app.txt"))
        #expect(findings.map { $0["code"]?.string } == ["small-target"])
    }

    @Test
    func aFixedDocumentHasNone() throws {
        let client = Client(files: ["/w/a.scene": Self.misspelled], open: [Self.uri])
        client.change(Self.uri, version: 2, to: Self.misspelled.replacingFirst("buton", with: "button"))
        let (version, findings) = try #require(client.findings(Self.uri))
        #expect(version == 2)
        #expect(findings.isEmpty)
        client.notify("textDocument/didClose", "{\"textDocument\":{\"uri\":\"\(Self.uri)\"}}")
        #expect(client.findings(Self.uri)?.findings.isEmpty ?? false)
    }

    /// Of versions that arrive together, only the last one is checked. One that changes while it is checked isn't
    /// published.
    @Test
    func oldVersionsAreNeverPublished() {
        let client = Client(files: ["/w/a.scene": Self.misspelled], open: [Self.uri])
        _ = client.takeMessages()
        for version in 2...9 { client.change(Self.uri, version: version, to: Self.misspelled) }
        client.server.run()
        #expect(client.takeMessages().map { $0["params"]?["version"]?.integer } == [9])
        client.change(Self.uri, version: 10, to: Self.misspelled)
        while client.server.session.documents[Self.uri]?.version != 10 { client.server.step() }
        client.server.step { client.change(Self.uri, version: 11, to: "") }
        client.server.run()
        #expect(client.takeMessages().map { $0["params"]?["version"]?.integer } == [11])
    }

    /// A check asks before each rule whether its text has changed, ends then, and nothing uses what it had found.
    @Test
    func checksOfOldVersionsEnd() {
        let client = Client(files: ["/w/a.scene": Self.misspelled], open: [Self.uri])
        _ = client.takeMessages()
        let sound = Self.misspelled.replacingFirst("buton", with: "button")
            .replacingFirst("44\n", with: "44 // scenec:allow small-target: it is meant\n")
        var count = 0
        client.change(Self.uri, version: 2, to: sound)
        while client.server.session.documents[Self.uri]?.version != 2 { client.server.step() }
        client.server.step { count += 1 }
        #expect(count > RuleRegistry.rules.count)
        #expect(client.takeMessages().map { $0["params"]?["version"]?.integer } == [2])
        (1...count).forEach { last in
            count = 0
            let version = 2 * last + 1
            client.change(Self.uri, version: version, to: sound)
            while client.server.session.documents[Self.uri]?.version != version { client.server.step() }
            client.server.step {
                count += 1
                if count == last { client.change(Self.uri, version: version + 1, to: Self.misspelled) }
            }
            #expect(count == last && client.server.session.documents[Self.uri]?.analysis == nil)
            client.server.run()
            #expect(client.takeMessages().map { $0["params"]?["version"]?.integer } == [version + 1])
        }
    }

    /// A document that changes during each of its checks doesn't keep others from theirs.
    @Test
    func changingDocumentsDelayNoOthers() {
        let other = "file:///w/b.scene"
        let client = Client(
            files: ["/w/a.scene": Self.misspelled, "/w/b.scene": Self.misspelled], open: [Self.uri, other])
        _ = client.takeMessages()
        client.change(Self.uri, version: 2, to: Self.misspelled)
        client.change(other, version: 2, to: Self.misspelled)
        var version = 2
        for _ in 0..<8 {
            client.server.step {
                // It changes whenever it is checked.
                if client.server.session.documents[Self.uri]?.version == version {
                    version += 1
                    client.change(Self.uri, version: version, to: Self.misspelled)
                }
            }
        }
        #expect(client.takeMessages().contains { $0["params"]?["uri"]?.string == other })
    }

    private static let sound = misspelled.replacingFirst("buton", with: "button")

    /// Opens two sound documents and changes the first, which isn't checked yet.
    private static func clientWithChangedDocument() -> Client {
        let client = Client(files: ["/w/a.scene": sound, "/w/b.scene": sound], open: [uri, "file:///w/b.scene"])
        _ = client.takeMessages()
        client.change(uri, version: 2, to: sound + "\n")
        while client.server.session.documents[uri]?.version != 2 { client.server.step() }
        return client
    }

    /// Opens two sound documents, changes the first, and returns what the server sends if `event` happens in the middle
    /// of its check: the file of each list of findings, and the id of each response.
    private func messages(during event: @escaping (Client) -> Void) -> [String] {
        let client = Self.clientWithChangedDocument()
        var count = 0
        client.server.step {
            count += 1
            if count == 3 { event(client) }
        }
        client.server.run()
        return client.takeMessages().map { message in
            if let id = message["id"]?.integer {
                return "\(id) \(message["result"]?.isNull ?? true ? "null" : "result")"
            }
            return message["params"]?["uri"]?.string ?? ""
        }
    }

    private static func request(_ id: Int, _ method: String, _ uri: String, _ more: String) -> String {
        "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"textDocument/\(method)\",\"params\":"
            + "{\"textDocument\":{\"uri\":\"\(uri)\"},\(more)}}"
    }

    private static let place = "\"position\":{\"line\":1,\"character\":5}"
    private static let line =
        "\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":1,\"character\":0}},\"context\":{}"

    @Test(arguments: ["a", "b"])
    func requestsAreAnsweredDuringChecks(_ file: String) {
        let sent = messages { client in
            for (id, method) in [(7, "hover"), (8, "completion")] {
                client.send(Self.request(id, method, "file:///w/\(file).scene", Self.place))
            }
        }
        // A completion comes first.
        #expect(sent == ["8 result", "7 result", Self.uri])
    }

    /// The check of the document that isn't edited any more begins again after the other one.
    @Test
    func editedDocumentsAreCheckedFirst() {
        let sent = messages { $0.change("file:///w/b.scene", version: 2, to: "") }
        #expect(sent == ["file:///w/b.scene", Self.uri])
    }

    /// A client that lost track of a document opens it again, also during a check that has waited for another document.
    @Test
    func documentsOpenedAgainAreChecked() {
        let other = "file:///w/b.scene"
        let client = Self.clientWithChangedDocument()
        var events: [() -> Void] = [
            { client.change(other, version: 2, to: Self.sound + "\n") },
            {
                let text = "\"uri\":\"\(Self.uri)\",\"languageId\":\"scene\",\"version\":9,\"text\":\"\""
                client.notify("textDocument/didOpen", "{\"textDocument\":{\(text)}}")
            },
        ]
        while client.server.hasWork, !events.isEmpty {
            let isFirst = client.server.session.documents.nextUnchecked?.uri == Self.uri
            client.server.step { if isFirst, !events.isEmpty { events.removeFirst()() } }
        }
        client.server.run()
        #expect(events.isEmpty)
        let sent = client.takeMessages().filter { $0["params"]?["uri"]?.string == Self.uri }
        #expect(sent.map { $0["params"]?["version"]?.integer } == [9])
    }

    /// Fixes need all findings; other requests don't wait with them.
    @Test
    func requestsForFixesWaitForTheCheck() {
        let sent = messages { client in
            client.send(Self.request(7, "codeAction", Self.uri, Self.line))
            client.send(Self.request(8, "hover", Self.uri, Self.place))
        }
        #expect(sent == ["8 result", Self.uri, "7 result"])
    }

    @Test
    func outdatedRequestsForFixesDelayNothing() {
        let sent = messages { client in
            client.send(Self.request(7, "codeAction", Self.uri, Self.line))
            client.change(Self.uri, version: 3, to: Self.misspelled)
        }
        #expect(sent == ["7 null", Self.uri])
    }

    /// Requests about versions that change again at once need views, but no rule runs for them.
    @Test
    func requestsWaitForNoRules() {
        let client = Client(files: ["/w/a.scene": Self.misspelled], open: [Self.uri])
        _ = client.takeMessages()
        let document = "\"textDocument\":{\"uri\":\"\(Self.uri)\"}"
        let position = "\"position\":{\"line\":1,\"character\":13}"
        let lines = "\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":9,\"character\":0}}"
        for version in 2...9 {
            let sound = Self.misspelled.replacingFirst("buton", with: "button").replacing("44", with: "\(40 + version)")
            client.change(Self.uri, version: version, to: sound)
            for (method, more) in [("hover", position), ("inlayHint", lines), ("codeLens", ""), ("documentSymbol", "")]
            {
                let parameters = "{\(document)\(more.isEmpty ? "" : ",\(more)")}"
                client.send(
                    "{\"jsonrpc\":\"2.0\",\"id\":\"\(version) \(method)\",\"method\":\"textDocument/\(method)\",\"params\":\(parameters)}"
                )
            }
        }
        for _ in 2...9 {
            for _ in 0..<5 { client.server.step() }
            #expect(client.server.session.documents[Self.uri]?.analysis?.isChecked == false)
        }
        let answers = client.takeMessages()
        #expect(answers.count == 32 && answers.allSatisfy { $0["result"] != nil })
        #expect(answers.first?["result"]?.text.contains("120x42") == true)
        client.server.run()
        #expect(client.takeMessages().map { $0["params"]?["version"]?.integer } == [9])
    }

    @Test
    func levels() throws {
        var levels = RuleLevels()
        levels.set("unknown-kind", to: .note)
        let client = Client(files: ["/w/a.scene": Self.misspelled], open: [Self.uri], levels: levels)
        #expect(client.findings(Self.uri)?.findings.first?["severity"]?.integer == 3)
    }

    @Test
    func unusedCodeIsTagged() throws {
        let client = Client(files: ["/w/a.scene": "let a = 1\nscene Main 9x9 {\n}\n"], open: [Self.uri])
        #expect(client.findings(Self.uri)?.findings.first?["tags"]?.text == "[1]")
    }

    /// Open documents are imported as they are in the editor, others as they are on disk, and a change is seen by those
    /// that import the file.
    @Test
    func imports() throws {
        let user = "import \"parts.scene\"\n\nscene Main 390x844 {\n    view A top (gap) left 0 size 9x9\n}\n"
            .replacingFirst("left 0", with: "leading 0")
        let parts = "file:///w/parts.scene"
        let client = Client(files: ["/w/a.scene": user], open: [Self.uri])
        #expect(client.findings(Self.uri)?.findings.first?["code"]?.string == "unreadable-file")
        client.open(parts, text: "let gap = 8\n")
        #expect(client.findings(Self.uri)?.findings.isEmpty ?? false)
        client.change(parts, version: 2, to: "let gaps = 8\n")
        #expect(client.findings(Self.uri)?.findings.isEmpty == false)
        client.files.texts["/w/parts.scene"] = "let gap = 9\n"
        client.notify("textDocument/didClose", "{\"textDocument\":{\"uri\":\"\(parts)\"}}")
        #expect(client.findings(Self.uri)?.findings.isEmpty ?? false)
        client.files.texts["/w/parts.scene"] = "let other = 9\n"
        client.notify("workspace/didChangeWatchedFiles", "{\"changes\":[{\"uri\":\"\(parts)\",\"type\":2}]}")
        #expect(client.findings(Self.uri)?.findings.isEmpty == false)
    }

    /// What is beside the text of an importer is asked for again when the imported file changes.
    @Test
    func lensesOfImporters() {
        let capabilities = "{\"capabilities\":{\"workspace\":{\"codeLens\":{\"refreshSupport\":true}}}}"
        let files = ["/w/a.scene": "import \"parts.scene\"\n", "/w/parts.scene": "let gap = 8\n"]
        let client = Client(files: files, open: [Self.uri, "file:///w/parts.scene"], capabilities: capabilities)
        _ = client.takeMessages()
        client.change(Self.uri, version: 2, to: "import \"parts.scene\"\n\n")
        client.server.run()
        #expect(!client.takeMessages().contains { $0["method"]?.string == "workspace/codeLens/refresh" })
        client.change("file:///w/parts.scene", version: 2, to: "let gap = 9\n")
        client.server.run()
        #expect(client.takeMessages().filter { $0["method"]?.string == "workspace/codeLens/refresh" }.count == 1)
    }

    @Test
    func quickFixes() throws {
        let client = Client(files: ["/w/a.scene": Self.misspelled], open: [Self.uri])
        let actions = try #require(
            client.result(
                "codeAction", Self.uri,
                "\"range\":{\"start\":{\"line\":1,\"character\":6},\"end\":{\"line\":1,\"character\":6}},\"context\":{\"diagnostics\":[]}"
            )?.elements)
        let fix = try #require(actions.first { $0["kind"]?.string == "quickfix" })
        #expect(fix["title"]?.string == "write `button`")
        #expect(fix["isPreferred"]?.bool == true)
        let change = fix["edit"]?["documentChanges"]?.elements?.first
        #expect(change?["textDocument"]?.text == "{\"uri\":\"\(Self.uri)\",\"version\":1}")
        #expect(change?["edits"]?.elements?.first?["newText"]?.string == "button")
        let all = try #require(actions.first { $0["kind"]?.string == "source.fixAll" })
        #expect(all["edit"]?["documentChanges"]?.elements?.first?["edits"]?.elements?.count == 1)
        #expect(!actions.contains { $0["title"]?.string?.contains("allow") ?? false })
        let elsewhere = client.result(
            "codeAction", Self.uri,
            "\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":0,\"character\":0}},\"context\":{\"diagnostics\":[],\"only\":[\"quickfix\"]}"
        )
        #expect(elsewhere?.elements?.isEmpty ?? false)
    }

    /// An editor shows nothing of a fix before it is applied but the title.
    @Test
    func titlesOfUnsafeFixes() throws {
        let text = "scene Main 390x844 {\n    button Save leading 16 top 16 size 20x20\n}\n"
        let client = Client(files: ["/w/a.scene": text], open: [Self.uri])
        let range =
            "\"range\":{\"start\":{\"line\":1,\"character\":6},\"end\":{\"line\":1,\"character\":6}},\"context\":{\"diagnostics\":[]}"
        let actions = try #require(client.result("codeAction", Self.uri, range)?.elements)
        let fix = try #require(actions.first { $0["title"]?.string?.hasPrefix("write `hitSlop 12`") ?? false })
        #expect(fix["title"]?.string?.hasSuffix("points (can change other answers)") == true)
        #expect(fix["isPreferred"]?.bool != true)
    }

    /// The comment ends like the lines of the document.
    @Test(arguments: ["\n", "\r\n"])
    func suppressionWithReason(_ lineEnd: String) throws {
        let text = "scene Main 390x844 {\n    button Save leading 16 top 16 size 20x20\n}\n"
            .replacing("\n", with: lineEnd)
        let client = Client(files: ["/w/a.scene": text], open: [Self.uri])
        let range =
            "\"range\":{\"start\":{\"line\":1,\"character\":6},\"end\":{\"line\":1,\"character\":6}},\"context\":{\"diagnostics\":[]}"
        let actions = try #require(client.result("codeAction", Self.uri, range)?.elements)
        let action = try #require(actions.first { $0["title"]?.string?.contains("allow `small-target`") ?? false })
        let edit = action["edit"]?["documentChanges"]?.elements?.first?["edits"]?.elements?.first
        let new = try #require(edit?["newText"]?.string)
        #expect(new.hasPrefix("    // scenec:allow small-target — ") && new.hasSuffix(lineEnd))
        #expect(edit?["range"]?["start"]?.text == "{\"line\":1,\"character\":0}")
        client.change(Self.uri, version: 2, to: text.replacingFirst("    button", with: new + "    button"))
        #expect(client.findings(Self.uri)?.findings.isEmpty ?? false)
    }
}

extension String {
    func replacingFirst(_ text: String, with new: String) -> String {
        guard let range = firstRange(of: text) else { return self }
        return replacingCharacters(in: range, with: new)
    }
}
