import SceneRuntime
import SceneSemantics
import SceneText

/// The links of a scene that can make views ask each other without end, each with a point at which they do.
struct Recursions {
    /// Links to the view itself or to one of its superviews.
    var inSuperviewChain: [Recursion] = []
    /// Links that lead back by way of other views' links.
    var circles: [Recursion] = []

    /// Links that lead back to where they begin.
    struct Recursion {
        /// The links, in the order in which they are written.
        var links: [SceneLink]
        /// A touch that does not end.
        var witness: Witness?
        /// Whether it is proved that, but for the witness, no touch runs along all these links.
        var isProven: Bool

        /// The same in every copy of the text.
        var ranges: Set<SourceRange> { Set(links.map(\.range)) }
    }

    /// A touch that does not end.
    struct Witness {
        /// Where.
        var point: Point
        /// The views that ask each other, as ``HitTestOutcome/recursion(_:)`` has them.
        var cycle: [ViewID]
    }
}

/// Looks for touches that do not end.
struct RecursionSearch {
    /// What was found.
    private(set) var found = Recursions()
    private var scene: SceneUnderCheck
    private let asking: [SceneLink]
    private var witnesses: [Set<SourceRange>: Use] = [:]

    /// A touch that does not end, and the links along which it runs.
    private struct Use {
        var links: [SceneLink]
        var witness: Recursions.Witness
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

    private mutating func searchUpwards(_ links: [SceneLink]) {
        for (range, copies) in grouped(links) {
            var recursion = Recursions.Recursion(links: [copies[0]], witness: nil, isProven: true)
            for link in copies where recursion.witness == nil {
                recursion.isProven = search(link) && recursion.isProven
                if let known = witnesses.first(where: { $0.key.contains(range) })?.value {
                    recursion.witness = known.witness
                    recursion.links = known.links.filter { $0.range == range }
                }
            }
            found.inSuperviewChain.append(recursion)
        }
    }

    private mutating func searchCircles(_ links: [SceneLink]) {
        guard !links.isEmpty else { return }
        let graph = AskingCircles(links, in: scene.tree)
        var members: [Int: [SceneLink]] = [:]
        for link in links {
            if let circle = graph.circle(of: link.view, link.targets[0]) { members[circle, default: []].append(link) }
        }
        for (_, links) in members.sorted(by: { $0.key > $1.key }) {
            var isProven = true
            for link in links where !witnesses.keys.contains(where: { $0.contains(link.range) }) {
                isProven = search(link) && isProven
            }
            let ranges = Set(links.map(\.range))
            let touched = witnesses.filter { $0.key.isSubset(of: ranges) }.map(\.value)
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
            let ranges = Set(used.links.map(\.range))
            let isNarrow = cell.extent.width < 1 || cell.extent.height < 1
            if witnesses[ranges] == nil || narrow == true && !isNarrow {
                witnesses[ranges] = clearest(of: cell, ranges) ?? used
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
            if let used = touch(at: point), Set(used.links.map(\.range)) == ranges { return used }
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

    private func grouped(_ links: [SceneLink]) -> [(range: SourceRange, copies: [SceneLink])] {
        Dictionary(grouping: links, by: \.range).map { ($0.key, $0.value) }.sorted { $0.range.start < $1.range.start }
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

extension SceneUnderCheck {
    /// How the views of the scene ask each other without end; worked out once.
    mutating func foundRecursions() -> Recursions {
        if let recursions { return recursions }
        let found = RecursionSearch(self).found
        recursions = found
        return found
    }

    /// Where touches must lie to run along `link`.
    fileprivate func region(of link: SceneLink) -> Rectangle {
        if link.kind == .ask {
            // It is asked before the view looks whether it contains the point.
            let all = tree.identities.reduce(hitBox(.root)) { $0.union(hitBox($1)) }
            return Rectangle(minX: all.minX - 1, minY: all.minY - 1, maxX: all.maxX + 1, maxY: all.maxY + 1)
        }
        guard tree[link.view].hitShape == .subviews else { return hitBox(link.view) }
        return tree.identities.filter { tree.isInSuperviewChain(link.view, of: $0) }
            .reduce(hitBox(link.view)) { $0.union(hitBox($1)) }
    }
}

extension SceneLink.Kind {
    /// Whether the override asks the other view for its hit test.
    var asks: Bool {
        switch self {
        case .touchDelegate, .delegate, .forward, .ask: true
        case .claim, .overhang, .yield, .return: false
        }
    }
}

extension [SceneLink] {
    /// The links from the top of the file to its bottom.
    fileprivate var inSourceOrder: [SceneLink] {
        sorted { ($0.range.start, $0.view) < ($1.range.start, $1.view) }
    }
}

extension Rectangle {
    /// The smallest rectangle that holds both, where both are finite.
    func union(_ other: Rectangle) -> Rectangle {
        guard other.minX.isFinite, other.minY.isFinite, other.maxX.isFinite, other.maxY.isFinite else { return self }
        return Rectangle(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    /// Points of the rectangle that are good to read: around its middle, at whole numbers first.
    var clearPoints: [Point] {
        let whole = Point(x: middle.x.rounded(.down), y: middle.y.rounded(.down))
        return [whole, middle].filter(contains)
    }
}
