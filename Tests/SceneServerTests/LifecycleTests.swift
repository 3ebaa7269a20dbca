import SceneReport
import Testing

@testable import SceneServer

struct LifecycleTests {
    @Test
    func capabilities() {
        let client = Client()
        let response = client.request("initialize", Client.initialize(encoding: "utf-8"))
        #expect(response["result"]?["capabilities"]?["positionEncoding"]?.string == "utf-8")
        #expect(response["result"]?["capabilities"]?["textDocumentSync"]?["change"]?.integer == 2)
        #expect(response["result"]?["serverInfo"]?["name"]?.string == "scenec")
    }

    @Test
    func utf16IsTheEncodingOfClientsThatNameNone() {
        let client = Client()
        let response = client.request("initialize", "{\"capabilities\":{}}")
        #expect(response["result"]?["capabilities"]?["positionEncoding"]?.string == "utf-16")
    }

    @Test
    func watchersAreRegistered() {
        let uri = "file:///w/a.scene"
        let client = Client(files: ["/w/a.scene": "let a = 1\n"], open: [uri])
        #expect(!client.takeMessages().contains { $0["method"]?.string == "client/registerCapability" })
        client.change(uri, version: 2, to: "import \"b.scene\"\n")
        client.server.run()
        let request = client.takeMessages().first { $0["method"]?.string == "client/registerCapability" }
        #expect(
            request?["params"]?["registrations"]?.elements?.first?["method"]?.string
                == "workspace/didChangeWatchedFiles")
        client.send("{\"jsonrpc\":\"2.0\",\"id\":\"scenec-1\",\"result\":null}")
        client.server.run()
        #expect(client.takeMessages().isEmpty)
    }

    /// Each request with what is wrong about it.
    @Test
    func wrongOrder() {
        let client = Client()
        #expect(client.request("textDocument/hover", "{}")["error"]?["code"]?.integer == -32002)
        #expect(client.request("shutdown", "null")["error"]?["code"]?.integer == -32002)
        _ = client.request("initialize", "{\"capabilities\":{}}")
        #expect(client.request("initialize", "{\"capabilities\":{}}")["error"]?["code"]?.integer == -32600)
        #expect(client.request("textDocument/unknown", "{}")["error"]?["code"]?.integer == -32601)
        #expect(client.request("$/unknown", "{}")["error"]?["code"]?.integer == -32601)
        #expect(client.request("textDocument/hover", "{}")["error"]?["code"]?.integer == -32602)
        #expect(client.request("textDocument/hover", "[]")["error"]?["code"]?.integer == -32602)
        #expect(client.request("shutdown", "null")["result"]?.isNull ?? false)
        #expect(client.request("textDocument/hover", "{}")["error"]?["code"]?.integer == -32600)
        #expect(client.server.exitStatus == nil)
        client.notify("exit", "null")
        client.server.run()
        #expect(client.server.exitStatus == 0)
        #expect(client.server.problem == nil)
    }

    @Test
    func exitWithoutShutdown() {
        let client = Client(open: [])
        client.notify("exit", "null")
        client.server.run()
        #expect(client.server.exitStatus == 1)
    }

    @Test(arguments: [
        ("{", -32700), ("[1,", -32700), ("nonsense", -32700), ("{\"a\":1,\"a\":2}", -32700), ("\u{1}", -32700),
        ("", -32700),
        (String(repeating: "[", count: 100_000), -32700), ("[]", -32600), ("{}", -32600), ("3", -32600),
        ("{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"shutdown\"}", -32600),
        ("{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"shutdown\"}", -32600),
        ("{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"shutdown\"}", -32600),
        ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":7}", -32600),
        ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"shutdown\",\"params\":7}", -32600),
    ])
    func brokenMessages(_ text: String, _ code: Int) {
        let client = Client(open: [])
        _ = client.takeMessages()
        client.send(text)
        client.server.run()
        let responses = client.takeMessages()
        #expect(responses.count == 1)
        #expect(responses.first?["error"]?["code"]?.integer == code)
        if code == -32700 { #expect(responses.first?["id"]?.isNull ?? false) }
        // The next message is understood.
        #expect(client.request("shutdown", "null")["result"]?.isNull ?? false)
    }

    /// An answer repeats the ID as it was sent, or else says what is wrong with it.
    @Test(arguments: [
        ("\"\\ud800\"", true), ("\"\\udc00x\"", true), ("\"\\ud83d\\ude00\"", true), ("\"\\ufffd\"", true),
        ("\"\"", true),
        ("\"\\u0000\"", true), ("9007199254740993", true), ("-12345678901234567890", true), ("-5", true), ("1e2", true),
        ("0.5", false), ("true", false), ("[1]", false), ("{}", false),
    ])
    func oddIDs(_ id: String, _ isRepeated: Bool) {
        let client = Client(open: [])
        _ = client.takeMessages()
        let before = client.received.count
        client.send("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"shutdown\"}")
        client.server.run()
        let responses = client.takeMessages()
        #expect(responses.count == 1)
        if isRepeated {
            #expect(responses.first?["error"] == nil)
            // A number or a character may be written in another way, but not as another one.
            let sent = client.received.dropFirst(before)
            let isVerbatim = String(decoding: sent, as: UTF8.self).contains("\"id\":\(id),")
            let value = responses.first?["id"]
            let original = try? JSONReader.read(Array(id.utf8))
            #expect(isVerbatim || value?.string == original?.string && value?.number == original?.number)
            if id.count > 15 || id.contains("\\ud800") || id.contains("\\udc00") { #expect(isVerbatim) }
        } else {
            #expect(responses.first?["error"]?["code"]?.integer == -32600)
            #expect(responses.first?["id"]?.isNull ?? false)
        }
    }

    /// Two IDs that only differ in what isn't a character are two requests.
    @Test
    func cancellationOfOddIDs() {
        let client = Client(files: ["/w/a.scene": "scene Main 100x100 {\n}\n"], open: ["file:///w/a.scene"])
        _ = client.takeMessages()
        let symbols =
            "\"method\":\"textDocument/documentSymbol\",\"params\":{\"textDocument\":{\"uri\":\"file:///w/a.scene\"}}"
        client.send("{\"jsonrpc\":\"2.0\",\"id\":\"\\ud800\",\(symbols)}")
        client.send("{\"jsonrpc\":\"2.0\",\"id\":\"\\ud801\",\(symbols)}")
        client.notify("$/cancelRequest", "{\"id\":\"\\ud801\"}")
        client.server.run()
        let responses = client.takeMessages()
        #expect(responses.map { $0["error"]?["code"]?.integer } == [nil, -32800])
    }

    @Test(arguments: [
        "nonsense\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n", "\r\n\r\n",
        "Content-Length: 2\n\n{}", "Content-Type: a\r\n\r\n{}", "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}",
        String(repeating: "a", count: 10_000),
    ])
    func brokenFraming(_ text: String) {
        let client = Client(open: [])
        client.server.receive(Array(text.utf8))
        client.server.run()
        #expect(client.server.exitStatus == 1)
        #expect(client.server.problem?.hasPrefix("can't go on") ?? false)
    }

    @Test
    func messagesInPieces() {
        let client = Client()
        let message = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}"
        let text =
            "content-type: application/vscode-jsonrpc; charset=utf-8\r\nCONTENT-LENGTH: \(message.utf8.count)\r\n\r\n"
            + message
        for byte in text.utf8 {
            client.server.receive([byte])
            client.server.run()
        }
        #expect(client.takeMessages().count == 1)
    }

    @Test
    func endOfInput() {
        let client = Client(open: [])
        client.server.receiveEnd()
        client.server.run()
        #expect(client.server.exitStatus == 1)
        let other = Client(open: [])
        _ = other.request("shutdown", "null")
        other.server.receiveEnd()
        other.server.run()
        #expect(other.server.exitStatus == 0)
    }

    @Test
    func cancellation() {
        let client = Client(files: ["/w/a.scene": "scene Main 100x100 {\n}\n"], open: ["file:///w/a.scene"])
        _ = client.takeMessages()
        let symbols =
            "\"method\":\"textDocument/documentSymbol\",\"params\":{\"textDocument\":{\"uri\":\"file:///w/a.scene\"}}"
        client.send("{\"jsonrpc\":\"2.0\",\"id\":\"one\",\(symbols)}")
        client.send("{\"jsonrpc\":\"2.0\",\"id\":\"two\",\(symbols)}")
        client.notify("$/cancelRequest", "{\"id\":\"one\"}")
        client.notify("$/cancelRequest", "{\"id\":\"unknown\"}")
        client.server.run()
        let responses = client.takeMessages()
        #expect(responses.map { $0["id"]?.string } == ["one", "two"])
        #expect(responses[0]["error"]?["code"]?.integer == -32800)
        #expect(responses[1]["result"]?.elements?.count == 1)
    }

    /// A completion comes before earlier requests about the same text, but not before a change of the text.
    @Test
    func completionsComeFirst() {
        let client = Client(files: ["/w/a.scene": "scene Main 100x100 {\n}\n"], open: ["file:///w/a.scene"])
        _ = client.takeMessages()
        let document = "\"textDocument\":{\"uri\":\"file:///w/a.scene\"}"
        func ask(_ id: String, _ method: String) {
            client.send(
                "{\"jsonrpc\":\"2.0\",\"id\":\"\(id)\",\"method\":\"textDocument/\(method)\","
                    + "\"params\":{\(document),\"position\":{\"line\":1,\"character\":0}}}")
        }
        ask("lenses", "codeLens")
        ask("hover", "hover")
        ask("completion", "completion")
        client.change("file:///w/a.scene", version: 2, to: "scene Main 100x100 {\n\n}\n")
        ask("later lenses", "codeLens")
        ask("later completion", "completion")
        client.server.run()
        #expect(
            client.takeMessages().compactMap { $0["id"]?.string } == [
                "completion", "lenses", "hover", "later completion", "later lenses",
            ])
    }

    @Test
    func loopEndsWithItsStreams() {
        var chunks: [[UInt8]] = [FrameReader.frame(Array("{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}".utf8))]
        var sent: [UInt8] = []
        let host = ServerHost(
            imports: { _ in .init(find: { _, _ in .unreadable(.init("no")) }, read: { _ in .failure(.init("no")) }) },
            realPath: { _ in nil }, read: { _ in nil }, sceneFiles: { _ in [] }, version: "test")
        let ended = serve(
            host,
            ServerStreams(
                receive: { chunks.popLast() ?? [] }, hasArrived: { !chunks.isEmpty },
                send: {
                    sent += $0; return true
                }))
        #expect(ended.status == 1)
        // A client that takes no answer is gone.
        chunks = [FrameReader.frame(Array("{".utf8))]
        let gone = serve(
            host,
            ServerStreams(receive: { chunks.popLast() ?? [] }, hasArrived: { !chunks.isEmpty }, send: { _ in false }))
        #expect(gone.status == 1)
    }
}
