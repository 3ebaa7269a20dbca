import SceneRuntime

/// What is seen of a scene: which view is drawn in front at each point, and what is left to be seen of each view.
///
/// Views are drawn each over its superview, siblings by `zPosition` and then in their order, cut off by every superview that
/// clips and by the scene's edge. Hidden views and those whose alpha, with that of their superviews, is below 0.01 are not
/// drawn, nor is what has neither a background nor a look of its own, as controls, labels and images have. Rounded corners
/// cut nothing off, but nothing is hidden behind them.
public struct SeenMap: Sendable {
    /// The points that the map tells of: the root's bounds.
    public let domain: Rectangle
    /// Rectangles beside which the map is right to the last bit; there are some where views are rotated.
    public private(set) var uncertain: [Rectangle] = []
    /// The views that draw something, from back to front.
    private var drawn: [DrawnView] = []
    /// Where nothing is seen of what is behind them, each by its place among those.
    private var opaque = PatchIndex([])
    /// For each view, by its index: how many views draw behind it; `nil` where it cannot be seen whatever it draws.
    private var places: [Int?]
    /// Where each view would be seen if nothing were in front of it.
    private var extents: [Region]
    /// Where each view is the one in front.
    private var shown: [ViewID: [Rectangle]] = [:]
    private let tree: ViewTree

    /// Finds out what is seen of the views of `geometry`, in the state as written.
    public init(of geometry: HitTestGeometry) {
        tree = geometry.tree
        domain = geometry.boundsRectangle(of: .root) ?? .empty
        places = Array(repeating: nil, count: tree.views.count)
        extents = Array(repeating: .empty, count: tree.views.count)
        draw(geometry)
        opaque = PatchIndex(drawn.enumerated().flatMap { $0.element.opaque.patches(label: Int32($0.offset)) })
        let layers = drawn.flatMap { $0.region.patches(label: $0.view.index) }
        for patch in layers.painted() {
            shown[ViewID(index: Int(patch.label)), default: []].append(patch.rectangle)
        }
    }

    /// Whether the map is right to the last bit in `rectangle`.
    public func isExact(in rectangle: Rectangle) -> Bool { !uncertain.contains { $0.meets(rectangle) } }

    /// Where `view` is drawn in front of all others.
    public func region(showing view: ViewID) -> Region { Region(disjoint: shown[view] ?? []) }

    /// The views that are drawn in front somewhere.
    public var viewsShown: some Sequence<ViewID> { shown.keys }

    /// What of the view's bounds is neither cut off nor hidden behind views that nothing shines through, those in it
    /// aside; empty where the view, or a superview, is hidden or transparent.
    public func visibleRegion(of view: ViewID) -> Region {
        visibleRegions(of: [view]).first ?? .empty
    }

    /// The same of many views at once.
    public func visibleRegions(of views: [ViewID]) -> [Region] {
        var covers = [[Patch]](repeating: [], count: views.count)
        let extents = views.enumerated().flatMap { extent(of: $0.element).patches(label: Int32($0.offset)) }
        opaque.forEachOverlap(of: extents) { extent, cover in
            let view = views[Int(extent.label)]
            guard let place = places[Int(view.index)], place <= Int(cover.label) else { return }
            if tree.isInSuperviewChain(view, of: drawn[Int(cover.label)].view) { return }
            covers[Int(extent.label)].append(Patch(cover.rectangle, label: 0))
        }
        return views.indices.map { place in
            let extent = extent(of: views[place])
            if covers[place].isEmpty { return extent }
            return extent.subtracting(Region(disjoint: covers[place].painted().map { $0.rectangle }))
        }
    }

    /// What of the view's bounds is not cut off, whatever is in front of it; empty where the view, or a superview, is hidden
    /// or transparent.
    public func extent(of view: ViewID) -> Region {
        tree.holds(view) ? extents[Int(view.index)] : .empty
    }

    /// Where something that nothing shines through is drawn in front of `view`, what is in `view` aside, and what that is,
    /// if it comes near `rectangle`.
    public func covers(of view: ViewID, near rectangle: Rectangle) -> [(view: ViewID, region: Region)] {
        guard tree.holds(view), let place = places[Int(view.index)] else { return [] }
        var covers: [(view: ViewID, region: Region)] = []
        for index in opaque.labels(near: rectangle) where place <= index {
            let cover = drawn[Int(index)]
            if !tree.isInSuperviewChain(view, of: cover.view) { covers.append((cover.view, cover.opaque)) }
        }
        return covers
    }

    /// A view that is to be drawn.
    private struct Waiting {
        let view: ViewID
        let clip: Region
        let alpha: Double
    }

    /// Lists what is drawn, from back to front.
    private mutating func draw(_ geometry: HitTestGeometry) {
        var waiting = [Waiting(view: .root, clip: Region(domain), alpha: 1)]
        while let next = waiting.popLast() {
            let view = tree[next.view]
            let alpha = next.alpha * min(1, view.alpha)
            // A comparison that is false for what is no number, too.
            guard !view.isHidden, alpha >= View.leastAlpha else { continue }
            let extent = next.clip.intersection(bounds(of: next.view, geometry))
            places[Int(next.view.index)] = drawn.count
            extents[Int(next.view.index)] = extent
            if !extent.isEmpty, view.coverage(alpha: alpha) >= View.leastAlpha {
                places[Int(next.view.index)] = drawn.count + 1
                let opaque =
                    view.isOpaque(alpha: alpha) ? next.clip.intersection(solid(of: next.view, geometry)) : .empty
                drawn.append(DrawnView(view: next.view, region: extent, opaque: opaque))
            }
            let clip = view.clipsToBounds ? extent : next.clip
            if clip.isEmpty { continue }
            for subview in subviewsFrontToBack(of: next.view) {
                waiting.append(Waiting(view: subview, clip: clip, alpha: alpha))
            }
        }
    }

    /// The subviews in the reverse of the order in which they are drawn.
    private func subviewsFrontToBack(of view: ViewID) -> [ViewID] {
        let subviews = tree.subviews(of: view)
        if subviews.allSatisfy({ tree[$0].zPosition == 0 }) { return subviews.reversed() }
        let places = subviews.indices.sorted { (tree[subviews[$0]].zPosition, $0) < (tree[subviews[$1]].zPosition, $1) }
        return places.reversed().map { subviews[$0] }
    }

    /// The points of the view's bounds.
    private mutating func bounds(of view: ViewID, _ geometry: HitTestGeometry) -> Region {
        if let rectangle = geometry.boundsRectangle(of: view) { return Region(rectangle.intersection(domain).orEmpty) }
        let bounds = tree[view].bounds
        let outline = ConvexOutline(.rectangle, in: bounds, of: view, geometry)
        let box = outline.box.intersection(domain)
        if !box.isEmpty { uncertain.append(box) }
        guard let way = geometry.wayDown(to: view) else { return .empty }
        return StripedRegion(outline, within: domain) { bounds.contains(way.carried($0)) }.region
    }

    /// The points of the view's bounds beside its rounded corners.
    private mutating func solid(of view: ViewID, _ geometry: HitTestGeometry) -> Region {
        let radius = tree[view].cornerRadius
        guard radius > 0 else { return bounds(of: view, geometry) }
        // A rotated view with round corners is not worth the trouble: it is taken to hide nothing.
        guard let box = geometry.boundsRectangle(of: view) else { return .empty }
        let size = tree[view].size
        let (across, along) = (radius * box.width / size.width, radius * box.height / size.height)
        let middle = Rectangle(minX: box.minX, minY: box.minY + along, maxX: box.maxX, maxY: box.maxY - along)
        let upright = Rectangle(minX: box.minX + across, minY: box.minY, maxX: box.maxX - across, maxY: box.maxY)
        return Region(middle.intersection(domain).orEmpty).union(Region(upright.intersection(domain).orEmpty))
    }
}
