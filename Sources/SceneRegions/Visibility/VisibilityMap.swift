import SceneRuntime

/// What is visible in a scene: the view in front at each point, and the visible part of each view.
///
/// Each view is drawn over its superview, and siblings by `zPosition` and then in order. Every superview that clips,
/// and the scene's edge, cut them off. Hidden views and views whose total alpha is below 0.01 aren't drawn. Neither
/// are views without a background, except controls, labels and images, which draw something of their own. A view with a
/// curved `hitShape` is taken to look like it; otherwise rounded corners cut nothing off, but they hide nothing behind
/// them.
public struct VisibilityMap: Sendable {
    /// The points that the map covers: the root's bounds.
    public let domain: Rectangle
    /// Rectangles outside which the map is exact. Rotated views and coarse maps produce them.
    private var uncertain = RectangleIndex([])
    /// The views that draw something, from back to front.
    private(set) var drawn: [DrawnView] = []
    /// Finds opaque views near a rectangle, by their positions among the opaque views.
    private var opaqueBoxes = RectangleIndex([])
    /// The opaque view in front at each point. The curves of round corners are coarse steps in it.
    private var fronts = FrontCovers([], within: .empty)
    /// Whether some opaque view has round corners.
    private var hasRoundCorners = false
    /// For each view, by its index: how many views draw behind it, or `nil` if it can never be seen.
    private var drawnBefore: [Int?]
    /// For each view, by its index: how many views draw behind it or in it.
    private var drawnThrough: [Int]
    /// Where each view would be visible if nothing were in front of it.
    private var extents: [Region]
    /// The work it took to make the map, in the unit of ``HitMap/work``.
    public private(set) var work: Int
    /// Whether the piece limit made the map coarser.
    public private(set) var isCutShort = false
    private let tree: ViewTree

    /// Maps what is visible of the views of `geometry` as written.
    ///
    /// - Parameter pieceLimit: A map that would need more pieces is made on a grid, and exact nowhere. There are no
    ///   more strips either.
    /// - Parameter stripLimit: The approximate number of strips for all rotated and round areas.
    public init(
        of geometry: HitTestGeometry, pieceLimit: Int = WorkLimit.Map().pieces, stripLimit: Int = WorkLimit.strips
    ) {
        tree = geometry.tree
        work = tree.views.count
        domain = geometry.boundsRectangle(of: .root) ?? .empty
        drawnBefore = Array(repeating: nil, count: tree.views.count)
        drawnThrough = Array(repeating: 0, count: tree.views.count)
        extents = Array(repeating: .empty, count: tree.views.count)
        var areas = HitAreas(geometry, within: domain, stripLimit: min(pieceLimit, stripLimit))
        uncertain = RectangleIndex(draw(geometry, &areas))
        work += areas.work
        isCutShort = areas.isCoarse
        opaqueBoxes = RectangleIndex(drawn.map { $0.opaque.boundingBox })
        hasRoundCorners = drawn.contains { $0.corners != nil }
        let covers = drawn.enumerated().flatMap { $0.element.opaque.patches(label: Int32($0.offset)) }
        if let exact = FrontCovers(covers, within: domain, pieceLimit: pieceLimit) {
            fronts = exact
        } else {
            uncertain = RectangleIndex([domain])
            isCutShort = true
            work += WorkLimit.workPerRectangle * pieceLimit
            fronts = FrontCovers(covers.snapped(to: SampleGrid(domain)), within: domain)
        }
        work += WorkLimit.workPerRectangle * (covers.count + fronts.pieceCount)
    }

    /// Returns whether the map is exact in `rectangle`, apart from what round corners in front leave visible.
    public func isExact(in rectangle: Rectangle) -> Bool { !uncertain.meets(rectangle) }

    /// Returns whether round corners of opaque views in front shape `visible`, the visible region of `view`. Their
    /// curves are taken as steps, so its area is approximate.
    public func isShapedByCorners(_ visible: Region, of view: ViewID) -> Bool {
        guard hasRoundCorners else { return false }
        let end = drawnThrough[Int(view.index)]
        return visible.rectangles.contains { rectangle in
            opaqueBoxes.indices(meeting: rectangle).contains {
                $0 >= end && drawn[$0].corners?.boxes.contains { $0.meets(rectangle) } == true
            }
        }
    }

    /// Returns the part of what the view looks like, its bounds or a curved shape in them, that is neither clipped nor
    /// hidden behind opaque views outside it. Empty if the view or a superview is hidden or transparent.
    public func visibleRegion(of view: ViewID) -> Region {
        var work = 0
        return visibleRegion(of: view, pieceLimit: .max, &work) ?? .empty
    }

    /// Returns ``visibleRegion(of:)``, or `nil` if that has more than `pieceLimit` pieces. Adds what it took to `work`.
    func visibleRegion(of view: ViewID, pieceLimit: Int, _ work: inout Int) -> Region? {
        let extent = extent(of: view)
        if extent.isEmpty { return extent }
        let end = Int32(drawnThrough[Int(view.index)])
        // Most views are hidden, or nothing is in front of them, and both take little time to find out.
        let roundCovers = roundCovers(of: extent, from: end)
        if roundCovers.isEmpty, !fronts.hasCover(from: end, near: extent.boundingBox) { return extent }
        if fronts.region(of: extent, below: end, pieceLimit: 0)?.isEmpty == true { return .empty }
        let limit = Self.maximumCoversSubtracted
        // Round views are in front in many pieces, which are coarse.
        let coverPieceLimit = roundCovers.isEmpty ? limit : Self.piecesPerRoundCover * (limit + extent.pieceCount)
        if let found = fronts.covers(of: extent, from: end, limit: limit, pieceLimit: coverPieceLimit) {
            let covers = Set(found + roundCovers).sorted()
            if covers.isEmpty { return extent }
            let patches = covers.flatMap { drawn[Int($0)].opaqueRegion(in: extent).patches(label: 0) }
            work += Self.workPerCover * covers.count + patches.count
            let rest = extent.subtracting(Region(disjoint: patches.painted().map { $0.rectangle })).withoutSlivers
            return isInOwnCorners(rest, of: view) ? .empty : rest
        }
        work += Self.workPerCover * Self.maximumCoversSubtracted
        return fronts.region(of: extent, below: end, pieceLimit: pieceLimit)?.withoutSlivers
    }

    /// Returns the first of the opaque views labelled `first` or higher whose round corners are in `extent`. What they
    /// hide there may be more than the map of all views says.
    private func roundCovers(of extent: Region, from first: Int32) -> [Int32] {
        if !hasRoundCorners { return [] }
        var found: [Int32] = []
        var rest = Self.maximumBoxesVisited
        _ = opaqueBoxes.search(meeting: extent.boundingBox) { index in
            rest -= 1
            if index >= Int(first), let corners = drawn[index].corners {
                let isNear = corners.boxes.contains { corner in extent.rectangles.contains { $0.meets(corner) } }
                if isNear { found.append(Int32(index)) }
            }
            return rest > 0 && found.count < Self.maximumCoversSubtracted
        }
        return found
    }

    /// Returns whether all of `region` is where the view's own round corners leave nothing to see of it, although its
    /// bounds are taken for what it looks like.
    private func isInOwnCorners(_ region: Region, of view: ViewID) -> Bool {
        guard let before = drawnBefore[Int(view.index)], before > 0, drawn[before - 1].view == view,
            let corners = drawn[before - 1].corners
        else { return false }
        return corners.inside.intersection(region).area <= Tolerance.strips
    }

    func isVisible(_ view: ViewID, at point: Point) -> Bool {
        extent(of: view).contains(point) && fronts.label(at: point) < Int32(drawnThrough[Int(view.index)])
    }

    /// The work of finding and subtracting a cover.
    private static let workPerCover = 4

    /// How many pieces each cover, or each strip of what it covers, may have among round views.
    private static let piecesPerRoundCover = 16

    /// The maximum number of opaque views near a view that are looked at for round corners.
    private static let maximumBoxesVisited = 1024

    /// With more covers, the visible part is collected from the uncovered pieces instead of subtracted.
    private static let maximumCoversSubtracted = 128

    /// Returns the part of what the view looks like that isn't clipped, whatever is in front of it. Empty if the view
    /// or a superview is hidden or transparent.
    public func extent(of view: ViewID) -> Region {
        tree.contains(view) ? extents[Int(view.index)] : .empty
    }

    /// Returns the opaque views outside `view` that are drawn in front of it in `rectangle`, and where. That isn't
    /// exact where they have round corners.
    public func covers(of view: ViewID, in rectangle: Rectangle) -> [(view: ViewID, region: Region, isRound: Bool)] {
        guard tree.contains(view), let drawnIndex = drawnBefore[Int(view.index)] else { return [] }
        var covers: [(view: ViewID, region: Region, isRound: Bool)] = []
        for index in opaqueBoxes.indices(meeting: rectangle).sorted() where drawnIndex <= index {
            let cover = drawn[index]
            if tree.isInSuperviewChain(view, of: cover.view) { continue }
            if cover.opaque.rectangles.contains(where: { $0.meets(rectangle) }) {
                covers.append((cover.view, cover.opaqueRegion(in: rectangle), cover.corners != nil))
            }
        }
        return covers
    }

    /// A view that has yet to be drawn.
    private struct Waiting {
        let view: ViewID
        let clip: Region
        let alpha: Double
    }

    /// Lists what is drawn, from back to front. Returns the rectangles outside which that is exact.
    private mutating func draw(_ geometry: HitTestGeometry, _ areas: inout HitAreas) -> [Rectangle] {
        var uncertain: [Rectangle] = []
        var waiting = [Waiting(view: .root, clip: Region(domain), alpha: 1)]
        var visited: [ViewID] = []
        defer { computeEnds(visited) }
        while let next = waiting.popLast() {
            let view = tree[next.view]
            let alpha = next.alpha * min(1, view.alpha)
            guard !view.isHidden, !View.isTransparent(alpha: alpha), !alpha.isNaN else { continue }
            let drawnRegion = areas.drawnRegion(of: next.view)
            if let box = drawnRegion.uncertain, !box.isEmpty { uncertain.append(box) }
            let extent = next.clip.intersection(drawnRegion.region).withoutSlivers
            if !next.clip.isRectangle { work += next.clip.pieceCount }
            visited.append(next.view)
            drawnBefore[Int(next.view.index)] = drawn.count
            extents[Int(next.view.index)] = extent
            if !extent.isEmpty, view.coverage(alpha: alpha) >= View.minimumAlpha {
                drawnBefore[Int(next.view.index)] = drawn.count + 1
                let isOpaque = view.isOpaque(alpha: alpha)
                let corners = isOpaque ? roundCorners(of: next.view, geometry) : nil
                let opaque: Region
                if !isOpaque {
                    opaque = .empty
                } else if view.cornerRadius > 0, !view.hitShape.isCurved {
                    opaque = next.clip.intersection(solid(of: next.view, corners, &areas))
                } else {
                    opaque = extent
                }
                drawn.append(DrawnView(view: next.view, region: extent, opaque: opaque, corners: corners))
            }
            let clip = view.clipsToBounds ? clipped(next.clip, to: next.view, extent, &areas) : next.clip
            if clip.isEmpty { continue }
            for subview in tree.subviewsFrontToBack(of: next.view) {
                waiting.append(Waiting(view: subview, clip: clip, alpha: alpha))
            }
        }
        return uncertain
    }

    /// Returns the part of `clip` to which `view` clips its subviews: a curved `hitShape` cuts nothing off.
    private func clipped(_ clip: Region, to view: ViewID, _ extent: Region, _ areas: inout HitAreas) -> Region {
        tree[view].hitShape.isCurved ? clip.intersection(areas.bounds(of: view)).withoutSlivers : extent
    }

    /// Computes ``drawnThrough``. `visited` holds each view after its superview.
    private mutating func computeEnds(_ visited: [ViewID]) {
        for view in visited.reversed() {
            let index = Int(view.index)
            drawnThrough[index] = max(drawnThrough[index], drawnBefore[index] ?? 0)
            guard let superview = tree[view].superview else { continue }
            drawnThrough[Int(superview.index)] = max(drawnThrough[Int(superview.index)], drawnThrough[index])
        }
    }

    /// Returns the round corners of a view that isn't rotated.
    private func roundCorners(of view: ViewID, _ geometry: HitTestGeometry) -> RoundCorners? {
        let radius = tree[view].cornerRadius
        guard radius > 0, !tree[view].hitShape.isCurved, let box = geometry.boundsRectangle(of: view) else {
            return nil
        }
        let size = tree[view].size
        return RoundCorners(
            box: box, radius: radius, width: radius * box.width / size.width,
            height: radius * box.height / size.height)
    }

    /// Returns the view's bounds, also outside the domain, without its rounded corners, or less: coarse steps, and the
    /// corners of a rotated view are squares.
    private func solid(of view: ViewID, _ corners: RoundCorners?, _ areas: inout HitAreas) -> Region {
        if let corners { return corners.coarseInside }
        let radius = tree[view].cornerRadius
        let (middle, upright) = tree[view].bounds.withoutCorners(width: radius, height: radius)
        return areas.region(of: middle, in: view).union(areas.region(of: upright, in: view))
    }
}
