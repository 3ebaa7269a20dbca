import SceneRegions
import SceneRuntime
import SceneSemantics

/// A view that is hit in one with a recognizer.
struct HitInside {
    var view: ViewID
    /// Where it is hit.
    var point: Point
    /// All views on which gestures do the same, with ``view``.
    var alike: [ViewID]
    /// The class of its ``HitGroups/Group``: a gesture does the same on all hits of one class, but other ones of equal
    /// recognizers may recognize it.
    var equivalenceClass: Int
    /// The views from it up to the one with the recognizer, without that one.
    var viewsInside: [ViewID]
}

extension [HitInside] {
    /// The first hit of each class.
    var firstOfEachClass: [HitInside] {
        var classes: Set<Int> = []
        return filter { classes.insert($0.equivalenceClass).inserted }
    }
}

/// What touches hit in the views of recognizers.
extension LintContext {
    /// Returns the views that are hit in the view of `gesture` where its recognizer gets the touch, or `nil` if they
    /// aren't all known. Those on which gestures do the same are one hit.
    ///
    /// - Parameter atItsEdge: Whether a screen edge pan gets touches only where it can begin.
    func hits(inside gesture: DeclaredRecognizer, atItsEdge: Bool = false) -> [HitInside]? {
        let (hits, isComplete) = knownHits(inside: gesture, atItsEdge: atItsEdge)
        return isComplete ? hits : nil
    }

    /// Returns those of them that are known, and whether they are all.
    func knownHits(
        inside gesture: DeclaredRecognizer, atItsEdge: Bool = false
    ) -> (hits: [HitInside], isComplete: Bool) {
        let view = gesture.id.view
        var isComplete = maps.hitMap.isOfAllPoints
        guard maps.isHitInside(view) else { return ([], isComplete) }
        let groups = hitGroups.groups(inside: view)
        guard work.spend(.visits(groups.count)) else {
            // What others do that aren't known decides what is found.
            work.dropResult()
            return ([], false)
        }
        let edge = atItsEdge ? gesture.recognizer.kind.screenEdge.map { strip(at: $0) } : nil
        var hits: [HitInside] = []
        for var group in groups {
            guard let first = group.views.first,
                gesture.recognizer.receives(Array(tree.chain(from: first)))
            else { continue }
            if let edge {
                guard let part = self.part(of: group, in: edge) else { return (hits, false) }
                if part.views.isEmpty { continue }
                group = part
            }
            if let (hit, point) = group.start {
                let viewsInside = Array(tree.chain(from: hit).prefix { $0 != view })
                hits.append(
                    HitInside(
                        view: hit, point: point, alike: group.views, equivalenceClass: group.equivalenceClass,
                        viewsInside: viewsInside))
            } else {
                isComplete = false
            }
        }
        return (hits, isComplete)
    }

    /// Returns the views of `group` that are hit in `area`, or `nil` if the budget doesn't suffice.
    private func part(of group: HitGroups.Group, in area: Rectangle) -> HitGroups.Group? {
        guard work.spend(.visits(group.views.count)) else { return nil }
        var part = HitGroups.Group(views: [], equivalenceClass: group.equivalenceClass)
        for hit in group.views {
            let region = maps.hitMap.region(of: .hit(hit)).intersection(area).withoutSlivers
            if region.isEmpty { continue }
            part.views.append(hit)
            if part.start == nil { part.start = touchedPoint(of: region, hitting: hit).map { (hit, $0) } }
        }
        return part
    }
}
