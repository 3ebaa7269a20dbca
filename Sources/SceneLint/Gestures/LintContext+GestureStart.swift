import SceneRegions
import SceneRuntime
import SceneSemantics

/// Where fingers touch down for a gesture.
extension LintContext {
    /// Returns a point at which a finger can begin `gesture`.
    func start(of gesture: DeclaredRecognizer) -> Point? {
        if gesture.recognizer.kind.isOfTwoFingers,
            let hit = knownHits(inside: gesture).hits.first(where: { isSeen($0.view, by: gesture) })
        {
            // Near an edge of the view, only one of the fingers may touch it.
            return hit.point
        }
        guard let edge = gesture.recognizer.kind.screenEdge else { return point(seenBy: gesture) }
        let view = gesture.id.view
        guard tree.isSeen(view) else { return nil }
        let strip = strip(at: edge)
        return [0.5, 0.3, 0.7, 0.1, 0.9].lazy.map { fraction in
            switch edge {
            case .left, .right: Point(x: strip.middle.x, y: strip.minY + fraction * strip.height)
            case .top, .bottom: Point(x: strip.minX + fraction * strip.width, y: strip.middle.y)
            }
        }.first { point in
            guard case .hit(let hit) = touches.touch(at: point).outcome else { return false }
            return tree.isInSuperviewChain(view, of: hit) && isSeen(hit, by: gesture)
        } ?? touchedPoint(in: view, within: strip) { isSeen($0, by: gesture) }
    }

    /// Returns where a pan from `edge` of the screen can begin.
    func strip(at edge: GestureRecognizer.ScreenEdge) -> Rectangle {
        var strip = geometry.boundingBox(of: .root)
        let width = scene.touchSettings.screenEdgeWidth
        switch edge {
        case .left: strip.maxX = min(strip.maxX, strip.minX + width)
        case .right: strip.minX = max(strip.minX, strip.maxX - width)
        case .top: strip.maxY = min(strip.maxY, strip.minY + width)
        case .bottom: strip.minY = max(strip.minY, strip.maxY - width)
        }
        return strip
    }
}
