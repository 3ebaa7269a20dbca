import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// A fix that enlarges the hit areas of views: each gets a `hitSlop`.
struct SlopFix {
    /// Each view with its new slop.
    let slops: [(view: ViewID, slop: Edges)]
    let edits: [Diagnostic.Edit]

    var views: [ViewID] { slops.map { $0.view } }

    /// Does to `tree` what the edits do to the scene.
    func apply(to tree: inout ViewTree) {
        for (view, slop) in slops { tree[view].hitSlop = slop }
    }
}

extension ContextQueries {
    /// Returns the fix that writes `slops`, or `nil` if one of them can't be written.
    func slopFix(writing slops: [(view: ViewID, slop: Edges)]) -> SlopFix? {
        var edits: [Diagnostic.Edit] = []
        for (view, slop) in slops {
            guard let edit = scene.writing(written(slop), for: .hitSlop, of: view) else { return nil }
            edits.append(edit)
        }
        return SlopFix(slops: slops, edits: edits)
    }

    /// Returns the fix that enlarges superviews of `targets`, and names the other touch targets that lose touches.
    ///
    /// - Parameter includingRows: Whether tables and collections count as targets, too, if rows or items lose touches.
    func enlargingSuperviews(
        by fix: SlopFix, for targets: [ViewID], includingRows: Bool = false
    ) -> TriedFix {
        let names = fix.views.map { quotedName($0) }.joinedAsList()
        var tried = triedFix("enlarge \(names) with `hitSlop`", fix, for: targets, includingRows: includingRows)
        tried.kind = .enlarge
        return tried
    }

    /// Returns `fix` with `title`, and names the touch targets other than `targets` that lose touches.
    ///
    /// - Parameter includingRows: Whether tables and collections count as targets, too, if rows or items lose touches.
    func triedFix(
        _ title: String, _ fix: SlopFix, for targets: [ViewID], includingRows: Bool = false
    ) -> TriedFix {
        let domain = box(around: fix.slops)
        let after = maps.hitMap(changing: fix.views, within: domain, orders: .all) { fix.apply(to: &$0) }
        return triedFix(title, fix.edits, for: targets, within: domain, includingRows: includingRows, after: after)
    }

    /// Returns a box around the points that views contain with these slops.
    func box(around slops: [(view: ViewID, slop: Edges)]) -> Rectangle {
        let boxes = slops.map { geometry.hitBoundingBox(of: $0.view, withSlop: $0.slop) }
        return boxes.boundingBox
    }

    /// Returns the smallest slop with which `view` contains `region`, a part of `target`, and everything it contains
    /// now.
    func slop(of view: ViewID, toHold region: Region, of target: ViewID) -> Edges? {
        if tree[view].hitShape == .circle { return slop(ofCircle: view, toHold: region) }
        guard tree[view].hitShape == .rectangle else { return nil }
        var corners = region.boundingBox.corners
        if !geometry.isAxisAligned(view) {
            // The bounding box of a rotated view would be larger than necessary.
            corners = tree[target].bounds.corners.map { geometry.rootPoint($0, from: target) }
        }
        let points = corners.compactMap { geometry.point($0, in: view) }
        guard points.count == corners.count, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
        let box = Rectangle(around: points)
        let bounds = tree[view].bounds
        let now = tree[view].hitSlop
        // Rounded up to the next thousandth, because converted coordinates may have rounding errors.
        func reach(_ distance: Double, _ now: Double) -> Double {
            max(now, distance.roundedUpToThousandth)
        }
        return Edges(
            top: reach(bounds.minY - box.minY, now.top), left: reach(bounds.minX - box.minX, now.left),
            bottom: reach(box.maxY - bounds.maxY, now.bottom), right: reach(box.maxX - bounds.maxX, now.right))
    }

    /// Returns the smallest slop, the same on all sides, with which the circle `view` contains `region`.
    private func slop(ofCircle view: ViewID, toHold region: Region) -> Edges? {
        let (bounds, now) = (tree[view].bounds, tree[view].hitSlop)
        guard now == Edges(all: now.top) else { return nil }
        var radius = 0.0
        for rectangle in region.rectangles {
            for corner in rectangle.corners {
                guard let point = geometry.point(corner, in: view) else { return nil }
                let (x, y) = (point.x - bounds.middle.x, point.y - bounds.middle.y)
                radius = max(radius, (x * x + y * y).squareRoot())
            }
        }
        guard radius.isFinite else { return nil }
        // Strips describe a curved region only to a fraction of a point, which is added.
        return Edges(all: max(now.top, (radius - bounds.shorterSide / 2 + 0.5).rounded(.up)))
    }
}
