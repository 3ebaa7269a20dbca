import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// The links of a scene that can make views ask each other without end, each with a point at which they do.
struct Recursions {
    /// Links to the view itself or to one of its superviews.
    var inSuperviewChain: [Recursion] = []
    /// Links that lead back through the links of other views.
    var circles: [Recursion] = []

    /// Links that form a cycle.
    struct Recursion {
        /// The links, in source order.
        var links: [SceneLink]
        /// A touch that recurses.
        var witness: Witness?
        /// Where touches recurse.
        var region: Region?
        /// Whether it is proven that, apart from the witness, no touch uses all these links.
        var isProven: Bool

        /// The source ranges of the links, which all instances share.
        var ranges: Set<SourceRange> { Set(links.map { $0.range }) }
    }

    /// A touch that recurses.
    struct Witness {
        var point: Point
        /// The views that ask each other, as in ``HitTestOutcome/recursion(_:)``.
        var cycle: [ViewID]
    }
}

extension LintContext {
    /// Finds how the views of the scene ask each other without end.
    func findRecursions() -> Recursions {
        scene.links.contains { $0.kind.asks } ? RecursionSearch(self).found : Recursions()
    }

    /// Returns the hit map, including points outside the scene if a root with an override answers there.
    func hitMapOfAllTouches() -> HitMap {
        let isPlain =
            tree.rules(of: .root).isEmpty && geometry.boundsRectangle(of: .root) == geometry.hitRectangle(of: .root)
        if isPlain { return hitMap }
        let map = HitMap(of: geometry, within: everything, askingGraph, limit: limitOfMap)
        charge(map: map.work, isCutShort: map.isCutShort)
        return map
    }

    /// A rectangle around all views, with a margin.
    private var everything: Rectangle {
        let all = tree.identities.reduce(hitBox(.root)) { $0.union(hitBox($1)) }
        return Rectangle(minX: all.minX - 1, minY: all.minY - 1, maxX: all.maxX + 1, maxY: all.maxY + 1)
    }

    /// Returns whether the map is exact in all of `region`: only axis-aligned rectangles overlap it, and the map wasn't
    /// made from samples.
    func isExact(in region: Rectangle) -> Bool {
        if hitMap.uncertainArea == nil { return false }
        // Converted points have rounding errors.
        let near = Rectangle(
            minX: region.minX - 1e-3, minY: region.minY - 1e-3, maxX: region.maxX + 1e-3, maxY: region.maxY + 1e-3)
        charge(pieces: slantingBoxes.count / 16)
        return !slantingBoxes.contains { $0.meets(near) }
    }

    /// Returns the boxes of the views that aren't axis-aligned rectangles.
    func findSlantingBoxes() -> [Rectangle] {
        tree.identities.compactMap { view in
            let isPlain = geometry.isAxisAligned(view) && !tree[view].hitShape.isCurved
            return isPlain || geometry.isDegenerate(view) ? nil : hitBox(view)
        }
    }

    /// Returns the points that a touch must be at to use `link`.
    func region(of link: SceneLink) -> Rectangle {
        // It asks before the view checks whether it contains the point.
        if link.kind == .ask { return everything }
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
