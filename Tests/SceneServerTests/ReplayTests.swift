import Foundation
import SceneReport
import TestSupport
import Testing

@testable import SceneServer

/// Sessions that editors had with the server: the messages of the editor, one a line, with the answers beside them.
struct ReplayTests {
    private static let fixtures = Fixtures("Recorded")

    @Test(arguments: fixtures.names(endingIn: ".messages"))
    func recordedSessions(_ name: String) throws {
        let lines = try Self.fixtures.text(name + ".messages").split(separator: "\n")
        let client = Client(files: ["/w/parts.scene": "let gap = 16\n"])
        var report = ""
        for line in lines where !line.hasPrefix("#") {
            client.send(String(line))
            client.server.run()
            for message in client.takeMessages() { report += message.text + "\n" }
        }
        #expect(client.server.exitStatus == 0)
        #expect(try Self.fixtures.difference(report, from: name) == nil)
    }

    /// Messages that are lost, repeated, out of order or damaged end no session, and every request gets one answer.
    @Test
    func damagedSessions() throws {
        let lines = try Self.fixtures.text("neovim.messages").split(separator: "\n").filter { !$0.hasPrefix("#") }
        for seed in trials(40) {
            var random = SplitMix(seed: UInt64(seed))
            let client = Client(files: ["/w/parts.scene": "let gap = 16\n"])
            client.send(String(lines[0]))
            client.server.run()
            _ = client.takeMessages()
            for _ in 0..<30 {
                let line = lines[..<(lines.count - 1)].randomElement(using: &random) ?? ""
                var bytes = Array(line.utf8)
                for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
                    let place = Int.random(in: 0..<bytes.count, using: &random)
                    switch Int.random(in: 0...3, using: &random) {
                    case 0: bytes[place] = UInt8.random(in: 32...126, using: &random)
                    case 1: bytes.remove(at: place)
                    case 2: bytes.removeSubrange(place...)
                    default: bytes[place] = UInt8.random(in: 48...57, using: &random)
                    }
                }
                client.server.receive(FrameReader.frame(bytes))
                client.server.run()
                let answers = client.takeMessages().filter { $0["result"] != nil || $0["error"] != nil }
                #expect(answers.count <= 1)
                if case .request = IncomingMessage(bytes) { #expect(answers.count == 1) }
            }
            #expect(client.server.exitStatus == nil)
            client.notify("exit", "null")
            client.server.run()
            #expect(client.server.exitStatus != nil)
        }
    }

    /// After hundreds of edits, the server has nothing of them.
    @Test
    func nothingAddsUp() throws {
        let uri = "file:///w/a.scene"
        let client = Client(files: ["/w/parts.scene": "let gap = 16\n"], open: [uri])
        let text = "import \"parts.scene\"\nscene Main 390x844 {\n    button A leading (gap) top 0 size 44x44\n}\n"
        func sizes() -> [Int] {
            var sizes: [Int] = []
            func add(_ value: Any, _ depth: Int) {
                let mirror = Mirror(reflecting: value)
                if mirror.displayStyle == .collection || mirror.displayStyle == .dictionary
                    || mirror.displayStyle == .set
                {
                    sizes.append(mirror.children.count)
                }
                if depth < 3 {
                    for child in mirror.children where child.label != "server" { add(child.value, depth + 1) }
                }
            }
            add(client.server, 0)
            return sizes
        }
        var first: [Int] = []
        for version in 2..<300 {
            client.change(uri, version: version, to: text + String(repeating: " ", count: version % 3))
            client.send("{\"jsonrpc\":\"2.0\",\"id\":\(version),\"method\":\"textDocument/hover\",\"params\":{}}")
            client.notify("$/cancelRequest", "{\"id\":\(version)}")
            client.server.run()
            _ = client.takeMessages()
            if version == 10 { first = sizes() }
        }
        #expect(sizes() == first)
        client.notify("textDocument/didClose", "{\"textDocument\":{\"uri\":\"\(uri)\"}}")
        client.server.run()
        #expect(client.server.session.documents.all.isEmpty)
    }
}
