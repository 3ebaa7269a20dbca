import SceneReport

/// A server for the Language Server Protocol 3.17: messages in, messages out, open documents.
///
/// It does one thing at a time. Pass it all bytes that have arrived before you let it take the next step. Then it knows
/// which requests are cancelled, and never checks a text that has already changed again.
public final class LanguageServer {
    let session: ServerSession
    private var frames = FrameReader()
    /// The messages that were received but not handled.
    private var queue = MessageQueue()
    private(set) var phase = Phase.uninitialized
    /// The exit status, once the server is done.
    private(set) var exitStatus: Int32?
    /// Why the server ended, unless the client asked for it.
    public private(set) var problem: String?

    /// The stages of a session.
    enum Phase {
        case uninitialized
        case running
        case shutDown
    }

    /// Creates a server that sends its messages with `send`.
    public init(host: ServerHost, send: @escaping ([UInt8]) -> Void) {
        session = ServerSession(host: host, send: send)
    }

    /// Takes bytes from the client.
    public func receive(_ bytes: [UInt8]) {
        frames.append(bytes)
        do throws(BrokenFrame) {
            while exitStatus == nil, let message = try frames.next() { queue.append(IncomingMessage(message)) }
        } catch {
            queue.append(.end("can't go on: \(error.reason)"))
        }
    }

    /// Records that the client sends nothing more.
    func receiveEnd() {
        let isCut = frames.isInsideMessage
        queue.append(.end(phase == .shutDown && !isCut ? nil : "the client disconnected without `exit`"))
    }

    /// Whether there is something to do without another message.
    var hasWork: Bool { exitStatus == nil && (!queue.isEmpty || session.documents.hasUnchecked) }

    /// Handles one message, or checks one document if there is no message.
    ///
    /// - Parameter receiveMore: Receives what has arrived in the meantime, without waiting. It is called before each
    ///   rule and each item that a rule checks, and every few milliseconds in it. So a check of a text that has
    ///   changed ends early, and requests are answered while another text is checked.
    public func step(receiveMore: @escaping () -> Void = {}) {
        guard exitStatus == nil else { return }
        defer { if exitStatus == nil { session.publishSettingsProblems() } }
        if let message = nextMessage() {
            handle(message)
        } else if let document = nextUnchecked {
            check(document, receiveMore: receiveMore)
        }
    }

    /// Checks a document and sends its findings, unless something happens that is more urgent.
    private func check(_ document: TextDocument, receiveMore: @escaping () -> Void) {
        let analysis = session.analysis(of: document)
        let changes = session.documents.changeCount
        let mayWait = session.documents.unchecked.mayWait(document.uri)
        var isStale = false
        let diagnostics = session.publication(of: document) {
            if isStale { return true }
            receiveMore()
            // Findings in a text that has changed since would be at the wrong places.
            while !self.queue.changes(document.uri), let message = self.nextMessage() { self.handle(message) }
            isStale =
                self.queue.changes(document.uri) || self.exitStatus != nil || document.analysis !== analysis
            if !isStale, mayWait, self.session.documents.changeCount != changes {
                // Somebody who types in another document waits for its findings.
                self.session.documents.unchecked.letWait(document.uri)
                isStale = true
            }
            return isStale
        }
        guard exitStatus == nil else { return }
        guard let diagnostics else { return session.documents.unchecked.moveToEnd(document.uri) }
        session.documents.unchecked.remove(document.uri)
        session.send(message: diagnostics)
        session.refresh()
    }

    /// Takes the next message that needs no check before it.
    private func nextMessage() -> MessageQueue.Entry? {
        let unchecked = session.documents.unchecked
        return queue.next { unchecked.contains($0) }
    }

    /// The document to check next: one whose fixes the client waits for, or else the one that has waited longest.
    private var nextUnchecked: TextDocument? {
        let unchecked = session.documents.unchecked
        let waiting = queue.nextWaiting { unchecked.contains($0) }
        return waiting.flatMap { session.documents[$0] } ?? session.documents.nextUnchecked
    }

    /// Handles all messages and checks all documents that changed.
    public func run() {
        while hasWork { step() }
    }

    private func end(_ status: Int32, _ problem: String? = nil) {
        exitStatus = status
        self.problem = problem
        session.documents = DocumentStore()
    }

    private func handle(_ message: MessageQueue.Entry) {
        switch message {
        case .end(let problem): end(problem == nil ? 0 : 1, problem)
        case .cancelled(let id):
            let error = ResponseError(code: .requestCancelled, message: "cancelled")
            session.send(message: OutgoingMessage.error(id, error))
        case .message(.broken(let id, let error)): session.send(message: OutgoingMessage.error(id, error))
        case .message(.response), .message(.cancellation): break
        case .message(.notification(let method, let parameters)): handle(method, parameters ?? .nothing)
        case .message(.request(let id, let method, let parameters)):
            if isOutdated(method, parameters) {
                return session.send(message: OutgoingMessage.response(id) { $0.null() })
            }
            do throws(ResponseError) {
                let reply = try answer(method, parameters ?? .nothing)
                session.send(message: OutgoingMessage.response(id, reply))
            } catch {
                session.send(message: OutgoingMessage.error(id, error))
            }
        }
    }

    /// Whether a request is for fixes in a text that isn't checked and changes next, so that nobody can apply them.
    private func isOutdated(_ method: String, _ parameters: JSONValue?) -> Bool {
        guard phase == .running, method == "textDocument/codeAction",
            let uri = parameters?["textDocument"]?["uri"]?.string
        else { return false }
        return session.documents.unchecked.contains(uri) && queue.changes(uri)
    }

    /// Returns what writes the result of a request.
    private func answer(_ method: String, _ parameters: JSONValue) throws(ResponseError) -> Reply {
        switch (phase, method) {
        case (.uninitialized, "initialize"):
            let reply = session.initialize(parameters)
            phase = .running
            return reply
        case (.uninitialized, _):
            throw ResponseError(code: .serverNotInitialized, message: "the first request must be initialize")
        case (.running, "initialize"):
            throw ResponseError(code: .invalidRequest, message: "the server is initialized already")
        case (.running, "shutdown"):
            phase = .shutDown
            return { $0.null() }
        case (.running, _): return try session.answerFeature(method, parameters)
        case (.shutDown, _):
            throw ResponseError(code: .invalidRequest, message: "the server is shut down; only exit may follow")
        }
    }

    private func handle(_ method: String, _ parameters: JSONValue) {
        switch (phase, method) {
        case (_, "exit"): end(phase == .shutDown ? 0 : 1)
        case (.running, _): session.handleNotification(method, parameters)
        case (.uninitialized, _), (.shutDown, _): break
        }
    }
}

extension JSONValue {
    /// The parameters of a message that has none.
    fileprivate static var nothing: JSONValue { JSONValue(.null, range: 0..<0) }
}
