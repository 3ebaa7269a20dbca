/// The types of tokens, named as the protocol does.
enum SemanticTokenType: String, CaseIterable {
    case keyword
    case type
    case `class`
    case property
    case variable
    case parameter
    case enumMember
    case number
    case string
    case comment
    case `operator`
    case function
    case event
}

/// What else a token is.
struct SemanticTokenModifiers: OptionSet {
    let rawValue: Int

    /// The names in the protocol, in the order of the bits.
    static let names = ["declaration", "readonly"]
    static let declaration = SemanticTokenModifiers(rawValue: 1)
    static let readonly = SemanticTokenModifiers(rawValue: 2)
}
