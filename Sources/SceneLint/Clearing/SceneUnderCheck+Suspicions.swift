import SceneRuntime
import SceneSemantics

/// Which touch targets rules have to look at closely. In most scenes that is none: it is plain to see that nothing lies in
/// front of them, or nothing that matters, or that they can be scrolled clear.
extension SceneUnderCheck {
    /// The touch targets of which something of that which is suspected may be so; of all others it is not.
    func targets(suspectedOf suspicion: Suspicion) -> [ViewID] {
        suspects.filter { !$0.suspicion.isDisjoint(with: suspicion) }.map { $0.target }
    }

    /// Finds out what is suspected of the touch targets; those that are in order are left out.
    func findSuspects() -> [SuspectedTarget] {
        if touchTargets.isEmpty { return [] }
        guard looksAtOutline, let outline = SceneOutline(of: geometry, owners: owners) else {
            return touchTargets.map { SuspectedTarget(target: $0, suspicion: .all) }
        }
        var suspects: [SuspectedTarget] = []
        for target in touchTargets {
            let suspicion = suspicion(of: target, outline)
            if !suspicion.isEmpty { suspects.append(SuspectedTarget(target: target, suspicion: suspicion)) }
        }
        return suspects
    }

    /// What is suspected of one of them.
    private func suspicion(of target: ViewID, _ outline: SceneOutline) -> Suspicion {
        let place = Int(target.index)
        let traits = outline.views[place].traits
        guard traits.contains(.isSeen) else { return [] }
        // Where it is handed touches, it does not matter that what it is in takes none.
        guard traits.contains(.takesTouches) else { return traits.contains(.isAsked) ? .cover : [] }
        guard outline.views[place].delegate == nil, !traits.contains(.isWide) else { return .all }
        let slanting = slanting(target, outline)
        if slanting != nil {
            let hasThinStrips = SlantingTarget.hasThinStrips(outline.views[place].box.height)
            if outline.views[place].isClaimed || !hasThinStrips { return .all }
        }
        var suspicion: Suspicion = sticksOut(target, outline) ? .overhang : []
        let glance = TargetGlance(place, slanting, in: outline)
        if isAimedAt(target, outline.views[place].alpha) {
            if glance.canBeCovered(in: outline) { suspicion.insert(.cover) }
            if !traits.contains(.passes) {
                if glance.canLose(in: outline) { suspicion.insert(.loss) }
                if glance.isOutOfView { suspicion.insert(.lossOnceScrolled) }
            }
        }
        let side = wantedSide(of: target, slanting, outline)
        if let side, glance.canBeSmaller(than: side, in: outline) { suspicion.insert(.smallness) }
        if suspicion.contains(.lossOnceScrolled), scrollingView(around: target) == nil {
            suspicion.remove(.lossOnceScrolled)
        }
        if suspicion.isDisjoint(with: .whereverScrolled) { return suspicion }
        for alignment in LoweredScene.Alignment.allCases {
            guard let moves = outline.moves(bringing: place, to: alignment, self) else { continue }
            let moved = TargetGlance(place, slanting, after: moves, in: outline)
            // What takes touches from in front of it may itself be hit where it is hidden, and that is told once.
            if suspicion.contains(.loss), !moved.canLose(in: outline), !glance.mayLoseToWhatIsBehind(in: outline) {
                suspicion.remove(.loss)
            }
            if suspicion.contains(.lossOnceScrolled), moved.isClear(in: outline) { suspicion.remove(.lossOnceScrolled) }
            if let side, suspicion.contains(.smallness), !moved.canBeSmaller(than: side, in: outline) {
                suspicion.remove(.smallness)
            }
            if suspicion.isDisjoint(with: .whereverScrolled) { break }
        }
        return suspicion
    }

    /// Whether there is something to be seen of the target where nothing lies in front, so that people aim at it.
    private func isAimedAt(_ target: ViewID, _ alpha: Double) -> Bool {
        switch tree[target].kind {
        case .label, .image, .visualEffect: true
        // A bit less than what counts: alphas are multiplied in another order there.
        default: tree[target].kind.isTouchTarget || Double(tree[target].backgroundColor & 0xFF) * alpha >= 2.5
        }
    }

    /// How long the sides of the largest square in the target have to be; `nil` where it may be as small as it likes.
    private func wantedSide(
        of target: ViewID, _ slanting: SlantingTarget?, _ outline: SceneOutline
    ) -> Double? {
        guard tree[target].isEnabled else { return nil }
        if let slanting {
            // Half a point less counts, so far as strips do not hide it.
            let isUpright = geometry.isAxisAligned(target) && !tree[target].hitShape.isCurved
            return scene.minimumTarget / (isUpright ? 1 : 2.0.squareRoot()) - 0.5 + slanting.roughness
        }
        let place = Int(target.index)
        let (box, bounds) = (outline.views[place].box, outline.views[place].bounds)
        var wanted = scene.minimumTarget
        if hasUIKitSize(target) { wanted = min(wanted, bounds.width, bounds.height) }
        // Who made it large enough knows that it is cut off by the edge of the scene, or that it catches what others leave.
        let isLargeEnough = min(box.width, box.height) >= wanted
        let isCutOff = outline.views[place].traits.contains(.isUpright) && !outline.views[0].bounds.holds(box)
        return isLargeEnough && (isCutOff || !tree[target].kind.isTouchTarget) ? nil : wanted
    }

    /// Whether a part of the target lies outside a superview that keeps touches from it there.
    private func sticksOut(_ target: ViewID, _ outline: SceneOutline) -> Bool {
        let place = Int(target.index)
        let isClaimed = outline.views[place].isClaimed
        // All superviews hold what can be hit.
        if !isClaimed, outline.views[place].traits.contains(.isRectangle),
            outline.views[place].reach.holds(outline.views[place].bounds)
        {
            return false
        }
        let around = superviews(of: isClaimed ? tree[target].superview ?? target : target)
        return around.contains { canRefuse($0) && !holds($0, target, outline) }
    }
}
