/// The views asked during a touch, in order, each with its answer and the reason.
public struct HitTestTrace: Sendable {
    /// One view that was asked.
    public struct Entry: Hashable, Sendable {
        /// The view that was asked.
        public var view: ViewID
        /// The number of views waiting for its answer; 0 where a hit test starts.
        public var depth: Int
        /// Why its hit test answered as it did.
        public var verdict: Verdict
        /// The rule responsible, as an index into ``ViewTree/rules``, or `nil` for UIView's own walk.
        public var rule: Int?
        /// The view it returned.
        public var answer: ViewID?
        /// Whether the answer was known from an earlier entry, so that no view was asked again.
        public var isRepeated = false
    }

    /// Why a view answered as it did.
    public enum Verdict: String, CaseIterable, Sendable {
        /// The view's `isHidden` is on.
        case hidden
        /// The view's `isUserInteractionEnabled` is off.
        case notInteractive = "not-interactive"
        /// The view's `alpha` is too low.
        case alpha
        /// The point is outside the view.
        case outside
        /// The view answered with itself.
        case itself = "self"
        /// The view answered with a subview's answer.
        case subview = "child"
        /// The view let the touch pass: a `pass` or `none` rule.
        case passed
        /// The view answered with another one: a `delegate`, `forward`, `ask` or `return` rule.
        case delegated
        /// A `claim` rule took the touch for a view.
        case claimed
        /// A `yield` rule left the touch to another view.
        case yielded
        /// The view never answered: views ask each other forever.
        case recursion
    }

    /// The recorded entries.
    public private(set) var entries: [Entry] = []
    /// The maximum number of entries.
    public let limit: Int
    /// Whether there were more entries than ``limit``.
    public private(set) var isTruncated = false

    /// Creates an empty trace.
    public init(limit: Int = 100_000) {
        self.limit = limit
    }

    /// Adds an entry whose verdict isn't known yet. Returns its index, or `nil` if the trace is full.
    mutating func open(_ view: ViewID, depth: Int) -> Int? {
        guard entries.count < limit else {
            isTruncated = true
            return nil
        }
        entries.append(Entry(view: view, depth: depth, verdict: .recursion))
        return entries.count - 1
    }

    /// Completes an entry.
    mutating func close(_ index: Int, verdict: Verdict, rule: Int?, answer: ViewID?) {
        entries[index].verdict = verdict
        entries[index].rule = rule
        entries[index].answer = answer
    }

    /// Completes an entry that repeats the answer of an earlier one.
    mutating func close(_ index: Int, as earlier: Int) {
        close(
            index, verdict: entries[earlier].verdict, rule: entries[earlier].rule, answer: entries[earlier].answer)
        entries[index].isRepeated = true
    }
}
