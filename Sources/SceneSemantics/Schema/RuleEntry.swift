import SceneRuntime

/// One row of the table of `hitTest` rules.
public struct RuleEntry: Sendable {
    /// The word of the language.
    public let word: String
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

    /// Whether it can have a block of effects.
    public var takesEffects: Bool { effects != .none }

    /// How many views a rule names.
    enum Views {
        case none, one, many
    }

    /// Whether a rule has a block of effects.
    enum Effects {
        case none, optional, required
    }

    init(
        _ word: String, _ notation: String, views: Views = .none, effects: Effects = .none,
        _ traits: HitTestRule.Traits, _ summary: String
    ) {
        self.word = word
        self.notation = notation
        self.views = views
        self.effects = effects
        self.traits = traits
        self.summary = summary
    }
}
