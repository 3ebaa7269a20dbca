import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let overlappingTargets: Rule = Rule(
        "overlapping-targets", .warning, inDocuments: .ownViews, drawn: .lostArea,
        explanation: """
            ## What it finds
            Reports two touch targets whose hit areas overlap because of a `hitSlop`. The finding says which
            target takes how much of the other's slop or bounds. If one slop overlaps several targets, its finding
            names the others in notes.

            A target inside a target isn't reported, and where both are drawn, the one in front may take the touches.
            A disabled control takes touches too, but has none to lose. What its superview claims for a target by
            `overhang` isn't reported. Of round and rotated targets, strips thinner than 2 points don't count. A
            control may also take slop from a view that is a target only because of a recognizer, as long as a square
            of the smallest size is left of that view. Targets that are out of view at the offset in the source aren't
            judged: write the `contentOffset` that shows them.

            ## Why it is bad
            UIKit asks the target in front first, and it gets all of the shared area. A finger between the two
            targets, or on the one behind, triggers the wrong one.

            ## Example
            ```scene
            scene Main 390x844 {
                button Less frame 20,100 36x44 hitSlop 0,10,0,10
                button More frame 64,100 36x44 hitSlop 0,10,0,10
            }
            ```

            ## Instead
            Let the areas meet halfway.
            ```scene
            scene Main 390x844 {
                button Less frame 20,100 36x44 hitSlop 0,10,0,4
                button More frame 64,100 36x44 hitSlop 0,4,0,10
            }
            ```

            ## In UIKit
            Reduce the slop to half of the gap on the side of the other target:
            ```swift
            final class SlopButton: UIButton {
                var hitSlop = UIEdgeInsets.zero

                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                    let left = bounds.minX - hitSlop.left
                    let right = bounds.maxX + hitSlop.right
                    return left <= point.x && point.x < right && bounds.minY <= point.y && point.y < bounds.maxY
                }
            }
            let less = SlopButton(frame: CGRect(x: 20, y: 100, width: 36, height: 44))
            let more = SlopButton(frame: CGRect(x: 64, y: 100, width: 36, height: 44))
            less.hitSlop = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 4)
            more.hitSlop = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 10)
            ```
            """
    ) { (context: TargetContext) in
        var reported: Set<SourceRange> = []
        var overlapsBySlop: [SourceRange: [TargetOverlap]] = [:]
        for overlap in context.overlaps.all {
            overlapsBySlop[context.rangeOfSlop(overlap), default: []].append(overlap)
        }
        return context.work.results(of: context.overlaps.all, "overlaps of touch targets") { overlap in
            let range = context.rangeOfSlop(overlap)
            guard !reported.contains(range), context.isOverlapAtEveryOffset(overlap),
                !context.isUnreachable(overlap.loser)
            else { return nil }
            reported.insert(range)
            let others = context.others(in: overlapsBySlop[range] ?? [], beside: overlap)
            return .overlappingTargets(overlap, others, at: range, context.parting(overlap), context)
        }
    }
}

extension TargetContext {
    /// Returns whether one target takes touches from the other.
    fileprivate func has(_ overlap: TargetOverlap) -> Bool {
        overlaps.all.contains { $0.hitView == overlap.hitView && $0.loser == overlap.loser }
    }

    /// Returns the `overlaps` that take touches from targets on other lines. All `overlaps` are due to the same slop.
    fileprivate func others(in overlaps: [TargetOverlap], beside reported: TargetOverlap) -> [TargetOverlap] {
        var lines: Set<SourceRange> = [scene.range(of: reported.loser)]
        var others: [TargetOverlap] = []
        for overlap in overlaps {
            let line = scene.range(of: overlap.loser)
            guard !lines.contains(line), isOverlapAtEveryOffset(overlap), !isUnreachable(overlap.loser) else {
                continue
            }
            lines.insert(line)
            others.append(overlap)
            if others.count == Self.maximumOthers { break }
        }
        return others
    }

    /// How many others a finding names. More don't help to see what the slop does.
    private static let maximumOthers = 8

    /// Returns whether no scroll view can separate the two.
    fileprivate func isOverlapAtEveryOffset(_ overlap: TargetOverlap) -> Bool {
        let (around, aroundOther) = (scrollViews(around: overlap.loser), scrollViews(around: overlap.hitView))
        return around == aroundOther || isTrue(atEveryOffsetOf: overlap.loser) { $0.has(overlap) }
    }

    /// Returns the scroll views that `view` moves with.
    private func scrollViews(around view: ViewID) -> [ViewID] {
        tree.superviews(of: view).filter { tree[$0].kind.isScrollView }
    }

    /// Returns the source range of the slop to blame: the front target's slop if it has one.
    fileprivate func rangeOfSlop(_ overlap: TargetOverlap) -> SourceRange {
        let view = tree[overlap.hitView].hasSlop ? overlap.hitView : overlap.loser
        return scene.range(of: .hitSlop, of: view) ?? scene.range(of: view)
    }

    /// Returns the fix that makes slops meet if one slop takes all touches of a target, or `nil` for other losses.
    func partingSlops(around losses: TouchLosses) -> Diagnostic.Fix? {
        let target = losses.reach.target
        let found = overlaps.all.filter { $0.loser == target }
        guard let overlap = found.first, found.count == 1,
            losses.losses.allSatisfy({ $0.hitView == overlap.hitView && $0.cause == .inFront })
        else { return nil }
        return parting(overlap).first
    }

    /// Returns the fix that makes the slops meet between the two targets.
    fileprivate func parting(_ overlap: TargetOverlap) -> [Diagnostic.Fix] {
        let (one, other) = (overlap.hitView, overlap.loser)
        guard let box = geometry.boundsRectangle(of: one), let otherBox = geometry.boundsRectangle(of: other),
            box.isUnscaled(one, in: geometry), otherBox.isUnscaled(other, in: geometry)
        else { return [] }
        var (slop, otherSlop) = (tree[one].hitSlop, tree[other].hitSlop)
        if box.maxX <= otherBox.minX {
            meet(&slop.right, &otherSlop.left, in: otherBox.minX - box.maxX)
        } else if otherBox.maxX <= box.minX {
            meet(&slop.left, &otherSlop.right, in: box.minX - otherBox.maxX)
        } else if box.maxY <= otherBox.minY {
            meet(&slop.bottom, &otherSlop.top, in: otherBox.minY - box.maxY)
        } else if otherBox.maxY <= box.minY {
            meet(&slop.top, &otherSlop.bottom, in: box.minY - otherBox.maxY)
        } else {
            return []
        }
        var edits: [Diagnostic.Edit] = []
        for (view, slop) in [(one, slop), (other, otherSlop)] where slop != tree[view].hitSlop {
            guard let edit = scene.writing(written(slop), for: .hitSlop, of: view) else { return [] }
            edits.append(edit)
        }
        // Two instances of one line can't be edited separately.
        guard !edits.isEmpty, edits.count < 2 || edits[0].range != edits[1].range else { return [] }
        // All of both, because the slop of a covered target can be all that is touched of it.
        let domain = overlap.region.boundingBox.united(with: geometry.hitBoundingBox(of: one))
            .united(with: geometry.hitBoundingBox(of: other))
        let parted = maps.hitMap(changing: [one, other], within: domain) {
            $0[one].hitSlop = slop
            $0[other].hitSlop = otherSlop
        }
        guard let parted else { return [] }
        let (kept, otherKept) = (parted.region(hittingIn: one, tree), parted.region(hittingIn: other, tree))
        let shared = kept.intersection(geometry.hitBoundingBox(of: other, withSlop: otherSlop))
        guard shared.area <= Tolerance.nothing, !kept.withoutSlivers.isEmpty, !otherKept.withoutSlivers.isEmpty else {
            return []
        }
        let title =
            edits.count > 1
            ? "let the slops meet halfway"
            : "shrink the slop of \(quotedName(slop == tree[one].hitSlop ? other : one)) until the two don't overlap"
        return [Diagnostic.Fix(title, safe: false, edits: edits)]
    }

    /// Makes two slops that face each other fit into the gap between them.
    private func meet(_ one: inout Double, _ other: inout Double, in gap: Double) {
        guard one + other > gap else { return }
        let half = gap / 2
        if one <= half {
            other = gap - one
        } else if other <= half {
            one = gap - other
        } else {
            (one, other) = (half, gap - half)
        }
        // The last bits of a difference are no part of a length that people write.
        (one, other) = (one.roundedDownToThousandth, other.roundedDownToThousandth)
    }
}

extension Diagnostic {
    /// Returns who takes which touches and how many.
    private static func words(_ overlap: TargetOverlap, also: Bool, _ context: TargetContext) -> String {
        let (hitView, loser) = (context.quotedName(overlap.hitView), context.quotedName(overlap.loser))
        let isBounds = overlap.areaInBounds > Tolerance.rounding
        let what = isBounds ? "touches on \(loser)" : "touches in the `hitSlop` of \(loser)"
        let how =
            context.tree[overlap.hitView].hasSlop && (isBounds || context.tree[overlap.loser].hasSlop)
            ? " with its `hitSlop`" : ""
        let area = areaText(overlap.region.area, isExact: overlap.isExact)
        let isWithin = overlap.region.area - overlap.areaInBounds < Tolerance.rounding
        let part = isWithin ? "all" : areaText(overlap.areaInBounds, isExact: overlap.isExact)
        let inBounds = isBounds ? ", \(part) of them in the bounds of \(loser)" : ""
        return "\(hitView) \(also ? "also " : "")takes \(what)\(how): \(area) square points\(inBounds)"
    }

    /// Creates the finding for two targets that claim the same points.
    ///
    /// - Parameter others: What the same slop does to other targets.
    fileprivate static func overlappingTargets(
        _ overlap: TargetOverlap, _ others: [TargetOverlap], at range: SourceRange, _ fixes: [Fix],
        _ context: TargetContext
    ) -> Diagnostic {
        let (hitView, loser) = (context.quotedName(overlap.hitView), context.quotedName(overlap.loser))
        let claimed = context.geometry.hitBoundingBox(of: overlap.loser).area
        return Rule.overlappingTargets.finding(
            words(overlap, also: false, context), at: range,
            notes: [Note("\(loser) is written here", at: context.scene.range(of: overlap.loser))]
                + others.map { Note(words($0, also: true, context), at: context.scene.range(of: $0.loser)) } + [
                    Note(
                        "at \(context.text(overlap.point)) both contain the point, and \(hitView), which is asked first, is hit"
                    ), Note("make the slops smaller where they meet, or move the views apart"),
                ], fixes: fixes,
            data: Evidence(
                point: (overlap.point.x, overlap.point.y),
                views: [context.path(overlap.hitView), context.path(overlap.loser)],
                about: overlap.region, fraction: claimed > 0 ? min(1, overlap.region.area / claimed) : 0,
                isExact: overlap.isExact))
    }
}
