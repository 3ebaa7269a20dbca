import SceneText

/// A comment `// scenec:allow RULE, RULE — reason`: it suppresses the findings of these rules in one line.
struct Suppression: Sendable {
    /// The word after the prefix.
    static let allow = "allow"
    /// The start of every suppression, after the slashes.
    static let prefix = "scenec:"

    /// The comment, from its slashes to the end of its line.
    var comment: SourceRange
    /// The `scenec:` prefix, what is before it, and the word after it.
    var word: SourceRange
    /// Whether that word is `allow`. If not, the comment does nothing.
    var isUnderstood: Bool
    /// Whether that word is clearly a misspelling of `allow`.
    var isMisspelled = false
    /// The rules that it names, in order.
    var rules: [NamedRule] = []
    /// The rules that it would name if its misspelled word were `allow`, in order.
    var meantRules: [NamedRule] = []
    /// The reason, or `nil` if there is none.
    var reason: SourceRange?
    /// The first token of the line that it applies to, or `nil` if no code follows.
    var code: SourceRange?

    /// A rule named in a suppression.
    struct NamedRule: Sendable {
        /// The name, which may be unknown.
        var name: String
        var range: SourceRange
    }
}
