import SceneText

/// A comment `// scenec:allow RULE, RULE — reason`: what these rules find in one line is meant to be so.
struct Suppression: Sendable {
    /// The comment, from its slashes to the end of its line.
    var comment: SourceRange
    /// The word behind `scenec:` with what stands before it.
    var word: SourceRange
    /// Whether that word is `allow`; if it is not, the comment says nothing.
    var isUnderstood: Bool
    /// The rules that it names, in order.
    var rules: [NamedRule] = []
    /// Why they are allowed; `nil` where it does not say so.
    var reason: SourceRange?
    /// The first token of the line that it speaks of; `nil` where no code follows.
    var code: SourceRange?

    /// A rule as an suppression names it.
    struct NamedRule: Sendable {
        /// The name, which need not be that of a rule.
        var name: String
        /// Where it stands.
        var range: SourceRange
    }
}
