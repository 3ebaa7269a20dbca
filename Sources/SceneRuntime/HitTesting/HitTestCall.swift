/// A call of a view's hit test that is in progress: an explicit stack frame, so that deep chains don't use the thread's
/// stack.
struct HitTestCall: Sendable {
    /// What the view does next.
    enum Phase: Sendable {
        /// Runs its next rule. After the last one, its result is its answer.
        case rules
        /// Walks over its subviews and waits for each one's answer.
        case walk
        /// Walks over its cells in a display order that differs from the tree's.
        case cells
        /// Waits for the answer to an `ask` rule.
        case ask
        /// Waits for the answer of its delegate, this view.
        case delegate(ViewID)
        /// Waits for the answer to a `forward` rule.
        case forward
        /// Answers with its result and skips the remaining rules.
        case done
    }

    let view: ViewID
    /// The number of the state in which the view was asked; see ``StateNumbers``.
    let state: Int
    var phase: Phase
    /// The index of the rule to run next.
    var nextRule: Int
    /// The index after its last rule.
    let rulesEnd: Int
    /// The result of `super`, with later changes.
    var result = Answer.nil
    var nextSubview: ViewID?
    /// How many cells it has asked in a custom order.
    var cellsAsked = 0
    /// Whether it has asked all its cells.
    var isPastCells = false
    /// Why it has this result, for the trace.
    var verdict = HitTestTrace.Verdict.itself
    /// The rule that produced the result, for the trace.
    var actingRule: Int?
    /// The index of its trace entry.
    var entry: Int?
}

/// A view and the state in which its hit test is called. With the point, they determine the answer.
struct HitTestCallKey: Hashable, Sendable {
    let view: ViewID
    /// The number of the state; see ``StateNumbers``.
    let state: Int
}

enum HitTestCallProgress: Sendable {
    /// The view at this depth of the stack is still working on it.
    case open(depth: Int)
    /// The answer, and the index of its trace entry.
    case answered(Answer, entry: Int?)
}
