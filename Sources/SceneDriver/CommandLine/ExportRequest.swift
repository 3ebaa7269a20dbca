/// The arguments of `scenec export`.
struct ExportRequest: Equatable {
    /// The paths of the call; only the first is read.
    var paths: InputPaths
    var format: Format
    /// The scene to export; `nil` for all.
    var scene: String?
    /// The device or size of the scene, as written there without its dot; `nil` for the first.
    var device: String?
    /// The file to write; `nil` for standard output.
    var target: String?

    /// The forms of the output.
    enum Format: String {
        case uikit
        case xctest
        case dump
    }

    /// Reads the arguments of the command.
    init(_ call: ParsedArguments) throws(UsageError) {
        guard let format: Format = call.choice("--format") else {
            throw UsageError("export needs `--format`", hint: "usage: --format uikit|xctest|dump")
        }
        self.format = format
        paths = call.inputPaths
        scene = call.last("--scene")
        device = call.device
        target = call.last("--output")
        if target == "-" { target = nil }
    }
}
