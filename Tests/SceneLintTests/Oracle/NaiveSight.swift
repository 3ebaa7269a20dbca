import SceneRuntime

/// Answers what is seen at one point, by looking at every view from the back to the front.
///
/// Uses the documented rules of `SeenMap` and none of its code.
struct NaiveSight {
    private struct Drawn {
        var view: ViewID
        var clips: [ViewID]
        var alpha: Double
    }

    private let tree: ViewTree
    private let geometry: HitTestGeometry
    private var drawn: [Drawn] = []
    private var places: [ViewID: Int] = [:]

    init(_ geometry: HitTestGeometry) {
        self.geometry = geometry
        tree = geometry.tree
        draw(.root, clips: [.root], alpha: 1)
    }

    private mutating func draw(_ view: ViewID, clips: [ViewID], alpha: Double) {
        let alpha = alpha * min(1, tree[view].alpha)
        guard !tree[view].isHidden, alpha >= 0.01 else { return }
        places[view] = drawn.count
        drawn.append(Drawn(view: view, clips: clips, alpha: alpha))
        let inner = tree[view].clipsToBounds ? clips + [view] : clips
        let subviews = tree.subviews(of: view)
        let order = subviews.indices.sorted {
            (tree[subviews[$0]].zPosition, $0) < (tree[subviews[$1]].zPosition, $1)
        }
        for place in order { draw(subviews[place], clips: inner, alpha: alpha) }
    }

    /// Whether the view's bounds hold `point`.
    func boundsHold(_ point: Point, of view: ViewID) -> Bool {
        if let rectangle = geometry.boundsRectangle(of: view) { return rectangle.contains(point) }
        guard !geometry.isDegenerate(view), let own = geometry.point(point, in: view) else { return false }
        return tree[view].bounds.contains(own)
    }

    /// Whether `view` is drawn at `point`, though perhaps behind others.
    func isDrawn(_ view: ViewID, at point: Point) -> Bool {
        guard let place = places[view] else { return false }
        return boundsHold(point, of: view) && drawn[place].clips.allSatisfy { boundsHold(point, of: $0) }
    }

    /// Whether `view` is drawn at `point` and nothing opaque, but for what is in it, is drawn in front of it there.
    func isSeen(_ view: ViewID, at point: Point) -> Bool {
        guard isDrawn(view, at: point), let place = places[view] else { return false }
        return !drawn[(place + 1)...].contains { other in
            !tree.isInSuperviewChain(view, of: other.view) && hides(other, at: point)
        }
    }

    /// Whether `view` is drawn in front of `other`.
    func isInFront(_ view: ViewID, of other: ViewID) -> Bool {
        guard let one = places[view], let another = places[other] else { return false }
        return one > another
    }

    /// The views that are drawn at `point` in front of `view`, those in it aside.
    func views(inFrontOf view: ViewID, at point: Point) -> [ViewID] {
        guard let place = places[view] else { return [] }
        return drawn[(place + 1)...].map(\.view).filter {
            !tree.isInSuperviewChain(view, of: $0) && isDrawn($0, at: point)
        }
    }

    /// The alpha of the view with that of all around it; 0 where it is not drawn.
    func alpha(of view: ViewID) -> Double { places[view].map { drawn[$0].alpha } ?? 0 }

    /// How opaque the view's background is, with the alpha of all around it.
    func coverage(of view: ViewID) -> Double {
        guard let place = places[view] else { return 0 }
        return Double(tree[view].backgroundColor & 0xFF) / 255 * drawn[place].alpha
    }

    private func hides(_ other: Drawn, at point: Point) -> Bool {
        let view = tree[other.view]
        let isFilled =
            view.backgroundColor & 0xFF == 0xFF || view.kind.isControl || view.kind == .image || view.kind == .textView
        guard other.alpha >= 0.999, isFilled, isDrawn(other.view, at: point) else { return false }
        if view.cornerRadius <= 0 { return true }
        // Nothing is hidden behind round corners, nor behind a turned view that has them.
        guard geometry.boundsRectangle(of: other.view) != nil, let own = geometry.point(point, in: other.view) else {
            return false
        }
        let (bounds, radius) = (view.bounds, view.cornerRadius)
        let isAcross = own.x >= bounds.minX + radius && own.x < bounds.maxX - radius
        let isAlong = own.y >= bounds.minY + radius && own.y < bounds.maxY - radius
        return isAcross || isAlong
    }
}
