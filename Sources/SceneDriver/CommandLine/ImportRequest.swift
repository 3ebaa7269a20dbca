import SceneImport
import SceneSemantics
import SceneText

/// The arguments of `scenec import`.
struct ImportRequest: Equatable {
    /// The paths of the call; only the first is read.
    var paths: InputPaths
    var input: InputFile { paths.onlyFile }
    /// The form of the file; `nil` to recognize it.
    var format: DocumentFormat?
    /// The scene to import; `nil` for all.
    var scene: String?
    var assumptions: ImportAssumptions
    /// The device whose size classes count in a document of Interface Builder.
    var device: String?
    /// Whether to expect of a document of Interface Builder that a tap fires each control with an action.
    var writesExpectations: Bool
    /// The file or folder to write to; `nil` for standard output.
    var output: String?
    /// Whether to replace files that are there already.
    var replacesFiles: Bool

    /// Reads the arguments of the command.
    init(_ call: ParsedArguments) throws(UsageError) {
        paths = call.inputPaths
        format = call.choice("--format")
        scene = call.last("--scene")
        assumptions = try ImportAssumptions(call)
        output = call.last("--output")
        replacesFiles = call.has("--force")
        writesExpectations = call.has("--expectations")
        device = call.device
        if let device, InterfaceBuilderOptions(deviceNamed: device) == nil { throw .unknownDevice(device) }
    }
}

extension ImportRequest {
    /// The options for a document of Interface Builder.
    var interfaceBuilderOptions: InterfaceBuilderOptions {
        var options = device.flatMap { InterfaceBuilderOptions(deviceNamed: $0) } ?? InterfaceBuilderOptions()
        options.writesExpectations = writesExpectations
        return options
    }
}

extension UsageError {
    /// There is no device with this name.
    static func unknownDevice(_ name: String) -> UsageError {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        var meant = Schema.nearestDevice(to: parts.first ?? name)
        if parts.count == 2 {
            let orientation = NearestWord.of(parts[1], among: ["landscape", "portrait"])
            meant = orientation.flatMap { orientation in
                meant.map { orientation == "landscape" ? "\($0).landscape" : $0 }
            }
        }
        let suggestion = meant.map { "; did you mean `\($0)`?" } ?? ""
        return UsageError(
            "there is no device `\(name)`\(suggestion)",
            hint: "devices: \(Schema.devices.map { $0.word }.joined(separator: ", "))")
    }
}

extension ImportAssumptions {
    /// Reads the assumptions of a call.
    init(_ call: ParsedArguments) throws(UsageError) {
        self.init()
        for text in call.all("--assume") { try add(text) }
    }

    /// Adds an assumption, given as `NAME=passthrough` or `NAME=takes`.
    fileprivate mutating func add(_ text: String) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else {
            throw UsageError(
                "`--assume \(text)` needs a name and a word", hint: "write: --assume OverlayView=passthrough")
        }
        let name = parts[0].asAddress ?? parts[0]
        switch parts[1] {
        case "passthrough": hitTesting[name] = .passthrough
        case "takes": hitTesting[name] = .default
        default:
            throw .unknown(
                "`\(parts[0])` can't be assumed to be", parts[1], known: ["passthrough", "takes"], allowed: "allowed")
        }
    }
}
