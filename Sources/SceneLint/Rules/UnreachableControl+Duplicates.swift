import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// A control hidden by another of its kind with the same frame.
struct HiddenDuplicate {
    /// The control behind.
    var target: ViewID
    /// The control in front.
    var other: ViewID
    /// A point that hits the control in front.
    var point: Point
    /// How many further controls of the line of ``target`` are hidden like it.
    var furtherInstanceCount = 0
}

/// Finds controls hidden by others in the same place.
struct HiddenDuplicates: TargetQueries {
    let targets: TargetContext

    /// Finds the controls that the last sibling of the same kind and frame covers, at most one for each line.
    ///
    /// Controls that take turns have `hidden` on all but one. Anything else that an opaque view hides isn't meant to be
    /// touched.
    func all() -> [HiddenDuplicate] {
        var places: [ControlPlace] = []
        var controls: [ControlPlace: [ViewID]] = [:]
        for target in views.touchTargets where tree[target].kind.isTouchTarget && !tree[target].isHidden {
            guard let superview = tree[target].superview, views.changesInHitTests[target] == nil,
                tree.rules(of: target).isEmpty
            else {
                continue
            }
            let place = ControlPlace(
                superview: superview, kind: tree[target].kind, box: geometry.boundingBox(of: target))
            if controls[place]?.append(target) == nil {
                controls[place] = [target]
            } else if controls[place]?.count == 2 {
                places.append(place)
            }
        }
        let hidden = work.results(of: places, "places with several controls") {
            hiddenDuplicate(in: controls[$0] ?? [])
        }
        return onePerLine(hidden)
    }

    /// Returns the first of `duplicates` in each line, with the number of the others.
    private func onePerLine(_ duplicates: [HiddenDuplicate]) -> [HiddenDuplicate] {
        var found: [HiddenDuplicate] = []
        var indices: [SourceRange: Int] = [:]
        for duplicate in duplicates {
            let line = scene.range(of: duplicate.target)
            if let index = indices[line] {
                found[index].furtherInstanceCount += duplicate.furtherInstanceCount + 1
            } else {
                indices[line] = found.count
                found.append(duplicate)
            }
        }
        return found
    }

    /// Returns the first of `controls` if the last one takes all of its touches, and nothing else would.
    private func hiddenDuplicate(in controls: [ViewID]) -> HiddenDuplicate? {
        guard let target = controls.first, let other = controls.last, tree.isTouchable(target),
            tree.isTouchable(other), !targets.isUnreachable(target), !maps.isHitInside(target),
            losses.scrims.outsideRoundCorners(maps.visibilityMap.visibleRegion(of: target), of: target).isEmpty
        else { return nil }
        let extent = maps.visibilityMap.extent(of: target)
        guard let point = extent.clearPoint, extent.area < Region(maps.visibilityMap.domain).area / 2,
            case .hit(let hit) = touches.touch(at: point).outcome, tree.isInSuperviewChain(other, of: hit)
        else { return nil }
        let others = Array(controls.dropFirst())
        let without = maps.hitMap(changing: others, within: extent.boundingBox) { tree in
            for view in others { tree[view].isUserInteractionEnabled = false }
        }
        guard let without, !without.region(hittingIn: target, tree).isEmpty else { return nil }
        let line = scene.range(of: target)
        let further = controls.dropFirst().dropLast().count { scene.range(of: $0) == line && tree.isTouchable($0) }
        return HiddenDuplicate(target: target, other: other, point: point, furtherInstanceCount: further)
    }
}

/// What controls in the same place have in common.
private struct ControlPlace: Hashable {
    var superview: ViewID
    var kind: ViewKind
    var box: Rectangle
}
