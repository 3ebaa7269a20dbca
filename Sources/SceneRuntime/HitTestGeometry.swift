/// Where the views of a tree lie, as `point(inside:)` sees it: worked out once, then asked for many points.
///
/// Points are given in the coordinates of the root. Where only translations and scales lie between a view and the root,
/// its edges are kept in those coordinates, each carried up by itself, so that neighbours which share an edge share it to
/// the last bit. Below a rotation or a shear, and for curved shapes, points are carried down instead.
///
/// Building it takes one pass over the views; where numbers are so fine that sums of them may be rounded, times the number
/// of steps that move coordinates above each.
public struct HitTestGeometry: Sendable {
    /// The tree whose views these are.
    public private(set) var tree: ViewTree
    /// Where each view reaches, by the view's index.
    private(set) var reaches: [HitArea] = []
    /// By the view's index: the nearest view, from it up, whose coordinates are not those of its superview; else the root.
    private(set) var steps: [ViewID] = []

    /// Works out where the views of `tree` lie.
    public init(_ tree: ViewTree) {
        self.tree = tree
        reaches.reserveCapacity(tree.views.count)
        steps.reserveCapacity(tree.views.count)
        var offsets: [ExactOffset?] = []
        offsets.reserveCapacity(tree.views.count)
        // A view comes behind its superview, of which all is known by then.
        for view in tree.identities {
            let superview = tree[view].superview.map { Int($0.index) }
            steps.append(superview.map { tree[view].sharesSuperviewCoordinates ? steps[$0] : view } ?? .root)
            let offset = superview.map { offsets[$0]?.entering(tree[view]) } ?? .zero
            offsets.append(offset)
            reaches.append(placed(HitArea(of: tree[view], below: superview.map { reaches[$0] }), of: view, offset))
        }
    }

    /// The same with the views of `tree`, which lie where these do, and differ in what takes touches alone.
    public func holding(_ tree: ViewTree) -> HitTestGeometry {
        var geometry = self
        geometry.tree = tree
        return geometry
    }

    /// What `use` makes of the geometry once `change` has been made, which is undone then: to `views`, their slops, what
    /// keeps touches from them and their overrides, and to what is claimed.
    ///
    /// Views are changed where they stand, so that trying many changes takes no copy of all views for each.
    public mutating func trying<Result>(
        _ views: [ViewID], _ change: (inout ViewTree) -> Void, use: (HitTestGeometry) -> Result
    ) -> Result {
        let memory = ViewTree.Snapshot(of: views, in: tree)
        let places = views.map { Int($0.index) }
        let before = places.map { reaches[$0] }
        change(&tree)
        // No view's place depends on the slop of another.
        for view in views { reaches[Int(view.index)] = reach(of: view, withSlop: tree[view].hitSlop) }
        let result = use(self)
        tree.restore(memory)
        for (place, reach) in zip(places, before) { reaches[place] = reach }
        return result
    }

    /// Where `view`, which the tree holds, would reach if that were its slop.
    func reach(of view: ViewID, withSlop slop: Edges) -> HitArea {
        var stretched = tree[view]
        stretched.hitSlop = slop
        let path = tree.path(to: view).dropFirst()
        let offset = path.reduce(ExactOffset?.some(.zero)) { $0?.entering(tree[$1]) }
        return placed(HitArea(of: stretched, below: tree[view].superview.map(reach)), of: view, offset)
    }

    /// A reach whose edges are still in the coordinates of `view`, with its edges in those of the root.
    @inline(__always)
    private func placed(_ reach: HitArea, of view: ViewID, _ offset: ExactOffset?) -> HitArea {
        guard reach.isAxisAligned else { return reach }
        var placed = reach
        placed.first = offset?.rootPoint(reach.first) ?? rootPoint(reach.first, from: view)
        placed.last = offset?.rootPoint(reach.last) ?? rootPoint(reach.last, from: view)
        return placed
    }

    /// Whether only translations and scales lie between the view and the root.
    public func isAxisAligned(_ view: ViewID) -> Bool {
        tree.contains(view) && reach(view).isAxisAligned
    }

    /// Whether a degenerate transform is between the view and the root, so that a hit test does not ask the view: neither
    /// its override nor its subviews answer.
    public func isDegenerate(_ view: ViewID) -> Bool {
        tree.contains(view) && reach(view).isDegenerate
    }

    /// What is known of where `view` reaches.
    func reach(_ view: ViewID) -> HitArea {
        reaches[Int(view.index)]
    }
}

/// Where one view's `point(inside:)` reaches, without its subviews.
struct HitArea: Sendable {
    /// The edges that belong to the view, in the root's coordinates, where it is axis-aligned.
    var first: Point
    /// The edges that do not belong to it.
    var last: Point
    /// Which part of the bounds it accepts.
    let shape: HitShape
    /// Whether only translations and scales lie between the view and the root.
    private(set) var isAxisAligned = true
    /// Whether a degenerate transform lies between them.
    private(set) var isDegenerate = false
    /// Whether the view's own x runs against the root's.
    private(set) var runsLeft = false
    /// Whether the view's own y runs against the root's.
    private(set) var runsUp = false

    /// The reach of `view`, whose superview, if it has one, has the reach `superview`; its edges are still in the
    /// coordinates of the view itself.
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

    /// Makes it that of a view which a step with `transform` separates from its superview.
    private mutating func enter(_ transform: AffineTransform) {
        isAxisAligned = isAxisAligned && transform.isAxisAligned
        isDegenerate = isDegenerate || transform.isDegenerate
        runsLeft = runsLeft != (transform.a < 0)
        runsUp = runsUp != (transform.d < 0)
    }

    /// Whether a point of the root lies between the edges of an axis-aligned view.
    func contains(_ point: Point) -> Bool {
        let isAcross =
            runsLeft ? last.x < point.x && point.x <= first.x : first.x <= point.x && point.x < last.x
        let isAlong = runsUp ? last.y < point.y && point.y <= first.y : first.y <= point.y && point.y < last.y
        return isAcross && isAlong
    }
}
