/// A view whose hit test is under way: what would be a frame on the thread's stack if views called each other.
struct AskedView: Sendable {
    /// What the view is doing.
    enum Phase: Sendable {
        /// It goes on with its next rule; behind the last, its result is its answer.
        case rules
        /// It walks over its subviews, and waits for one of them after each step.
        case walk
        /// It walks over its cells, in an order other than that of the tree.
        case cells
        /// It waits for the answer of a rule `ask`.
        case ask
        /// It waits for what its delegate, this view, answers.
        case delegate(ViewID)
        /// It waits for the answer of a rule `forward`.
        case forward
        /// Its result is its answer, whatever rules follow.
        case done
    }

    /// The view.
    let view: ViewID
    /// The number of the state in which it was asked.
    let state: Int
    /// What it is doing.
    var phase: Phase
    /// The rule to run next.
    var nextRule: Int
    /// Where its rules end.
    let rulesEnd: Int
    /// What `super` gave, as changed since.
    var result = Answer.nil
    /// The subview to be asked next.
    var nextSubview: ViewID?
    /// How many cells were asked in an order of their own.
    var cellsAsked = 0
    /// Whether the cells have had their turn.
    var isPastCells = false
    /// Why the result is what it is, for the trace.
    var verdict = HitTestTrace.Verdict.itself
    /// The rule that made it so, for the trace.
    var actingRule: Int?
    /// The view's entry in the trace.
    var entry: Int?
}

/// A view and the state in which it was asked: what its answer to a point depends on.
struct Question: Hashable, Sendable {
    /// The view that is asked.
    let view: ViewID
    /// The number of the state.
    let state: Int
}

/// How far a question has got.
enum QuestionProgress: Sendable {
    /// The view at this place of the stack has yet to answer it.
    case open(depth: Int)
    /// The answer, and where the trace has it.
    case answered(Answer, entry: Int?)
}
