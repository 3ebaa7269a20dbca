import SceneRegions
import SceneRuntime
import SceneSemantics

/// Scroll views with all of their content in view.
extension TargetContext {
    /// Returns the scene in which the scroll view around `target` is as large as all that it can show and nothing else
    /// is in the way. It serves all views in the scroll view, so that they needn't be scrolled into view one by one.
    ///
    /// Returns `nil` unless `target` is in one plain scroll view that shows all of it at some offset, where nothing
    /// beside the scroll view takes its touches. Only where it is scrolled can tell how much of it is left then.
    func unrolled(around target: ViewID) -> TargetContext? {
        let scrollViews = tree.superviews(of: target).filter { tree[$0].kind.isScrollView }
        guard scrollViews.count == 1, isUnobstructed(target, scrolling: scrollViews[0]) else { return nil }
        return unrolled(scrollViews[0])
    }

    /// Returns whether scrolling brings `target` to where touches go to the scroll view or what is in it.
    private func isUnobstructed(_ target: ViewID, scrolling scrollView: ViewID) -> Bool {
        guard geometry.isAxisAligned(scrollView), let box = geometry.boundingBox(of: target, in: scrollView)
        else { return false }
        let (here, shown) = (tree[scrollView].boundsOrigin, geometry.drawnBox(of: scrollView))
        let pieces = maps.hitMap.pieces
        return LoweredScene.Alignment.allCases.contains { alignment in
            guard let offset = tree.offset(of: scrollView, placing: box, at: alignment) else { return false }
            // Where it is in the scene once the content has moved.
            let corners = box.corners.map {
                geometry.rootPoint(
                    Point(x: $0.x - offset.x + here.x, y: $0.y - offset.y + here.y), from: scrollView)
            }
            let there = Rectangle(around: corners)
            guard shown.contains(there) else { return false }
            let indices = maps.hitPieces.indices(meeting: there)
            work.charge(.pieces(indices.count))
            return indices.allSatisfy { index in
                guard case .hit(let hit) = pieces[index].outcome else { return false }
                return tree.isInSuperviewChain(scrollView, of: hit)
            }
        }
    }
}

extension LoweredScene {
    /// Returns the scene in which `scrollView`, which isn't in another scroll view, is as large as all that it can
    /// show, and so is the scene. The views beside it are hidden. Returns `nil` if it is transformed or zoomed.
    func unrolling(_ scrollView: ViewID) -> LoweredScene? {
        guard tree[scrollView].kind == .scroll, tree[scrollView].transform == .identity,
            tree[scrollView].hitShape == .rectangle, let properties = tree.scrollViews[scrollView],
            properties.viewForZooming == nil, HitTestGeometry(tree).isAxisAligned(scrollView),
            // Overrides around it may answer for views beside it.
            tree.chain(from: scrollView).allSatisfy({ tree.rules(of: $0).allSatisfy { $0.traits.letsThroughAtMost } })
        else { return nil }
        let bounds = tree[scrollView].bounds
        let content = properties.reachableContent(for: tree[scrollView].size).united(with: bounds)
        var stage = LiveScene(self)
        stage.update { tree in
            let chain = Array(tree.chain(from: scrollView))
            for (inner, outer) in zip(chain, chain.dropFirst()) {
                for view in tree.subviews(of: outer) where view != inner { tree[view].isHidden = true }
                tree[outer].clipsToBounds = false
                tree[outer].hitShape = .rectangle
                tree[outer].hitSlop = Edges(all: Self.unboundedSlop)
            }
            tree[scrollView].setBounds(content)
            // What is in it stays in place.
            let (right, down) = (tree[scrollView].frame.minX - bounds.minX, tree[scrollView].frame.minY - bounds.minY)
            tree[scrollView].frame = Rectangle(
                minX: content.minX + right, minY: content.minY + down, maxX: content.maxX + right,
                maxY: content.maxY + down)
            tree.scrollViews[scrollView]?.isScrollEnabled = false
            let box = HitTestGeometry(tree).boundingBox(of: scrollView)
            tree[.root].hitSlop = .zero
            tree[.root].setBounds(tree[.root].bounds.united(with: box))
        }
        return after(stage)
    }

    /// As far as coordinates reach.
    private static var unboundedSlop: Double { 1e9 }
}

extension View {
    fileprivate mutating func setBounds(_ bounds: Rectangle) {
        boundsOrigin = bounds.origin
        size = Size(width: bounds.width, height: bounds.height)
    }
}
