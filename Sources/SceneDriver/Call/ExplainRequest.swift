/// What `scenec explain` is asked for.
struct ExplainRequest: Equatable {
    /// The rule; all of them where it is `nil`.
    var rule: String?
    /// Whether to use colours.
    var color: ColorChoice

    /// Understands the arguments of the command.
    init(_ call: ParsedCall) {
        rule = call.operands.first
        color = call.color
    }
}
