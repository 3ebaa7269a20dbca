/// The outcome of a touch.
public enum HitTestOutcome: Hashable, Sendable {
    /// The touch belongs to this view.
    case hit(ViewID)
    /// No view gets the touch.
    case none
    /// The overrides ask each other endlessly, and UIKit would overflow the stack. Lists the views of the cycle, ending
    /// with the one that was asked again; empty if the hit test exceeded ``HitTester/stepLimit``.
    case recursion([ViewID])

    /// Returns whether the touch belongs to `view`, or to no view if that is `nil`.
    public func isAnswer(_ view: ViewID?) -> Bool {
        switch self {
        case .hit(let hit): hit == view
        case .none: view == nil
        case .recursion: false
        }
    }
}

/// The outcome of a touch, and the views whose rules decided it.
public struct HitTestResult: Hashable, Sendable {
    /// The outcome of the touch.
    public var outcome: HitTestOutcome
    /// The views whose rules changed or ended the result that became the answer, in the order they were asked.
    public var via: [ViewID]

    /// Creates a result.
    public init(outcome: HitTestOutcome, via: [ViewID] = []) {
        self.outcome = outcome
        self.via = via
    }
}

/// The answer of one view's hit test.
struct Answer: Sendable {
    /// The view it returned, or `nil` for UIKit's nil.
    var view: ViewID?
    /// The views whose rules decided it, in a ``ResponderTrail``.
    var via = ResponderTrail.empty

    /// The answer of a view that rejects the touch.
    static let `nil` = Answer(view: nil)
}
