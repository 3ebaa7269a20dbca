import Foundation
import SceneQueries
import SceneReport
import SceneSemantics
import SceneText

@testable import SceneServer

/// A client in memory: it speaks the protocol with a server, and has files of its own.
final class Client {
    private(set) var server: LanguageServer
    private let inbox = Inbox()
    private var requestCount = 0
    let files: Files

    /// The messages that the server sent.
    private final class Inbox {
        var messages: [JSONValue] = []
        var bytes: [UInt8] = []
    }

    /// The files on the disk of the client.
    final class Files {
        var texts: [String: String]
        init(_ texts: [String: String]) { self.texts = texts }
    }

    /// Starts a server that isn't initialized.
    init(files texts: [String: String] = [:], levels: RuleLevels = RuleLevels()) {
        let files = Files(texts)
        self.files = files
        let inbox = inbox
        let host = ServerHost(
            imports: { _ in
                ImportReader(
                    find: { path, importer in
                        let resolved = DocumentURI.resolve(path, from: importer.path)
                        return files.texts[resolved] == nil
                            ? .unreadable(UnreadableImport("it does not exist")) : .file(key: resolved, path: resolved)
                    },
                    read: { key in
                        files.texts[key].map { .success(Array($0.utf8)) }
                            ?? .failure(UnreadableImport("it does not exist"))
                    })
            },
            realPath: { files.texts[$0] == nil ? nil : $0 }, read: { files.texts[$0].map { Array($0.utf8) } },
            sceneFiles: { folder in files.texts.keys.filter { $0.hasPrefix(folder + "/") }.sorted() },
            settings: { _ in
                var settings = CheckSettings()
                settings.ruleLevels = levels
                let problem = files.texts["/w/.scenec.json"].flatMap { text in
                    text.isEmpty
                        ? nil
                        : SettingsProblem(
                            path: "/w/.scenec.json", bytes: Array(text.utf8), range: 1..<2, message: "broken: \(text)")
                }
                return (settings, problem)
            }, version: "test")
        server = LanguageServer(host: host) { bytes in
            let separator = Array("\r\n\r\n".utf8)
            let text = bytes.firstRange(of: separator).map { Array(bytes[$0.upperBound...]) } ?? []
            inbox.bytes += bytes
            inbox.messages.append((try? JSONReader.read(text)) ?? JSONValue(.null, range: 0..<0))
        }
    }

    /// Starts a session with the capabilities that most editors have.
    convenience init(
        files: [String: String] = [:], open uris: [String], encoding: String = "utf-16", capabilities: String? = nil,
        levels: RuleLevels = RuleLevels()
    ) {
        self.init(files: files, levels: levels)
        _ = request("initialize", capabilities ?? Self.initialize(encoding: encoding))
        notify("initialized", "{}")
        for uri in uris { open(uri) }
        server.run()
    }

    /// The parameters of `initialize` of an editor that can do everything.
    static func initialize(encoding: String) -> String {
        """
        {"processId":null,"rootUri":"file:///w","capabilities":{"general":{"positionEncodings":["\(encoding)"]},
        "workspace":{"workspaceEdit":{"documentChanges":true},"didChangeWatchedFiles":{"dynamicRegistration":true}},
        "textDocument":{"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}},
        "isPreferredSupport":true},"publishDiagnostics":{"relatedInformation":true,"tagSupport":{"valueSet":[1]}},
        "completion":{"completionItem":{"snippetSupport":true,"documentationFormat":["markdown"]}},
        "hover":{"contentFormat":["markdown"]},"documentSymbol":{"hierarchicalDocumentSymbolSupport":true},
        "rename":{"prepareSupport":true}}}}
        """
    }

    /// All bytes that the server sent.
    var received: [UInt8] { inbox.bytes }

    /// The messages of the server that weren't taken yet.
    func takeMessages() -> [JSONValue] {
        defer { inbox.messages = [] }
        return inbox.messages
    }

    /// Sends the text of a message.
    func send(_ text: String) { server.receive(FrameReader.frame(Array(text.utf8))) }

    func notify(_ method: String, _ parameters: String) {
        send("{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":\(parameters)}")
    }

    /// Sends a request and returns its response.
    func request(_ method: String, _ parameters: String) -> JSONValue {
        requestCount += 1
        let id = requestCount
        send("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":\(parameters)}")
        server.run()
        let index = inbox.messages.firstIndex { $0["id"]?.integer == id && $0["method"] == nil }
        return index.map { inbox.messages.remove(at: $0) } ?? JSONValue(.null, range: 0..<0)
    }

    /// Sends a request about a document and returns its result.
    func result(_ method: String, _ uri: String, _ more: String = "") -> JSONValue? {
        let parameters = "{\"textDocument\":{\"uri\":\"\(uri)\"}\(more.isEmpty ? "" : "," + more)}"
        return request("textDocument/\(method)", parameters)["result"]
    }

    /// Opens the file that a URI names.
    func open(_ uri: String, version: Int = 1, text: String? = nil) {
        let text = text ?? DocumentURI.path(of: uri).flatMap { files.texts[$0] } ?? ""
        notify(
            "textDocument/didOpen",
            "{\"textDocument\":{\"uri\":\"\(uri)\",\"languageId\":\"scene\",\"version\":\(version),\"text\":\(quoted(text))}}"
        )
    }

    /// Replaces the whole text of a document.
    func change(_ uri: String, version: Int, to text: String) {
        notify(
            "textDocument/didChange",
            "{\"textDocument\":{\"uri\":\"\(uri)\",\"version\":\(version)},\"contentChanges\":[{\"text\":\(quoted(text))}]}"
        )
    }

    /// Takes the last findings that the server published for a document.
    func findings(_ uri: String) -> (version: Int?, findings: [JSONValue])? {
        server.run()
        let all = inbox.messages.filter {
            $0["method"]?.string == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.string == uri
        }
        return all.last.map { ($0["params"]?["version"]?.integer, $0["params"]?["diagnostics"]?.elements ?? []) }
    }

    /// Returns the position of the first character of `mark` in the file of a URI, as JSON. Only for ASCII.
    func position(_ uri: String, _ mark: String) -> String { position(uri) { $0.firstRange(of: mark)?.lowerBound } }

    /// Returns the position after `mark`.
    func position(_ uri: String, after mark: String) -> String {
        position(uri) { $0.firstRange(of: mark)?.upperBound }
    }

    private func position(_ uri: String, _ find: (String) -> String.Index?) -> String {
        let text = DocumentURI.path(of: uri).flatMap { files.texts[$0] } ?? ""
        let before = text[..<(find(text) ?? text.startIndex)]
        let line = before.utf8.count { $0 == UInt8(ascii: "\n") }
        let character = before.utf8.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
        return "{\"line\":\(line),\"character\":\(character)}"
    }
}

/// Returns `text` as a JSON string.
func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text)
    return writer.text
}

extension JSONValue {
    /// The value as JSON without blanks, for comparisons.
    var text: String {
        switch content {
        case .null: "null"
        case .bool(let truth): "\(truth)"
        case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
        case .string(let string): quoted(string)
        case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
        case .object(let members):
            "{\(members.map { "\(quoted($0.name)):\($0.value.text)" }.joined(separator: ","))}"
        }
    }
}
