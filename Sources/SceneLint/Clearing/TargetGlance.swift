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
    /// Where it would be hit if nothing lay in front of it: a rectangle, or one around it.
    private let reach: Rectangle
    /// A rectangle in which it would surely be hit.
    private let core: Rectangle
    /// Whether no superview keeps touches from it where it is there to be seen.
    private let isHeld: Bool
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
    ///
    /// - Parameter slanting: What is to be known of it beyond what its rectangle tells, where that is not all.
    init(_ target: Int, _ outline: SceneOutline, _ slanting: SlantingTarget?, moves: [ScrollMove] = []) {
        self.target = target
        self.outline = outline
        self.moves = moves
        let view = outline.views[target]
        reach = moves.isEmpty ? view.reach : outline.reach(of: view.box, in: target, after: moves)
        window = moves.isEmpty ? view.bounds.intersection(view.window) : outline.window(of: target, after: moves)
        if let slanting {
            isHeld = slanting.isHeld && outline.reach(of: view.bounds, in: target, after: moves).holds(window)
            core = slanting.isHeld ? outline.reach(of: slanting.square, in: target, after: moves) : .empty
        } else {
            isHeld = reach.holds(window)
            core = reach
        }
        findBlockers()
    }

    /// Lists what takes touches from the target.
    private mutating func findBlockers() {
        if reach.isEmpty { return }
        let end = outline.views[target].end
        for place in outline.takers[outline.takers.partitioningIndex { $0 > target }...] {
            let reach =
                moves.isEmpty
                ? outline.views[place].reach : outline.reach(of: outline.views[place].box, in: place, after: moves)
            guard reach.meets(self.reach), !isApart(from: place) else { continue }
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

    /// Whether a rotated or round view, though its rectangle meets that of the target, does not.
    private func isApart(from taker: Int) -> Bool {
        let (slant, other) = (outline.views[target].slant, outline.views[taker].slant)
        guard moves.isEmpty, slant != nil || other != nil, !outline.views[taker].traits.contains(.isWide) else {
            return false
        }
        return (slant ?? Parallelogram(outline.views[target].box)).isApart(
            from: other ?? Parallelogram(outline.views[taker].box))
    }

    /// Whether touches that should come to the target can go elsewhere.
    var canLose: Bool {
        if window.isEmpty || isBehind(.isVeil, window) { return false }
        return !isHeld || blockers.contains { takesWhatIsSeen($0) }
    }

    /// Whether touches on it may be handed to what is behind it.
    var mayLoseToWhatIsBehind: Bool {
        blockers.contains { blocker in blocker.view.map { outline.views[$0].delegate != nil } ?? false }
    }

    /// Whether one view of this trait that lies in front of the target lies over all of `part`.
    private func isBehind(_ trait: OutlinedView.Traits, _ part: Rectangle) -> Bool {
        // What moves is cut off elsewhere then.
        guard moves.isEmpty else { return false }
        return outline.places(outline.veils, inFrontOf: target).contains { veil in
            outline.views[veil].traits.contains(trait) && outline.views[veil].extent.holds(part)
        }
    }

    /// Whether the blocker takes touches where the target is seen, and that is a loss.
    private func takesWhatIsSeen(_ blocker: Blocker) -> Bool {
        let taken = blocker.reach.intersection(window)
        if blocker.isWanted || taken.isEmpty { return false }
        guard moves.isEmpty, let view = blocker.view, view >= outline.views[target].end else { return true }
        var next: Int? = view
        while let place = next, target >= outline.views[place].end || target < place {
            let above = outline.views[place]
            if above.traits.contains(.isVeil), above.extent.holds(taken), outline.isDrawn(place, inFrontOf: target) {
                return false
            }
            next = outline.views[place].superview
        }
        return true
    }

    /// Whether the target may be hit where something opaque hides it.
    var canBeCovered: Bool {
        let view = outline.views[target]
        let reach = view.traits.contains(.isAsked) ? view.box : self.reach
        if reach.isEmpty { return false }
        return outline.places(outline.covers, inFrontOf: target).contains { cover in
            let hidden = outline.views[cover].extent.intersection(reach)
            return !hidden.isEmpty && !isTaken(hidden)
        }
    }

    /// Whether it is plain to see that one view takes all touches in `part` from the target.
    private func isTaken(_ part: Rectangle) -> Bool {
        if outline.views[target].traits.contains(.isAsked) || blockers.count > Self.mostBlockers { return false }
        return blockers.contains { blocker in
            guard let view = blocker.view else { return false }
            let traits = outline.views[view].traits
            return traits.contains(.isRectangle) && !traits.contains(.isWide) && blocker.reach.holds(part)
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
        guard core.width >= side, core.height >= side, blockers.count <= Self.mostBlockers else { return false }
        if blockers.isEmpty { return true }
        // A square that fits can be moved left and up until it touches something.
        let lefts = [core.minX] + blockers.map { $0.reach.maxX }.filter { core.minX < $0 }
        let tops = [core.minY] + blockers.map { $0.reach.maxY }.filter { core.minY < $0 }
        for minX in lefts where minX + side <= core.maxX {
            for minY in tops where minY + side <= core.maxY {
                let square = Rectangle(minX: minX, minY: minY, maxX: minX + side, maxY: minY + side)
                if !blockers.contains(where: { $0.reach.meets(square) }) { return true }
            }
        }
        return false
    }

    /// Where more views lie in front it is not looked what they leave.
    private static let mostBlockers = 24
}
