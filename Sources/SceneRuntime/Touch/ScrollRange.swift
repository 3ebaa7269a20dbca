/// The content offsets of a scroll view along one axis, in points.
struct ScrollRange {
    /// The offset at rest, with the inset in view.
    let lowest: Double
    /// The offset at the end of the content; not below ``lowest``.
    let highest: Double
    /// The length of the bounds.
    let length: Double

    /// Whether `offset` is at the end that a finger moves towards which has gone `distance` points: a finger that goes
    /// right or down scrolls towards ``lowest``.
    func isAtEnd(_ offset: Double, for distance: Double, _ settings: TouchSettings) -> Bool {
        if distance == 0 { return false }
        return distance > 0
            ? offset <= lowest + settings.scrollEndTolerance : offset >= highest - settings.scrollEndTolerance
    }

    /// Returns the offset once a finger has gone `distance` points since the drag began at `start`.
    ///
    /// Depends on where the finger is and not on the way there. An offset that was out of range from the start follows the
    /// finger on the way back, and stretches from where it was.
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

    /// Returns the page at which a scroll view with `isPagingEnabled` comes to rest that was let go at `offset` by a finger
    /// of `velocity`, in points a millisecond.
    func page(from offset: Double, velocity: Double, _ settings: TouchSettings) -> Double {
        guard length > 0 else { return clamped(offset) }
        let pages = offset / length
        let page =
            if velocity.magnitude > settings.pagingVelocity {
                pages.rounded(velocity < 0 ? .up : .down)
            } else {
                (pages + 0.5).rounded(.down)
            }
        // Adding 0 makes a plain 0 of one that has a sign.
        return clamped(page * length + 0)
    }

    /// Returns how far content is moved that a finger drags `distance` points beyond its end.
    ///
    /// Source: the curve that several authors have measured on iOS. It never gets as far as ``length``.
    private func stretch(_ distance: Double, _ settings: TouchSettings) -> Double {
        length > 0 ? length * (1 - 1 / (settings.rubberBandCoefficient * distance / length + 1)) : 0
    }
}
