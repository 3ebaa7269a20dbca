import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Fixes that make touch targets larger, and the superviews that would cut them off, such as a low bar.
extension EnlargingFixes {
    /// Returns the fix that gives `target` a slop as large as `slop` within the scene, and its superviews what they
    /// need to contain it. Returns `nil` if that doesn't work or takes anything from other touch targets.
    func enlargingWithSuperviews(_ target: ViewID, by slop: Edges, to side: Double) -> Diagnostic.Fix? {
        guard tree[target].hitShape == .rectangle, geometry.isAxisAligned(target),
            instances(withTheLineOf: target).count == 1, let shifted = shifted(slop, of: target)
        else { return nil }
        let cutting = SlopCuts(targets: targets).superviewsCutting(shifted, of: target)
        guard !cutting.isEmpty || shifted != slop, cutting.count <= Self.maximumSuperviews else { return nil }
        let slop = shifted
        let region = Region(geometry.seenPart(of: geometry.hitBoundingBox(of: target, withSlop: slop)))
        var slops: [(view: ViewID, slop: Edges)] = [(target, slop)]
        for superview in cutting {
            // What is outside is cut off for the eye, too, or `dead-overhang` reports it.
            guard canBeEnlarged(superview), geometry.contains(superview, geometry.boundingBox(of: target)),
                let needed = self.slop(of: superview, toHold: region, of: target)
            else {
                return nil
            }
            slops.append((superview, needed))
        }
        // A target in a component of another file can't be changed together with the superview that is too small for
        // it.
        guard let fix = slopFix(writing: slops),
            fix.edits.allSatisfy({ $0.range.file == scene.syntax.source.file }),
            let map = maps.hitMap(changing: fix.views, within: box(around: slops), { fix.apply(to: &$0) }),
            map.region(ownedBy: target, views).largestSquare >= side - Tolerance.rounding
        else { return nil }
        let names = slops.map { "`\(written($0.slop))` on \(quotedName($0.view))" }
        let title =
            "write \(names.joinedAsList()), so that its hit area is at least \(written(side)) × \(written(side)) points"
        if triedFix(title, fix, for: [target]).isHarmful { return nil }
        return triedFix(title, fix, for: [target], includingRows: true).fix
    }

    /// More bars in bars than that are rare.
    private static let maximumSuperviews = 3

    /// Returns whether a slop on `view` says what an app can do: cells and what scrolls can't be larger than they are
    /// laid out. A line that makes several views would enlarge all of them.
    private func canBeEnlarged(_ view: ViewID) -> Bool {
        guard tree[view].kind != .cell, tree[view].kind != .content, !tree[view].kind.isScrollView,
            tree[view].hitShape == .rectangle,
            // A target has a size of its own to judge.
            !scene.isTouchTarget(view)
        else { return false }
        let line = scene.range(of: view)
        return tree.identities.count { scene.range(of: $0) == line } == 1
    }

    /// Returns `slop` with what would be outside the scene moved to the opposite side.
    private func shifted(_ slop: Edges, of target: ViewID) -> Edges? {
        let box = geometry.hitBoundingBox(of: target, withSlop: slop)
        let rootBox = geometry.boundingBox(of: .root)
        if rootBox.contains(box) { return slop }
        // Elsewhere a point of the scene isn't a point of the target.
        guard let bounds = geometry.boundsRectangle(of: target), tree[target].transform == .identity,
            abs(bounds.width - tree[target].size.width) < Tolerance.nothing,
            abs(bounds.height - tree[target].size.height) < Tolerance.nothing
        else { return nil }
        func shifted(_ start: Double, _ end: Double, _ before: Double, _ after: Double) -> (Double, Double) {
            let (before, after) = (max(0, before), max(0, after))
            return (
                (start - before + after).roundedUpToThousandth, (end - after + before).roundedUpToThousandth
            )
        }
        let (top, bottom) = shifted(slop.top, slop.bottom, rootBox.minY - box.minY, box.maxY - rootBox.maxY)
        let (left, right) = shifted(slop.left, slop.right, rootBox.minX - box.minX, box.maxX - rootBox.maxX)
        let now = tree[target].hitSlop
        return now.larger(Edges(top: top, left: left, bottom: bottom, right: right))
    }

    /// Returns the superview that leaves least of `target`, if any superview doesn't contain all of it.
    func superviewCutting(_ target: ViewID) -> ViewID? {
        guard let whole = geometry.hitRectangle(of: target) else { return nil }
        var minimumRemaining = whole.area - Tolerance.rounding
        var cutting: ViewID?
        for superview in views.superviewsThatCanReject(for: target) {
            guard let own = geometry.hitRectangle(of: superview), tree[superview].hitShape != .subviews,
                // One that is as large as the scene cuts off no more than that does.
                own != geometry.boundingBox(of: .root)
            else { continue }
            let remaining = whole.intersection(own).orEmpty.area
            if remaining < minimumRemaining { (minimumRemaining, cutting) = (remaining, superview) }
        }
        return cutting
    }
}
