/// The arguments of `scenec explain`.
struct ExplainRequest: Equatable {
    /// The rule; `nil` for all.
    var rule: String?

    /// Whether to explain the configuration file, not rules.
    var explainsConfiguration: Bool

    /// Whether to list the words of scenes.
    var listsWords: Bool

    /// Reads the arguments of the command.
    init(_ call: ParsedArguments) throws(UsageError) {
        rule = call.operands.first
        explainsConfiguration = call.has("--config")
        listsWords = call.has("--words")
        if let rule, explainsConfiguration {
            throw UsageError("`--config` explains the configuration, so it can't be combined with `\(rule)`")
        }
        if let rule, listsWords {
            throw UsageError("`--words` lists all words, so it can't be combined with `\(rule)`")
        }
        if explainsConfiguration, listsWords { throw UsageError("`--config` and `--words` can't be combined") }
    }
}
