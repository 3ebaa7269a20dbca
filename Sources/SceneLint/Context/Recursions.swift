import SceneRegions
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
        /// Where touches do not end.
        var region: Region?
        /// Whether it is proved that, but for the witness, no touch runs along all these links.
        var isProven: Bool

        /// The same in every copy of the text.
        var ranges: Set<SourceRange> { Set(links.map { $0.range }) }
    }

    /// A touch that does not end.
    struct Witness {
        /// Where.
        var point: Point
        /// The views that ask each other, as ``HitTestOutcome/recursion(_:)`` has them.
        var cycle: [ViewID]
    }
}

extension LintContext {
    /// Finds out how the views of the scene ask each other without end.
    func findRecursions() -> Recursions {
        scene.links.contains { $0.kind.asks } ? RecursionSearch(self).found : Recursions()
    }

    /// Which points hit which view, outside the scene too where a root with an override answers there.
    func hitMapOfAllTouches() -> HitMap {
        let isPlain =
            tree.rules(of: .root).isEmpty && geometry.boundsRectangle(of: .root) == geometry.hitRectangle(of: .root)
        if isPlain { return hitMap }
        let map = HitMap(of: geometry, within: everything, askingGraph, limit: limitOfMap)
        charge(map: map.work, isCutShort: map.isCutShort)
        return map
    }

    /// A rectangle that holds all views and what is just beside them.
    private var everything: Rectangle {
        let all = tree.identities.reduce(hitBox(.root)) { $0.union(hitBox($1)) }
        return Rectangle(minX: all.minX - 1, minY: all.minY - 1, maxX: all.maxX + 1, maxY: all.maxY + 1)
    }

    /// Whether the map is right to the last bit in all of `region`: whether only rectangles along the axes reach there, and
    /// the map did not have to be made from samples.
    func isExact(in region: Rectangle) -> Bool {
        if hitMap.uncertainArea == nil { return false }
        // Points are carried down with rounding.
        let near = Rectangle(
            minX: region.minX - 1e-3, minY: region.minY - 1e-3, maxX: region.maxX + 1e-3, maxY: region.maxY + 1e-3)
        charge(pieces: slantingBoxes.count / 16)
        return !slantingBoxes.contains { $0.meets(near) }
    }

    /// The boxes of the views that are no rectangles along the axes.
    func findSlantingBoxes() -> [Rectangle] {
        tree.identities.compactMap { view in
            let isPlain = geometry.isAxisAligned(view) && !tree[view].hitShape.isCurved
            return isPlain || geometry.isDegenerate(view) ? nil : hitBox(view)
        }
    }

    /// Where touches must lie to run along `link`.
    func region(of link: SceneLink) -> Rectangle {
        // It is asked before the view looks whether it contains the point.
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
