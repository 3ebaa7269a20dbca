import SceneRegions
import SceneRuntime

/// What is to be known of a touch target that is rotated or round, or lies in what is, as it is written.
struct SlantingTarget {
    /// A square in which it would surely be hit if nothing lay in front of it, and its upright superviews held it.
    let square: Rectangle
    /// Whether its rotated and round superviews hold all of it.
    let isHeld: Bool
    /// By how much the strips of a map may make it seem smaller, along either axis.
    let roughness: Double

    /// Whether maps cut what is as high as `height` into strips of which none looks like more than a sliver.
    static func hasThinStrips(_ height: Double) -> Bool { Region.thickness(ofStripsIn: height) <= Region.sliver }
}

extension SceneUnderCheck {
    /// What is to be known of `target` beyond what its rectangle in `outline` tells; `nil` where there is no more.
    func slanting(_ target: ViewID, _ outline: SceneOutline) -> SlantingTarget? {
        let place = Int(target.index)
        // Others need not be looked for among those that slant.
        guard !outline.views[place].traits.contains(.isRectangle), let slant = outline.slants[target] else {
            return nil
        }
        var isHeld = true
        var roughness = Region.thickness(ofStripsIn: outline.views[place].box.height)
        for superview in superviews(of: target) {
            let around = outline.views[Int(superview.index)]
            if around.traits.contains(.isRectangle) { break }
            isHeld = isHeld && holds(superview, target, outline)
            let thickness = Region.thickness(ofStripsIn: around.box.height)
            // Strips are rough at the edge alone.
            let size = tree[superview].hitBounds
            let margin = 2 * thickness * (size.width + size.height) / around.box.height
            if !contains(target, in: superview, size.grown(by: -margin)) { roughness += 2 * thickness }
        }
        let square = slant.square(in: tree[target].hitShape, tree[target].hitBounds)
        return SlantingTarget(square: square, isHeld: isHeld, roughness: roughness)
    }

    /// Whether it is plain to see that `superview` keeps no touches from what is seen of `target` and contained in it.
    func holds(_ superview: ViewID, _ target: ViewID, _ outline: SceneOutline) -> Bool {
        let around = outline.views[Int(superview.index)]
        if around.traits.contains(.isWide) { return true }
        if around.traits.contains(.isRectangle) {
            let view = outline.views[Int(target.index)]
            let isRectangle = view.traits.contains(.isRectangle)
            return around.box.holds(isRectangle ? view.bounds : view.bounds.intersection(view.box))
        }
        guard SlantingTarget.hasThinStrips(around.box.height) else { return false }
        // What fills its superview may end beside it by what is rounded off.
        let area = tree[superview].hitBounds
        return contains(target, in: superview, tree[superview].hitShape.isCurved ? area : area.grown(by: 1e-6))
    }

    /// Whether the shape of `superview`, if it were inscribed in `area`, would hold the bounds of `target`.
    private func contains(_ target: ViewID, in superview: ViewID, _ area: Rectangle) -> Bool {
        let bounds = tree[target].bounds
        return [bounds.minX, bounds.maxX].allSatisfy { x in
            [bounds.minY, bounds.maxY].allSatisfy { y in
                let corner = geometry.rootPoint(Point(x: x, y: y), from: target)
                return geometry.point(corner, in: superview).map {
                    tree[superview].hitShape.contains($0, in: area)
                } ?? false
            }
        }
    }
}
