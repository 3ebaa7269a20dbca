import Foundation
import SceneRuntime

/// Determines which views are visible at a point, by checking every view from back to front.
///
/// It follows the documented rules of `VisibilityMap` but shares no code with it.
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

    /// Whether the view's bounds contain `point`.
    func boundsContain(_ point: Point, of view: ViewID) -> Bool {
        if let rectangle = geometry.boundsRectangle(of: view) { return rectangle.contains(point) }
        guard !geometry.isDegenerate(view), let own = geometry.point(point, in: view) else { return false }
        return tree[view].bounds.contains(own)
    }

    /// Whether `view` is drawn at `point`, perhaps behind others.
    func isDrawn(_ view: ViewID, at point: Point) -> Bool {
        guard let place = places[view] else { return false }
        return boundsContain(point, of: view) && drawn[place].clips.allSatisfy { boundsContain(point, of: $0) }
    }

    /// Whether `view` is drawn at `point` and no opaque view is in front of it there. Its own subviews don't count.
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

    /// The views that are drawn at `point` in front of `view`, without its own subviews.
    func views(inFrontOf view: ViewID, at point: Point) -> [ViewID] {
        guard let place = places[view] else { return [] }
        return drawn[(place + 1)...].map(\.view).filter {
            !tree.isInSuperviewChain(view, of: $0) && isDrawn($0, at: point)
        }
    }

    /// The product of the alphas of the view and its superviews, or 0 if it isn't drawn.
    func alpha(of view: ViewID) -> Double { places[view].map { drawn[$0].alpha } ?? 0 }

    /// The opacity of the view's background, including the alphas of its superviews.
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
        // Rounded corners hide nothing. A rotated view with rounded corners hides nothing at all.
        guard geometry.boundsRectangle(of: other.view) != nil, let own = geometry.point(point, in: other.view) else {
            return false
        }
        let (bounds, radius) = (view.bounds, view.cornerRadius)
        let corner = Point(
            x: radius - min(own.x - bounds.minX, bounds.maxX - own.x),
            y: radius - min(own.y - bounds.minY, bounds.maxY - own.y))
        if corner.x <= 0 || corner.y <= 0 { return true }
        // A small corner is a square. The curve of others is replaced by steps inside it, one for each 15 degrees.
        if radius < 20 { return false }
        return (1...6).contains { step in
            let angle = Double(step) * .pi / 12
            return corner.x <= radius * cos(angle) + 1e-9 && corner.y <= radius * sin(angle) + 1e-9
        }
    }
}
