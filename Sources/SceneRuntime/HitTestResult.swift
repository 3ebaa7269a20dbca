/// What a touch comes to.
public enum HitTestOutcome: Hashable, Sendable {
    /// The touch belongs to this view.
    case hit(ViewID)
    /// No view takes the touch.
    case none
    /// The overrides ask each other without end, and UIKit would run out of stack: the views asked since one of them was
    /// asked first, that one last.
    case recursion([ViewID])
}

/// What a touch comes to, and whose rules made it so.
public struct HitTestResult: Hashable, Sendable {
    /// What the touch comes to.
    public var outcome: HitTestOutcome
    /// The views whose rules changed or ended the result that became the answer, the first to be asked first.
    public var via: [ViewID]

    /// Creates a result.
    public init(outcome: HitTestOutcome, via: [ViewID] = []) {
        self.outcome = outcome
        self.via = via
    }
}

/// What one view's hit test gave, within a touch.
struct Answer: Sendable {
    /// The view that is the answer; `nil` is UIKit's nil.
    var view: ViewID?
    /// Whose rules made it the answer, in a ``ResponderTrail``.
    var via = ResponderTrail.empty

    /// The answer of a view that is out of the hit test.
    static let `nil` = Answer(view: nil)
}
