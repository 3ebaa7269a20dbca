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
            guard !reported.contains(context.scene.range(of: view)), let cut = context.slopCut(of: view) else {
                return nil
            }
            reported.insert(context.scene.range(of: view))
            return Diagnostic.slopCut(view, cut, context.fixes(of: view, cut), context).with(
                furtherInstances: context.furtherInstances(of: view) { context.slopCut(of: $0) != nil })
        }
    }
}

extension TargetContext {
    /// Returns the fix that makes the superviews extend as far as the slop, if it helps.
    fileprivate func fixes(of target: ViewID, _ cut: SlopCut) -> [Diagnostic.Fix] {
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
        return [enlargingSuperviews(by: fix, for: [target]).fix]
    }
}

extension Diagnostic {
    /// Creates the finding for a superview that cuts off a slop.
    fileprivate static func slopCut(
        _ target: ViewID, _ cut: SlopCut, _ fixes: [Fix], _ context: TargetContext
    ) -> Diagnostic {
        let title = context.quotedName(target)
        let superview = context.quotedName(cut.rejectingSuperviews[0])
        let fraction = min(1, cut.lost.area / cut.claimed.area)
        let isExact = context.maps.isFigureExact(cut.claimed)
        var remaining = "\(areaText(cut.remaining.area, isExact: isExact)) square points of it remain"
        if isExact, cut.remaining.isRectangle {
            let box = cut.remaining.boundingBox
            remaining = "what remains is \(hundredthText(box.width)) × \(hundredthText(box.height)) points"
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
                    "\(superview) returns nil for points that it doesn't contain, without asking its subviews",
                    at: context.scene.range(of: cut.rejectingSuperviews[0])),
                Note("\(remaining); at \(context.text(cut.point)) \(title) isn't hit"), advice,
            ], fixes: fixes,
            data: Evidence(
                point: (cut.point.x, cut.point.y), views: cut.rejectingSuperviews.map { context.path($0) },
                about: cut.lost,
                fraction: fraction, isExact: isExact))
    }
}
