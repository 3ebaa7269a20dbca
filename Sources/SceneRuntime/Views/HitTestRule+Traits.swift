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
        /// Replaces the result where that is the view itself.
        public static let appliesToOwnHit = Traits(rawValue: 4)
        /// Asks a view beside the walk for its hit test.
        public static let asksView = Traits(rawValue: 8)
        /// Can answer where the walk gives nil.
        public static let answersBesideWalk = Traits(rawValue: 16)
        /// Can make the answer nil.
        public static let mayGiveNil = Traits(rawValue: 32)
        /// Gives nil, whatever other views do.
        public static let alwaysGivesNil = Traits(rawValue: 64)
        /// Answers a view that it names, without asking it.
        public static let namesAnswer = Traits(rawValue: 128)

        /// Whether the rule asks another view where the view itself would be the answer.
        public var asksInItsPlace: Bool { isSuperset(of: [.appliesToOwnHit, .asksView]) }

        /// Whether the rule names another view where the view itself would be the answer.
        public var namesAnswerInItsPlace: Bool { isSuperset(of: .return) }

        /// Whether the rule gives nil where the view itself would be the answer.
        public var letsItselfThrough: Bool { isSuperset(of: .pass) }

        /// Whether the rule gives nil at once, whatever the result is.
        public var givesNilAtOnce: Bool { isSuperset(of: .nothing) }

        /// Whether the rule asks a view, and the view itself stays the answer if that gives nil.
        public var offersItself: Bool { asksInItsPlace && !contains(.mayGiveNil) }

        /// Whether the rule asks a view for its hit test, in the walk or beside it.
        public var runsHitTests: Bool { !isDisjoint(with: [.walks, .asksView]) }

        /// Whether the rule asks a view beside the walk, or can make the answer nil.
        public var asksOrMayGiveNil: Bool { !isDisjoint(with: [.asksView, .mayGiveNil]) }

        /// Whether the rule can decide at any point, not only where a view that it names is.
        public var decidesAnywhere: Bool { contains(.decides) && !isDisjoint(with: [.asksView, .alwaysGivesNil]) }

        /// Whether the answer, if the rule gives one, is from the walk or nil.
        public var walksOrGivesNil: Bool { !isDisjoint(with: [.walks, .alwaysGivesNil]) }

        /// Whether the rule can give touches of the view itself to others.
        public var mayGiveTouchesAway: Bool { contains(.appliesToOwnHit) || asksOrMayGiveNil }

        /// Whether the rule does no more than walk and let touches of the view itself through.
        public var letsThroughAtMost: Bool { contains(.walks) || letsItselfThrough }
    }

    /// What the rule does.
    public var traits: Traits {
        switch self {
        case .claim: .claim
        case .ask: .ask
        case .yield, .yieldToOverhang: .yield
        case .none: .nothing
        case .super: .walks
        case .delegate: .delegate
        case .forward: .forward
        case .return: .return
        case .pass: .pass
        case .effects: .effects
        }
    }

    /// The views that the rule names, without the views of its effects.
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

    /// Whether the rule puts another view in the place of the view itself.
    public var replacesOwnHitWithView: Bool {
        traits.contains(.appliesToOwnHit) && !traits.contains(.alwaysGivesNil)
    }

    /// Whether the rule reads what `super` gave.
    var readsResult: Bool { traits.isDisjoint(with: [.walks, .decides]) }
}

/// The traits of each kind of rule.
extension HitTestRule.Traits {
    /// What `claim` does.
    public static var claim: Self { [.decides, .answersBesideWalk, .namesAnswer] }
    /// What `ask` does.
    public static var ask: Self { [.decides, .answersBesideWalk, .asksView] }
    /// What `yield` does.
    public static var yield: Self { [.decides, .mayGiveNil] }
    /// What `none` does.
    public static var nothing: Self { [.decides, .mayGiveNil, .alwaysGivesNil] }
    /// What `delegate` does.
    public static var delegate: Self { [.appliesToOwnHit, .asksView] }
    /// What `forward` does.
    public static var forward: Self { [.appliesToOwnHit, .asksView, .mayGiveNil] }
    /// What `return` does.
    public static var `return`: Self { [.appliesToOwnHit, .namesAnswer] }
    /// What `pass` does.
    public static var pass: Self { [.appliesToOwnHit, .mayGiveNil, .alwaysGivesNil] }
    /// What `when` and `unless` do: they only change views.
    public static var effects: Self { [] }
}
