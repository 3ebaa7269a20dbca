import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Finds which links make touches recurse forever, from the map of all points of the scene.
struct RecursionSearch: ContextQueries {
    private(set) var recursions = Recursions()
    let context: LintContext
    /// The links that ask a view for its hit test.
    private let asking: [SceneLink]
    /// The recursions, each with its links and region.
    private var uses: [Use] = []
    /// The indices of ``uses`` by the ranges of their links.
    private var usesByRange: [SourceRange: [Int]] = [:]
    /// The asking links by the views that they connect; of several the first.
    private var linksByViews: [Connection: SceneLink] = [:]
    /// The indices of the cycles in ``recursions`` by their ranges.
    private var cyclesByRanges: [Set<SourceRange>: Int] = [:]
    /// Which views ask which, without those that ask no other. Built when a link isn't seen to recurse.
    private var aliveGraph: HitTestCallGraph?
    /// Where touches recurse, but no point was found that shows the links.
    private var unexplained: [Region] = []

    /// A view and the view that it asks.
    private struct Connection: Hashable {
        let view: ViewID
        let target: ViewID
    }

    /// Touches that recurse, and their links.
    fileprivate struct Use {
        var links: [SceneLink]
        /// One of the touches.
        var witness: Recursions.Witness
        /// The region of the touches.
        var region: Region

        /// The source ranges of the links, which all instances share.
        var ranges: Set<SourceRange> { Set(links.map { $0.range }) }
    }

    /// Searches the links of `scene`.
    init(_ context: LintContext) {
        self.context = context
        asking = context.scene.links.filter { $0.kind.asks && !$0.targets.isEmpty }
        guard leadsBack else { return }
        let upwards = asking.filter { tree.isInSuperviewChain($0.targets[0], of: $0.view) }
        let others = asking.filter { !tree.isInSuperviewChain($0.targets[0], of: $0.view) }
        let cycles = cycles(of: others)
        guard !upwards.isEmpty || !cycles.isEmpty else { return }
        findRecursions()
        for (range, instances) in grouped(upwards) { recursions.inSuperviewChain.append(recursion(range, instances)) }
        for links in cycles { judge(links) }
        recursions.cycles.sort { $0.links[0].range.start < $1.links[0].range.start }
    }

    /// Whether a view that asks another is inside one that is asked. Without that, there is no cycle.
    private var leadsBack: Bool {
        var isAsked = [Bool](repeating: false, count: tree.views.count)
        for link in asking { isAsked[Int(link.targets[0].index)] = true }
        for (index, view) in tree.views.enumerated() {
            if let superview = view.superview, isAsked[Int(superview.index)] { isAsked[index] = true }
        }
        return asking.contains { isAsked[Int($0.view.index)] }
    }

    /// Finds the links that recursing touches use.
    private mutating func findRecursions() {
        let regions = hitMapOfAllTouches().recursions
        if regions.isEmpty { return }
        for link in asking {
            let connection = Connection(view: link.view, target: link.targets[0])
            if linksByViews[connection] == nil { linksByViews[connection] = link }
        }
        for region in regions {
            if !work.budget.isUsedUp, let use = use(in: region) {
                for range in use.ranges { usesByRange[range, default: []].append(uses.count) }
                uses.append(use)
            } else {
                unexplained.append(region)
            }
        }
    }

    /// Returns the links that the touches in `region` use, with one of the touches.
    private func use(in region: Region) -> Use? {
        // One point is enough, but in an inexact map the first may be just outside.
        let rectangles = region.rectangles.sorted { $1.area < $0.area }
        for rectangle in rectangles.prefix(16) {
            for point in rectangle.clearPoints + [rectangle.origin] {
                if let use = use(at: point, in: region) { return use }
            }
        }
        return nil
    }

    /// Returns the links of a touch that recurses, if it does: only the links up the superviews if there are any.
    private func use(at point: Point, in region: Region) -> Use? {
        guard case .recursion(let cycle) = touches.touch(at: point).outcome, let last = cycle.last else {
            return nil
        }
        var used: [SceneLink] = []
        for (view, next) in zip([last] + cycle, cycle) {
            if let link = linksByViews[Connection(view: view, target: next)] { used.append(link) }
        }
        let upwards = used.filter { tree.isInSuperviewChain($0.targets[0], of: $0.view) }
        if !upwards.isEmpty { used = upwards }
        if used.isEmpty { return nil }
        return Use(links: used, witness: Recursions.Witness(point: point, cycle: cycle), region: region)
    }

    /// Returns the recursion through the instances of one link up the superviews.
    private mutating func recursion(_ range: SourceRange, _ instances: [SceneLink]) -> Recursions.Recursion {
        let own = (usesByRange[range] ?? []).map { uses[$0] }
        guard let clearest = own.clearest else {
            let isProven = instances.allSatisfy { isProvenToEnd($0) }
            return Recursions.Recursion(links: [instances[0]], isProven: isProven)
        }
        return Recursions.Recursion(
            links: clearest.links.filter { $0.range == range }, witness: clearest.witness, region: own.region,
            isProven: true)
    }

    /// Returns whether it is proven that no touch that could use `link` recurses. If a touch runs into another cycle
    /// first, nothing is proven: once you fix that cycle, it could run into this one.
    private mutating func isProvenToEnd(_ link: SceneLink) -> Bool {
        if !leadsBackAlive(link) { return true }
        work.charge(.filtering(views: tree.views.count))
        work.charge(.pieces(uses.count + unexplained.count))
        if work.budget.isUsedUp { return false }
        let extent = region(of: link)
        let isMasked = { (region: Region) in !region.intersection(extent).isEmpty }
        return maps.isExact(in: extent) && !uses.contains { isMasked($0.region) }
            && !unexplained.contains(where: isMasked)
    }

    /// Returns whether the views that `link` asks can lead back to its view, wherever they are: a view without a rule
    /// that takes no touches asks no other.
    private mutating func leadsBackAlive(_ link: SceneLink) -> Bool {
        let graph =
            aliveGraph
            ?? HitTestCallGraph(
                tree,
                isDead: { [tree, views] view in
                    tree.rules(of: view).isEmpty && !tree[view].takesTouches && views.changesInHitTests[view] == nil
                })
        aliveGraph = graph
        return link.targets.contains { graph.areInSameComponent(link.view, $0) }
    }

    /// Returns the links of each cycle that `links` make together with the walk. None of them may lead up the
    /// superviews.
    private func cycles(of links: [SceneLink]) -> [[SceneLink]] {
        guard !links.isEmpty else { return [] }
        let graph = HitTestCallGraph(tree) { view, other in !tree.isInSuperviewChain(other, of: view) }
        var members: [Int: [SceneLink]] = [:]
        for link in links where graph.areInSameComponent(link.view, link.targets[0]) {
            members[graph.component(of: link.view), default: []].append(link)
        }
        return members.sorted { $0.key < $1.key }.map { $0.value }
    }

    /// Adds the recursion through the links of one cycle.
    private mutating func judge(_ links: [SceneLink]) {
        let ranges = Set(links.map { $0.range })
        var touched: [(ranges: Set<SourceRange>, uses: [Use])] = []
        let indices = Set(ranges.flatMap { usesByRange[$0] ?? [] }).sorted()
        for use in indices.map({ uses[$0] }) where use.ranges.isSubset(of: ranges) {
            if let index = touched.firstIndex(where: { $0.ranges == use.ranges }) {
                touched[index].uses.append(use)
            } else {
                touched.append((use.ranges, [use]))
            }
        }
        if touched.isEmpty {
            let shortest = shortest(links).inSourceOrder
            let isProven = links.allSatisfy { isProvenToEnd($0) }
            return add(Recursions.Recursion(links: shortest, isProven: isProven))
        }
        for (_, uses) in touched {
            guard let clearest = uses.clearest else { continue }
            add(
                Recursions.Recursion(
                    links: clearest.links.inSourceOrder, witness: clearest.witness, region: uses.region, isProven: true)
            )
        }
    }

    /// Adds a cycle, unless another instance of it that says more is known.
    private mutating func add(_ recursion: Recursions.Recursion) {
        let ranges = Set(recursion.ranges)
        guard let index = cyclesByRanges[ranges] else {
            cyclesByRanges[ranges] = recursions.cycles.count
            return recursions.cycles.append(recursion)
        }
        if recursions.cycles[index].witness != nil { return }
        if recursion.witness != nil || !recursion.isProven { recursions.cycles[index] = recursion }
    }

    /// Groups the instances of each link by its source range.
    private func grouped(_ links: [SceneLink]) -> [(range: SourceRange, instances: [SceneLink])] {
        Dictionary(grouping: links) { $0.range }.map { ($0.key, $0.value) }.sorted {
            ($0.0.start, $0.0.use) < ($1.0.start, $1.0.use)
        }
    }

    /// Returns the links of a shortest cycle that begins with the first of `links`, which must be in one component.
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
            let others = tree.subviews(of: view) + (targets[view] ?? [])
            for other in others where cameFrom[other] == nil && other != start.targets[0] {
                cameFrom[other] = view
                reached.append(other)
            }
        }
        var cycle = [start]
        var view = start.view
        while let before = cameFrom[view], cycle.count <= links.count {
            if let link = links.first(where: { $0.view == before && $0.targets[0] == view }) { cycle.append(link) }
            view = before
        }
        return cycle
    }
}

/// Where touches can use links.
extension RecursionSearch {
    /// Returns the hit map, including points outside the scene if a root with an override answers there.
    private func hitMapOfAllTouches() -> HitMap {
        let staysInScene =
            tree.rules(of: .root).isEmpty && geometry.boundsRectangle(of: .root) == geometry.hitRectangle(of: .root)
        return staysInScene ? maps.hitMap : maps.hitMap(within: everything)
    }

    /// A rectangle around all views, with a margin.
    private var everything: Rectangle {
        let all = tree.identities.reduce(geometry.hitBoundingBox(of: .root)) {
            $0.unitedIfFinite(with: geometry.hitBoundingBox(of: $1))
        }
        return all.grown(by: 1)
    }

    /// Returns the points that a touch must be at to use `link`.
    private func region(of link: SceneLink) -> Rectangle {
        // The hit test asks before the view checks whether it contains the point.
        if link.kind == .ask { return everything }
        guard tree[link.view].hitShape == .subviews else { return geometry.hitBoundingBox(of: link.view) }
        return tree.identities.filter { tree.isInSuperviewChain(link.view, of: $0) }
            .reduce(geometry.hitBoundingBox(of: link.view)) { $0.unitedIfFinite(with: geometry.hitBoundingBox(of: $1)) }
    }
}

extension [RecursionSearch.Use] {
    /// The use whose touches fill the largest rectangle.
    fileprivate var clearest: RecursionSearch.Use? {
        self.max { $0.largestPart < $1.largestPart }
    }

    /// The regions of all uses.
    fileprivate var region: Region { Region(disjoint: flatMap { $0.region.rectangles }) }
}

extension RecursionSearch.Use {
    fileprivate var largestPart: Double { region.largestRectangle?.area ?? 0 }
}

extension [SceneLink] {
    fileprivate var inSourceOrder: [SceneLink] {
        sorted { ($0.range.start, $0.view) < ($1.range.start, $1.view) }
    }
}
