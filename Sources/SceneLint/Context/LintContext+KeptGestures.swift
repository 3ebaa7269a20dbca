import SceneRegions
import SceneRuntime

/// Which controls keep all touches from recognizers of views around them.
extension LintContext {
    /// Returns the controls in the view of `gesture` that keep each of its touches, with a point that shows it, or
    /// `nil` if it may be recognized somewhere.
    func controlsKeepingAllTouches(from gesture: WrittenRecognizer) -> (controls: [ViewID], point: Point)? {
        let view = gesture.id.view
        guard tree.isSeen(view), point(seenBy: gesture) == nil, let hits = hits(inside: gesture),
            let first = hits.first
        else { return nil }
        var controls: [ViewID] = []
        for hit in hits {
            guard let control = hit.viewsInside.first(where: { tree[$0].kind.keeps(gesture.recognizer) }),
                spendOnTouches(of: hit.view), !recognizes(gesture, from: hit.point, in: tree)
            else { return nil }
            if !controls.contains(control) { controls.append(control) }
        }
        return holdsAtAllOffsets(around: gesture.id.view) { $0.hitsOnlyControls(keeping: gesture) }
            ? (controls, first.point) : nil
    }

    /// Returns whether each touch in the view of `gesture` hits a control that keeps it.
    private func hitsOnlyControls(keeping gesture: WrittenRecognizer) -> Bool {
        let view = gesture.id.view
        guard maps.hitMap.isOfAllPoints, work.spend(maps.hitViews.count) else { return false }
        return maps.hitViews.allSatisfy { hit in
            if !tree.isInSuperviewChain(view, of: hit) { return true }
            if hit != view, tree[hit].isEnabled, tree[hit].kind.keeps(gesture.recognizer) { return true }
            return maps.hitMap.region(of: .hit(hit)).withoutSlivers.isEmpty
                || !gesture.recognizer.receives(Array(tree.chain(from: hit)))
        }
    }
}
