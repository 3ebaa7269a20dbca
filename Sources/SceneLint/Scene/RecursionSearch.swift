import SceneRuntime
import SceneSemantics
import SceneText

/// Looks for touches that do not end.
struct RecursionSearch {
    /// What was found.
    private(set) var found = Recursions()
    /// The scene, with what is left to be looked at.
    private var scene: SceneUnderCheck
    /// The links that ask a view for its hit test.
    private let asking: [SceneLink]
    /// The touches found so far, one for each set of links as they are written.
    private var witnesses: [Use] = []

    /// A touch that does not end, and the links along which it runs.
    private struct Use {
        /// The links.
        var links: [SceneLink]
        /// The touch.
        var witness: Recursions.Witness

        /// The same in every copy of the text.
        var ranges: Set<SourceRange> { Set(links.map { $0.range }) }
    }

    /// Looks at the links of `scene`.
    init(_ scene: SceneUnderCheck) {
        self.scene = scene
        asking = scene.scene.links.filter { $0.kind.asks && !$0.targets.isEmpty }
        guard !asking.isEmpty else { return }
        let tree = scene.tree
        let upwards = asking.filter { tree.isInSuperviewChain($0.targets[0], of: $0.view) }
        searchUpwards(upwards)
        searchCircles(asking.filter { !tree.isInSuperviewChain($0.targets[0], of: $0.view) })
    }

    /// Looks at links to a superview or the view itself, each on its own.
    private mutating func searchUpwards(_ links: [SceneLink]) {
        for (range, copies) in grouped(links) {
            var recursion = Recursions.Recursion(links: [copies[0]], witness: nil, isProven: true)
            for link in copies where recursion.witness == nil {
                recursion.isProven = search(link) && recursion.isProven
                if let known = witnesses.first(where: { $0.ranges.contains(range) }) {
                    recursion.witness = known.witness
                    recursion.links = known.links.filter { $0.range == range }
                }
            }
            found.inSuperviewChain.append(recursion)
        }
    }

    /// Looks at the circles that all other links make.
    private mutating func searchCircles(_ links: [SceneLink]) {
        guard !links.isEmpty else { return }
        let graph = AskingCircles(links, in: scene.tree)
        var members: [Int: [SceneLink]] = [:]
        for link in links {
            if let circle = graph.circle(of: link.view, link.targets[0]) { members[circle, default: []].append(link) }
        }
        for (_, links) in members.sorted(by: { $0.key > $1.key }) {
            var isProven = true
            for link in links where !witnesses.contains(where: { $0.ranges.contains(link.range) }) {
                isProven = search(link) && isProven
            }
            let ranges = Set(links.map { $0.range })
            let touched = witnesses.filter { $0.ranges.isSubset(of: ranges) }
                .map { Recursions.Recursion(links: $0.links.inSourceOrder, witness: $0.witness, isProven: true) }
            let circle = shortest(links, graph).inSourceOrder
            let shortest = Recursions.Recursion(links: circle, witness: nil, isProven: isProven)
            for recursion in touched.isEmpty ? [shortest] : touched { add(recursion) }
        }
        found.circles.sort { $0.links[0].range.start < $1.links[0].range.start }
    }

    /// Adds a circle, unless a copy of it is known that says more.
    private mutating func add(_ recursion: Recursions.Recursion) {
        guard let known = found.circles.firstIndex(where: { $0.ranges == recursion.ranges }) else {
            return found.circles.append(recursion)
        }
        if found.circles[known].witness != nil { return }
        if recursion.witness != nil || !recursion.isProven { found.circles[known] = recursion }
    }

    /// Looks for touches that run along `link` without end; whether that proves where there are any.
    ///
    /// Where a touch runs in another circle first, nothing is proved: with that one mended it could run in this one.
    private mutating func search(_ link: SceneLink) -> Bool {
        guard let samples = scene.samples(of: scene.region(of: link)) else { return false }
        var isMasked = false
        var narrow: Bool?
        for cell in samples.cells {
            guard let used = touch(at: cell.point) else { continue }
            guard used.links.contains(where: { $0.range == link.range }) else {
                isMasked = true
                continue
            }
            let isNarrow = cell.extent.width < 1 || cell.extent.height < 1
            let known = witnesses.firstIndex { $0.ranges == used.ranges }
            if known == nil || narrow == true && !isNarrow {
                if let known { witnesses.remove(at: known) }
                witnesses.append(clearest(of: cell, used.ranges) ?? used)
            }
            narrow = isNarrow
            if !isNarrow { break }
        }
        return samples.isExact && !isMasked
    }

    /// A witness from the middle of the cell, at whole numbers if there are any.
    private mutating func clearest(
        of cell: SamplePoints.Cell, _ ranges: Set<SourceRange>
    ) -> Use? {
        for point in cell.extent.clearPoints {
            if let used = touch(at: point), used.ranges == ranges { return used }
        }
        return nil
    }

    /// The links along which a touch runs without end, if it does: those up the superviews alone where there are any.
    private mutating func touch(at point: Point) -> Use? {
        guard case .recursion(let cycle) = scene.tester.touch(at: point).outcome, let last = cycle.last else {
            return nil
        }
        var used: [SceneLink] = []
        for (view, next) in zip([last] + cycle, cycle) {
            if let link = asking.first(where: { $0.view == view && $0.targets[0] == next }) { used.append(link) }
        }
        let upwards = used.filter { scene.tree.isInSuperviewChain($0.targets[0], of: $0.view) }
        if !upwards.isEmpty { used = upwards }
        return used.isEmpty ? nil : Use(links: used, witness: Recursions.Witness(point: point, cycle: cycle))
    }

    /// The copies of each link that is written.
    private func grouped(_ links: [SceneLink]) -> [(range: SourceRange, copies: [SceneLink])] {
        Dictionary(grouping: links) { $0.range }.map { ($0.key, $0.value) }.sorted { $0.range.start < $1.range.start }
    }

    /// The links of a shortest circle that begins with the first of `links`, which are all of one component.
    private func shortest(_ links: [SceneLink], _ graph: AskingCircles) -> [SceneLink] {
        let start = links[0]
        var cameFrom: [ViewID: ViewID] = [:]
        var reached = [start.targets[0]]
        var next = 0
        while next < reached.count, cameFrom[start.view] == nil {
            let view = reached[next]
            next += 1
            for other in graph.views(askedBy: view) where cameFrom[other] == nil && other != start.targets[0] {
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

extension [SceneLink] {
    /// The links from the top of the file to its bottom.
    fileprivate var inSourceOrder: [SceneLink] {
        sorted { ($0.range.start, $0.view) < ($1.range.start, $1.view) }
    }
}
