import SceneReport

/// A server for the Language Server Protocol 3.17: messages in, messages out, open documents.
///
/// It does one thing at a time. Pass it all bytes that have arrived before you let it take the next step. Then it knows
/// which requests are cancelled, and never checks a text that has already changed again.
public final class LanguageServer {
    let host: ServerHost
    /// Sends a message with its headers to the client.
    private let send: ([UInt8]) -> Void
    private var frames = FrameReader()
    /// The messages that were received but not handled.
    private var queue = MessageQueue()
    private(set) var phase = Phase.uninitialized
    /// The exit status, once the server is done.
    private(set) var exitStatus: Int32?
    /// Why the server ended, unless the client asked for it.
    public private(set) var problem: String?
    private var requestCount = 0

    var features = ClientFeatures()
    /// Whether the client was asked to report files that change on disk.
    var watchesFiles = false
    /// The paths of the folders that are open in the editor.
    var folders: [String] = []
    var documents = DocumentStore()
    var settingsProblems = SettingsProblems()

    /// The stages of a session.
    enum Phase {
        case uninitialized
        case running
        case shutDown
    }

    /// Creates a server that sends its messages with `send`.
    public init(host: ServerHost, send: @escaping ([UInt8]) -> Void) {
        self.host = host
        self.send = send
    }

    /// Takes bytes from the client.
    public func receive(_ bytes: [UInt8]) {
        frames.append(bytes)
        do throws(BrokenFrame) {
            while exitStatus == nil, let message = try frames.next() { queue.append(IncomingMessage(message)) }
        } catch {
            queue.append(.end("cannot go on: \(error.reason)"))
        }
    }

    /// Records that the client sends nothing more.
    func receiveEnd() {
        let isCut = frames.isInsideMessage
        queue.append(.end(phase == .shutDown && !isCut ? nil : "the client disconnected without `exit`"))
    }

    /// Whether there is something to do without another message.
    var hasWork: Bool { exitStatus == nil && (!queue.isEmpty || documents.hasUnchecked) }

    /// Handles one message, or checks one document if there is no message.
    ///
    /// - Parameter receiveMore: Receives what has arrived in the meantime, without waiting.
    public func step(receiveMore: () -> Void = {}) {
        guard exitStatus == nil else { return }
        defer { publishSettingsProblems() }
        if let message = queue.next() {
            handle(message)
        } else if let document = documents.nextUnchecked {
            let diagnostics = publication(of: document)
            receiveMore()
            // Findings in a text that has changed since would be at the wrong places.
            if queue.changes(document.uri) { return }
            documents.unchecked.remove(document.uri)
            send(message: diagnostics)
            refresh()
        }
    }

    /// Handles all messages and checks all documents that changed.
    public func run() {
        while hasWork { step() }
    }

    func send(message: [UInt8]) { send(FrameReader.frame(message)) }

    /// Sends a request whose answer doesn't matter.
    func request(_ method: String, _ write: ((inout JSONWriter) -> Void)? = nil) {
        requestCount += 1
        send(message: OutgoingMessage.request("scenec-\(requestCount)", method, write))
    }

    /// Lets the client ask again about documents that changed because of other files, once all are checked.
    private func refresh() {
        guard documents.needsRefresh, !documents.hasUnchecked else { return }
        documents.needsRefresh = false
        for method in features.refreshMethods { request(method) }
    }

    /// Tells the client about a message that has no effect.
    func log(_ text: String) {
        send(
            message: OutgoingMessage.notification("window/logMessage") { value in
                value.object { object in
                    object.member("type", 2)
                    object.member("message", text)
                }
            })
    }

    private func end(_ status: Int32, _ problem: String? = nil) {
        exitStatus = status
        self.problem = problem
        documents = DocumentStore()
    }

    private func handle(_ message: MessageQueue.Entry) {
        switch message {
        case .end(let problem): end(problem == nil ? 0 : 1, problem)
        case .cancelled(let id):
            send(message: OutgoingMessage.error(id, ResponseError(code: .requestCancelled, message: "cancelled")))
        case .message(.broken(let id, let error)): send(message: OutgoingMessage.error(id, error))
        case .message(.response): break
        case .message(.notification(let method, let parameters)): handle(method, parameters ?? .nothing)
        case .message(.request(let id, let method, let parameters)):
            do throws(ResponseError) {
                let reply = try answer(method, parameters ?? .nothing)
                send(message: OutgoingMessage.response(id, reply))
            } catch {
                send(message: OutgoingMessage.error(id, error))
            }
        }
    }

    /// Returns what writes the result of a request.
    private func answer(_ method: String, _ parameters: JSONValue) throws(ResponseError) -> Reply {
        switch (phase, method) {
        case (.uninitialized, "initialize"):
            let reply = initialize(parameters)
            phase = .running
            return reply
        case (.uninitialized, _):
            throw ResponseError(code: .serverNotInitialized, message: "the first request must be initialize")
        case (.running, "initialize"):
            throw ResponseError(code: .invalidRequest, message: "the server is initialized already")
        case (.running, "shutdown"):
            phase = .shutDown
            return { $0.null() }
        case (.running, _): return try answerFeature(method, parameters)
        case (.shutDown, _):
            throw ResponseError(code: .invalidRequest, message: "the server is shut down; only exit may follow")
        }
    }

    private func handle(_ method: String, _ parameters: JSONValue) {
        switch (phase, method) {
        case (_, "exit"): end(phase == .shutDown ? 0 : 1)
        case (.running, _): handleNotification(method, parameters)
        case (.uninitialized, _), (.shutDown, _): break
        }
    }
}

/// Writes the result of a request.
typealias Reply = (inout JSONWriter) -> Void

extension JSONValue {
    /// The parameters of a message that has none.
    fileprivate static var nothing: JSONValue { JSONValue(.null, range: 0..<0) }
}
