/// The arguments of `scenec explain`.
struct ExplainRequest: Equatable {
    /// The rule; `nil` for all.
    var rule: String?

    /// Whether to explain the configuration file, not rules.
    var explainsConfiguration: Bool

    /// Reads the arguments of the command.
    init(_ call: ParsedArguments) throws(UsageError) {
        rule = call.operands.first
        explainsConfiguration = call.has("--config")
        if let rule, explainsConfiguration {
            throw UsageError("`--config` explains the configuration, so it can't be combined with `\(rule)`")
        }
    }
}
