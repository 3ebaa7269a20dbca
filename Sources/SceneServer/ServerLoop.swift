/// The streams between a server and its client.
public struct ServerStreams {
    /// Waits for bytes from the client and returns them; empty at the end.
    public var receive: () -> [UInt8]
    /// Whether bytes have arrived, so that ``receive`` returns at once.
    public var hasArrived: () -> Bool
    /// Sends bytes to the client. Returns false if it doesn't take them any more.
    public var send: ([UInt8]) -> Bool

    /// Creates the streams from their operations.
    public init(
        receive: @escaping () -> [UInt8], hasArrived: @escaping () -> Bool, send: @escaping ([UInt8]) -> Bool
    ) {
        self.receive = receive
        self.hasArrived = hasArrived
        self.send = send
    }
}

/// Runs a server until its client ends it. Returns the exit status, and the reason if it isn't the client's wish.
public func serve(_ host: ServerHost, _ streams: ServerStreams) -> (status: Int32, problem: String?) {
    var isConnected = true
    var hasEnded = false
    let server = LanguageServer(host: host) { bytes in
        if isConnected { isConnected = streams.send(bytes) }
    }
    func receive() {
        if hasEnded { return }
        let bytes = streams.receive()
        hasEnded = bytes.isEmpty
        if hasEnded { server.receiveEnd() } else { server.receive(bytes) }
    }
    func receiveAll() {
        while !hasEnded, streams.hasArrived() { receive() }
    }
    while server.exitStatus == nil, isConnected {
        receiveAll()
        if server.hasWork { server.step(receiveMore: receiveAll) } else { receive() }
    }
    return (server.exitStatus ?? 1, server.problem)
}
