import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// What a lint rule can query about one scene. Derived maps are computed on first use and shared by all rules.
final class LintContext {
    let scene: LoweredScene
    let tree: ViewTree
    let geometry: HitTestGeometry
    /// The views that people mean to touch.
    let touchTargets: [ViewID]
    /// The target that gets a touch on each view, by view index.
    let owners: [ViewID?]
    /// The target that the scene was scrolled for, or `nil` at the offsets in the source.
    let subject: ViewID?
    var tester: HitTester
    /// The number of touches that rules have tested.
    private var touchCount = 0
    /// What `hitTest` overrides of the scene can change.
    let settable: [ViewID: [HitTestRule.Change]]
    /// The views that an override makes able or unable to take touches.
    private let toggled: Set<ViewID>
    /// The views on which links start a hit test.
    let asked: Set<ViewID>
    /// What the rules may still spend on the file.
    let budget: WorkBudget
    /// Whether the budget did not suffice for something that the rule asked for.
    var failedSpending = false
    /// Whether the budget did not suffice for something that a correct finding needs.
    var isUncertain = false
    /// Whether a map that rules share is coarse.
    var hasCoarseMaps = false
    /// What the running rule did not check.
    var unchecked: [Unchecked] = []
    /// The findings of each rule, by its name, and what it did not check.
    private var findingsByRule: [String: (found: [Diagnostic], unchecked: [Unchecked])] = [:]

    // Everything below is computed when a rule first asks for it.

    /// Speeds up many touches.
    private lazy var index = HitIndex(tree)
    /// The number of siblings behind each view, by view index.
    private lazy var places = Self.places(in: tree)
    /// The links that begin at each view.
    private(set) lazy var linksFrom = Dictionary(grouping: scene.links) { $0.view }
    /// The links that lead to each view.
    private(set) lazy var linksTo = findLinksToViews()
    /// The touch targets of each line.
    private(set) lazy var targetsByLine = Dictionary(grouping: touchTargets) { scene.range(of: $0) }
    /// Which views ask which for their hit tests.
    private(set) lazy var askingGraph = AskingGraph(tree)
    /// Which points hit which view.
    private(set) lazy var hitMap = mapOfHits()
    /// The same for all display orders of cells.
    private(set) lazy var hitMapOfAllOrders = mapOfHits(orders: .all)
    /// A separate geometry that rules may change in trials.
    lazy var changed = geometry
    /// Finds the pieces of ``hitMap`` near a point.
    private(set) lazy var hitPieces = RectangleIndex(hitMap.pieces.map { $0.rectangle })
    /// Which views are asked before others.
    private(set) lazy var order = ViewOrder(tree)
    /// What is visible.
    private(set) lazy var seenMap = mapOfSight()
    /// Of the views that are in front somewhere, those that are drawn last.
    private(set) lazy var lastViewsShown = lastPainted(of: Array(seenMap.shownRegions().keys))
    /// Of the touch targets that are hit somewhere, those that are drawn last.
    private(set) lazy var lastTargetsHit = lastPainted(of: targetsHit())
    /// Which points views accept.
    private lazy var reaches = HitAreas(geometry)
    /// What is visible and hit of the touch targets.
    lazy var targetReaches = surveyTargets()
    /// What each of the touch targets loses, and what was not looked at for that.
    private lazy var knownLosses = apart { findLosses() }
    /// The views that `unreachable-control` reports, because no point hits them at any scroll offset.
    private lazy var knownUnreachable = apart { findUnreachable() }
    /// The lines of those views.
    private(set) lazy var unreachableLines = Set(unreachable.map { scene.range(of: $0.reach.target) })
    /// Whether some point hits a view or a descendant, by view index.
    private(set) lazy var viewsHitInside = findViewsHitInside()
    /// The scroll views that no touch reaches.
    private lazy var knownDeadScrollViews = apart { findDeadScrollViews() }
    /// The touch targets that take what others claim because of a slop of one of the two.
    private lazy var knownOverlaps = apart { findTargetOverlaps() }
    /// The views that pass touches through in vain.
    private lazy var knownGaps = apart { findPassthroughGaps() }
    /// The parts of touch targets that are dead outside superviews, as far as they have been queried.
    var overhangs: [ViewID: OverhangPart?] = [:]
    /// The boxes of the views that aren't axis-aligned rectangles.
    private(set) lazy var slantingBoxes = findSlantingBoxes()
    /// The visible opaque views.
    private(set) lazy var opaqueViews = findOpaqueViews()
    /// The views that nobody expects to touch through.
    private(set) lazy var scrims = findScrims()
    /// How views ask each other without end.
    private(set) lazy var recursions = findRecursions()
    /// The points at which different display orders of cells give different results.
    private(set) lazy var orderDependentPoints = findOrderDependentPoints()

    /// Prepares to lint `scene`. If it was scrolled to bring `subject` into view, only that target is checked.
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
        // Assigned last, because copying a scene is expensive.
        self.scene = scene
    }

    /// Returns whether an override makes `view` able or unable to take touches, so that its author decides about that.
    /// An override that doesn't change the ability, such as `set alpha 0.5`, doesn't count.
    func isToggled(_ view: ViewID) -> Bool { toggled.contains(view) }

    /// Returns the name of `view` in messages.
    func title(_ view: ViewID) -> String { "`\(path(view))`" }

    /// Returns the name of `view` in evidence.
    func path(_ view: ViewID) -> String { scene.path(of: view) }

    /// Returns the smallest rectangle of the root that contains what the view's `point(inside:)` accepts, without its
    /// subviews.
    func hitBox(_ view: ViewID) -> Rectangle { geometry.hitBoundingBox(of: view) }

    /// Returns the target that gets a touch on `view`.
    func owner(of view: ViewID) -> ViewID? { owners[Int(view.index)] }

    /// Returns the number of siblings behind `view`.
    func place(of view: ViewID) -> Int { places[Int(view.index)] }

    /// Returns the points of the scene that the view's `point(inside:)` accepts.
    func reach(of view: ViewID) -> Region { reaches.region(of: view) }

    private func findLinksToViews() -> [ViewID: [SceneLink]] {
        var links: [ViewID: [SceneLink]] = [:]
        for link in scene.links {
            for target in link.targets { links[target, default: []].append(link) }
        }
        return links
    }

    /// Returns the number of siblings behind each view.
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

    /// What each touch target loses.
    var losses: [TouchLosses] { taken(from: knownLosses) }

    /// The views that `unreachable-control` reports, because no point hits them at any scroll offset.
    var unreachable: [TouchLosses] { taken(from: knownUnreachable) }

    /// The scroll views that no touch reaches.
    var deadScrollViews: [DeadScrollView] { taken(from: knownDeadScrollViews) }

    /// The touch targets that take what others claim because of a slop of one of the two.
    var targetOverlaps: [TargetOverlap] { taken(from: knownOverlaps) }

    /// The views that pass touches through in vain.
    var passthroughGaps: [PassthroughGap] { taken(from: knownGaps) }

    /// Computes what several rules share, with a separate budget, and records what was left out.
    private func apart<Found>(_ find: () -> [Found]) -> (found: [Found], unchecked: [Unchecked]) {
        let outer = (unchecked, failedSpending, isUncertain)
        (unchecked, failedSpending, isUncertain) = ([], false, false)
        defer { (unchecked, failedSpending, isUncertain) = outer }
        let found = budget.withShare(find)
        return (found, unchecked)
    }

    /// Returns a shared result. What was left out of it counts for each rule.
    private func taken<Found>(from shared: (found: [Found], unchecked: [Unchecked])) -> [Found] {
        for unchecked in shared.unchecked { add(unchecked) }
        return shared.found
    }

    /// Returns the result of a touch at `point`.
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

    /// Fewer touches take less time than indexing the views.
    private static let fewTouches = 100

    /// Returns what `rule` finds in the scene, computed once. Other rules may ask for it at no cost to their own
    /// budget.
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

    /// Returns points that represent all of `region`, or `nil` once the current rule's budget is used up. That keeps
    /// checks of scenes of any size fast.
    func samples(of region: Rectangle) -> SamplePoints? {
        guard !budget.isUsedUp else {
            failedSpending = true
            return nil
        }
        // A hit test visits many of the views, and so does finding the points.
        let costOfPoint = 1 + tree.views.count / 256
        let samples = SamplePoints(in: region, of: self, limit: max(64, min(16_384, budget.left / costOfPoint)))
        budget.charge((samples.count + 8) * costOfPoint)
        return samples
    }
}

extension View {
    /// Returns whether `change` makes the view able or unable to take touches.
    fileprivate func isToggled(by change: HitTestRule.Change) -> Bool {
        switch change {
        case .isHidden(let isHidden): isHidden != self.isHidden
        case .alpha(let alpha): View.isTransparent(alpha: alpha) != View.isTransparent(alpha: self.alpha)
        case .isUserInteractionEnabled(let isEnabled): isEnabled != isUserInteractionEnabled
        }
    }
}
