import SceneReport

/// What a server knows of its client, which the requests read and change: its features, the open folders and documents.
final class ServerSession {
    let host: ServerHost
    /// Sends a message with its headers to the client.
    private let send: ([UInt8]) -> Void
    private var requestCount = 0

    var features = ClientFeatures()
    /// Whether the client was asked to report files that change on disk.
    private var watchesFiles = false
    /// The paths of the folders that are open in the editor.
    var folders: [String] = []
    var documents = DocumentStore()
    var settingsProblems = SettingsProblems()

    /// Creates a session that sends its messages with `send`.
    init(host: ServerHost, send: @escaping ([UInt8]) -> Void) {
        self.host = host
        self.send = send
    }

    func send(message: [UInt8]) { send(FrameReader.frame(message)) }

    /// Sends a request whose answer doesn't matter.
    func request(_ method: String, _ write: ((inout JSONWriter) -> Void)? = nil) {
        requestCount += 1
        send(message: OutgoingMessage.request("scenec-\(requestCount)", method, write))
    }

    /// Lets the client ask again about documents that changed because of other files, once all are checked.
    func refresh() {
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

    /// Asks for notifications about files that change on disk, once.
    func watchFiles() {
        guard features.registersWatchers, !watchesFiles else { return }
        watchesFiles = true
        request("client/registerCapability") { parameters in
            parameters.object { object in
                object.member("registrations", [0]) { array, _ in
                    array.object { registration in
                        registration.member("id", "scenec-files")
                        registration.member("method", "workspace/didChangeWatchedFiles")
                        registration.member("registerOptions") { options in
                            options.object { options in
                                options.member("watchers", ["**/*.scene", "**/.scenec.json"]) { array, pattern in
                                    array.object { $0.member("globPattern", pattern) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Writes the result of a request.
typealias Reply = (inout JSONWriter) -> Void
