import SceneRuntime
import SceneText

/// One touch target, looked at in the outline of its scene, as it is written or with scroll views moved.
struct TargetGlance {
    /// The target.
    private let target: Int
    /// The outline.
    private let outline: SceneOutline
    /// How far scroll views have moved what is in them.
    private let moves: [ScrollMove]
    /// Where it would be hit if nothing lay in front of it.
    private let reach: Rectangle
    /// Where it is there to be seen.
    private let window: Rectangle
    /// What takes touches from it in a part of ``reach``.
    private var blockers: [Blocker] = []

    /// A view that takes touches from the target.
    private struct Blocker {
        /// The view; `nil` for a header that may come to lie there.
        var view: Int?
        /// Where.
        var reach: Rectangle
        /// Whether it is in the target and there to be touched itself.
        var isWanted: Bool
    }

    /// Looks at `target` in `outline`.
    init(_ target: Int, _ outline: SceneOutline, moves: [ScrollMove] = []) {
        self.target = target
        self.outline = outline
        self.moves = moves
        let view = outline.views[target]
        reach = moves.isEmpty ? view.reach : outline.reach(of: target, after: moves)
        window = moves.isEmpty ? view.bounds.intersection(view.window) : outline.window(of: target, after: moves)
        findBlockers()
    }

    /// Lists what takes touches from the target.
    private mutating func findBlockers() {
        if reach.isEmpty { return }
        let end = outline.views[target].end
        for place in outline.takers[outline.takers.partitioningIndex { $0 > target }...] {
            let reach = moves.isEmpty ? outline.views[place].reach : outline.reach(of: place, after: moves)
            guard reach.meets(self.reach) else { continue }
            let taker = outline.views[place]
            if place < end {
                let keepsTouches = taker.delegate == nil
                if keepsTouches, taker.owner == target { continue }
                blockers.append(Blocker(view: place, reach: reach, isWanted: keepsTouches && taker.wanted > target))
            } else {
                // What is handed on to a view in which the target lies comes to the target.
                if let delegate = taker.delegate, delegate < target, target < outline.views[delegate].end { continue }
                blockers.append(Blocker(view: place, reach: reach, isWanted: false))
            }
        }
        for move in moves where move.headers > 0 {
            var band = outline.window(of: move.scrollView, after: moves)
            band.maxY = band.minY + move.headers
            if band.meets(reach) { blockers.append(Blocker(view: nil, reach: band, isWanted: false)) }
        }
    }

    /// Whether touches that should come to the target can go elsewhere.
    var canLose: Bool {
        if window.isEmpty || isBehind(.isVeil, window) { return false }
        return !reach.holds(window) || blockers.contains { takesWhatIsSeen($0) }
    }

    /// Whether touches on it may be handed to what is behind it.
    var mayLoseToWhatIsBehind: Bool {
        blockers.contains { blocker in blocker.view.map { outline.views[$0].delegate != nil } ?? false }
    }

    /// Whether one view of this trait that lies in front of the target lies over all of `part`.
    private func isBehind(_ trait: OutlinedView.Traits, _ part: Rectangle) -> Bool {
        // What moves is cut off elsewhere then.
        guard moves.isEmpty else { return false }
        for veil in outline.veils.reversed() {
            if veil < outline.views[target].end { break }
            if outline.views[veil].traits.contains(trait), outline.views[veil].extent.holds(part) { return true }
        }
        return false
    }

    /// Whether the blocker takes touches where the target is seen, and that is a loss.
    private func takesWhatIsSeen(_ blocker: Blocker) -> Bool {
        let taken = blocker.reach.intersection(window)
        if blocker.isWanted || taken.isEmpty { return false }
        guard moves.isEmpty, let view = blocker.view, view >= outline.views[target].end else { return true }
        var next: Int? = view
        while let place = next, target >= outline.views[place].end || target < place {
            let above = outline.views[place]
            if above.traits.contains(.isVeil), above.extent.holds(taken) { return false }
            next = outline.views[place].superview
        }
        return true
    }

    /// Whether the target may be hit where something opaque hides it.
    var canBeCovered: Bool {
        let view = outline.views[target]
        let reach = view.traits.contains(.isAsked) ? view.box : self.reach
        if reach.isEmpty { return false }
        for cover in outline.covers.reversed() {
            if cover < view.end { break }
            let hidden = outline.views[cover].extent.intersection(reach)
            if !hidden.isEmpty, !isTaken(hidden) { return true }
        }
        return false
    }

    /// Whether it is plain to see that one view takes all touches in `part` from the target.
    private func isTaken(_ part: Rectangle) -> Bool {
        if outline.views[target].traits.contains(.isAsked) || blockers.count > Self.mostBlockers { return false }
        return blockers.contains { blocker in
            guard let view = blocker.view, outline.views[view].traits.contains(.isRectangle) else { return false }
            return blocker.reach.holds(part)
        }
    }

    /// Whether a square with sides of less than `side` may be all that is left of the target.
    func canBeSmaller(than side: Double) -> Bool {
        // A bit less: where coordinates are large, sums of them are rounded.
        if hasRoom(for: side - 5e-7) { return false }
        // What is small wherever it is looked at is not asked for where it is not hit.
        if !moves.isEmpty { return true }
        if reach.isEmpty { return outline.views[target].traits.contains(.isAsked) }
        // What is not seen or not hit at all is not small.
        return !isBehind(.isOpaque, outline.views[target].extent) && !isTaken(reach)
    }

    /// Whether a square with this side fits where the target is hit.
    private func hasRoom(for side: Double) -> Bool {
        guard reach.width >= side, reach.height >= side, blockers.count <= Self.mostBlockers else { return false }
        if blockers.isEmpty { return true }
        // A square that fits can be moved left and up until it touches something.
        let lefts = [reach.minX] + blockers.map { $0.reach.maxX }.filter { reach.minX < $0 }
        let tops = [reach.minY] + blockers.map { $0.reach.maxY }.filter { reach.minY < $0 }
        for minX in lefts where minX + side <= reach.maxX {
            for minY in tops where minY + side <= reach.maxY {
                let square = Rectangle(minX: minX, minY: minY, maxX: minX + side, maxY: minY + side)
                if !blockers.contains(where: { $0.reach.meets(square) }) { return true }
            }
        }
        return false
    }

    /// Where more views lie in front it is not looked what they leave.
    private static let mostBlockers = 24
}
