import SceneRuntime

extension HitTestGeometry {
    /// Returns the side of the axis-aligned square that has to fit in the hit area of a touch target, or `nil` if its
    /// size doesn't matter.
    ///
    /// - Parameter minimum: The least size of a target, in points.
    public func neededSquare(of target: ViewID, minimum: Double) -> Double? {
        guard tree[target].isEnabled, !isForEdgeSwipes(target), !isShrunkAway(target) else { return nil }
        var side = minimum
        // What fits in the same shape if that measures `minimum` across, such as 31.1 points in a circle of 44.
        if let fraction = squareOfBreadth(of: target) { side *= min(1, fraction) }
        if tree[target].kind.hasUIKitSize {
            side = min(side, boundsRectangle(of: target).map { $0.shorterSide } ?? 0)
        }
        return side
    }

    /// Returns whether the view is there for swipes from the edge of the screen.
    private func isForEdgeSwipes(_ view: ViewID) -> Bool {
        let recognizers = tree.enabledRecognizers(of: view)
        guard !tree[view].kind.isTouchTarget, !recognizers.isEmpty else { return false }
        let box = boundingBox(of: view)
        let rootBox = boundingBox(of: .root)
        let isAtEdge =
            box.minX <= rootBox.minX || box.minY <= rootBox.minY || box.maxX >= rootBox.maxX || box.maxY >= rootBox.maxY
        return isAtEdge && recognizers.allSatisfy { $0.kind != .tap && $0.kind != .longPress }
    }

    /// Returns whether the view is scaled down to almost nothing, as at the start of an appearance animation.
    private func isShrunkAway(_ view: ViewID) -> Bool {
        let box = boundingBox(of: view)
        let size = tree[view].size
        return max(box.width, box.height) < Self.maximumShrunkScale * max(size.width, size.height)
    }

    /// No view that people touch is drawn at a tenth of its size.
    private static let maximumShrunkScale = 0.1
}
