import SceneRuntime

/// Which points the `point(inside:)` of each view accepts, in the root's coordinates and within one rectangle.
public struct HitAreas: Sendable {
    /// The points that count.
    public let domain: Rectangle
    /// Rectangles beside which all regions given so far are right to the last bit.
    private(set) var uncertain: [Rectangle] = []
    /// How large the part of the plane is, in square points, in which those regions may be wrong.
    private(set) var uncertainArea = 0.0
    /// How much work the cutting was, in rectangles.
    private(set) var work = 0
    private let geometry: HitTestGeometry
    /// The regions that are no rectangles, of the views that were asked for.
    private var known: [ViewID: Region] = [:]
    /// How those regions are cut; found out for the first of them.
    private var cut: StripCut?

    /// The reaches of the views of `geometry` within `domain`, in the state as written.
    init(_ geometry: HitTestGeometry, within domain: Rectangle) {
        self.geometry = geometry
        self.domain = domain
    }

    /// The same within the root's bounds.
    public init(_ geometry: HitTestGeometry) {
        self.init(geometry, within: geometry.boundsRectangle(of: .root) ?? .empty)
    }

    /// The points that `view` accepts.
    public mutating func region(of view: ViewID) -> Region {
        let tree = geometry.tree
        if tree.contains(view), tree[view].hitShape != .subviews, let rectangle = geometry.hitRectangle(of: view) {
            return Region(rectangle.intersection(domain).orEmpty)
        }
        if let known = known[view] { return known }
        let region = tree[view].hitShape == .subviews ? regionWithSubviews(of: view) : regionAlone(of: view)
        known[view] = region
        return region
    }

    /// Whether a degenerate transform is between `view`, which the tree holds, and the root, so that nobody asks the view.
    func isDegenerate(_ view: ViewID) -> Bool { geometry.isDegenerate(view) }

    /// Whether it is plain that `view`, which the tree holds, accepts no point of `rectangle`, a part of the domain.
    func misses(_ view: ViewID, _ rectangle: Rectangle) -> Bool {
        guard geometry.tree[view].hitShape != .subviews, let reach = geometry.hitRectangle(of: view) else {
            return false
        }
        return !reach.meets(rectangle)
    }

    /// The points that `view` accepts without regard to its subviews.
    private mutating func regionAlone(of view: ViewID) -> Region {
        if let rectangle = geometry.hitRectangle(of: view) { return Region(rectangle.intersection(domain).orEmpty) }
        let properties = geometry.tree[view]
        let outline = ConvexOutline(properties.hitShape, in: properties.hitBounds, of: view, geometry)
        guard let way = geometry.coordinatePath(to: view) else { return .empty }
        let cut = self.cut ?? StripCut(of: geometry, within: domain)
        self.cut = cut
        let striped = StripedRegion(outline, within: domain, cut: cut) { point in
            properties.hitShape.contains(way.carried(point), in: properties.hitBounds)
        }
        uncertain.append(outline.box.intersection(domain))
        uncertainArea += striped.uncertainArea
        work += striped.region.work(along: way)
        return striped.region
    }

    /// The points that `view`, or a subview that takes touches, accepts.
    private mutating func regionWithSubviews(of view: ViewID) -> Region {
        var patches: [Patch] = []
        var waiting = [view]
        while let next = waiting.popLast() {
            patches += regionAlone(of: next).patches(label: 0)
            guard geometry.tree[next].hitShape == .subviews else { continue }
            waiting += geometry.tree.subviews(of: next).filter { geometry.tree[$0].takesTouches }
        }
        return Region(disjoint: patches.painted().map { $0.rectangle })
    }
}
