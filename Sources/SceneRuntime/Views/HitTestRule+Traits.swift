/// What each rule does, described once for all who read rules.
extension HitTestRule {
    /// What a rule does.
    public struct Traits: OptionSet, Sendable {
        /// A bit for each trait.
        public let rawValue: UInt8

        /// Creates the set of the traits of these bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Runs UIView's own walk.
        public static let walks = Traits(rawValue: 1)
        /// Ends the rules, unless it leaves the answer to later rules.
        public static let decides = Traits(rawValue: 2)
        /// Acts where the result is the view itself, and replaces it.
        public static let replacesItself = Traits(rawValue: 4)
        /// Asks a view beside the walk for its hit test.
        public static let asksView = Traits(rawValue: 8)
        /// Can answer where the walk gives nil.
        public static let answersBesideWalk = Traits(rawValue: 16)
        /// Can make the answer nil.
        public static let mayGiveNil = Traits(rawValue: 32)
    }

    /// What the rule does; nothing but its effects where it has no traits.
    public var traits: Traits {
        switch self {
        case .claim: [.decides, .answersBesideWalk]
        case .ask: [.decides, .answersBesideWalk, .asksView]
        case .yield, .yieldToOverhang, .none: [.decides, .mayGiveNil]
        case .super: .walks
        case .delegate: [.replacesItself, .asksView]
        case .forward: [.replacesItself, .asksView, .mayGiveNil]
        case .return: .replacesItself
        case .pass: [.replacesItself, .mayGiveNil]
        case .effects: []
        }
    }

    /// The views that the rule names, those of its effects left out.
    public var views: [ViewID] {
        switch self {
        case .claim(let views, _), .yield(let views), .effects(_, let views, _): views
        case .ask(let view), .delegate(let view), .forward(let view), .return(let view): [view]
        case .yieldToOverhang, .none, .super, .pass: []
        }
    }

    /// What the rule may set.
    public var effects: [Effect] {
        switch self {
        case .claim(_, let effects), .effects(_, _, let effects): effects
        default: []
        }
    }

    /// The view that the rule asks for its hit test, beside the walk.
    public var askedView: ViewID? { traits.contains(.asksView) ? views.first : nil }

    /// Whether the rule gives nil, whatever other views do.
    public var alwaysGivesNil: Bool {
        switch self {
        case .none, .pass: true
        default: false
        }
    }

    /// Whether the rule puts another view in the place of the view itself.
    public var replacesItselfWithView: Bool { traits.contains(.replacesItself) && !alwaysGivesNil }

    /// Whether the rule reads what `super` gave.
    var readsResult: Bool { traits.isDisjoint(with: [.walks, .decides]) }
}
