import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What the rules about losses share.
extension TargetContext {
    /// Returns the losses that satisfy `isIncluded` at every scroll offset. Of the instances of one line, it returns
    /// only the losses of the one that loses most.
    func losses(where isIncluded: (TouchLosses) -> Bool) -> [TouchLosses] {
        var lines: [SourceRange] = []
        var candidates: [SourceRange: [TouchLosses]] = [:]
        for losses in losses.all where isIncluded(losses) {
            let line = scene.range(of: losses.reach.target)
            if candidates[line] == nil { lines.append(line) }
            candidates[line, default: []].append(losses)
        }
        return work.results(of: lines, "lines with touch targets that lose touches") { line in
            let instances = (candidates[line] ?? []).enumerated().sorted { one, other in
                (other.element.area, one.offset) < (one.element.area, other.offset)
            }
            var found = instances.first { appliesWhenScrolled($0.element, isIncluded) }?.element
            found?.furtherInstanceCount = instances.count - 1
            return found
        }
    }

    /// Returns whether a point shows the losses, and `isIncluded` holds at every scroll offset, too.
    private func appliesWhenScrolled(_ losses: TouchLosses, _ isIncluded: (TouchLosses) -> Bool) -> Bool {
        guard losses.losses.contains(where: { touches.witness(of: $0) != nil }) else { return false }
        let target = losses.reach.target
        return appliesWhenScrolled(target) { scene in
            scene.maps.targetReach(of: target).flatMap { scene.losses.touchLosses(of: $0) }.map(isIncluded) ?? false
        }
    }

    /// Returns whether `condition` holds wherever the scroll views around `target` move it without hiding it. It must
    /// hold at the offsets in the source.
    func appliesWhenScrolled(_ target: ViewID, _ condition: (TargetContext) -> Bool) -> Bool {
        guard tree.scrollingView(around: target) != nil else { return true }
        guard work.spendUpTo(.scrolling(views: tree.views.count)) else { return false }
        return isTrue(atEveryOffsetOf: target, isPaidFor: true) { condition($0) || $0.isHidden(target) }
    }
}
