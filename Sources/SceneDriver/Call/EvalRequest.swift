import SceneRuntime

/// What `scenec eval` is asked for.
struct EvalRequest: Equatable {
    /// The file.
    var input: InputFile
    /// The scene, where it was named.
    var scene: String?
    /// The places given with `--at`, in order.
    var places: [Place]
    /// The file of further points.
    var pointFile: InputFile?
    /// How that file is written.
    var pointFormat: PointFormat
    /// The steps of a touch, as they were given.
    var touch: String?
    /// Whether to tell every view that was asked.
    var tellsWhy: Bool
    /// Whether to look at all offsets of scroll views for one at which a target can be touched.
    var sweeps: Bool
    /// Which cells were displayed later; as the scene says where this is `nil`.
    var displayOrder: DisplayOrder?
    /// How answers are written.
    var format: ResultFormat
    /// Whether to use colours.
    var color: ColorChoice

    /// Which cells were displayed later.
    enum DisplayOrder: String {
        case ascending
        case descending
        /// Every order, to see whether it matters.
        case all
    }

    /// A place that is asked about.
    enum Place: Equatable {
        case point(Point)
        /// The middle of the visible part of a view, which is given by its path.
        case view(String)
    }

    /// Understands the arguments of the command.
    init(_ call: ParsedCall) throws(CallProblem) {
        input = call.inputPaths.onlyFile
        scene = call.last("--scene")
        places = try call.places("--at")
        pointFile = call.last("--points").map { InputFile($0, standardInputName: nil) }
        pointFormat = call.choice("--points-format") ?? .text
        touch = call.last("--touch")
        tellsWhy = call.has("--why")
        sweeps = call.has("--sweep")
        displayOrder = call.choice("--display-order")
        format = call.choice("--format") ?? .human
        color = call.color
        if let touch, touch.allSatisfy(\.isWhitespace) {
            throw CallProblem("`--touch` has no steps", hint: "write: --touch \"tap Save\"")
        }
        if touch != nil, !places.isEmpty || pointFile != nil {
            throw CallProblem(
                "`--touch` cannot be combined with points", hint: "the steps of a touch have their own points")
        }
        if sweeps, touch != nil || !places.isEmpty || pointFile != nil {
            throw CallProblem("`--sweep` cannot be combined with points or a touch", hint: "it checks every control")
        }
        if input.origin == .standardInput, pointFile?.origin == .standardInput {
            throw CallProblem("standard input cannot be both the scene and the points")
        }
    }
}

/// How results are written.
enum ResultFormat: String {
    case human
    case json
}

extension ParsedCall {
    /// The places that were given for `option`: points, or paths, which begin with a Name.
    fileprivate func places(_ option: String) throws(CallProblem) -> [EvalRequest.Place] {
        var places: [EvalRequest.Place] = []
        for text in all(option) {
            if let point = Point(written: text) {
                places.append(.point(point))
            } else if text.unicodeScalars.first?.properties.isUppercase == true {
                places.append(.view(text))
            } else {
                throw CallProblem(
                    "`\(text)` is neither a point nor the path of a view",
                    hint: "write: \(option) X,Y with numbers from -1e9 to 1e9, as in 12.5,300, or \(option) HelpButton")
            }
        }
        return places
    }
}
