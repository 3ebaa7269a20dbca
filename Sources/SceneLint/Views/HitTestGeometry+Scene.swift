import SceneRegions
import SceneRuntime

/// The places of views in a scene.
extension HitTestGeometry {
    /// Returns the part of `box` that is drawn if it is in `view`: inside the scene, and not cut off by a superview.
    ///
    /// Scroll views cut off what is outside their bounds even if they don't clip, because it can be scrolled to.
    func visiblePart(of box: Rectangle, in view: ViewID) -> Rectangle {
        tree.superviews(of: view).reduce(box) { visible, superview in
            let cuts = superview == .root || tree[superview].clipsToBounds || tree[superview].kind.isScrollView
            return cuts ? visible.intersection(boundingBox(of: superview)) : visible
        }
    }

    /// Returns the part of the view's bounding box that is drawn.
    func drawnBox(of view: ViewID) -> Rectangle {
        visiblePart(of: boundingBox(of: view), in: view)
    }

    /// Returns whether only a part of the view is within the scene and its scroll views.
    func isCutOff(_ view: ViewID) -> Bool { drawnBox(of: view) != boundingBox(of: view) }

    /// Returns where all that `scrollView` can scroll to is at the current offset, in points of the scene.
    func reachableContent(of scrollView: ViewID, _ properties: ScrollViewProperties) -> Rectangle {
        let content = properties.reachableContent(for: tree[scrollView].size).grown(by: tree[scrollView].hitSlop)
        return Rectangle(around: content.corners.map { rootPoint($0, from: scrollView) })
    }

    /// Returns the points of a view that a sample should include: its corners, the middles of its edges, and points
    /// inside.
    func landmarks(of view: ViewID) -> [Point] {
        let bounds = tree[view].hitBounds
        // Points slightly inside the edges: under a rotation the corners round to one side or the other.
        let steps = [0, 0.001, 0.25, 0.5, 0.75, 0.999]
        return steps.flatMap { x in
            steps.map { y in
                let point = Point(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
                return rootPoint(point, from: view)
            }
        }
    }

    /// Returns whether a cheap test shows that `superview` contains all points of `box`.
    func contains(_ superview: ViewID, _ box: Rectangle) -> Bool {
        hitRectangle(of: superview)?.contains(box) ?? false
    }

    /// Returns the points of the scene in the view's bounds, or in the bounding box of a rotated view.
    func boundsRegion(of view: ViewID) -> Region {
        Region((boundsRectangle(of: view) ?? boundingBox(of: view)).orEmpty)
    }

    /// Returns the part of `domain` that is in the scene.
    func seenPart(of domain: Rectangle) -> Rectangle {
        domain.intersection(boundingBox(of: .root)).orEmpty
    }
}
