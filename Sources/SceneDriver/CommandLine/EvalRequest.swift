import SceneImport
import SceneQueries
import SceneRuntime
import SceneSemantics
import SceneText

/// The arguments of `scenec eval`.
struct EvalRequest: Equatable {
    /// The paths of the call; only the first is read.
    var paths: InputPaths
    /// The scene, if named.
    var scene: String?
    /// The device or size of the scene, as written there without its dot; `nil` for the first.
    var device: String?
    /// The places given with `--at`, in order.
    var places: [WrittenPlace]
    /// The file with more points.
    var pointFile: InputFile?
    /// The format of that file.
    var pointFormat: PointFormat
    /// The steps of a touch, as given.
    var touch: String?
    /// The steps of touches that come before all questions, as given.
    var earlierTouch: String?
    /// Whether to print a trace of the views asked.
    var includesTrace: Bool
    /// Whether to search all scroll offsets for one that makes a target touchable.
    var sweeps: Bool
    /// The display order of cells; `nil` for the order in the scene.
    var displayOrder: DisplayOrder?
    /// What to assume of views that an import can't tell.
    var assumptions: ImportAssumptions
    /// The format of the answers.
    var format: ResultFormat

    /// The order in which cells were displayed.
    enum DisplayOrder: String {
        case ascending
        case descending
        /// Every order, to see whether it matters.
        case all
    }

    var input: InputFile { paths.onlyFile }

    /// Reads the arguments of the command.
    init(_ call: ParsedArguments) throws(UsageError) {
        paths = call.inputPaths
        scene = call.last("--scene")
        device = call.device
        places = try call.places("--at")
        pointFile = call.last("--points").map { InputFile($0, standardInputName: nil) }
        pointFormat = call.choice("--points-format") ?? .text
        touch = call.last("--touch")
        earlierTouch = try call.earlierTouch
        includesTrace = call.has("--why")
        sweeps = call.has("--sweep")
        displayOrder = call.choice("--display-order")
        assumptions = try ImportAssumptions(call)
        format = call.choice("--format") ?? .human
        try ParsedArguments.requireSteps(ofTouch: touch)
        if touch != nil, !places.isEmpty || pointFile != nil {
            throw UsageError(
                "`--touch` can't be combined with points", hint: "the steps of a touch have their own points")
        }
        if includesTrace, places.isEmpty, pointFile == nil {
            throw UsageError(
                "`--why` needs a point",
                hint: touch == nil
                    ? "write: --why --at 60,30" : "ask for the place where the touch comes down: --why --at 60,30")
        }
        if sweeps, touch != nil || !places.isEmpty || pointFile != nil {
            throw UsageError("`--sweep` can't be combined with points or a touch", hint: "it checks every control")
        }
        if input.origin == .standardInput, pointFile?.origin == .standardInput {
            throw UsageError("standard input can't be both the scene and the points")
        }
    }
}

enum ResultFormat: String {
    case human
    case json
}

extension ParsedArguments {
    /// Throws if `--touch` is given without steps.
    static func requireSteps(ofTouch touch: String?) throws(UsageError) {
        guard let touch, touch.allSatisfy({ $0.isWhitespace }) else { return }
        throw UsageError("`--touch` has no steps", hint: "write: --touch \"tap Save\"")
    }

    /// The steps given with `--after`.
    var earlierTouch: String? {
        get throws(UsageError) {
            guard let steps = last("--after") else { return nil }
            if steps.allSatisfy({ $0.isWhitespace }) {
                throw UsageError("`--after` has no steps", hint: "write: --after \"drag 60,300 to 60,100\"")
            }
            return steps
        }
    }

    /// Returns the places given for `option`: points, or paths, which begin with a name.
    func places(_ option: String) throws(UsageError) -> [WrittenPlace] {
        var places: [WrittenPlace] = []
        for text in all(option) {
            guard let place = WrittenPlace(text) else {
                throw UsageError(
                    "`\(text)` is neither a point nor the path of a view", hint: hint(on: text, of: option))
            }
            places.append(place)
        }
        return places
    }

    /// Returns what to write for a place, in the words of `text` if possible.
    private func hint(on text: String, of option: String) -> String {
        let numbers = text.split { $0 == " " || $0 == "," || $0 == "x" || $0 == "(" || $0 == ")" }
        if numbers.count == 2, let point = Point(written: numbers.joined(separator: ",")) {
            return "write: \(option) \(numberText(point.x)),\(numberText(point.y))"
        }
        if let first = text.first, first.isLowercase, text.isQuotable, !text.contains(",") {
            return "a view's Name starts with an upper-case letter: \(option) \(first.uppercased() + text.dropFirst())"
        }
        return "write: \(option) X,Y with numbers from -1e9 to 1e9, as in 12.5,300, or \(option) HelpButton"
    }
}
