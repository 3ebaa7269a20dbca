import SceneReport

/// The messages that were received but not handled, in order.
struct MessageQueue {
    private var entries: [Entry] = []
    /// The index of the next entry.
    private var first = 0

    /// What the queue has.
    enum Entry {
        case message(IncomingMessage)
        /// A request that the client doesn't need any more.
        case cancelled(RequestID)
        /// The end of the stream, and why it ends too early if it does.
        case end(String?)
    }

    var isEmpty: Bool { first == entries.count }

    mutating func append(_ entry: Entry) { entries.append(entry) }

    /// Adds a message, or cancels the request that it names. One that was answered can't be cancelled any more.
    mutating func append(_ message: IncomingMessage) {
        guard case .cancellation(let id) = message else { return entries.append(.message(message)) }
        guard let cancelled = id else { return }
        for index in first..<entries.count {
            if case .message(.request(cancelled, _, _)) = entries[index] { entries[index] = .cancelled(cancelled) }
        }
    }

    /// Removes and returns the next entry.
    ///
    /// Somebody who types waits for completions, so they come before other requests about the same texts, some of which
    /// evaluate a whole scene. A request for fixes waits while `isUnchecked` returns that the findings in its text
    /// aren't known, and others overtake it, unless the text changes after it.
    mutating func next(isUnchecked: (String) -> Bool) -> Entry? {
        guard first < entries.count else { return nil }
        if let completion = nextCompletion { return entries.remove(at: completion) }
        if waits(entries[first], isUnchecked) {
            let index = entries[first...].prefix(Self.maximumStep).firstIndex { !waits($0, isUnchecked) }
            return index.map { entries.remove(at: $0) }
        }
        let entry = entries[first]
        first += 1
        if first == entries.count {
            entries = []
            first = 0
        }
        return entry
    }

    /// The maximum number of entries that a completion is answered before.
    private static let maximumStep = 100

    /// The index of the first completion with only requests about texts before it, or `nil` if there is none.
    private var nextCompletion: Int? {
        for index in entries[first...].prefix(Self.maximumStep).indices {
            guard case .message(.request(_, let method, _)) = entries[index], method.hasPrefix("textDocument/") else {
                return nil
            }
            if method == "textDocument/completion" { return index }
        }
        return nil
    }

    /// Whether an entry is a request for the fixes in an unchecked text that no entry changes.
    private func waits(_ entry: Entry, _ isUnchecked: (String) -> Bool) -> Bool {
        guard let uri = entry.documentOfFixes else { return false }
        return isUnchecked(uri) && !changes(uri)
    }

    /// The URI of the document whose check a request waits for.
    func nextWaiting(isUnchecked: (String) -> Bool) -> String? {
        entries[first...].lazy.compactMap { $0.documentOfFixes }.first { isUnchecked($0) }
    }

    /// Whether a message in the queue changes, closes or opens the document, or ends the session.
    func changes(_ uri: String) -> Bool {
        entries[first...].contains { entry in
            switch entry {
            case .end, .message(.notification("exit", _)): true
            case .message(.notification(let method, let parameters)):
                ["textDocument/didChange", "textDocument/didClose", "textDocument/didOpen"].contains(method)
                    && parameters?["textDocument"]?["uri"]?.string == uri
            case .message, .cancelled: false
            }
        }
    }
}

extension MessageQueue.Entry {
    /// The URI of the document if it is a request for fixes, which needs all findings.
    fileprivate var documentOfFixes: String? {
        guard case .message(.request(_, "textDocument/codeAction", let parameters)) = self else { return nil }
        return parameters?["textDocument"]?["uri"]?.string
    }
}
