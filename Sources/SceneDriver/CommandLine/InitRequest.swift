/// The arguments of `scenec init`.
struct InitRequest: Equatable {
    /// The folder to start in.
    var folder: String

    /// Reads the arguments of the command.
    init(_ call: ParsedArguments) {
        folder = call.operands.first ?? "."
    }
}
