import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// The links of a scene that can make views ask each other forever, each with a point at which they do.
struct Recursions {
    /// Links to the view itself or to one of its superviews.
    var inSuperviewChain: [Recursion] = []
    /// Links that lead back through the links of other views.
    var cycles: [Recursion] = []

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
