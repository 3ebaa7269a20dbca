import SceneRuntime
import SceneSemantics

/// What of a scene is seen, and where.
extension LintContext {
    /// The superviews of `view`, the nearest first.
    func superviews(of view: ViewID) -> SuperviewChain {
        SuperviewChain(views: tree.views, next: tree[view].superview)
    }

    /// The view and its superviews, the nearest first.
    func chain(from view: ViewID) -> SuperviewChain { SuperviewChain(views: tree.views, next: view) }

    /// Whether the view itself is drawn: neither hidden nor transparent.
    func isDrawn(_ view: ViewID) -> Bool {
        !tree[view].isHidden && !View.isTransparent(alpha: tree[view].alpha)
    }

    /// Whether the view and all its superviews are drawn.
    func isSeen(_ view: ViewID) -> Bool {
        chain(from: view).allSatisfy { isDrawn($0) }
    }

    /// The part of `box` that is drawn if it lies in `view`: what no superview cuts off, inside the scene.
    ///
    /// Scroll views cut off what is beyond their bounds whether or not they clip: it can be scrolled to.
    func visiblePart(of box: Rectangle, in view: ViewID) -> Rectangle {
        superviews(of: view).reduce(box) { visible, superview in
            let cuts = superview == .root || tree[superview].clipsToBounds || tree[superview].kind.isScrollView
            return cuts ? visible.intersection(geometry.boundingBox(of: superview)) : visible
        }
    }

    /// The part of the view's bounding box that is drawn.
    func visibleBox(_ view: ViewID) -> Rectangle {
        visiblePart(of: geometry.boundingBox(of: view), in: view)
    }

    /// Whether `view` is drawn in front of `other`, where both are drawn; neither is a superview of the other.
    func isDrawn(_ view: ViewID, inFrontOf other: ViewID) -> Bool {
        let path = tree.path(to: view)
        let otherPath = tree.path(to: other)
        for (one, another) in zip(path, otherPath) where one != another {
            let (height, otherHeight) = (tree[one].zPosition, tree[another].zPosition)
            return height == otherHeight ? another < one : otherHeight < height
        }
        return path.count > otherPath.count
    }

    /// Whether some view, which nothing shines through, is drawn over the whole of `box`, a part of `view`.
    func isCovered(_ box: Rectangle, of view: ViewID) -> Bool {
        charge(pieces: 1 + opaqueViews.count / 4)
        return opaqueViews.contains { other in
            visibleBox(other).contains(box) && !tree.isInSuperviewChain(other, of: view)
                && !tree.isInSuperviewChain(view, of: other) && isDrawn(other, inFrontOf: view)
        }
    }

    /// The views of which nothing is seen through, and that are seen.
    func findOpaqueViews() -> [ViewID] {
        tree.identities.filter { view in
            isOpaque(view) && geometry.isAxisAligned(view) && isSeen(view)
                && superviews(of: view).allSatisfy { tree[$0].alpha >= 1 }
        }
    }

    /// Whether nothing shines through the background of the view.
    private func isOpaque(_ view: ViewID) -> Bool {
        tree[view].backgroundColor & 0xFF == 0xFF && tree[view].alpha >= 1 && tree[view].cornerRadius == 0
    }

    /// The points of a view that a sample should not miss: its corners, the middles of its edges, and what is inside.
    func landmarks(of view: ViewID) -> [Point] {
        let bounds = tree[view].hitBounds
        // Not quite the edges themselves: under a rotation the corners round to one side or the other.
        let steps = [0, 0.001, 0.25, 0.5, 0.75, 0.999]
        return steps.flatMap { x in
            steps.map { y in
                let point = Point(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
                return geometry.rootPoint(point, from: view)
            }
        }
    }

    /// Whether the view and its superviews are neither hidden nor transparent and all interactive, so that touches come
    /// to it where nothing lies in front.
    func takesTouches(_ view: ViewID) -> Bool {
        chain(from: view).allSatisfy { isDrawn($0) && tree[$0].isUserInteractionEnabled }
    }
}
