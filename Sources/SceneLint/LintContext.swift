import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// A scene with what rules need to look at it: its views, where they lie, and a hit tester.
final class LintContext {
    /// The scene.
    let scene: LoweredScene
    /// The views.
    let tree: ViewTree
    /// Where they lie.
    let geometry: HitTestGeometry
    /// The views that people mean to touch.
    let touchTargets: [ViewID]
    /// The target to which a touch belongs that hits a view, by its index.
    let owners: [ViewID?]
    /// The target for whose sake the scene was scrolled; `nil` where it is as it was written.
    let subject: ViewID?
    /// Makes hit tests in it.
    var tester: HitTester
    /// How many touches rules have made.
    private var touchCount = 0
    /// What `hitTest` overrides of the scene can change.
    let settable: [ViewID: [HitTestRule.Change]]
    /// The views that an override makes able or unable to take touches.
    private let toggled: Set<ViewID>
    /// The views on which links start a hit test.
    let asked: Set<ViewID>
    /// What the rules may still do in the file.
    let budget: WorkBudget
    /// Whether the budget did not suffice for something that the rule asked for.
    var failedSpending = false
    /// Whether the budget did not suffice for something without which a finding could be wrong.
    var isUncertain = false
    /// Whether a map that rules share is coarser than the scene.
    var hasCoarseMaps = false
    /// What the rule that is running did not look at.
    var unchecked: [Unchecked] = []
    /// What rules found, by their names, and what they did not look at.
    private var findingsByRule: [String: (found: [Diagnostic], unchecked: [Unchecked])] = [:]

    // What follows is worked out when a rule first asks for it.

    /// Answers touches of which there are many.
    private lazy var index = HitIndex(tree)
    /// How many siblings lie behind each view, by its index.
    private lazy var places = Self.places(in: tree)
    /// The links that begin at each view.
    private(set) lazy var linksFrom = Dictionary(grouping: scene.links) { $0.view }
    /// The links that lead to each view.
    private(set) lazy var linksTo = findLinksToViews()
    /// The touch targets that are written on the same line.
    private(set) lazy var targetsByLine = Dictionary(grouping: touchTargets) { scene.range(of: $0) }
    /// Which views ask which for their hit tests.
    private(set) lazy var askingGraph = AskingGraph(tree)
    /// Which points hit which view.
    private(set) lazy var hitMap = mapOfHits()
    /// The same for all orders in which cells can have been displayed.
    private(set) lazy var hitMapOfAllOrders = mapOfHits(orders: .all)
    /// A geometry of its own for what rules try.
    lazy var changed = geometry
    /// Finds the pieces of that map near a place.
    private(set) lazy var hitPieces = RectangleIndex(hitMap.pieces.map { $0.rectangle })
    /// Which views are asked before others.
    private(set) lazy var order = ViewOrder(tree)
    /// What is seen.
    private(set) lazy var seenMap = mapOfSight()
    /// Of the views that are drawn in front somewhere, those that are drawn last.
    private(set) lazy var lastViewsShown = lastPainted(of: Array(seenMap.shownRegions().keys))
    /// Of the touch targets that are hit somewhere, those that are drawn last.
    private(set) lazy var lastTargetsHit = lastPainted(of: targetsHit())
    /// Which points views accept.
    private lazy var reaches = HitAreas(geometry)
    /// What is visible and hit of the touch targets.
    lazy var targetReaches = surveyTargets()
    /// What each of the touch targets loses, and what was not looked at for that.
    private lazy var knownLosses = apart { findLosses() }
    /// The views that no point hits, at any scroll offset, and that `unreachable-control` reports.
    private lazy var knownUnreachable = apart { findUnreachable() }
    /// The lines of those views.
    private(set) lazy var unreachableLines = Set(unreachable.map { scene.range(of: $0.reach.target) })
    /// Whether some point hits a view or something in it, by the view's index.
    private(set) lazy var viewsHitInside = findViewsHitInside()
    /// The scroll views that no touch reaches.
    private lazy var knownDeadScrollViews = apart { findDeadScrollViews() }
    /// The touch targets that take what others claim, where the slop of one of the two is to blame.
    private lazy var knownOverlaps = apart { findTargetOverlaps() }
    /// The views that let touches through in vain.
    private lazy var knownGaps = apart { findPassthroughGaps() }
    /// The parts of touch targets, those that were asked for, that are dead outside of superviews.
    var overhangs: [ViewID: OverhangPart?] = [:]
    /// The boxes of the views that are no rectangles along the axes.
    private(set) lazy var slantingBoxes = findSlantingBoxes()
    /// The views of which nothing is seen through, and that are seen.
    private(set) lazy var opaqueViews = findOpaqueViews()
    /// The views behind which nobody expects to touch anything.
    private(set) lazy var scrims = findScrims()
    /// How views ask each other without end.
    private(set) lazy var recursions = findRecursions()
    /// The points at which touches come to different things in different orders of cells.
    private(set) lazy var orderDependentPoints = findOrderDependentPoints()

    /// Prepares `scene` for being checked; where it was scrolled to bring `subject` into view, with regard to that alone.
    init(_ scene: LoweredScene, scrolledFor subject: ViewID? = nil, _ budget: WorkBudget? = nil) {
        self.subject = subject
        self.budget = budget ?? WorkBudget(for: scene.syntax.source)
        let (tree, owners) = (scene.tree, scene.touchOwners)
        self.owners = owners
        touchTargets = tree.identities.filter { owners[Int($0.index)] == $0 }
        self.tree = tree
        tester = HitTester(tree)
        geometry = tester.geometry
        var settable: [ViewID: [HitTestRule.Change]] = [:]
        for rule in tree.rules {
            for effect in rule.effects { settable[effect.view, default: []].append(effect.change) }
        }
        self.settable = settable
        toggled = Set(settable.filter { view, changes in changes.contains { tree[view].isToggled(by: $0) } }.keys)
        var asked: Set<ViewID> = []
        for link in scene.links where link.kind.asks { asked.formUnion(link.targets) }
        self.asked = asked
        // Last, as a scene has too much in it to be copied for nothing.
        self.scene = scene
    }

    /// Whether an override makes `view` able or unable to take touches, so that whoever wrote it decides about that. One that
    /// leaves it as able as it is, such as `set alpha 0.5`, does not.
    func isToggled(_ view: ViewID) -> Bool { toggled.contains(view) }

    /// How messages call `view`.
    func title(_ view: ViewID) -> String { "`\(path(view))`" }

    /// How evidence calls `view`.
    func path(_ view: ViewID) -> String { scene.path(of: view) }

    /// The smallest rectangle of the root that holds what the view's `point(inside:)` accepts, subviews aside.
    func hitBox(_ view: ViewID) -> Rectangle { geometry.hitBoundingBox(of: view) }

    /// The target to which a touch belongs that hits `view`.
    func owner(of view: ViewID) -> ViewID? { owners[Int(view.index)] }

    /// How many siblings lie behind `view`.
    func place(of view: ViewID) -> Int { places[Int(view.index)] }

    /// The points of the scene that the view's `point(inside:)` accepts.
    func reach(of view: ViewID) -> Region { reaches.region(of: view) }

    private func findLinksToViews() -> [ViewID: [SceneLink]] {
        var links: [ViewID: [SceneLink]] = [:]
        for link in scene.links {
            for target in link.targets { links[target, default: []].append(link) }
        }
        return links
    }

    /// How many siblings lie behind each view.
    private static func places(in tree: ViewTree) -> [Int] {
        var places = [Int](repeating: 0, count: tree.views.count)
        for superview in tree.identities {
            var next = tree[superview].firstSubview
            while let view = next {
                if let behind = tree[view].previousSibling { places[Int(view.index)] = places[Int(behind.index)] + 1 }
                next = tree[view].nextSibling
            }
        }
        return places
    }

    /// What each of the touch targets loses.
    var losses: [TouchLosses] { taken(from: knownLosses) }

    /// The views that no point hits, at any scroll offset, and that `unreachable-control` reports.
    var unreachable: [TouchLosses] { taken(from: knownUnreachable) }

    /// The scroll views that no touch reaches.
    var deadScrollViews: [DeadScrollView] { taken(from: knownDeadScrollViews) }

    /// The touch targets that take what others claim, where the slop of one of the two is to blame.
    var targetOverlaps: [TargetOverlap] { taken(from: knownOverlaps) }

    /// The views that let touches through in vain.
    var passthroughGaps: [PassthroughGap] { taken(from: knownGaps) }

    /// What several rules share, found with a budget of its own, and what was left out.
    private func apart<Found>(_ find: () -> [Found]) -> (found: [Found], unchecked: [Unchecked]) {
        let outer = (unchecked, failedSpending, isUncertain)
        (unchecked, failedSpending, isUncertain) = ([], false, false)
        defer { (unchecked, failedSpending, isUncertain) = outer }
        let found = budget.withShare(find)
        return (found, unchecked)
    }

    /// What was found for several rules; what was left out counts for each of them.
    private func taken<Found>(from shared: (found: [Found], unchecked: [Unchecked])) -> [Found] {
        for unchecked in shared.unchecked { add(unchecked) }
        return shared.found
    }

    /// What a touch at `point` comes to.
    func touch(at point: Point) -> HitTestResult {
        touchCount += 1
        let before = tester.stepCount
        guard touchCount > Self.fewTouches else {
            defer { charge(pieces: 2 + (tester.stepCount - before) / 8) }
            return tester.touch(at: point)
        }
        let indexBefore = index.stepCount
        defer { charge(pieces: 2 + (index.stepCount - indexBefore) / 8) }
        return index.touch(at: point)
    }

    /// So many touches take less time than putting the views in order for them.
    private static let fewTouches = 100

    /// Returns what `rule` finds in the scene, computed once. Other rules ask for it as well, at no cost to their own budget.
    func findings(of rule: Rule) -> [Diagnostic] {
        guard case .scene(let check) = rule.check else { return [] }
        let findings = findingsByRule[rule.name] ?? apart { check(self) }
        findingsByRule[rule.name] = findings
        return taken(from: findings)
    }

    /// Prepares for the next rule.
    func beginRule() {
        unchecked = []
        failedSpending = false
        isUncertain = false
    }

    /// Points that stand for all of `region`; `nil` once the rule at work has looked at as much as it may, so that a check
    /// of a scene of any size comes to an end soon.
    func samples(of region: Rectangle) -> SamplePoints? {
        guard !budget.isUsedUp else {
            failedSpending = true
            return nil
        }
        // A hit test looks at many of the views, and so does finding the points.
        let costOfPoint = 1 + tree.views.count / 256
        let samples = SamplePoints(in: region, of: self, limit: max(64, min(16_384, budget.left / costOfPoint)))
        budget.charge((samples.count + 8) * costOfPoint)
        return samples
    }
}

extension View {
    /// Whether `change` makes the view able or unable to take touches.
    fileprivate func isToggled(by change: HitTestRule.Change) -> Bool {
        switch change {
        case .isHidden(let isHidden): isHidden != self.isHidden
        case .alpha(let alpha): View.isTransparent(alpha: alpha) != View.isTransparent(alpha: self.alpha)
        case .isUserInteractionEnabled(let isEnabled): isEnabled != isUserInteractionEnabled
        }
    }
}
