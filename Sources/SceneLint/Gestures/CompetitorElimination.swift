import SceneRuntime

/// Takes a gesture from one recognizer after another, to find out what happens without them.
struct CompetitorElimination {
    /// The views in which the eliminated recognizers don't take the gesture.
    private(set) var tree: ViewTree
    /// The recognizers that took the gesture, in the order in which they did.
    private(set) var eliminated: [RecognizerID] = []
    private let means: Means

    /// What keeps a recognizer from taking a gesture.
    enum Means {
        /// It is off.
        case turningOff
        /// It recognizes, but the touches of its view go on.
        case lettingTouchesGoOn
    }

    init(in tree: ViewTree, by means: Means = .turningOff) {
        self.tree = tree
        self.means = means
    }

    mutating func eliminate(_ recognizers: [RecognizerID]) {
        for id in recognizers where !eliminated.contains(id) {
            eliminated.append(id)
            switch means {
            case .turningOff: tree.turnOff(id)
            case .lettingTouchesGoOn: tree[id]?.cancelsTouchesInView = false
            }
        }
    }

    /// Eliminates what `takers` returns and asks again, until it returns none or `maximum` have been eliminated.
    ///
    /// - Parameter takers: Makes the gesture in the views that it gets, which it may change for good, and returns the
    ///   recognizers to eliminate next, or `nil` if the budget doesn't suffice. It also gets those eliminated so far.
    /// - Returns: Whether the budget sufficed.
    mutating func run(
        upTo maximum: Int = .max, _ takers: (_ tree: inout ViewTree, _ eliminated: [RecognizerID]) -> [RecognizerID]?
    ) -> Bool {
        while eliminated.count < maximum {
            guard let next = takers(&tree, eliminated) else { return false }
            let count = eliminated.count
            eliminate(next)
            if eliminated.count == count { break }
        }
        return true
    }

    /// The views in which all that were eliminated are off.
    var treeWithoutEliminated: ViewTree {
        var free = tree
        for id in eliminated { free.turnOff(id) }
        return free
    }

    /// Returns the views in which only the others are off.
    func tree(restoring recognizer: RecognizerID) -> ViewTree {
        var alone = tree
        alone[recognizer]?.isEnabled = true
        return alone
    }
}
