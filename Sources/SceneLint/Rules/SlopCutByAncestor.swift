import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let slopCutByAncestor: Rule = Rule(
        "slop-cut-by-ancestor", .warning,
        explanation: """
            ## What it finds
            Reports a touch target whose `hitSlop` extends outside a superview. The finding gives the first
            superview that cuts the slop off, and how much is lost.

            The edge of the scene isn't reported, nor is slop that scroll views can scroll into their bounds, even
            if it takes several offsets to show all of it. If the target itself extends outside a superview, `dead-overhang` reports it.

            ## Why it is bad
            A superview that doesn't contain the point returns nil without asking its subviews. You enlarged the
            target in code, but not on the screen.

            ## Example
            ```scene
            scene Main 390x844 {
                view Bar frame 0,100 390x30 {
                    button Close frame 20,4 22x22 hitSlop 11
                }
            }
            ```

            ## Instead
            Enlarge the superview, or give it a `hitSlop`, too.
            ```scene
            scene Main 390x844 {
                view Bar frame 0,100 390x30 hitSlop 7,0,7,0 {
                    button Close frame 20,4 22x22 hitSlop 11
                }
            }
            ```

            ## In UIKit
            Enlarge the superview's hit area by the same override:
            ```swift
            final class BarView: UIView {
                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                    bounds.insetBy(dx: 0, dy: -7).contains(point)
                }
            }
            ```
            """
    ) { (context: TargetContext) in
        var reported: Set<SourceRange> = []
        let suspects = context.views.touchTargets.filter { context.tree[$0].hasSlop }
        return context.work.results(of: suspects, "touch targets with a `hitSlop`") { view in
            guard !reported.contains(context.scene.range(of: view)), let cut = context.slopCut(of: view) else {
                return nil
            }
            reported.insert(context.scene.range(of: view))
            return Diagnostic.slopCut(view, cut, context.fixes(of: view, cut), context).with(
                furtherInstances: context.furtherInstances(of: view) { context.slopCut(of: $0) != nil })
        }
    }
}

/// What superviews leave of the slop of a touch target.
struct SlopCut {
    /// The superviews that are too small, nearest to the target first.
    var rejectingSuperviews: [ViewID]
    /// Where the target would take touches without them.
    var claimed: Region
    /// The part of it that they cut off.
    var cut: Region
    /// The part of it that remains.
    var left: Region
    /// A point that is cut off.
    var point: Point
}

extension TargetContext {
    /// Returns the part of what the slop of `target` adds that superviews cut off at every offset of the scroll views
    /// among them.
    func slopCut(of target: ViewID) -> SlopCut? {
        guard tree[target].hasSlop, tree.isTouchable(target), tree[target].isEnabled,
            !geometry.isDegenerate(target)
        else { return nil }
        let suspects = holdings(around: target).filter {
            $0.superview != .root && tree[$0.superview].kind != .window
                && !geometry.contains($0.superview, geometry.hitBoundingBox(of: target))
        }
        guard !suspects.isEmpty, let found = maps.targetReach(of: target), !found.visible.isEmpty else { return nil }
        let claimed = views.hitArea(of: target)
        let added = claimed.subtracting(geometry.boundsRegion(of: target))
        let outside = suspects.reduce(Region.empty) { $0.union(part(of: added, outside: $1)) }
        work.charge(pieces: 8, claimed.rectangles.count, suspects.count)
        let cut = outside.subtracting(maps.region(hittingIn: target, near: outside.boundingBox))
        guard cut.area > Tolerance.fraction(isExact: maps.isExact(in: claimed.boundingBox)) * claimed.area,
            let point = cut.clearPoint, overhangs.overhang(of: target) == nil
        else { return nil }
        let rejectingSuperviews = suspects.filter { !part(of: cut, outside: $0).isEmpty }.map { $0.superview }
        // What is out of view now can be scrolled to.
        let left = suspects.allSatisfy { $0.play == .zero } ? found.hit : claimed.subtracting(cut)
        return SlopCut(rejectingSuperviews: rejectingSuperviews, claimed: claimed, cut: cut, left: left, point: point)
    }

    /// Returns the superviews that would cut off a part of `slop` if `target` had it, nearest first. The edge of the
    /// scene doesn't count.
    func superviewsCutting(_ slop: Edges, of target: ViewID) -> [ViewID] {
        let claimed = geometry.seenPart(of: geometry.hitBoundingBox(of: target, withSlop: slop))
        let added = Region(claimed).subtracting(geometry.boundsRegion(of: target))
        return holdings(around: target).filter {
            $0.superview != .root && tree[$0.superview].kind != .window
                && part(of: added, outside: $0).area > Tolerance.rounding * claimed.area
        }.map { $0.superview }
    }

    /// How far scroll views can move a target to where a superview contains it.
    private struct Holding {
        var superview: ViewID
        /// How much further than its own edges the superview reaches with the help of scroll views, in points of the
        /// scene.
        var play: Edges
    }

    /// Returns the superviews that must contain `target`, nearest first.
    ///
    /// Where each of them contains a point at some offset, some offset has the point in all of them, because they are
    /// boxes that meet each other.
    private func holdings(around target: ViewID) -> [Holding] {
        var play = Edges.zero
        return views.superviewsLimiting(target).map { superview in
            if let more = self.play(of: superview) { play = play.adding(more) }
            return Holding(superview: superview, play: play)
        }
    }

    /// Returns how far `scrollView` can still move its content in each direction of the scene, as how much further it
    /// reaches on the opposite side. Returns `nil` if it doesn't scroll.
    private func play(of scrollView: ViewID) -> Edges? {
        guard let ends = tree.scrollViews[scrollView]?.scrollableOffsets(for: tree[scrollView].size) else { return nil }
        let here = tree[scrollView].boundsOrigin
        let origin = geometry.rootPoint(here, from: scrollView)
        let offsets = Rectangle(
            minX: min(here.x, ends.lowest.x), minY: min(here.y, ends.lowest.y), maxX: max(here.x, ends.highest.x),
            maxY: max(here.y, ends.highest.y))
        let box = Rectangle(around: offsets.corners.map { geometry.rootPoint($0, from: scrollView) })
        return Edges(
            top: origin.y - box.minY, left: origin.x - box.minX, bottom: box.maxY - origin.y,
            right: box.maxX - origin.x)
    }

    /// Returns the part of `region` that the superview contains at no offset.
    private func part(of region: Region, outside holding: Holding) -> Region {
        if holding.play == .zero { return region.subtracting(views.hitArea(of: holding.superview)) }
        return region.subtracting(Region(geometry.hitBoundingBox(of: holding.superview).grown(by: holding.play)))
    }

    /// Returns the fix that makes the superviews extend as far as the slop, if it helps.
    fileprivate func fixes(of target: ViewID, _ cut: SlopCut) -> [Diagnostic.Fix] {
        var slops: [(view: ViewID, slop: Edges)] = []
        var edits: [Diagnostic.Edit] = []
        for superview in cut.rejectingSuperviews {
            guard !tree[superview].kind.isScrollView, let slop = slop(of: superview, toHold: cut.cut, of: target),
                let edit = scene.writing(written(slop), for: .hitSlop, of: superview)
            else { return [] }
            slops.append((superview, slop))
            edits.append(edit)
        }
        let reach = { (tree: inout ViewTree) in
            for (view, slop) in slops { tree[view].hitSlop = slop }
        }
        let reaching = maps.hitMap(changing: cut.rejectingSuperviews, within: cut.cut.boundingBox, reach)
        guard let map = reaching,
            cut.cut.subtracting(map.region(hittingIn: target, tree)).area <= Tolerance.nothing * cut.cut.area
        else { return [] }
        let names = cut.rejectingSuperviews.map { quotedName($0) }.joinedAsList()
        return [
            triedFix(
                "enlarge \(names) with `hitSlop`", edits, for: [target], changing: cut.rejectingSuperviews,
                within: box(around: slops), reach
            ).fix
        ]
    }
}

extension Edges {
    /// Returns the sums of the distances on each side.
    fileprivate func adding(_ other: Edges) -> Edges {
        Edges(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}

extension Diagnostic {
    /// Creates the finding for a superview that cuts off a slop.
    fileprivate static func slopCut(
        _ target: ViewID, _ cut: SlopCut, _ fixes: [Fix], _ context: TargetContext
    ) -> Diagnostic {
        let title = context.quotedName(target)
        let superview = context.quotedName(cut.rejectingSuperviews[0])
        let fraction = min(1, cut.cut.area / cut.claimed.area)
        let isExact = context.maps.isFigureExact(cut.claimed)
        var left = "\(areaText(cut.left.area, isExact: isExact)) square points of it remain"
        if isExact, cut.left.isRectangle {
            let box = cut.left.boundingBox
            left = "what remains is \(hundredthText(box.width)) × \(hundredthText(box.height)) points"
        }
        let advice =
            fixes.isEmpty
            ? Note("make \(superview) larger, or \(title) itself, instead of the slop")
            : Note(sceneAdvice: "give \(superview) a `hitSlop`, too, or make it larger")
        return Rule.slopCutByAncestor.finding(
            "\(percentText(fraction, isExact: isExact)) of the area that `hitSlop` gives \(title) is never hit: it is outside \(superview)",
            at: context.scene.range(of: .hitSlop, of: target) ?? context.scene.range(of: target),
            notes: [
                Note(
                    "\(superview) returns nil for points that it does not contain, without asking its subviews",
                    at: context.scene.range(of: cut.rejectingSuperviews[0])),
                Note("\(left); at \(context.text(cut.point)) \(title) is not hit"), advice,
            ], fixes: fixes,
            data: Evidence(
                point: (cut.point.x, cut.point.y), views: cut.rejectingSuperviews.map { context.path($0) },
                about: cut.cut,
                fraction: fraction, isExact: isExact))
    }
}
