/// The views that were asked for a touch, in the order in which they were asked, and what each made of it.
public struct HitTestTrace: Sendable {
    /// One view that was asked.
    public struct Entry: Hashable, Sendable {
        /// The view.
        public var view: ViewID
        /// How many views were waiting for its answer; 0 is where a hit test starts.
        public var depth: Int
        /// What its hit test came to.
        public var verdict: Verdict
        /// The rule that made it so, as an index into ``ViewTree/rules``; `nil` where UIView's own walk did.
        public var rule: Int?
        /// The view that it answered.
        public var answer: ViewID?
        /// Whether the answer was known from an earlier entry, so that no one was asked for it again.
        public var isRepeated = false
    }

    /// Why a view answered as it did.
    public enum Verdict: String, CaseIterable, Sendable {
        /// Its `isHidden` is on.
        case hidden
        /// Its `isUserInteractionEnabled` is off.
        case notInteractive = "not-interactive"
        /// Its alpha is too low.
        case alpha
        /// It does not contain the point.
        case outside
        /// It answered itself.
        case itself = "self"
        /// It answered what a subview answered.
        case child
        /// It let the touch pass: a rule `pass` or `none`.
        case passed
        /// It answered what another view gave: a rule `delegate`, `forward`, `ask` or `return`.
        case delegated
        /// It claimed the touch for a view.
        case claimed
        /// It gave way to another view.
        case yielded
        /// It never answered.
        case recursion
    }

    /// The entries.
    public private(set) var entries: [Entry] = []
    /// How many entries are kept at most.
    public let limit: Int
    /// Whether there were more.
    public private(set) var isTruncated = false

    /// Creates an empty trace.
    public init(limit: Int = 100_000) {
        self.limit = limit
    }

    /// Adds the entry of a view whose verdict is not known yet; gives its index, or `nil` where there is no room.
    mutating func open(_ view: ViewID, depth: Int) -> Int? {
        guard entries.count < limit else {
            isTruncated = true
            return nil
        }
        entries.append(Entry(view: view, depth: depth, verdict: .recursion))
        return entries.count - 1
    }

    /// Fills in what the view came to.
    mutating func close(_ index: Int, verdict: Verdict, rule: Int?, answer: ViewID?) {
        entries[index].verdict = verdict
        entries[index].rule = rule
        entries[index].answer = answer
    }

    /// Fills in that the view answered as it did in an earlier entry.
    mutating func close(_ index: Int, as earlier: Int) {
        close(
            index, verdict: entries[earlier].verdict, rule: entries[earlier].rule, answer: entries[earlier].answer)
        entries[index].isRepeated = true
    }
}
