/// The arguments of `scenec draw`.
struct DrawRequest: Equatable {
    /// The paths of the call; only the first is read.
    var paths: InputPaths
    /// The scene, if named.
    var scene: String?
    /// The device or size of the scene, as written there without its dot; `nil` for the first.
    var device: String?
    /// The places given with `--at`, in order.
    var places: [EvalRequest.Place]
    /// The steps of a touch, as given.
    var touch: String?
    /// The display order of cells; `nil` for the order in the scene.
    var displayOrder: EvalRequest.DisplayOrder?
    var format: Format
    /// The file to write; `nil` for standard output.
    var target: String?

    /// The formats of pictures.
    enum Format: String {
        case svg
        case html
    }

    /// Reads the arguments of the command.
    init(_ call: ParsedCall) throws(CallProblem) {
        paths = call.inputPaths
        scene = call.last("--scene")
        device = call.device
        places = try call.places("--at")
        touch = call.last("--touch")
        displayOrder = call.choice("--display-order")
        format = call.choice("--format") ?? .svg
        target = call.last("--output")
        if let touch, touch.allSatisfy(\.isWhitespace) {
            throw CallProblem("`--touch` has no steps", hint: "write: --touch \"tap Save\"")
        }
        if target == "-" { target = nil }
    }
}
