import SceneRegions
import SceneRuntime

/// Which controls keep all touches from recognizers of views around them.
extension LintContext {
    /// Returns the controls in the view of `gesture` that keep each of its touches, with a point that shows it, or
    /// `nil` if it may be recognized somewhere.
    func controlsKeepingAllTouches(from gesture: DeclaredRecognizer) -> (controls: [ViewID], point: Point)? {
        let view = gesture.id.view
        guard tree.isSeen(view), point(seenBy: gesture) == nil, let hits = hits(inside: gesture),
            let first = hits.first
        else { return nil }
        var controls = DistinctViews()
        for hit in hits {
            for other in hit.alike {
                let inside = tree.chain(from: other).prefix { $0 != view }
                guard let control = inside.first(where: { tree[$0].kind.keepsAlways(gesture.recognizer) }) else {
                    return nil
                }
                controls.insert(control)
            }
        }
        for hit in hits.firstOfEachClass {
            guard spendOnTouches(of: hit.view), recognizes(gesture, from: hit.point, in: tree) == false else {
                return nil
            }
        }
        return holdsAtAllOffsets(around: gesture.id.view) { $0.hitsOnlyControls(keeping: gesture) }
            ? (controls.views, first.point) : nil
    }

    /// Returns whether each touch in the view of `gesture` hits a control that keeps it.
    private func hitsOnlyControls(keeping gesture: DeclaredRecognizer) -> Bool {
        let view = gesture.id.view
        guard maps.hitMap.isOfAllPoints, work.spend(.visits(maps.hitViews.count)) else { return false }
        return maps.hitViews.allSatisfy { hit in
            if !tree.isInSuperviewChain(view, of: hit) { return true }
            if hit != view, tree[hit].isEnabled, tree[hit].kind.keepsAlways(gesture.recognizer) { return true }
            return maps.hitMap.region(of: .hit(hit)).withoutSlivers.isEmpty
                || !gesture.recognizer.receives(Array(tree.chain(from: hit)))
        }
    }
}

extension ViewKind {
    /// Returns whether an enabled control of this kind keeps each gesture of `recognizer` from views around it. A
    /// switch keeps the pans along it, and others don't begin where a delegate asks for its axis.
    func keepsAlways(_ recognizer: GestureRecognizer) -> Bool {
        keeps(recognizer) || self == .switch && recognizer.kind == .pan && recognizer.shouldBegin == .horizontal
    }
}
