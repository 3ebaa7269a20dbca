/// The arguments of `scenec dump`.
struct DumpRequest: Equatable {
    /// The paths of the call; only the first is read.
    var paths: InputPaths
    /// The stage to print.
    var stage: Stage
    /// The device or size whose views to print; `nil` for all of a scene.
    var device: String?
    /// The format of the output.
    var format: ResultFormat

    /// The stages of compilation.
    enum Stage: String {
        case tokens
        case syntax
        case tree
    }

    var input: InputFile { paths.onlyFile }

    /// Reads the arguments of the command.
    init(_ call: ParsedArguments) {
        // Most people want to see what a file means; the other stages are about how it is written.
        stage = call.choice("--stage") ?? .tree
        paths = call.inputPaths
        device = call.device
        format = call.choice("--format") ?? .human
    }
}
