import SceneRuntime

/// How a view is to lie to a rectangle: between which limits its edges have to be.
struct PlaceRelation {
    /// What the left edge may be at most.
    private var left = Double.infinity
    /// What the top edge may be at most.
    private var top = Double.infinity
    /// What the right edge has to be at least.
    private var right = -Double.infinity
    /// What the bottom edge has to be at least.
    private var bottom = -Double.infinity

    /// Some point of the view lies in `rectangle`, or beside it.
    static func meeting(_ rectangle: Rectangle) -> PlaceRelation {
        PlaceRelation(left: rectangle.maxX, top: rectangle.maxY, right: rectangle.minX, bottom: rectangle.minY)
    }

    /// All points of `rectangle` lie in the view.
    static func holding(_ rectangle: Rectangle) -> PlaceRelation {
        // All views hold what has no points.
        if rectangle.isEmpty { return PlaceRelation() }
        return PlaceRelation(left: rectangle.minX, top: rectangle.minY, right: rectangle.maxX, bottom: rectangle.maxY)
    }

    /// Whether a view with these edges lies so, or one that is in them may.
    func isPossible(in box: Rectangle) -> Bool {
        box.minX <= left && box.minY <= top && right <= box.maxX && bottom <= box.maxY
    }

    /// How what has been moved to lie so lay before. A point more, because sums are rounded.
    func beforeMove(by way: Point) -> PlaceRelation {
        PlaceRelation(
            left: left - way.x + 1, top: top - way.y + 1, right: right - way.x - 1, bottom: bottom - way.y - 1)
    }
}
