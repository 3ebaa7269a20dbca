import SceneImport
import SceneQueries

/// The arguments of `scenec draw`.
struct DrawRequest: Equatable {
    /// The paths of the call; only the first is read.
    var paths: InputPaths
    var readsConfiguration: Bool
    /// The scene, if named.
    var scene: String?
    /// The device or size of the scene, as written there without its dot; `nil` for the first, and those that have more
    /// findings.
    var device: String?
    /// The places given with `--at`, in order.
    var places: [WrittenPlace]
    /// The steps of a touch, as given.
    var touch: String?
    /// The steps of touches that come before, as given.
    var earlierTouch: String?
    /// The display order of cells; `nil` for the order in the scene.
    var displayOrder: EvalRequest.DisplayOrder?
    /// What to assume of views that an import can't tell.
    var assumptions: ImportAssumptions
    /// Whether to draw again whenever a file changes.
    var watches: Bool
    var format: Format
    /// The file to write; `nil` for standard output.
    var target: String?

    /// Whether there are questions, which are answered on one device.
    var hasQuestions: Bool { !places.isEmpty || touch != nil || earlierTouch != nil }

    /// The formats of pictures.
    enum Format: String {
        case svg
        case html
    }

    /// Reads the arguments of the command.
    init(_ call: ParsedArguments) throws(UsageError) {
        paths = call.inputPaths
        readsConfiguration = call.readsConfiguration
        scene = call.last("--scene")
        device = call.device
        places = try call.places("--at")
        touch = call.last("--touch")
        earlierTouch = try call.earlierTouch
        displayOrder = call.choice("--display-order")
        assumptions = try ImportAssumptions(call)
        target = call.last("--output")
        if target == "-" { target = nil }
        watches = try call.watches()
        if watches, target == nil {
            throw UsageError("`draw --watch` writes a file again and again", hint: "write: --watch -o screen.svg")
        }
        format = try Self.format(call.choice("--format"), of: target)
        try ParsedArguments.requireSteps(ofTouch: touch)
    }

    /// Returns the format that was asked for, or the one that the ending of the file tells.
    private static func format(_ format: Format?, of target: String?) throws(UsageError) -> Format {
        guard let target else { return format ?? .svg }
        let name = target.split(separator: "/").last ?? ""
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        if let ending = parts.dropFirst().last {
            if let formatOfEnding = Format(rawValue: ending.lowercased()) { return format ?? formatOfEnding }
            // A device such as /dev/stdout has no ending.
            throw UsageError(
                "`draw` doesn't write `.\(ending)` files", hint: "end the file's name in `.svg` or `.html`")
        }
        return format ?? .svg
    }
}
