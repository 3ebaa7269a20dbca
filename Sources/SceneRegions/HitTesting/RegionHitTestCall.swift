import SceneRuntime

/// A call of a view's hit test that is in progress, at all points of a region at once.
struct RegionHitTestCall: Sendable {
    /// What the view does next.
    enum Phase: Sendable {
        /// Runs its next rule. After the last, its result is its answer.
        case rules
        /// Walks over its subviews, and waits for one of them after each step.
        case walk
        /// Asks all its cells at all points, because any of them can be in front.
        case cells
        /// Waits for the answer of a rule `ask`.
        case ask
        /// Waits for the answer of its delegate, this view, where it hits itself.
        case delegate(ViewID)
        /// Waits for the answer of a rule `forward`.
        case forward
    }

    let view: ViewID
    let region: Region
    /// Its earlier answers about other regions.
    let answered: [Patch]
    var phase = Phase.rules
    var nextRule: Int
    let rulesEnd: Int
    /// Where no rule has ended the others yet.
    var undecided: Region
    /// The answers where a rule has ended the others.
    var answers: [Patch] = []
    /// The result of `super`, as changed since, where nothing is decided. No patch means nil.
    var result: [Patch] = []
    /// Where effects of its rules that can change the outcome apply.
    var changing = Region.empty
    /// Where the walk hasn't found a view yet.
    var rest = Region.empty
    var nextSubview: ViewID?
    /// The cells that have yet to be asked, frontmost last, if all orders count.
    var waitingCells: [ViewID] = []
    /// The answers of the cells, frontmost first, if all orders count.
    var cells: [[Patch]] = []
    /// Whether all cells have been asked.
    var isPastCells = false

    /// Whether all that is left to do is to give the answer.
    var isFinished: Bool {
        switch phase {
        case .walk, .cells: false
        case .rules, .ask, .delegate, .forward: nextRule >= rulesEnd || undecided.isEmpty
        }
    }
}
