import SceneRuntime

/// A touch target where it lies as it is written, or once scroll views have moved.
struct PlacedTarget {
    /// The target.
    let place: Int
    /// How far scroll views have moved what is in them.
    let moves: [ScrollMove]
    /// Where it would be hit if nothing lay in front of it: a rectangle, or one around it.
    let reach: Rectangle
}

/// What takes touches from a target in a part of where it would be hit.
struct TargetBlocker {
    /// The view; `nil` for a header that may come to lie there.
    var view: Int?
    /// Where.
    var reach: Rectangle
    /// Whether it is in the target and there to be touched itself.
    var isWanted: Bool
}

extension PlacedTarget {
    /// Whether `isSought` holds of something that takes touches from the target and lies as `relation` says; it may be asked of
    /// what lies elsewhere, too.
    func containsBlocker(
        _ relation: PlaceRelation, _ outline: SceneOutline, where isSought: (TargetBlocker) -> Bool
    ) -> Bool {
        func contains(_ range: Range<Int>, _ relation: PlaceRelation) -> Bool {
            outline.takers.contains(in: range, relation) { taker in
                !isBeside(taker, outline) && blocker(taker, outline).map(isSought) ?? false
            }
        }
        var start = place + 1
        if moves.isEmpty { return contains(start..<outline.views.count, relation) }
        // What is in the innermost scroll view has moved as far as the target, what is beside it in the next one less.
        var way = moves.reduce(Point.zero) { Point(x: $0.x + $1.way.x, y: $0.y + $1.way.y) }
        for move in moves {
            let end = outline.views[move.scrollView].end
            if contains(start..<end, relation.beforeMove(by: way)) { return true }
            start = end
            way = Point(x: way.x - move.way.x, y: way.y - move.way.y)
        }
        if contains(start..<outline.views.count, relation) { return true }
        return moves.contains { move in
            guard let band = band(of: move, outline), band.meets(reach) else { return false }
            return isSought(TargetBlocker(view: nil, reach: band, isWanted: false))
        }
    }

    /// Where headers can come to lie over what `move` moves; `nil` where there are none.
    private func band(of move: ScrollMove, _ outline: SceneOutline) -> Rectangle? {
        guard move.headers > 0 else { return nil }
        var band = outline.window(of: move.scrollView, after: moves)
        band.maxY = band.minY + move.headers
        return band
    }

    /// Whether it takes but a look to see that the taker lies above or below the target, as most do.
    private func isBeside(_ taker: Int, _ outline: SceneOutline) -> Bool {
        guard moves.isEmpty else { return false }
        return outline.views[taker].reach.minY >= reach.maxY || outline.views[taker].reach.maxY <= reach.minY
    }

    /// What `taker`, a view that is asked before the target, takes from it; `nil` if that is nothing.
    private func blocker(_ taker: Int, _ outline: SceneOutline) -> TargetBlocker? {
        let reach =
            moves.isEmpty
            ? outline.views[taker].reach : outline.reach(of: outline.views[taker].box, in: taker, after: moves)
        guard reach.meets(self.reach), !isApart(from: taker, outline) else { return nil }
        let delegate = outline.views[taker].delegate
        if taker < outline.views[place].end {
            if delegate == nil, outline.views[taker].owner == place { return nil }
            return TargetBlocker(
                view: taker, reach: reach, isWanted: delegate == nil && outline.views[taker].wanted > place)
        }
        // What is handed on to a view in which the target lies comes to the target.
        if let delegate, delegate < place, outline.holds(delegate, place) { return nil }
        return TargetBlocker(view: taker, reach: reach, isWanted: false)
    }

    /// Whether a rotated or round view, though its rectangle meets that of the target, does not.
    private func isApart(from taker: Int, _ outline: SceneOutline) -> Bool {
        let areRectangles = outline.views[place].traits.intersection(outline.views[taker].traits).contains(.isRectangle)
        if areRectangles || !moves.isEmpty || outline.views[taker].traits.contains(.isWide) { return false }
        return outline.parallelogram(of: place).isApart(from: outline.parallelogram(of: taker))
    }
}

extension SceneOutline {
    /// Where the bounds of `view` lie after the slop.
    fileprivate func parallelogram(of view: Int) -> Parallelogram {
        slants[ViewID(index: view)] ?? Parallelogram(views[view].box)
    }
}
