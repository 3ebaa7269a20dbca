/// The geometry of a tree's views as `point(inside:)` sees it. Compute it once to test many points.
///
/// Points are in the root's coordinates. If only translations and scales separate a view from the root, its edges are
/// stored in root coordinates. Each edge is converted on its own, so that adjacent views share an edge to the last bit.
/// For curved shapes, and below a rotation or a shear, the point is converted to the view instead.
///
/// Creating it takes one pass over the views. If sums of the numbers may be rounded, the cost is multiplied by the
/// number of coordinate changes above each view.
public struct HitTestGeometry: Sendable {
    /// The tree that contains the views.
    public private(set) var tree: ViewTree
    /// The hit area of each view, by the view's index.
    private(set) var hitAreas: [HitArea] = []
    /// By the view's index: the nearest view, including itself, whose coordinates differ from its superview's; else the
    /// root.
    private(set) var steps: [ViewID] = []

    /// Computes the geometry of the views of `tree`.
    public init(_ tree: ViewTree) {
        self.tree = tree
        hitAreas.reserveCapacity(tree.views.count)
        steps.reserveCapacity(tree.views.count)
        var offsets: [ExactOffset?] = []
        offsets.reserveCapacity(tree.views.count)
        // A superview precedes its subviews, so its hit area is already known.
        for view in tree.identities {
            let superview = tree[view].superview.map { Int($0.index) }
            steps.append(superview.map { tree[view].sharesSuperviewCoordinates ? steps[$0] : view } ?? .root)
            let offset = superview.map { offsets[$0]?.entering(tree[view]) } ?? .zero
            offsets.append(offset)
            hitAreas.append(placed(HitArea(of: tree[view], below: superview.map { hitAreas[$0] }), of: view, offset))
        }
    }

    /// Returns the same geometry for `tree`, whose views have the same frames and differ only in what takes touches.
    public func holding(_ tree: ViewTree) -> HitTestGeometry {
        var geometry = self
        geometry.tree = tree
        return geometry
    }

    /// Makes `change`, returns the result of `use`, then undoes the change. `change` may change the slop, the flags and
    /// the overrides of `views`, and what is claimed.
    ///
    /// Changes the views in place, so that trying many changes doesn't copy all views each time.
    public mutating func trying<Result>(
        _ views: [ViewID], _ change: (inout ViewTree) -> Void, use: (HitTestGeometry) -> Result
    ) -> Result {
        let snapshot = ViewTree.Snapshot(of: views, in: tree)
        let indices = views.map { Int($0.index) }
        let before = indices.map { hitAreas[$0] }
        change(&tree)
        // A view's slop doesn't affect the geometry of other views.
        for view in views { hitAreas[Int(view.index)] = hitArea(of: view, withSlop: tree[view].hitSlop) }
        let result = use(self)
        tree.restore(snapshot)
        for (index, area) in zip(indices, before) { hitAreas[index] = area }
        return result
    }

    /// Returns the hit area that `view`, which is in the tree, would have with this slop.
    func hitArea(of view: ViewID, withSlop slop: Edges) -> HitArea {
        var stretched = tree[view]
        stretched.hitSlop = slop
        let path = tree.path(to: view).dropFirst()
        let offset = path.reduce(ExactOffset?.some(.zero)) { $0?.entering(tree[$1]) }
        return placed(HitArea(of: stretched, below: tree[view].superview.map(hitArea)), of: view, offset)
    }

    /// Converts the edges of a hit area from the coordinates of `view` to the root's.
    @inline(__always)
    private func placed(_ area: HitArea, of view: ViewID, _ offset: ExactOffset?) -> HitArea {
        guard area.isAxisAligned else { return area }
        var placed = area
        placed.first = offset?.rootPoint(area.first) ?? rootPoint(area.first, from: view)
        placed.last = offset?.rootPoint(area.last) ?? rootPoint(area.last, from: view)
        return placed
    }

    /// Returns whether only translations and scales separate the view from the root.
    public func isAxisAligned(_ view: ViewID) -> Bool {
        tree.contains(view) && hitArea(view).isAxisAligned
    }

    /// Returns whether a degenerate transform separates the view from the root. A hit test doesn't ask such a view:
    /// neither its override nor its subviews answer.
    public func isDegenerate(_ view: ViewID) -> Bool {
        tree.contains(view) && hitArea(view).isDegenerate
    }

    func hitArea(_ view: ViewID) -> HitArea {
        hitAreas[Int(view.index)]
    }
}

/// The area that one view's `point(inside:)` accepts, without its subviews.
struct HitArea: Sendable {
    /// The corner whose edges belong to the view, in root coordinates; only for an axis-aligned view.
    var first: Point
    /// The corner whose edges don't belong to it.
    var last: Point
    /// The part of the bounds that the view accepts.
    let shape: HitShape
    /// Whether only translations and scales separate the view from the root.
    private(set) var isAxisAligned = true
    /// Whether a degenerate transform separates them.
    private(set) var isDegenerate = false
    /// Whether the view's own x axis points against the root's.
    private(set) var runsLeft = false
    /// Whether the view's own y axis points against the root's.
    private(set) var runsUp = false

    /// Creates the hit area of `view`, given its superview's, with edges still in the view's own coordinates.
    @inline(__always)
    fileprivate init(of view: View, below superview: HitArea?) {
        let bounds = view.hitBounds
        first = Point(x: bounds.minX, y: bounds.minY)
        last = Point(x: bounds.maxX, y: bounds.maxY)
        shape = view.hitShape
        guard let superview else { return }
        isAxisAligned = superview.isAxisAligned
        isDegenerate = superview.isDegenerate
        runsLeft = superview.runsLeft
        runsUp = superview.runsUp
        if view.transform != .identity { enter(view.transform) }
    }

    /// Applies the transform between a view and its superview.
    private mutating func enter(_ transform: AffineTransform) {
        isAxisAligned = isAxisAligned && transform.isAxisAligned
        isDegenerate = isDegenerate || transform.isDegenerate
        runsLeft = runsLeft != (transform.a < 0)
        runsUp = runsUp != (transform.d < 0)
    }

    /// Returns whether a point of the root is between the edges of an axis-aligned view.
    func contains(_ point: Point) -> Bool {
        let isAcross =
            runsLeft ? last.x < point.x && point.x <= first.x : first.x <= point.x && point.x < last.x
        let isAlong = runsUp ? last.y < point.y && point.y <= first.y : first.y <= point.y && point.y < last.y
        return isAcross && isAlong
    }
}
