import SceneRuntime
import SceneSemantics

/// Queries about what is visible in a scene, and where.
extension LintContext {
    /// Returns the superviews of `view`, nearest first.
    func superviews(of view: ViewID) -> SuperviewChain {
        SuperviewChain(views: tree.views, next: tree[view].superview)
    }

    /// Returns the view and its superviews, nearest first.
    func chain(from view: ViewID) -> SuperviewChain { SuperviewChain(views: tree.views, next: view) }

    /// Returns whether the view itself is drawn: neither hidden nor transparent.
    func isDrawn(_ view: ViewID) -> Bool {
        !tree[view].isHidden && !View.isTransparent(alpha: tree[view].alpha)
    }

    /// Returns whether the view and all its superviews are drawn.
    func isSeen(_ view: ViewID) -> Bool {
        chain(from: view).allSatisfy { isDrawn($0) }
    }

    /// Returns the part of `box` that is drawn if it is in `view`: inside the scene, and not cut off by a superview.
    ///
    /// Scroll views cut off what is outside their bounds even if they don't clip, because it can be scrolled to.
    func visiblePart(of box: Rectangle, in view: ViewID) -> Rectangle {
        superviews(of: view).reduce(box) { visible, superview in
            let cuts = superview == .root || tree[superview].clipsToBounds || tree[superview].kind.isScrollView
            return cuts ? visible.intersection(geometry.boundingBox(of: superview)) : visible
        }
    }

    /// Returns the part of the view's bounding box that is drawn.
    func visibleBox(_ view: ViewID) -> Rectangle {
        visiblePart(of: geometry.boundingBox(of: view), in: view)
    }

    /// Returns whether `view` is drawn in front of `other`, if both are drawn. Neither may be a superview of the other.
    func isDrawn(_ view: ViewID, inFrontOf other: ViewID) -> Bool {
        let path = tree.path(to: view)
        let otherPath = tree.path(to: other)
        for (one, another) in zip(path, otherPath) where one != another {
            let (height, otherHeight) = (tree[one].zPosition, tree[another].zPosition)
            return height == otherHeight ? another < one : otherHeight < height
        }
        return path.count > otherPath.count
    }

    /// Returns whether an opaque view is drawn over all of `box`, a part of `view`.
    func isCovered(_ box: Rectangle, of view: ViewID) -> Bool {
        charge(pieces: 1 + opaqueViews.count / 4)
        return opaqueViews.contains { other in
            visibleBox(other).contains(box) && !tree.isInSuperviewChain(other, of: view)
                && !tree.isInSuperviewChain(view, of: other) && isDrawn(other, inFrontOf: view)
        }
    }

    /// Finds the visible opaque views.
    func findOpaqueViews() -> [ViewID] {
        tree.identities.filter { view in
            isOpaque(view) && geometry.isAxisAligned(view) && isSeen(view)
                && superviews(of: view).allSatisfy { tree[$0].alpha >= 1 }
        }
    }

    /// Returns whether the view's background is opaque.
    private func isOpaque(_ view: ViewID) -> Bool {
        tree[view].backgroundColor & 0xFF == 0xFF && tree[view].alpha >= 1 && tree[view].cornerRadius == 0
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
                return geometry.rootPoint(point, from: view)
            }
        }
    }

    /// Returns whether the view and its superviews are interactive and neither hidden nor transparent, so that it gets
    /// touches where nothing is in front.
    func takesTouches(_ view: ViewID) -> Bool {
        chain(from: view).allSatisfy { isDrawn($0) && tree[$0].isUserInteractionEnabled }
    }
}
