extension Diagnostic {
    /// A fix that a program can apply.
    public struct Fix: Sendable {
        /// What the fix changes, as an imperative: "write `hidden`".
        public let action: String
        /// Whether the fix changes no answer except the one that the finding reports.
        public var safe: Bool
        /// The replacements, which don't overlap.
        public var edits: [Edit]
        /// The touch targets that lose touches by the fix.
        public private(set) var affected: [AffectedTarget] = []
        /// The gestures that nothing gets any more after the fix.
        public private(set) var lostGestures = LostGestures()
        /// Whether the fix is only right in a complete file. This one may still be being typed.
        public private(set) var needsCompleteFile = false
        /// Whether it is unknown which touch targets lose touches by the fix, because it couldn't be tried.
        public private(set) var isUntried = false
        /// Whether the fix changes no answer, and isn't safe only because the author may still be going to use what it
        /// removes.
        public private(set) var removesUnused = false

        /// Creates a fix.
        public init(_ action: String, safe: Bool, edits: [Edit], affecting affected: [AffectedTarget] = []) {
            self.action = action.shortened
            self.safe = safe && affected.isEmpty
            self.edits = edits
            self.affected = affected
        }

        /// What the fix changes, and what that does to other touch targets and recognizers.
        public var title: String {
            let consequences =
                lostGestures.consequences + [affected.consequence, isUntried ? Self.untriedConsequence : ""]
            return ([action] + consequences.filter { !$0.isEmpty }).joined(separator: "; ").shortened
        }

        private static let untriedConsequence = "others may lose touches: it couldn't be tried"

        /// How much the fix takes from touch targets, in square points, to compare it with others. One after which a
        /// target gets no touches takes more than any other, and one that wasn't tried could take even more.
        public var areaLost: Double { isUntried ? .infinity : affected.areaLost }

        /// Who may apply the fix.
        public var applicability: Applicability {
            needsCompleteFile || isUntried || affected.contains { $0.losesAll || $0.keepsTooLittle }
                || !lostGestures.isEmpty
                ? .choice : safe ? .safe : .unsafe
        }

        /// Returns whether a program may apply the fix that was asked for safe fixes, or also for unsafe ones.
        public func canBeMade(includingUnsafe: Bool) -> Bool {
            switch applicability {
            case .safe: true
            case .unsafe: includingUnsafe
            case .choice: false
            }
        }

        /// The fix, for a person to apply: only who writes the file knows whether it is complete.
        public var forCompleteFile: Fix {
            var fix = self
            fix.safe = false
            fix.needsCompleteFile = true
            return fix
        }

        /// The fix, which only removes what nothing uses yet.
        public var forUnused: Fix {
            var fix = self
            fix.safe = false
            fix.removesUnused = true
            return fix
        }

        /// Leaves the fix to a person, because it wasn't tried.
        public mutating func markUntried() {
            safe = false
            isUntried = true
        }

        /// Adds gestures that nothing gets any more after the fix.
        public mutating func add(_ gestures: LostGestures) {
            lostGestures.merge(gestures)
            if !lostGestures.isEmpty { safe = false }
            if gestures.areUnknown { markUntried() }
        }

        /// Adds touch targets that lose touches by the fix. What a rule found of them stays, unless they get none.
        public mutating func add(_ targets: [AffectedTarget]) {
            affected.merge(targets)
            if !affected.isEmpty { safe = false }
        }
    }

    /// What no longer gets gestures after a fix, and what gets those of others, as messages call it.
    public struct LostGestures: Sendable {
        /// The recognizers that no longer recognize anything.
        public var recognizers: [String] = []
        /// The controls and rows whose touches recognizers cancel.
        public var views: [String] = []
        /// The recognizers that recognize gestures of others, which they didn't before.
        public var gaining: [String] = []
        /// The scroll views that scroll by gestures of recognizers, which they didn't before, and these recognizers.
        public var scrolling: [Scrolling] = []
        /// Whether there may be more, because not all could be tried.
        public var areUnknown = false

        /// A scroll view that scrolls instead of a recognizer.
        public struct Scrolling: Sendable, Equatable {
            let scrollView: String
            let recognizer: String

            /// Creates a value from what messages call both.
            public init(_ scrollView: String, insteadOf recognizer: String) {
                self.scrollView = scrollView
                self.recognizer = recognizer
            }
        }

        /// Creates a value without any.
        public init() {}

        var isEmpty: Bool { recognizers.isEmpty && views.isEmpty }

        /// What that means, one phrase each.
        var consequences: [String] {
            (recognizers.isEmpty ? [] : ["\(recognizers.joinedAsList()) would then no longer be recognized"])
                + (views.isEmpty ? [] : ["touches on \(views.joinedAsList()) would then be cancelled"])
                + (gaining.isEmpty ? [] : ["\(gaining.joinedAsList()) would then be recognized, too"])
                + scrolling.map { "\($0.scrollView) would then scroll instead of \($0.recognizer)" }
        }

        mutating func merge(_ other: LostGestures) {
            recognizers += other.recognizers.filter { !recognizers.contains($0) }
            views += other.views.filter { !views.contains($0) }
            gaining += other.gaining.filter { !gaining.contains($0) }
            scrolling += other.scrolling.filter { !scrolling.contains($0) }
            areUnknown = areUnknown || other.areUnknown
        }
    }

    /// Who may apply a fix.
    public enum Applicability: Sendable {
        /// Any program: no answer changes except the one that the finding reports.
        case safe
        /// A program that is asked to change other answers, too.
        case unsafe
        /// Only a person who chooses this fix: a touch target would get no touches any more or hardly any, a recognizer
        /// would no longer be recognized, that is unknown, or the file isn't complete.
        case choice
    }

    /// A touch target that loses touches by a fix.
    public struct AffectedTarget: Sendable {
        /// The path of the view in its scene.
        public let path: String
        /// What messages call the view, in quotation marks.
        public let title: String
        /// The fraction that it loses of the touches it gets before the fix, from 0 to 1.
        public let fraction: Double
        /// The area that it loses, in square points.
        public let area: Double
        /// Whether it is a scroll view that loses drags alone: taps do in it what they did before.
        public var losesOnlyDrags = false
        /// Whether a finger hardly hits what is left of it: only a part that is smaller than a target should be.
        public var keepsTooLittle = false

        /// Creates an affected target.
        public init(path: String, title: String, losing fraction: Double, area: Double = 0) {
            self.path = path
            self.title = title
            self.fraction = fraction
            self.area = area
        }

        /// Whether it gets no touches after the fix.
        public var losesAll: Bool { fraction >= 1 }
    }
}

extension [Diagnostic.AffectedTarget] {
    /// How much these targets lose together, in square points, to compare fixes: those after which one of them gets no
    /// touches come behind all others. A scroll view loses drags to whatever is in front of it.
    public var areaLost: Double {
        reduce(contains { $0.losesAll } ? Self.penaltyForDeadTarget : 0) { $0 + ($1.losesOnlyDrags ? 0 : $1.area) }
    }

    /// More than the area of any scene.
    private static var penaltyForDeadTarget: Double { 1e20 }

    /// Adds targets. Those without touches replace what was known of them; of the others, those that are known stay,
    /// and keep too little if either says so.
    public mutating func merge(_ targets: [Diagnostic.AffectedTarget]) {
        let untouchable = targets.filter { $0.losesAll }
        let dead = Set(untouchable.map { $0.path })
        let meager = Set(targets.filter { $0.keepsTooLittle }.map { $0.path })
        var others = filter { !dead.contains($0.path) }
        for index in others.indices where meager.contains(others[index].path) { others[index].keepsTooLittle = true }
        let knownPaths = Set(others.map { $0.path })
        let reduced = targets.filter { !$0.losesAll && !knownPaths.contains($0.path) }
        self = others.filter { !$0.losesAll } + reduced + untouchable + others.filter { $0.losesAll }
    }

    /// What happens to these targets, in a sentence that names some of them. Those without touches come last.
    public var consequence: String {
        var parts: [String] = []
        let touched = filter { !$0.losesOnlyDrags }
        let reduced = touched.mostAffected
        if let first = reduced.first {
            let share = { (target: Diagnostic.AffectedTarget) in percentText(target.fraction, isExact: false) }
            let words =
                ["\(first.title) would then lose \(share(first)) of its touches"]
                + reduced.prefix(Self.maximumNamed).dropFirst().map { "\($0.title) \(share($0))" }
            parts.append((words + Self.shareOfOthers(reduced)).joinedAsList())
        }
        let scrolling = filter { $0.losesOnlyDrags }
        let partly = scrolling.mostAffected
        if !partly.isEmpty {
            let words = partly.prefix(Self.maximumNamed).map { target in
                "\(percentText(target.fraction, isExact: false)) of \(target.title)"
            }
            let list = (words + Self.shareOfOthers(partly)).joinedAsList()
            parts.append("drags on \(list) wouldn't scroll \(partly.count == 1 ? "it" : "them")")
        }
        if let titles = scrolling.untouchable { parts.append("\(titles) would then no longer scroll") }
        if let titles = touched.untouchable { parts.append("\(titles) would then get no touches") }
        return parts.joined(separator: "; ")
    }

    /// The targets that lose a part of their touches, those that lose most first.
    private var mostAffected: [Diagnostic.AffectedTarget] {
        filter { !$0.losesAll }.sorted { $0.fraction > $1.fraction }
    }

    /// The targets that lose all touches, in a list that names some of them, or `nil` if there are none.
    private var untouchable: String? {
        let titles = filter { $0.losesAll }.map { $0.title }
        if titles.isEmpty { return nil }
        let others = titles.count - Self.maximumNamed
        return (titles.prefix(Self.maximumNamed) + (others > 0 ? [others == 1 ? "1 other" : "\(others) others"] : []))
            .joinedAsList()
    }

    /// Returns how much those lose that aren't named, of `targets` that lose most first; empty if all are named.
    private static func shareOfOthers(_ targets: [Diagnostic.AffectedTarget]) -> [String] {
        let others = targets.dropFirst(maximumNamed)
        guard let largest = others.first else { return [] }
        let fraction = percentText(largest.fraction, isExact: false)
        return [others.count == 1 ? "1 other \(fraction)" : "\(others.count) others up to \(fraction) each"]
    }

    /// How many targets of each kind a title names.
    private static var maximumNamed: Int { 4 }
}
