/// The arguments of `scenec explain`.
struct ExplainRequest: Equatable {
    /// The rule; `nil` for all.
    var rule: String?

    /// Reads the arguments of the command.
    init(_ call: ParsedCall) {
        rule = call.operands.first
    }
}
