/// What `scenec dump` is asked for.
struct DumpRequest: Equatable {
    /// The file.
    var input: InputFile
    /// How far to compile.
    var stage: Stage
    /// How it is written.
    var format: ResultFormat
    /// Whether to use colours.
    var color: ColorChoice

    /// How far a file is compiled.
    enum Stage: String {
        case tokens
        case syntax
        case tree
    }

    /// Understands the arguments of the command.
    init(_ call: ParsedCall) throws(CallProblem) {
        guard let stage: Stage = call.choice("--stage") else {
            throw CallProblem("dump needs `--stage`", hint: "usage: --stage tokens|syntax|tree")
        }
        self.stage = stage
        input = call.inputPaths.onlyFile
        format = call.choice("--format") ?? .human
        color = call.color
    }
}
