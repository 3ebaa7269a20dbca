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

extension SceneUnderCheck {
    /// How the views of the scene ask each other without end; worked out once.
    mutating func foundRecursions() -> Recursions {
        if let recursions { return recursions }
        let found = RecursionSearch(self).found
        recursions = found
        return found
    }

    /// Where touches must lie to run along `link`.
    func region(of link: SceneLink) -> Rectangle {
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
