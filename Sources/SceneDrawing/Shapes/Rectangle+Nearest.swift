import SceneRuntime

extension Rectangle {
    /// Returns the point of the rectangle that is nearest to `point`.
    func nearest(to point: Point) -> Point {
        Point(x: max(minX, min(maxX, point.x)), y: max(minY, min(maxY, point.y)))
    }
}
