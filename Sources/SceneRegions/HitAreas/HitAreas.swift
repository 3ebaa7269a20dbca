import SceneRuntime

/// The points that the `point(inside:)` of each view accepts, in the root's coordinates and within one rectangle.
public struct HitAreas: Sendable {
    /// The rectangle that the areas are restricted to.
    public let domain: Rectangle
    /// Rectangles outside which all regions returned so far are exact.
    private(set) var uncertain: [Rectangle] = []
    /// The area in which those regions may be wrong, in square points.
    private(set) var uncertainArea = 0.0
    /// The work of cutting areas into strips and joining the areas of subviews, in rectangles.
    private(set) var work = 0
    let geometry: HitTestGeometry
    /// The non-rectangular regions computed so far.
    private var cachedRegions: [ViewID: Region] = [:]
    /// How those regions are cut. Computed for the first of them.
    private var cut: StripCut?
    /// The approximate number of strips for all of those regions.
    private let stripLimit: Int
    /// After this much work, regions of views with subviews are their bounding boxes.
    private let workLimit: Int

    /// Creates the hit areas of the views of `geometry` within `domain`, as written.
    init(
        _ geometry: HitTestGeometry, within domain: Rectangle, stripLimit: Int = WorkLimit.strips,
        workLimit: Int = WorkLimit.file
    ) {
        self.geometry = geometry
        self.workLimit = workLimit
        self.domain = domain
        self.stripLimit = min(WorkLimit.strips, stripLimit)
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
        if let region = cachedRegions[view] { return region }
        let region = tree[view].hitShape == .subviews ? regionWithSubviews(of: view) : regionAlone(of: view)
        cachedRegions[view] = region
        return region
    }

    /// Decides how areas are cut, so that copies needn't look through all views for that.
    public mutating func prepareCutting() { cut = StripCut(of: geometry, within: domain, stripLimit: stripLimit) }

    /// The thickness of the strips of areas of this height. 0 as long as no area was cut.
    func stripThickness(ofHeight height: Double) -> Double { cut?.thickness(ofStripsIn: height) ?? 0 }

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

    /// Returns the points that `view` accepts if none of its subviews takes touches.
    mutating func ownRegion(of view: ViewID) -> Region {
        geometry.tree[view].hitShape == .subviews ? regionAlone(of: view) : region(of: view)
    }

    /// Returns the points that `view` accepts without regard to its subviews.
    private mutating func regionAlone(of view: ViewID) -> Region {
        if let rectangle = geometry.hitRectangle(of: view) { return Region(rectangle.intersection(domain).orEmpty) }
        let properties = geometry.tree[view]
        guard let striped = strips(of: properties.hitShape, in: properties.hitBounds, of: view) else { return .empty }
        uncertain.append(striped.box)
        uncertainArea += striped.area.uncertainArea
        return striped.area.region
    }

    /// Returns the points of a shape in `rectangle`, which is in the coordinates of `view`, and their bounding box.
    private mutating func strips(
        of shape: HitShape, in rectangle: Rectangle, of view: ViewID
    ) -> (area: StripedRegion, box: Rectangle)? {
        guard !rectangle.isEmpty, let path = geometry.coordinatePath(to: view, mergedWithin: domain) else { return nil }
        let outline = ConvexOutline(shape, in: rectangle, of: view, geometry)
        let cut = self.cut ?? StripCut(of: geometry, within: domain, stripLimit: stripLimit)
        self.cut = cut
        let striped = StripedRegion(outline, within: domain, cut: cut) { point in
            shape.contains(path.converted(point), in: rectangle)
        }
        work += striped.region.work(along: path)
        return (striped, outline.box.intersection(domain))
    }

    /// Returns the points that `view`, or a subview that takes touches, accepts.
    private mutating func regionWithSubviews(of view: ViewID) -> Region {
        let tree = geometry.tree
        // Views before their subviews. Those that have a region already aren't visited again.
        var views = [view]
        var next = 0
        while next < views.count {
            views += tree.subviews(of: views[next]).filter {
                tree[$0].hitShape == .subviews && tree[$0].takesTouches && cachedRegions[$0] == nil
            }
            next += 1
        }
        for view in views.reversed() { cachedRegions[view] = regionJoiningSubviews(of: view) }
        return cachedRegions[view] ?? .empty
    }

    /// Returns the points that `view` accepts, or one of its subviews, whose regions are known.
    private mutating func regionJoiningSubviews(of view: ViewID) -> Region {
        var regions = [regionAlone(of: view)]
        for subview in geometry.tree.subviews(of: view) where geometry.tree[subview].takesTouches {
            regions.append(region(of: subview))
        }
        work += regions.reduce(0) { $0 + $1.pieceCount }
        if work > workLimit {
            let box = regions.map { $0.boundingBox }.filter { !$0.isEmpty }.reduce(Rectangle.empty) {
                $0.isEmpty ? $1 : $0.united(with: $1)
            }
            uncertain.append(box)
            uncertainArea += box.width * box.height
            return Region(box)
        }
        return Region(disjoint: regions.flatMap { $0.patches(label: 0) }.painted().map { $0.rectangle })
    }
}

/// What views look like.
extension HitAreas {
    /// Whether areas are cut into so few strips that their outlines are visibly different.
    var isCoarse: Bool { cut?.isCoarse ?? false }

    /// Returns the points that `view` looks like, without its slop: its bounds or, if its `hitShape` is curved, the
    /// shape inscribed in them. `uncertain` is the rectangle in which that isn't exact. `view` must be in the tree.
    mutating func drawnRegion(of view: ViewID) -> (region: Region, uncertain: Rectangle?) {
        let properties = geometry.tree[view]
        if !properties.hitShape.isCurved || geometry.isDegenerate(view), geometry.boundsRectangle(of: view) != nil {
            return (bounds(of: view), nil)
        }
        let shape = properties.hitShape.isCurved ? properties.hitShape : .rectangle
        guard let striped = strips(of: shape, in: properties.bounds, of: view) else { return (.empty, nil) }
        guard shape.isCurved, properties.hitSlop.growsEvenly else { return (striped.area.region, striped.box) }
        // All of it is hit, also where the hit area is cut into thicker strips.
        return (striped.area.region.intersection(region(of: view)), striped.box)
    }

    /// Returns the points in the bounds of `view`.
    mutating func bounds(of view: ViewID) -> Region {
        if let rectangle = geometry.boundsRectangle(of: view) { return Region(rectangle.intersection(domain).orEmpty) }
        return region(of: geometry.tree[view].bounds, in: view)
    }

    /// Returns the points of a rectangle in the coordinates of `view`, which isn't axis-aligned.
    mutating func region(of rectangle: Rectangle, in view: ViewID) -> Region {
        strips(of: .rectangle, in: rectangle, of: view)?.area.region ?? .empty
    }
}

extension Edges {
    /// Whether a shape inscribed in a rectangle is inside the same shape in that rectangle grown by this: it grows on
    /// opposite sides alike.
    fileprivate var growsEvenly: Bool { top == bottom && left == right && top >= 0 && left >= 0 }
}
