extension CompletionsRequest {
    /// The completions.
    var text: String {
        switch shell {
        case .bash: BashCompletions.text
        case .zsh: ZshCompletions.text
        case .fish: FishCompletions.text
        }
    }
}
