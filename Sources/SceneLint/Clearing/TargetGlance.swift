import SceneRegions
import SceneRuntime
import SceneText

/// One touch target, looked at in the outline of its scene, as it is written or with scroll views moved.
///
/// It does not keep the outline: there are as many of these as there are targets, and each would count as one more owner of it.
struct TargetGlance {
    /// The target.
    private let target: PlacedTarget
    /// A rectangle in which it would surely be hit.
    private let core: Rectangle
    /// Whether no superview keeps touches from it where it is there to be seen.
    private let isHeld: Bool
    /// Where it is there to be seen.
    private let window: Rectangle
    /// What takes touches from it where it would be hit.
    private let blockers: [TargetBlocker]
    /// Whether more views do so than are listed.
    private let isCrowded: Bool

    /// Looks at the target at `place` in `outline`.
    ///
    /// - Parameter slanting: What is to be known of it beyond what its rectangle tells, where that is not all.
    init(
        _ place: Int, _ slanting: SlantingTarget?, after moves: [ScrollMove] = [], in outline: borrowing SceneOutline
    ) {
        let bounds = outline.views[place].bounds
        let reach: Rectangle
        if moves.isEmpty {
            reach = outline.views[place].reach
            window = bounds.intersection(outline.views[place].window)
        } else {
            reach = outline.reach(of: outline.views[place].box, in: place, after: moves)
            window = outline.window(of: place, after: moves)
        }
        if let slanting {
            isHeld = slanting.isHeld && outline.reach(of: bounds, in: place, after: moves).holds(window)
            core = slanting.isHeld ? outline.reach(of: slanting.square, in: place, after: moves) : .empty
        } else {
            isHeld = reach.holds(window)
            core = reach
        }
        let target = PlacedTarget(place: place, moves: moves, reach: reach)
        var blockers: [TargetBlocker] = []
        isCrowded =
            !reach.isEmpty
            && target.containsBlocker(.meeting(reach), outline) { blocker in
                blockers.append(blocker)
                return blockers.count > Self.mostBlockers
            }
        self.blockers = blockers
        self.target = target
    }

    /// Where more views lie in front it is not looked what they leave.
    private static let mostBlockers = 24

    /// Whether touches that should come to the target can go elsewhere.
    func canLose(in outline: SceneOutline) -> Bool {
        let isLosing = !isHeld || blockers.contains { takesWhatIsSeen($0, outline) }
        if window.isEmpty || !isLosing && !isCrowded || isBehind(.isVeil, window, outline) { return false }
        return isLosing || target.containsBlocker(.meeting(window), outline) { takesWhatIsSeen($0, outline) }
    }

    /// Whether no part of it is there to be seen.
    var isOutOfView: Bool { window.isEmpty }

    /// Whether it is there to be seen, and touches that should come to it cannot go elsewhere.
    func isClear(in outline: SceneOutline) -> Bool {
        !isOutOfView && !canLose(in: outline) && !mayLoseToWhatIsBehind(in: outline)
    }

    /// Whether touches on it may be handed to what is behind it.
    func mayLoseToWhatIsBehind(in outline: SceneOutline) -> Bool {
        guard outline.hasDelegates else { return false }
        return isCrowded
            || blockers.contains { blocker in blocker.view.map { outline.views[$0].delegate != nil } ?? false }
    }

    /// Whether one view of this trait that lies in front of the target lies over all of `part`.
    private func isBehind(_ trait: OutlinedView.Traits, _ part: Rectangle, _ outline: SceneOutline) -> Bool {
        // What moves is cut off elsewhere then.
        guard target.moves.isEmpty else { return false }
        return outline.contains(outline.veils, inFrontOf: target.place, .holding(part)) { veil in
            outline.views[veil].traits.contains(trait) && outline.views[veil].extent.holds(part)
        }
    }

    /// Whether the blocker takes touches where the target is seen, and that is a loss.
    private func takesWhatIsSeen(_ blocker: TargetBlocker, _ outline: SceneOutline) -> Bool {
        let taken = blocker.reach.intersection(window)
        if blocker.isWanted || taken.isEmpty { return false }
        guard target.moves.isEmpty, let view = blocker.view, view >= outline.views[target.place].end else {
            return true
        }
        var next: Int? = view
        while let place = next, !outline.holds(place, target.place) {
            if outline.views[place].traits.contains(.isVeil), outline.views[place].extent.holds(taken),
                outline.isDrawn(place, inFrontOf: target.place)
            {
                return false
            }
            next = outline.views[place].superview
        }
        return true
    }

    /// Whether the target may be hit where something opaque hides it.
    func canBeCovered(in outline: SceneOutline) -> Bool {
        let reach =
            outline.views[target.place].traits.contains(.isAsked) ? outline.views[target.place].box : target.reach
        let isHidden = outline.contains(outline.covers, inFrontOf: target.place, .meeting(reach)) { cover in
            outline.views[cover].extent.meets(reach)
        }
        // Hardly anything is hidden; and where all of it is taken there is no need to look at each part.
        if reach.isEmpty || !isHidden || isTaken(reach, outline) { return false }
        return outline.contains(outline.covers, inFrontOf: target.place, .meeting(reach)) { cover in
            let hidden = outline.views[cover].extent.intersection(reach)
            return !hidden.isEmpty && !isTaken(hidden, outline)
        }
    }

    /// Whether it is plain to see that one view takes all touches in `part` from the target.
    private func isTaken(_ part: Rectangle, _ outline: SceneOutline) -> Bool {
        if outline.views[target.place].traits.contains(.isAsked) { return false }
        return blockers.contains { takesAll($0, part, outline) }
            || isCrowded && target.containsBlocker(.holding(part), outline) { takesAll($0, part, outline) }
    }

    /// Whether it is plain to see that `blocker` takes all touches in `part` from the target.
    private func takesAll(_ blocker: TargetBlocker, _ part: Rectangle, _ outline: SceneOutline) -> Bool {
        guard let view = blocker.view, blocker.reach.holds(part) else { return false }
        let traits = outline.views[view].traits
        return traits.contains(.isRectangle) && !traits.contains(.isWide)
    }

    /// Whether a square with sides of less than `side` may be all that is left of the target.
    func canBeSmaller(than side: Double, in outline: SceneOutline) -> Bool {
        // A bit less: where coordinates are large, sums of them are rounded.
        if hasRoom(for: side - 5e-7) { return false }
        // What is small wherever it is looked at is not asked for where it is not hit.
        if !target.moves.isEmpty { return true }
        if target.reach.isEmpty { return outline.views[target.place].traits.contains(.isAsked) }
        // What is not seen or not hit at all is not small.
        return !isBehind(.isOpaque, outline.views[target.place].extent, outline) && !isTaken(target.reach, outline)
    }

    /// Whether a square with this side fits where the target is hit.
    private func hasRoom(for side: Double) -> Bool {
        !isCrowded && core.holdsSquare(withSide: side, beside: blockers.map { $0.reach })
    }
}
