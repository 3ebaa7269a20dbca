import SceneRuntime

extension HitTestGeometry {
    /// Returns the largest factor by which `size` can be multiplied so that an axis-aligned rectangle of that size fits
    /// in the hit area of `view`, or `nil` if that area is a rectangle itself or depends on subviews.
    ///
    /// Such an area is convex and point-symmetric, so that a rectangle that fits also fits around its middle.
    public func factor(fitting size: Size, into view: ViewID) -> Double? {
        guard tree.contains(view), tree[view].hitShape != .subviews, hitRectangle(of: view) == nil else { return nil }
        let box = hitBoundingBox(of: view)
        let middle = rootPoint(tree[view].hitBounds.middle, from: view)
        guard !box.isEmpty, box.isFinite, max(size.width, size.height) > 0 else { return nil }
        var (fitting, limit) = (0.0, min(box.width / size.width, box.height / size.height))
        for _ in 0..<Self.halvings {
            let factor = (fitting + limit) / 2
            let (x, y) = (size.width * factor / 2, size.height * factor / 2)
            // The other two corners are opposite these.
            let fits =
                containsWithoutSubviews(Point(x: middle.x - x, y: middle.y - y), in: view)
                && containsWithoutSubviews(Point(x: middle.x + x, y: middle.y - y), in: view)
            if fits { fitting = factor } else { limit = factor }
        }
        return fitting
    }

    /// Returns how many points the hit area of `view` measures across: the shorter side of what its shape is inscribed
    /// in. Returns `nil` for an upright rectangle, and for a view that is skewed or whose area depends on its subviews.
    public func hitBreadth(of view: ViewID) -> Double? {
        guard tree.contains(view), tree[view].hitShape != .subviews, hitRectangle(of: view) == nil,
            let axes = hitAxes(of: view)
        else { return nil }
        let bounds = tree[view].hitBounds
        if tree[view].hitShape == .circle {
            return bounds.shorterSide * min(axes.across.length, axes.down.length)
        }
        return min(bounds.width * axes.across.length, bounds.height * axes.down.length)
    }

    /// Returns the circle in the scene that `view` would accept touches in with `slop`, or `nil` if it has another
    /// shape there.
    public func hitCircle(of view: ViewID, withSlop slop: Edges) -> (center: Point, radius: Double)? {
        guard tree.contains(view), tree[view].hitShape == .circle, let axes = hitAxes(of: view),
            abs(axes.across.length - axes.down.length) < Tolerance.rounding
        else { return nil }
        let bounds = tree[view].bounds.grown(by: slop)
        return (rootPoint(bounds.middle, from: view), bounds.shorterSide / 2 * axes.across.length)
    }

    /// Returns the side of the largest axis-aligned square in the hit area of `view`, as a fraction of its breadth, or
    /// `nil` if it has none.
    func squareOfBreadth(of view: ViewID) -> Double? {
        guard let breadth = hitBreadth(of: view), breadth > 0, let (across, down) = hitAxes(of: view) else {
            return nil
        }
        switch tree[view].hitShape {
        case .circle where abs(across.length - down.length) < Tolerance.rounding: return 0.5.squareRoot()
        case .rectangle: return across.length / (abs(across.x) + abs(across.y))
        default: return largestSquare(in: view).map { $0 / breadth }
        }
    }

    /// Returns the side of the largest square that fits into the hit area of `view`, or `nil` if that isn't known.
    public func largestSquare(in view: ViewID) -> Double? {
        factor(fitting: Size(width: 1, height: 1), into: view)
    }

    /// Returns what one point to the right and one down in `view` are in the scene, or `nil` if they aren't at right
    /// angles.
    private func hitAxes(of view: ViewID) -> (across: Point, down: Point)? {
        let corner = tree[view].hitBounds.origin
        let origin = rootPoint(corner, from: view)
        let right = rootPoint(Point(x: corner.x + 1, y: corner.y), from: view)
        let below = rootPoint(Point(x: corner.x, y: corner.y + 1), from: view)
        let (across, down) = (right - origin, below - origin)
        return abs(across.x * down.x + across.y * down.y) < Tolerance.rounding ? (across, down) : nil
    }

    /// How often a range of factors is halved, until its ends are next to each other.
    private static let halvings = 52
}

extension HitMap {
    /// Returns the largest factor by which `size` can be multiplied so that an axis-aligned rectangle of that size fits
    /// in `region`, all points that hit `view` or count as hits of it. Subtracts the work from `limit`.
    ///
    /// The strips of round and rotated views extend a little beyond them. The factor is exact if nothing takes a part
    /// of such a view, and otherwise a lower bound.
    ///
    /// - Parameter areas: The hit areas of the same scene, ready to be cut.
    public func factor(
        fitting size: Size, into region: Region, of view: ViewID, _ geometry: HitTestGeometry, _ areas: HitAreas,
        within limit: inout Int
    ) -> (factor: Double, isExact: Bool) {
        let measured = region.measuredFactor(fitting: size, within: &limit)
        guard !region.isEmpty, !isExact(in: region.boundingBox) else { return measured }
        let whole = geometry.factor(fitting: size, into: view)
        var areas = areas
        let own = areas.region(of: view)
        limit -= 2 * own.pieceCount
        let isOwn = abs(self.region(hitting: view).area - region.area) < Tolerance.rounding
        if isOwn, abs(own.area - region.area) < Tolerance.rounding {
            if own.isRectangle, whole == nil { return measured }
            if let whole, domain.contains(geometry.hitBoundingBox(of: view)) { return (whole, true) }
        }
        let strip = areas.stripThickness(ofHeight: region.boundingBox.height)
        // A rectangle without a width still has a height that must fit.
        let lengths = [size.width, size.height].filter { $0 > 0 }
        let factor = max(0, measured.factor - (lengths.min().map { strip / $0 } ?? 0))
        return (isOwn ? min(factor, whole ?? factor) : factor, false)
    }

    /// Returns the side of the largest square that fits in `region`, as ``factor(fitting:into:of:_:_:within:)`` does.
    public func largestSquare(
        in region: Region, of view: ViewID, _ geometry: HitTestGeometry, _ areas: HitAreas, within limit: inout Int
    ) -> (side: Double, isExact: Bool) {
        let (side, isExact) = factor(
            fitting: Size(width: 1, height: 1), into: region, of: view, geometry, areas, within: &limit)
        return (side, isExact)
    }
}
