/// The arguments of `scenec dump`.
struct DumpRequest: Equatable {
    var input: InputFile
    /// The stage to print.
    var stage: Stage
    /// The format of the output.
    var format: ResultFormat

    /// The stages of compilation.
    enum Stage: String {
        case tokens
        case syntax
        case tree
    }

    /// Reads the arguments of the command.
    init(_ call: ParsedCall) throws(CallProblem) {
        guard let stage: Stage = call.choice("--stage") else {
            throw CallProblem("dump needs `--stage`", hint: "usage: --stage tokens|syntax|tree")
        }
        self.stage = stage
        input = call.inputPaths.onlyFile
        format = call.choice("--format") ?? .human
    }
}
