import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// The views of a scene: their names, targets and links, and what follows from them without testing touches.
final class SceneViews {
    let scene: LoweredScene
    let tree: ViewTree
    let geometry: HitTestGeometry
    /// The views that people mean to touch.
    let touchTargets: [ViewID]
    /// The target that gets a touch on each view, by view index.
    let receivers: TouchReceivers
    /// What `hitTest` overrides of the scene can change.
    let changesInHitTests: [ViewID: [HitTestRule.Change]]
    /// The views that an override makes able or unable to take touches.
    private let toggled: Set<ViewID>
    /// The views on which links start a hit test.
    let asked: Set<ViewID>

    /// The links that begin at each view.
    private(set) lazy var linksFrom = Dictionary(grouping: scene.links) { $0.view }
    /// The links that lead to each view.
    private(set) lazy var linksTo = findLinksToViews()
    private(set) lazy var targetsByLine = Dictionary(grouping: touchTargets) { scene.range(of: $0) }
    /// The recognizers of views with many.
    private var cachedRecognizers: [ViewID: [DeclaredRecognizer]] = [:]
    /// How many recognizers each line makes.
    private(set) lazy var recognizerCounts = countRecognizers()
    /// The enabled recognizers of views that take touches, in tree order.
    private(set) lazy var declaredRecognizers = tree.recognizers.keys.sorted().filter(tree.isTouchable).flatMap {
        recognizers(of: $0)
    }
    /// The same by their lines, of all uses of a component.
    private(set) lazy var recognizersByStatement = Dictionary(grouping: declaredRecognizers) { $0.range.written }
    /// The views that contain touch targets.
    private lazy var viewsAroundTargets = tree.superviews(ofAll: touchTargets)
    /// The views that contain scroll views which scroll or select.
    private lazy var viewsAroundScrollTargets = tree.superviews(
        ofAll: tree.scrollViews.keys.filter { tree.isScrollTarget($0) })
    /// Which views ask which for their hit tests.
    private(set) lazy var callGraph = HitTestCallGraph(tree)
    /// Which views are asked before others.
    private(set) lazy var order = ViewOrder(tree)
    /// Which points views accept.
    private var hitAreas: HitAreas
    /// ``hitAreas``, ready to be cut.
    private(set) lazy var cutHitAreas = {
        var areas = hitAreas
        areas.prepareCutting()
        return areas
    }()
    /// The boxes of the views that aren't axis-aligned rectangles.
    private(set) lazy var slantingBoxes = findSlantingBoxes()
    /// The views whose hit test can return anything but nil, and their superviews.
    private(set) lazy var answering = findAnsweringViews()
    private(set) lazy var viewsAroundHiddenTargets = tree.superviews(
        ofAll: tree.identities.filter { view in
            scene.isTouchTarget(view) && tree.chain(from: view).contains { !tree.isDrawn($0) }
        })
    /// The visible opaque views.
    private(set) lazy var opaqueViews = findOpaqueViews()

    init(_ scene: LoweredScene, _ geometry: HitTestGeometry) {
        let (tree, receivers) = (scene.tree, scene.touchReceivers)
        self.tree = tree
        self.geometry = geometry
        hitAreas = HitAreas(geometry)
        self.receivers = receivers
        touchTargets = tree.identities.filter { receivers.owner(of: $0) == $0 }
        var changes: [ViewID: [HitTestRule.Change]] = [:]
        for rule in tree.rules {
            for effect in rule.effects { changes[effect.view, default: []].append(effect.change) }
        }
        changesInHitTests = changes
        toggled = Set(changes.filter { view, changes in changes.contains { tree[view].isToggled(by: $0) } }.keys)
        var asked: Set<ViewID> = []
        for link in scene.links where link.kind.asks { asked.formUnion(link.targets) }
        self.asked = asked
        // Assigned last, because copying a scene is expensive.
        self.scene = scene
    }

    /// Returns the enabled recognizers of `view`.
    func recognizers(of view: ViewID) -> [DeclaredRecognizer] {
        if let recognizers = cachedRecognizers[view] { return recognizers }
        guard let recognizers = tree.recognizers[view] else { return [] }
        let ranges = scene.recognizerRanges(of: view)
        let written = recognizers.enumerated().compactMap { index, recognizer -> DeclaredRecognizer? in
            guard recognizer.isEnabled, ranges.indices.contains(index) else { return nil }
            return DeclaredRecognizer(id: RecognizerID(view, index), recognizer: recognizer, range: ranges[index])
        }
        // A few are looked up faster than they are cached.
        if written.count > Self.maximumUncachedRecognizers { cachedRecognizers[view] = written }
        return written
    }

    private static let maximumUncachedRecognizers = 4

    /// Returns whether `view` contains touch targets.
    func hasTargets(in view: ViewID) -> Bool { viewsAroundTargets.contains(view) }

    private func countRecognizers() -> [SourceRange: Int] {
        var counts: [SourceRange: Int] = [:]
        for view in tree.recognizers.keys where tree.isTouchable(view) {
            for recognizer in recognizers(of: view) { counts[recognizer.range, default: 0] += 1 }
        }
        return counts
    }

    /// Returns whether something in `view` gets touches of its own: a target, a scroll view, or cells that can be
    /// selected.
    func hasReceivers(in view: ViewID) -> Bool {
        tree.selectsRows(view) || hasTargets(in: view) || viewsAroundScrollTargets.contains(view)
    }

    /// Returns whether an override makes `view` able or unable to take touches, so that its author decides about that.
    /// An override that doesn't change the ability, such as `set alpha 0.5`, doesn't count.
    func isToggled(_ view: ViewID) -> Bool { toggled.contains(view) }

    /// Returns the name of `view` in backquotes, for messages: its path, or what the document calls it that the scene
    /// was made from.
    func quotedName(_ view: ViewID) -> String {
        let name = path(view)
        return "`\(scene.unit.options.origin?.viewName?(name, scene.name) ?? name)`"
    }

    /// Returns the name of `view` in evidence.
    func path(_ view: ViewID) -> String { scene.path(of: view) }

    /// Returns the quoted names of the views as in a sentence: up to three names, or two of more and "5 others".
    func quotedList(_ views: [ViewID], _ conjunction: String = "and") -> String {
        Self.list(views.map { quotedName($0) }, conjunction)
    }

    /// Returns quoted names of views, also of several scenes, as in a sentence.
    static func list(_ names: [String], _ conjunction: String) -> String {
        var distinct: [String] = []
        var known: Set<String> = []
        for name in names where known.insert(name).inserted { distinct.append(name) }
        let titles =
            distinct.count > 3 ? distinct.prefix(2) + ["\(distinct.count - 2) others"] : distinct.prefix(3)
        return titles.isEmpty ? "nobody" : Array(titles).joinedAsList(conjunction)
    }

    /// Returns the target that gets a touch on `view`.
    func owner(of view: ViewID) -> ViewID? { receivers.owner(of: view) }

    /// Returns the points of the scene that the view's `point(inside:)` accepts.
    func hitArea(of view: ViewID) -> Region { hitAreas.region(of: view) }

    /// Returns whether `view` is drawn in front of `other`, by `zPosition` and then by sibling order. Subviews are
    /// drawn in front of their superview.
    func isPainted(_ view: ViewID, inFrontOf other: ViewID) -> Bool {
        let (one, another) = tree.siblings(around: view, other)
        let (height, otherHeight) = (tree[one].zPosition, tree[another].zPosition)
        if tree[one].superview == tree[another].superview, height != otherHeight { return height > otherHeight }
        return order.isInFront(one, of: another)
    }

    private func findLinksToViews() -> [ViewID: [SceneLink]] {
        var links: [ViewID: [SceneLink]] = [:]
        for link in scene.links {
            for target in link.targets { links[target, default: []].append(link) }
        }
        return links
    }

    private func findSlantingBoxes() -> [Rectangle] {
        tree.identities.compactMap { view in
            let isAxisAlignedRectangle = geometry.isAxisAligned(view) && !tree[view].hitShape.isCurved
            return isAxisAlignedRectangle || geometry.isDegenerate(view) ? nil : geometry.hitBoundingBox(of: view)
        }
    }

    private func findOpaqueViews() -> [ViewID] {
        tree.identities.filter { view in
            tree.hasOpaqueBackground(view) && geometry.isAxisAligned(view) && tree.isSeen(view)
                && tree.superviews(of: view).allSatisfy { tree[$0].alpha >= View.opaqueAlpha }
        }
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
