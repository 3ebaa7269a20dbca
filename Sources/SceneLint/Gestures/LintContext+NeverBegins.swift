import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Why a recognizer never recognizes, whatever the others do.
enum NeverBegins {
    /// No touch that it gets begins at its edge of the scene; these views are hit there.
    case awayFromEdge([ViewID])
    /// Its delegate refuses every touch in its view.
    case receivesNothing
    /// It is a swipe along one axis, and its delegate lets it begin only along the other.
    case acrossItsDirections(GestureRecognizer.SwipeDirections)
}

extension DeclaredRecognizer {
    /// Whether it may have a reason never to begin.
    var mayNeverBegin: Bool {
        recognizer.kind.screenEdge != nil || !recognizer.ignoredViews.isEmpty || recognizer.receivedViews != nil
            || refusedDirections != nil
    }

    /// The directions of a swipe whose delegate lets it begin only along the other axis.
    var refusedDirections: GestureRecognizer.SwipeDirections? {
        guard let axis = recognizer.shouldBegin, case .swipe(let directions) = recognizer.kind,
            directions.isDisjoint(with: axis == .horizontal ? .horizontal : .vertical)
        else { return nil }
        return directions
    }
}

extension LintContext {
    /// Returns why `gesture` never begins, as far as that is certain at every scroll offset.
    func reasonNotToBegin(_ gesture: DeclaredRecognizer) -> NeverBegins? {
        let (view, recognizer) = (gesture.id.view, gesture.recognizer)
        guard gesture.mayNeverBegin, tree.isSeen(view) else { return nil }
        if refusesAllTouches(gesture) { return .receivesNothing }
        if let directions = gesture.refusedDirections, geometry.isAxisAligned(view), refusesSwipes(gesture) {
            return .acrossItsDirections(directions)
        }
        // What changes may be hit elsewhere later.
        guard views.changesInHitTests.isEmpty else { return nil }
        let mayScroll =
            tree.scrollingView(around: view) != nil
            || tree.scrollViews.keys.contains { tree.isInSuperviewChain(view, of: $0) && tree.canScroll($0) }
        if !recognizer.ignoredViews.isEmpty || recognizer.receivedViews != nil, maps.isHitInside(view),
            getsNoTouch(gesture),
            !mayScroll || holdsAtAllOffsets(around: view, { $0.getsNoTouch(gesture) })
        {
            return .receivesNothing
        }
        if mayScroll, !isAwayFromEdge(gesture) { return nil }
        guard let edge = recognizer.kind.screenEdge else { return nil }
        return viewsHit(insteadOf: gesture, at: edge).map { .awayFromEdge($0) }
    }

    /// Returns whether `gesture` recognizes no straight swipe even without all others, but does without its
    /// delegate.
    private func refusesSwipes(_ gesture: DeclaredRecognizer) -> Bool {
        guard let start = start(of: gesture), work.spend(.changedTrees(2, views: tree.views.count)) else {
            return false
        }
        var alone = tree
        for view in tree.scrollViews.keys { alone.scrollViews[view]?.isScrollEnabled = false }
        for view in tree.recognizers.keys {
            for other in recognizers(of: view) where other.id != gesture.id { alone.turnOff(other.id) }
        }
        func isRecognized(in tree: ViewTree) -> Bool? {
            recognizes(gesture, from: start, in: tree, by: straightDrags(of: gesture.recognizer))
        }
        var willing = alone
        willing[gesture.id]?.shouldBegin = nil
        return isRecognized(in: willing) == true && isRecognized(in: alone) == false
    }

    /// Returns whether the delegate of `gesture` refuses the touch on each view that is hit in its view.
    private func getsNoTouch(_ gesture: DeclaredRecognizer) -> Bool {
        // In rows that other offsets display, the links lead to other views.
        let written = recognizers(of: gesture.id.view).first { $0.id == gesture.id } ?? gesture
        return hits(inside: written)?.isEmpty ?? false
    }

    /// Returns whether the view of `gesture`, or one around it, ends before the edge at which it must begin, wherever
    /// scroll views are scrolled, so that nothing in it is hit there.
    private func isAwayFromEdge(_ gesture: DeclaredRecognizer) -> Bool {
        guard let edge = gesture.recognizer.kind.screenEdge else { return false }
        let (chain, strip) = (Array(tree.chain(from: gesture.id.view)), strip(at: edge))
        guard chain.allSatisfy({ tree.rules(of: $0).allSatisfy { $0.traits.letsThroughAtMost } }) else { return false }
        let axis: Axis = edge == .left || edge == .right ? .horizontal : .vertical
        return chain.contains { view in
            let box = geometry.hitBoundingBox(of: view)
            let isBeside =
                axis == .horizontal
                ? box.maxX <= strip.minX || box.minX >= strip.maxX : box.maxY <= strip.minY || box.minY >= strip.maxY
            return isBeside && tree[view].hitShape != .subviews && isFixed(view, along: axis)
        }
    }

    /// Returns whether `view` stays where it is along an axis of the scene, wherever scroll views are scrolled.
    private func isFixed(_ view: ViewID, along axis: Axis) -> Bool {
        tree.superviews(of: view).allSatisfy { superview in
            guard let properties = tree.scrollViews[superview] else { return true }
            let axes = properties.axes(for: tree[superview].size)
            let isMoving = axis == .horizontal ? axes.horizontal : axes.vertical
            return !isMoving && !tree.canZoom(superview)
                && tree.chain(from: superview).allSatisfy { tree[$0].transform == .identity }
        }
    }

    /// Returns whether the delegate of `gesture` refuses the touches on its view, whatever is hit in it.
    private func refusesAllTouches(_ gesture: DeclaredRecognizer) -> Bool {
        let view = gesture.id.view
        if gesture.recognizer.ignoredViews.contains(where: { tree.isInSuperviewChain($0, of: view) }) { return true }
        guard let received = gesture.recognizer.receivedViews, !received.isEmpty, !mayLackViews(inside: view) else {
            return false
        }
        return received.allSatisfy { !tree.isInSuperviewChain($0, of: view) && !tree.isInSuperviewChain(view, of: $0) }
    }

    /// Returns the views that are hit where `gesture` could begin, those with most of the edge first, or `nil` if it
    /// may get a touch there.
    private func viewsHit(insteadOf gesture: DeclaredRecognizer, at edge: GestureRecognizer.ScreenEdge) -> [ViewID]? {
        let strip = strip(at: edge)
        guard !strip.isEmpty, maps.hitMap.isOfAllPoints else { return nil }
        let indices = maps.hitPieces.indices(meeting: strip)
        guard work.spend(.visits(Self.visitsToFindPieces + indices.count)) else { return nil }
        var areas: [ViewID: Double] = [:]
        let pieces = maps.hitMap.pieces
        for index in indices {
            let piece = pieces[index]
            switch piece.outcome {
            case .none: continue
            case .recursion, .orderDependent: return nil
            case .hit(let hit):
                let chain = Array(tree.chain(from: hit))
                if chain.contains(gesture.id.view), gesture.recognizer.receives(chain) { return nil }
                areas[hit, default: 0] += piece.rectangle.intersection(strip).area
            }
        }
        return areas.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { $0.key }
    }

    /// About as many visits as finding the pieces in a rectangle takes.
    private static let visitsToFindPieces = 8
}
