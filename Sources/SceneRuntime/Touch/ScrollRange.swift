/// The content offsets of a scroll view along one axis, in points.
struct ScrollRange {
    /// The offset at rest, with the inset visible.
    let lowest: Double
    /// The offset at the end of the content; at least ``lowest``.
    let highest: Double
    /// The length of the bounds.
    let length: Double

    /// Returns whether `offset` is at the end that a finger drags towards after `distance` points. A finger that moves
    /// right or down scrolls towards ``lowest``.
    func isAtEnd(_ offset: Double, for distance: Double, _ settings: TouchSettings) -> Bool {
        if distance == 0 { return false }
        return distance > 0
            ? offset <= lowest + settings.scrollEndTolerance : offset >= highest - settings.scrollEndTolerance
    }

    /// Returns the offset after a finger has moved `distance` points since the drag began at `start`.
    ///
    /// It depends on the finger's position only, not on its path. An offset that started out of range follows the
    /// finger on the way back, and stretches from its start otherwise.
    func dragged(from start: Double, by distance: Double, bounces: Bool, _ settings: TouchSettings) -> Double {
        let offset = start - distance
        guard bounces else { return clamped(offset) }
        let first = min(lowest, start)
        let last = max(highest, start)
        if offset < first { return first - stretch(first - offset, settings) }
        if offset > last { return last + stretch(offset - last, settings) }
        return offset
    }

    /// Returns the nearest offset in range.
    func clamped(_ offset: Double) -> Double { min(max(offset, lowest), highest) }

    /// Returns the page at which a scroll view with `isPagingEnabled` comes to rest, if the finger lets go at `offset`
    /// with `velocity` in points per millisecond.
    func page(from offset: Double, velocity: Double, _ settings: TouchSettings) -> Double {
        guard length > 0 else { return clamped(offset) }
        let pages = offset / length
        let page =
            if velocity.magnitude > settings.pagingVelocity {
                pages.rounded(velocity < 0 ? .up : .down)
            } else {
                (pages + 0.5).rounded(.down)
            }
        // Adding 0 turns a negative zero into 0.
        return clamped(page * length + 0)
    }

    /// Returns the last page that isn't after `offset`, or else the first one.
    func page(atOrBefore offset: Double) -> Double {
        guard length > 0, offset < highest - Self.tolerance else { return clamped(offset) }
        return clamped(((offset + Self.tolerance) / length).rounded(.down) * length + 0)
    }

    /// Returns the first page that isn't before `offset`, or else the last one.
    func page(atOrAfter offset: Double) -> Double {
        guard length > 0, offset > lowest + Self.tolerance else { return clamped(offset) }
        return clamped(((offset - Self.tolerance) / length).rounded(.up) * length + 0)
    }

    /// Returns the pages from the last one that isn't after `first` to the first one that isn't before `last`, and at
    /// most `limit`.
    func pages(from first: Double, to last: Double, limit: Int) -> [Double] {
        var page = page(atOrBefore: first)
        var pages = [page]
        while page < last, pages.count < limit, case let next = self.page(atOrAfter: page + 2 * Self.tolerance),
            next > page
        {
            pages.append(next)
            page = next
        }
        return pages
    }

    /// How far an offset that was calculated may be from its page, in points.
    private static let tolerance = 1e-6

    /// Returns how far content moves if a finger drags it `distance` points beyond its end.
    ///
    /// Source: a curve that several authors measured on iOS. It never reaches ``length``.
    private func stretch(_ distance: Double, _ settings: TouchSettings) -> Double {
        length > 0 ? length * (1 - 1 / (settings.rubberBandCoefficient * distance / length + 1)) : 0
    }
}

extension ScrollViewProperties {
    /// Returns the content offsets along `axis` for bounds of `size`.
    func range(along axis: Axis, for size: Size) -> ScrollRange {
        let (lowest, highest) = offsets(for: size)
        return ScrollRange(
            lowest: lowest[axis], highest: highest[axis], length: axis == .horizontal ? size.width : size.height)
    }

    /// Returns the offsets on both sides of `offset` at which a scroll view with bounds of `size` can come to rest.
    /// With ``isPagingEnabled`` these are pages; without, any offset in range is one.
    public func restingOffsets(around offset: Point, for size: Size) -> (before: Point, after: Point) {
        let nearest = offset.clamped(to: offsets(for: size))
        guard isPagingEnabled else { return (nearest, nearest) }
        let horizontal = range(along: .horizontal, for: size)
        let vertical = range(along: .vertical, for: size)
        return (
            Point(x: horizontal.page(atOrBefore: offset.x), y: vertical.page(atOrBefore: offset.y)),
            Point(x: horizontal.page(atOrAfter: offset.x), y: vertical.page(atOrAfter: offset.y))
        )
    }

    /// Returns the pages of a scroll view with bounds of `size` that can show `box`, a part of its content: at most
    /// `limit` along each axis.
    public func pages(showing box: Rectangle, for size: Size, limit: Int) -> [Point] {
        let columns = range(along: .horizontal, for: size)
            .pages(from: box.minX - size.width, to: box.maxX, limit: limit)
        let rows = range(along: .vertical, for: size)
            .pages(from: box.minY - size.height, to: box.maxY, limit: limit)
        return columns.flatMap { x in rows.map { Point(x: x, y: $0) } }
    }
}

extension ScrollViewProperties.Axes {
    /// Returns whether the content can move along `axis`.
    func contains(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }
}
