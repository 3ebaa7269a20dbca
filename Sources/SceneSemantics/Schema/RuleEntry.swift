import SceneRuntime

/// One row of the table of `hitTest` rules.
public struct RuleEntry: Sendable {
    /// Which rule it is.
    let kind: Kind
    /// What follows the word; empty if nothing does.
    public let notation: String
    /// A one-line description.
    public let summary: String
    /// How many views it names.
    let views: Views
    /// Whether it has a block of effects.
    let effects: Effects
    /// What it does.
    let traits: HitTestRule.Traits

    /// The word of the language.
    public var word: String { kind.rawValue }

    /// Whether it can have a block of effects.
    public var takesEffects: Bool { effects != .none }

    /// The rules; the raw value is the word of the language.
    enum Kind: String {
        case claim, ask, yield, none, `super`, delegate, forward, `return`, pass, when, unless
    }

    /// How many views a rule names.
    enum Views {
        case none, one, many
    }

    /// Whether a rule has a block of effects.
    enum Effects {
        case none, optional, required
    }

    init(
        _ kind: Kind, _ notation: String, views: Views = .none, effects: Effects = .none,
        _ traits: HitTestRule.Traits, _ summary: String
    ) {
        self.kind = kind
        self.notation = notation
        self.views = views
        self.effects = effects
        self.traits = traits
        self.summary = summary
    }
}
