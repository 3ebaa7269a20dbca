import SceneSemantics

/// What something costs, in units of a ``WorkBudget``. Each kind of work has a number that a rule knows beforehand or
/// counts, and that the time grows with.
struct WorkCost {
    let units: Int

    private init(units: Int) { self.units = units }

    /// Returns the product of numbers that aren't negative, or the largest number if the product is larger: in a page,
    /// an `Int` has 32 bits only.
    static func product(_ factors: Int...) -> Int { product(factors) }

    private static func product(_ factors: [Int]) -> Int {
        factors.reduce(1) { product, factor in
            let (result, overflows) = product.multipliedReportingOverflow(by: factor)
            return overflows ? .max : result
        }
    }

    /// Rectangles of maps and regions that are cut or united, one a unit, as often as the product of `times`.
    static func pieces(_ count: Int, _ times: Int...) -> WorkCost { WorkCost(units: product([count] + times)) }

    /// Views, or pieces, that are looked at, ``WorkBudget/visitsPerUnit`` a unit.
    static func visits(_ count: Int) -> WorkCost { WorkCost(units: count / WorkBudget.visitsPerUnit) }

    /// Reading a property of this many views, ``WorkBudget/filteredViewsPerUnit`` a unit.
    static func filtering(views count: Int) -> WorkCost {
        WorkCost(units: count / WorkBudget.filteredViewsPerUnit)
    }

    /// Boxes that one box is compared with, ``WorkBudget/boxesPerUnit`` a unit.
    static func boxes(_ count: Int) -> WorkCost { WorkCost(units: count / WorkBudget.boxesPerUnit) }

    /// Steps of hit tests, ``WorkBudget/stepsPerUnit`` a unit.
    static func steps(_ count: Int) -> WorkCost { WorkCost(units: count / WorkBudget.stepsPerUnit) }

    /// Views of trees that are built, each of which takes ``WorkBudget/unitsPerBuiltView``.
    static func builtViews(_ count: Int) -> WorkCost { WorkCost(units: product(WorkBudget.unitsPerBuiltView, count)) }
}

/// What rules do that takes several kinds of work or several passes.
extension WorkCost {
    /// Scrolling a view to each alignment in a scene with this many views: each of them builds another tree.
    static func scrolling(views count: Int) -> WorkCost {
        .builtViews(product(LoweredScene.Alignment.allCases.count, count))
    }

    /// Scrolling to one offset in a scene with this many views, which builds a tree, and its geometry.
    static func scrollingOnce(views count: Int) -> WorkCost { .builtViews(2 * count) }

    /// Queries of a changed scene with this many views: its geometry, its receivers of touches and its maps or
    /// simulated touches each visit the views again.
    static func changedScene(views count: Int) -> WorkCost { .visits(passesOverChangedScene * count) }

    /// Changed copies of a tree with this many views, each with one query: a map or a simulated touch. The copy, its
    /// geometry, its index and the query each visit the views.
    static func changedTrees(_ count: Int = 1, views viewCount: Int) -> WorkCost {
        .visits(product(passesOverChangedTree, count, viewCount))
    }

    /// A few simulated touches, made this many times, in a tree with this many views, which this many recognizers see
    /// and for which points are converted this often: touches change the tree, each of their events visits the
    /// recognizers, and each of these that recognizes visits the others.
    static func touches(_ count: Int, views viewCount: Int, recognizers: Int, conversions: Int) -> WorkCost {
        let perTouch =
            visitsToRecognizer * recognizers + product(recognizers, recognizers) / pairsPerVisit
            + conversions / conversionsPerVisit
        let visits = WorkCost.visits(product(count, perTouch))
        return WorkCost(units: WorkCost.visits(passesOverChangedTree * viewCount).units + visits.units)
    }

    /// About how often all views of a changed scene are visited.
    private static let passesOverChangedScene = 8
    /// About how often all views of a changed tree are visited for one query.
    private static let passesOverChangedTree = 4
    /// About how many conversions take as long as visiting a view.
    private static let conversionsPerVisit = 4
    /// About how many pairs of recognizers take as long as visiting a view.
    private static let pairsPerVisit = 8
    /// About how often a few touches visit a recognizer.
    private static let visitsToRecognizer = 12
}
