/// The arguments of `scenec completions`.
struct CompletionsRequest: Equatable {
    var shell: Shell

    /// The shells that can complete calls.
    enum Shell: String, CaseIterable {
        case bash
        case zsh
        case fish

        /// The names of all shells.
        static var names: [String] { allCases.map { $0.rawValue } }
    }

    /// Reads the arguments of the command.
    init(_ call: ParsedArguments) {
        // The parser has checked the word.
        shell = call.operands.first.flatMap { Shell(rawValue: $0) } ?? .bash
    }
}
