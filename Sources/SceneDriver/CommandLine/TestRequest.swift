/// The arguments of `scenec test`.
struct TestRequest: Equatable {
    /// The files and folders to test.
    var paths: InputPaths
    var readsConfiguration: Bool
    /// The name of the scenes to test; `nil` for all.
    var scene: String?
    /// Text that an expectation or its scene's name must contain; `nil` for any.
    var filter: String?
    /// The device or size on which to test scenes; `nil` for all of theirs.
    var device: String?
    /// The part of the expectations to run; `nil` for all, or what the environment says.
    var shard: Shard?
    /// Whether to test again whenever a file changes.
    var watches: Bool
    /// The format of the results.
    var format: Format

    /// The formats of results.
    enum Format: String {
        case human
        case json
        case junit
    }

    /// Reads the arguments of the command.
    init(_ call: ParsedArguments) throws(UsageError) {
        paths = call.inputPaths
        readsConfiguration = call.readsConfiguration
        shard = try call.last("--shard").map { text throws(UsageError) in try Shard(text) }
        watches = try call.watches()
        scene = call.last("--scene")
        filter = call.last("--filter")
        device = call.device
        format = call.choice("--format") ?? .human
    }
}
