import SceneRuntime

/// A view that is being asked for its hit test at all points of a region at once.
struct AskedRegion: Sendable {
    /// What the view is doing.
    enum Phase: Sendable {
        /// It goes on with its next rule; behind the last, its result is its answer.
        case rules
        /// It walks over its subviews, and waits for one of them after each step.
        case walk
        /// It asks all its cells, each at all points, because any of them can lie in front.
        case cells
        /// It waits for the answer of a rule `ask`.
        case ask
        /// It waits for what its delegate, this view, answers where it hits itself.
        case delegate(ViewID)
        /// It waits for the answer of a rule `forward`.
        case forward
    }

    /// The view.
    let view: ViewID
    /// Where it is asked.
    let asked: Region
    /// What it answered elsewhere, when it was asked before.
    let known: [Patch]
    /// What it is doing.
    var phase = Phase.rules
    /// The rule to run next.
    var nextRule: Int
    /// Where its rules end.
    let rulesEnd: Int
    /// Where no rule has ended the others yet.
    var undecided: Region
    /// What is answered where one has.
    var answers: [Patch] = []
    /// What `super` gave where nothing is decided, as changed since; where it gave nil there is no patch.
    var result: [Patch] = []
    /// Where the walk has yet to find a view.
    var rest = Region.empty
    /// The subview to be asked next.
    var nextSubview: ViewID?
    /// The cells to be asked, those in front last, where all orders count.
    var waitingCells: [ViewID] = []
    /// What each cell answered, those in front first, where all orders count.
    var cells: [[Patch]] = []
    /// Whether the cells have had their turn.
    var isPastCells = false
}
