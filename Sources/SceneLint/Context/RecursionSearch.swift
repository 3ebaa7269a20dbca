import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Finds out which links make touches that do not end, from the map of all points of the scene.
struct RecursionSearch {
    /// What was found.
    private(set) var found = Recursions()
    /// The scene.
    private let scene: LintContext
    /// The links that ask a view for its hit test.
    private let asking: [SceneLink]
    /// Where touches do not end, each region with the links along which they run.
    private var uses: [Use] = []
    /// Where touches do not end, but no point was found that shows along which links.
    private var unexplained: [Region] = []

    /// Touches that do not end, and the links along which they run.
    fileprivate struct Use {
        /// The links.
        var links: [SceneLink]
        /// One of the touches.
        var witness: Recursions.Witness
        /// Where the touches lie.
        var region: Region

        /// The same in every copy of the text.
        var ranges: Set<SourceRange> { Set(links.map { $0.range }) }
    }

    /// Looks at the links of `scene`.
    init(_ scene: LintContext) {
        self.scene = scene
        asking = scene.scene.links.filter { $0.kind.asks && !$0.targets.isEmpty }
        guard leadsBack else { return }
        let tree = scene.tree
        let upwards = asking.filter { tree.isInSuperviewChain($0.targets[0], of: $0.view) }
        let others = asking.filter { !tree.isInSuperviewChain($0.targets[0], of: $0.view) }
        let circles = circles(of: others)
        guard !upwards.isEmpty || !circles.isEmpty else { return }
        lookAtAllPoints()
        for (range, copies) in grouped(upwards) { found.inSuperviewChain.append(recursion(range, copies)) }
        for links in circles { judge(links) }
        found.circles.sort { $0.links[0].range.start < $1.links[0].range.start }
    }

    /// Whether a view that asks another lies in one that is asked; without that, no question comes back.
    private var leadsBack: Bool {
        var isAsked = [Bool](repeating: false, count: scene.tree.views.count)
        for link in asking { isAsked[Int(link.targets[0].index)] = true }
        for (place, view) in scene.tree.views.enumerated() {
            if let superview = view.superview, isAsked[Int(superview.index)] { isAsked[place] = true }
        }
        return asking.contains { isAsked[Int($0.view.index)] }
    }

    /// Finds out along which links the touches run that do not end.
    private mutating func lookAtAllPoints() {
        for region in scene.hitMapOfAllTouches().recursions {
            if !scene.budget.isUsedUp, let use = use(in: region) {
                uses.append(use)
            } else {
                unexplained.append(region)
            }
        }
    }

    /// The links along which the touches in `region` run, with one of the touches.
    private mutating func use(in region: Region) -> Use? {
        // One point tells; where the map is not exact, the first may lie just beside.
        let rectangles = region.rectangles.sorted { $1.area < $0.area }
        for rectangle in rectangles.prefix(16) {
            for point in rectangle.clearPoints + [rectangle.origin] {
                if let use = touch(at: point, region) { return use }
            }
        }
        return nil
    }

    /// The links along which a touch runs without end, if it does: those up the superviews alone where there are any.
    private mutating func touch(at point: Point, _ region: Region) -> Use? {
        guard case .recursion(let cycle) = scene.touch(at: point).outcome, let last = cycle.last else {
            return nil
        }
        var used: [SceneLink] = []
        for (view, next) in zip([last] + cycle, cycle) {
            if let link = asking.first(where: { $0.view == view && $0.targets[0] == next }) { used.append(link) }
        }
        let upwards = used.filter { scene.tree.isInSuperviewChain($0.targets[0], of: $0.view) }
        if !upwards.isEmpty { used = upwards }
        if used.isEmpty { return nil }
        return Use(links: used, witness: Recursions.Witness(point: point, cycle: cycle), region: region)
    }

    /// What is to be said of a link up the superviews, by its copies.
    private func recursion(_ range: SourceRange, _ copies: [SceneLink]) -> Recursions.Recursion {
        let own = uses.filter { $0.ranges.contains(range) }
        guard let clearest = own.clearest else {
            return Recursions.Recursion(links: [copies[0]], isProven: copies.allSatisfy(isProvenToEnd))
        }
        return Recursions.Recursion(
            links: clearest.links.filter { $0.range == range }, witness: clearest.witness, region: own.region,
            isProven: true)
    }

    /// Whether it is proved that all touches which could run along `link` end. Where a touch runs in another circle
    /// first, nothing is proved: with that one fixed it could run in this one.
    private func isProvenToEnd(_ link: SceneLink) -> Bool {
        scene.charge(pieces: scene.tree.views.count / 8 + uses.count + unexplained.count)
        if scene.budget.isUsedUp { return false }
        let extent = scene.region(of: link)
        let isMasked = { (region: Region) in !region.intersection(extent).isEmpty }
        return scene.isExact(in: extent) && !uses.contains { isMasked($0.region) }
            && !unexplained.contains(where: isMasked)
    }

    /// The links of each circle that `links`, none of which leads up the superviews, make with the walk.
    private func circles(of links: [SceneLink]) -> [[SceneLink]] {
        guard !links.isEmpty else { return [] }
        let tree = scene.tree
        let graph = AskingGraph(tree) { view, other in !tree.isInSuperviewChain(other, of: view) }
        var members: [Int: [SceneLink]] = [:]
        for link in links where graph.areInOneComponent(link.view, link.targets[0]) {
            members[graph.component(of: link.view), default: []].append(link)
        }
        return members.sorted { $0.key < $1.key }.map { $0.value }
    }

    /// Adds what is to be said of the links of one circle.
    private mutating func judge(_ links: [SceneLink]) {
        let ranges = Set(links.map { $0.range })
        var touched: [(ranges: Set<SourceRange>, uses: [Use])] = []
        for use in uses where use.ranges.isSubset(of: ranges) {
            if let known = touched.firstIndex(where: { $0.ranges == use.ranges }) {
                touched[known].uses.append(use)
            } else {
                touched.append((use.ranges, [use]))
            }
        }
        if touched.isEmpty {
            let shortest = shortest(links).inSourceOrder
            return add(Recursions.Recursion(links: shortest, isProven: links.allSatisfy(isProvenToEnd)))
        }
        for (_, uses) in touched {
            guard let clearest = uses.clearest else { continue }
            add(
                Recursions.Recursion(
                    links: clearest.links.inSourceOrder, witness: clearest.witness, region: uses.region, isProven: true)
            )
        }
    }

    /// Adds a circle, unless a copy of it is known that says more.
    private mutating func add(_ recursion: Recursions.Recursion) {
        guard let known = found.circles.firstIndex(where: { $0.ranges == recursion.ranges }) else {
            return found.circles.append(recursion)
        }
        if found.circles[known].witness != nil { return }
        if recursion.witness != nil || !recursion.isProven { found.circles[known] = recursion }
    }

    /// The copies of each link that is written.
    private func grouped(_ links: [SceneLink]) -> [(range: SourceRange, copies: [SceneLink])] {
        Dictionary(grouping: links) { $0.range }.map { ($0.key, $0.value) }.sorted { $0.range.start < $1.range.start }
    }

    /// The links of a shortest circle that begins with the first of `links`, which are all of one component.
    private func shortest(_ links: [SceneLink]) -> [SceneLink] {
        let start = links[0]
        var targets: [ViewID: [ViewID]] = [:]
        for link in links { targets[link.view, default: []].append(link.targets[0]) }
        var cameFrom: [ViewID: ViewID] = [:]
        var reached = [start.targets[0]]
        var next = 0
        while next < reached.count, cameFrom[start.view] == nil {
            let view = reached[next]
            next += 1
            let others = scene.tree.subviews(of: view) + (targets[view] ?? [])
            for other in others where cameFrom[other] == nil && other != start.targets[0] {
                cameFrom[other] = view
                reached.append(other)
            }
        }
        var circle = [start]
        var view = start.view
        while let before = cameFrom[view], circle.count <= links.count {
            if let link = links.first(where: { $0.view == before && $0.targets[0] == view }) { circle.append(link) }
            view = before
        }
        return circle
    }
}

extension [RecursionSearch.Use] {
    /// The one whose touches fill the largest rectangle.
    fileprivate var clearest: RecursionSearch.Use? {
        self.max { $0.largestPart < $1.largestPart }
    }

    /// Where all of them are.
    fileprivate var region: Region { Region(disjoint: flatMap { $0.region.rectangles }) }
}

extension RecursionSearch.Use {
    fileprivate var largestPart: Double { region.largestRectangle?.area ?? 0 }
}

extension [SceneLink] {
    /// The links from the top of the file to its bottom.
    fileprivate var inSourceOrder: [SceneLink] {
        sorted { ($0.range.start, $0.view) < ($1.range.start, $1.view) }
    }
}
