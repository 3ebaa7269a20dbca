import SceneRuntime

/// What simulated touches cost, by the view that has a recognizer: they may hit any view in it, and the recognizers of
/// all views around that one see them.
struct TouchCosts {
    /// By view index: the cost of the most expensive touch on the view or in it.
    private var costs: [Cost]

    /// The cost of one touch.
    struct Cost {
        /// The number of recognizers that see it, with one for each scroll view. One that waits counts as several,
        /// because it is visited again when others fail.
        var recognizers = 0
        /// How often a finger that moves is converted to the coordinates of a view: whenever a recognizer recognizes or
        /// fails, to those of each scroll view, through all views around it.
        var conversions = 0
    }

    /// Computes the costs of touches on the views of `tree`.
    init(_ tree: ViewTree) {
        var depths = [Int](repeating: 1, count: tree.views.count)
        var scrollViews = [Int](repeating: 0, count: tree.views.count)
        costs = [Cost](repeating: Cost(), count: tree.views.count)
        // A superview precedes its subviews.
        for view in tree.identities {
            let index = Int(view.index)
            if let superview = tree[view].superview.map({ Int($0.index) }) {
                depths[index] = depths[superview] + 1
                scrollViews[index] = scrollViews[superview]
                costs[index].recognizers = costs[superview].recognizers
            }
            let scrolls = tree.canScroll(view) ? 1 : 0
            scrollViews[index] += scrolls
            costs[index].recognizers += scrolls
            for recognizer in tree.enabledRecognizers(of: view) {
                costs[index].recognizers += recognizer.requirements.isEmpty ? 1 : Self.recognizersPerWaiting
            }
            costs[index].conversions = WorkCost.product(costs[index].recognizers, scrollViews[index], depths[index])
        }
        for view in tree.identities.reversed() {
            guard let superview = tree[view].superview.map({ Int($0.index) }) else { continue }
            let cost = costs[Int(view.index)]
            costs[superview].recognizers = max(costs[superview].recognizers, cost.recognizers)
            costs[superview].conversions = max(costs[superview].conversions, cost.conversions)
        }
    }

    /// About how many that don't wait take as long as one that waits.
    private static let recognizersPerWaiting = 3

    /// The cost of a touch on `view` or in it.
    subscript(view: ViewID) -> Cost { costs[Int(view.index)] }
}
