import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let slopCutByAncestor: Rule = Rule(
        "slop-cut-by-ancestor", .warning, drawn: .lostArea,
        explanation: """
            ## What it finds
            Reports a touch target whose `hitSlop` extends outside a superview. The finding gives the first
            superview that cuts the slop off, and how much is lost.

            The edge of the scene isn't reported, nor is slop that scroll views can scroll into their bounds, even
            if it takes several offsets to show all of it. If the target itself extends outside a superview,
            `dead-overhang` reports it.

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
            guard !reported.contains(context.scene.range(of: view)),
                let cut = SlopCuts(targets: context).slopCut(of: view)
            else {
                return nil
            }
            reported.insert(context.scene.range(of: view))
            return Diagnostic.slopCut(view, cut, context.fixes(of: view, cut), context).with(
                furtherInstances: context.furtherInstances(of: view) {
                    SlopCuts(targets: context).slopCut(of: $0) != nil
                })
        }
    }
}

extension TargetContext {
    /// Returns the fix that makes the superviews extend as far as the slop, if it helps, or else the one that makes the
    /// slop fit into them.
    fileprivate func fixes(of target: ViewID, _ cut: SlopCut) -> [TriedFix] {
        let enlarging = enlargingSuperviews(of: target, cut)
        return enlarging.isEmpty ? [fitting(target, cut)].compactMap { $0 } : enlarging
    }

    private func enlargingSuperviews(of target: ViewID, _ cut: SlopCut) -> [TriedFix] {
        var slops: [(view: ViewID, slop: Edges)] = []
        for superview in cut.rejectingSuperviews {
            guard !tree[superview].kind.isScrollView, let slop = slop(of: superview, toHold: cut.lost, of: target)
            else { return [] }
            slops.append((superview, slop))
        }
        guard let fix = slopFix(writing: slops),
            let map = maps.hitMap(
                changing: fix.views, within: cut.lost.boundingBox, { fix.apply(to: &$0) }),
            cut.lost.subtracting(map.region(hittingIn: target, tree)).area <= Tolerance.nothing * cut.lost.area
        else { return [] }
        return [enlargingSuperviews(by: fix, for: [target])]
    }

    /// Returns the fix that writes a slop of `target` that its superviews contain: what they cut off on one side is
    /// added on the other. Returns `nil` if there is no room, or if the target would get fewer touches than now.
    private func fitting(_ target: ViewID, _ cut: SlopCut) -> TriedFix? {
        let node = tree[target]
        guard node.hitShape == .rectangle, geometry.isAxisAligned(target),
            !cut.rejectingSuperviews.contains(where: { tree[$0].kind.isScrollView })
        else { return nil }
        var room = node.hitBounds
        for superview in cut.rejectingSuperviews {
            let corners = geometry.hitBoundingBox(of: superview).corners.compactMap { geometry.point($0, in: target) }
            guard corners.count == 4 else { return nil }
            let box = Rectangle(around: corners)
            room.minX = max(room.minX, box.minX)
            room.minY = max(room.minY, box.minY)
            room.maxX = min(room.maxX, box.maxX)
            room.maxY = min(room.maxY, box.maxY)
        }
        let lost = (
            top: room.minY - node.hitBounds.minY, left: room.minX - node.hitBounds.minX,
            bottom: node.hitBounds.maxY - room.maxY, right: node.hitBounds.maxX - room.maxX
        )
        func side(_ slop: Double, losing lost: Double, adding other: Double) -> Double {
            ((slop + (lost > 0 ? -lost : other)) * 1000).rounded() / 1000
        }
        let slop = node.hitSlop
        let fitting = Edges(
            top: side(slop.top, losing: lost.top, adding: lost.bottom),
            left: side(slop.left, losing: lost.left, adding: lost.right),
            bottom: side(slop.bottom, losing: lost.bottom, adding: lost.top),
            right: side(slop.right, losing: lost.right, adding: lost.left))
        let isAsLarge =
            abs(fitting.left + fitting.right - slop.left - slop.right) < 0.01
            && abs(fitting.top + fitting.bottom - slop.top - slop.bottom) < 0.01
        guard isAsLarge, SlopCuts(targets: self).superviewsCutting(fitting, of: target).isEmpty,
            let fix = slopFix(writing: [(target, fitting)]),
            let map = maps.hitMap(
                changing: [target], within: box(around: fix.slops + [(target, slop)]), { fix.apply(to: &$0) }),
            map.region(hittingIn: target, tree).area >= cut.remaining.area
        else { return nil }
        return triedFix("write `\(written(fitting))`, which fits into its superviews", fix, for: [target])
    }
}

extension Diagnostic {
    /// Creates the finding for a superview that cuts off a slop.
    fileprivate static func slopCut(
        _ target: ViewID, _ cut: SlopCut, _ fixes: [TriedFix], _ context: TargetContext
    ) -> Diagnostic {
        let title = context.quotedName(target)
        let superview = context.quotedName(cut.rejectingSuperviews[0])
        let fraction = min(1, cut.lost.area / cut.claimed.area)
        let isExact = context.maps.isFigureExact(cut.claimed)
        var remaining = "\(areaText(cut.remaining.area, isExact: isExact)) square points of it remain"
        let box = cut.remaining.boundingBox
        // A region can be cut into several rectangles that together are one.
        if isExact, box.width * box.height - cut.remaining.area <= Tolerance.rounding * cut.remaining.area {
            remaining = "what remains is \(hundredthText(box.width)) × \(hundredthText(box.height)) points"
        }
        let advice =
            if let fix = fixes.first, fix.kind != .enlarge {
                Note(sceneAdvice: "\(fix.text()), or move \(title) further into \(superview)")
            } else if !fixes.isEmpty {
                Note(sceneAdvice: "give \(superview) a `hitSlop`, too, or make it larger")
            } else {
                Note("make \(superview) larger, or \(title) itself, instead of the slop")
            }
        return Rule.slopCutByAncestor.finding(
            "\(percentText(fraction, isExact: isExact)) of the area that `hitSlop` gives \(title) is never hit: it is outside \(superview)",
            at: context.scene.range(of: .hitSlop, of: target) ?? context.scene.range(of: target),
            notes: [
                Note(
                    "\(superview) returns nil for points that it doesn't contain, without asking its subviews",
                    at: context.scene.range(of: cut.rejectingSuperviews[0])),
                Note("\(remaining); at \(context.text(cut.point)) \(title) isn't hit"), advice,
            ], fixes: fixes.map { $0.fix },
            data: Evidence(
                point: (cut.point.x, cut.point.y), views: cut.rejectingSuperviews.map { context.path($0) },
                about: cut.lost,
                fraction: fraction, isExact: isExact))
    }
}
