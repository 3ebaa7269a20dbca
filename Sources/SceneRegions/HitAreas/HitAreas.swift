import SceneRuntime

/// The points that the `point(inside:)` of each view accepts, in the root's coordinates and within one rectangle.
public struct HitAreas: Sendable {
    /// The rectangle that the areas are restricted to.
    public let domain: Rectangle
    /// Rectangles outside which all regions returned so far are exact.
    private(set) var uncertain: [Rectangle] = []
    /// The area in which those regions may be wrong, in square points.
    private(set) var uncertainArea = 0.0
    /// The work of cutting areas into strips, in rectangles.
    private(set) var work = 0
    private let geometry: HitTestGeometry
    /// The non-rectangular regions computed so far.
    private var known: [ViewID: Region] = [:]
    /// How those regions are cut. Computed for the first of them.
    private var cut: StripCut?

    /// Creates the hit areas of the views of `geometry` within `domain`, as written.
    init(_ geometry: HitTestGeometry, within domain: Rectangle) {
        self.geometry = geometry
        self.domain = domain
    }

    /// Creates the hit areas within the root's bounds.
    public init(_ geometry: HitTestGeometry) {
        self.init(geometry, within: geometry.boundsRectangle(of: .root) ?? .empty)
    }

    /// Returns the points that `view` accepts.
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

    /// Returns whether a degenerate transform between `view` and the root keeps the view from being asked. `view` must
    /// be in the tree.
    func isDegenerate(_ view: ViewID) -> Bool { geometry.isDegenerate(view) }

    /// Returns whether a cheap test shows that `view` accepts no point of `rectangle`. `view` must be in the tree, and
    /// `rectangle` in the domain.
    func misses(_ view: ViewID, _ rectangle: Rectangle) -> Bool {
        guard geometry.tree[view].hitShape != .subviews, let hitRectangle = geometry.hitRectangle(of: view) else {
            return false
        }
        return !hitRectangle.meets(rectangle)
    }

    /// Returns the points that `view` accepts without regard to its subviews.
    private mutating func regionAlone(of view: ViewID) -> Region {
        if let rectangle = geometry.hitRectangle(of: view) { return Region(rectangle.intersection(domain).orEmpty) }
        let properties = geometry.tree[view]
        let outline = ConvexOutline(properties.hitShape, in: properties.hitBounds, of: view, geometry)
        guard let path = geometry.coordinatePath(to: view, mergedWithin: domain) else { return .empty }
        let cut = self.cut ?? StripCut(of: geometry, within: domain)
        self.cut = cut
        let striped = StripedRegion(outline, within: domain, cut: cut) { point in
            properties.hitShape.contains(path.carried(point), in: properties.hitBounds)
        }
        uncertain.append(outline.box.intersection(domain))
        uncertainArea += striped.uncertainArea
        work += striped.region.work(along: path)
        return striped.region
    }

    /// Returns the points that `view`, or a subview that takes touches, accepts.
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
