/// What `scenec test` is asked for.
struct TestRequest: Equatable {
    /// The files and folders whose expectations are checked.
    var paths: InputPaths
    /// A text that an expectation or the name of its scene must contain; any where it is `nil`.
    var filter: String?
    /// How results are written.
    var format: Format
    /// Whether to use colours.
    var color: ColorChoice

    /// How results are written.
    enum Format: String {
        case human
        case json
        case junit
    }

    /// Understands the arguments of the command.
    init(_ call: ParsedCall) {
        paths = call.inputPaths
        filter = call.last("--filter")
        format = call.choice("--format") ?? .human
        color = call.color
    }
}
