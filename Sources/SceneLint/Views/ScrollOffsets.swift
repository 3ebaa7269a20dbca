import SceneRegions
import SceneRuntime
import SceneSemantics

/// The offsets of a scroll view at which it can change who gets the touches on a view in it.
///
/// That only changes where the edge of a scrolled view meets an edge outside the scrolled content. So it is enough to
/// try those offsets, both ends of the scroll range, the offset in the source, and the midpoints between neighbors.
public struct ScrollOffsets {
    /// The offsets, from left to right and then from top to bottom.
    public private(set) var offsets: [Point] = []
    /// Whether no further offset can make a difference.
    public private(set) var isComplete = true
    /// The work of finding them, in views and pairs of edges.
    public private(set) var work = 0

    /// How many pairs of edges to compare, and how many offsets to return.
    public struct Limit {
        var pairs: Int
        var offsets: Int

        /// Creates a limit.
        public init(pairs: Int, offsets: Int) {
            self.pairs = max(1, pairs)
            self.offsets = max(1, offsets)
        }
    }

    /// Finds the offsets of `scrollView` that matter to `target`, which is in it.
    ///
    /// - Parameter others: The views outside the content whose edges count, or `nil` for all of them.
    public init(
        of scrollView: ViewID, moving target: ViewID, beside others: [ViewID]? = nil, _ geometry: HitTestGeometry,
        _ limit: Limit
    ) {
        let tree = geometry.tree
        guard let (lowest, highest) = tree.scrollViews[scrollView]?.offsets(for: tree[scrollView].size) else { return }
        guard let axes = ContentAxes(of: scrollView, geometry) else {
            isComplete = false
            return
        }
        // In a rotated scroll view the boxes are larger than the views.
        isComplete = axes.isAligned && !tree[scrollView].kind.containsCells
        let box = geometry.hitBoundingBox(of: target)
        var moving = [axes.box(box)]
        var fixed = others.map { $0.map { axes.box(geometry.hitBoundingBox(of: $0)) } } ?? []
        for view in tree.identities where view != target {
            if view != scrollView, tree.isInSuperviewChain(scrollView, of: view) {
                // Views that scroll along only matter if they can overlap the target.
                let other = geometry.hitBoundingBox(of: view)
                if others == nil, other.meets(box) { moving.append(axes.box(other)) }
            } else if others == nil {
                fixed.append(axes.box(geometry.hitBoundingBox(of: view)))
            }
        }
        let maximumFixed = max(1, limit.pairs / moving.count)
        if fixed.count > maximumFixed || moving.count > limit.pairs {
            isComplete = false
            moving = Array(moving.prefix(limit.pairs))
            fixed = fixed.thinned(to: maximumFixed)
        }
        work = tree.views.count + moving.count * fixed.count
        let here = tree[scrollView].boundsOrigin
        var x = Self.values(from: lowest.x, to: highest.x) { add in
            add(here.x)
            for one in moving {
                for other in fixed { Self.addShifts(one.minX, one.maxX, other.minX, other.maxX) { add(here.x + $0) } }
            }
        }
        var y = Self.values(from: lowest.y, to: highest.y) { add in
            add(here.y)
            for one in moving {
                for other in fixed { Self.addShifts(one.minY, one.maxY, other.minY, other.maxY) { add(here.y + $0) } }
            }
        }
        if x.count > limit.offsets / y.count {
            isComplete = false
            // Each axis gets what the other leaves, but at least a fair share.
            let side = max(1, Int(Double(limit.offsets).squareRoot()))
            x = x.thinned(to: max(side, limit.offsets / y.count))
            y = y.thinned(to: max(1, limit.offsets / x.count))
        }
        offsets = x.flatMap { x in y.map { Point(x: x, y: $0) } }
    }

    /// Adds the shifts that move the first edges onto the second.
    private static func addShifts(
        _ one: Double, _ other: Double, _ first: Double, _ last: Double, _ add: (Double) -> Void
    ) {
        add(one - first)
        add(one - last)
        add(other - first)
        add(other - last)
    }

    /// Returns the values that `collect` adds within the limits, the limits, and the midpoints between neighbors, in
    /// order.
    private static func values(
        from lowest: Double, to highest: Double, _ collect: ((Double) -> Void) -> Void
    ) -> [Double] {
        var values: Set = [lowest, highest]
        collect { if lowest < $0 && $0 < highest { values.insert($0) } }
        let inside = values.sorted()
        return (inside + zip(inside, inside.dropFirst()).map { $0 + ($1 - $0) / 2 }).sorted()
    }
}

/// The axes along which a scroll view moves its content, which a scale or a rotation of the view or of a superview
/// changes.
private struct ContentAxes {
    /// How far the content moves in the root for one point to the right, and for one down.
    private var right = Point(x: 1, y: 0)
    private var down = Point(x: 0, y: 1)
    /// Whether the axes are the axes of the root, apart from their scales and directions.
    let isAligned: Bool

    /// Returns `nil` if the content can't be seen to move.
    init?(of scrollView: ViewID, _ geometry: HitTestGeometry) {
        isAligned = geometry.isAxisAligned(scrollView)
        for view in geometry.tree.chain(from: scrollView) where view != .root {
            let transform = geometry.tree[view].transform
            right = Self.apply(transform, to: right)
            down = Self.apply(transform, to: down)
        }
        let area = right.x * down.y - right.y * down.x
        guard area != 0, area.isFinite else { return nil }
    }

    private static func apply(_ transform: AffineTransform, to step: Point) -> Point {
        Point(x: transform.a * step.x + transform.c * step.y, y: transform.b * step.x + transform.d * step.y)
    }

    /// Returns the smallest rectangle along the axes that contains `rectangle` of the root, in points of the content
    /// from wherever the root's origin is.
    func box(_ rectangle: Rectangle) -> Rectangle {
        Rectangle(around: rectangle.corners.map { content($0.x, $0.y) })
    }

    private func content(_ x: Double, _ y: Double) -> Point {
        // Dividing by one factor keeps the numbers of a plain scale exact.
        if isAligned { return Point(x: x / right.x, y: y / down.y) }
        let area = right.x * down.y - right.y * down.x
        return Point(x: (x * down.y - y * down.x) / area, y: (y * right.x - x * right.y) / area)
    }
}

extension Array {
    /// Returns at most `count` evenly spaced elements: at least the first one, and the last one if there are two.
    fileprivate func thinned(to count: Int) -> [Element] {
        if self.count <= count || self.isEmpty { return self }
        if count < 2 { return [self[0]] }
        // The product of two counts may be more than an `Int` holds.
        let step = Double(self.count - 1) / Double(count - 1)
        return (0..<count).map { self[Swift.min(self.count - 1, Int(Double($0) * step + Tolerance.rounding))] }
    }
}
