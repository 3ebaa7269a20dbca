import SceneRuntime
import SceneSemantics

/// Which touch targets rules have to look at closely. In most scenes that is none: it is plain to see that nothing lies in
/// front of them, or nothing that matters, or that they can be scrolled clear.
extension SceneUnderCheck {
    /// The touch targets of which something of that which is suspected may be so; of all others it is not.
    func targets(suspectedOf suspicion: Suspicion) -> [ViewID] {
        zip(touchTargets, suspicions).filter { !$1.isDisjoint(with: suspicion) }.map { $0.0 }
    }

    /// Finds out what is suspected of each touch target.
    func findSuspicions() -> [Suspicion] {
        // In large scenes maps of all targets at once take less.
        let isSmall = tree.views.count * touchTargets.count <= Self.mostPairs
        guard looksAtOutline, isSmall, let outline = SceneOutline(of: geometry, owners: owners) else {
            return Array(repeating: .all, count: touchTargets.count)
        }
        return touchTargets.map { suspicion(of: $0, outline) }
    }

    /// More pairs of a target and a view are not looked at.
    private static let mostPairs = 200_000

    /// What is suspected of one of them.
    private func suspicion(of target: ViewID, _ outline: SceneOutline) -> Suspicion {
        let place = Int(target.index)
        let view = outline.views[place]
        guard view.traits.contains(.isSeen) else { return [] }
        // Where it is handed touches, it does not matter that what it is in takes none.
        guard view.traits.contains(.takesTouches) else { return view.traits.contains(.isAsked) ? .cover : [] }
        guard view.delegate == nil, !view.traits.contains(.isWide) else { return .all }
        let slanting = slanting(target, outline)
        if slanting != nil, view.isClaimed || !SlantingTarget.hasThinStrips(view.box.height) { return .all }
        var suspicion: Suspicion = sticksOut(target, outline) ? .overhang : []
        let glance = TargetGlance(place, outline, slanting)
        if isAimedAt(target, view) {
            if glance.canBeCovered { suspicion.insert(.cover) }
            if glance.canLose, !view.traits.contains(.passes) { suspicion.insert(.loss) }
        }
        let side = wantedSide(of: target, view, slanting, outline.views[0].bounds)
        if let side, glance.canBeSmaller(than: side) { suspicion.insert(.smallness) }
        if suspicion.isDisjoint(with: [.loss, .smallness]) { return suspicion }
        for alignment in LoweredScene.Alignment.allCases {
            guard let moves = outline.moves(bringing: place, to: alignment, scene) else { continue }
            let moved = TargetGlance(place, outline, slanting, moves: moves)
            // What takes touches from in front of it may itself be hit where it is hidden, and that is told once.
            if !moved.canLose, !glance.mayLoseToWhatIsBehind { suspicion.remove(.loss) }
            if let side, !moved.canBeSmaller(than: side) { suspicion.remove(.smallness) }
            if suspicion.isDisjoint(with: [.loss, .smallness]) { break }
        }
        return suspicion
    }

    /// Whether there is something to be seen of the target where nothing lies in front, so that people aim at it.
    private func isAimedAt(_ target: ViewID, _ view: OutlinedView) -> Bool {
        switch tree[target].kind {
        case .label, .image, .visualEffect: true
        // A bit less than what counts: alphas are multiplied in another order there.
        default: tree[target].kind.isTouchTarget || Double(tree[target].backgroundColor & 0xFF) * view.alpha >= 2.5
        }
    }

    /// How long the sides of the largest square in the target have to be; `nil` where it may be as small as it likes.
    private func wantedSide(
        of target: ViewID, _ view: OutlinedView, _ slanting: SlantingTarget?, _ scenery: Rectangle
    ) -> Double? {
        guard tree[target].isEnabled else { return nil }
        if let slanting {
            // Half a point less counts, so far as strips do not hide it.
            let isUpright = geometry.isAxisAligned(target) && !tree[target].hitShape.isCurved
            return scene.minimumTarget / (isUpright ? 1 : 2.0.squareRoot()) - 0.5 + slanting.roughness
        }
        var wanted = scene.minimumTarget
        if hasUIKitSize(target) { wanted = min(wanted, view.bounds.width, view.bounds.height) }
        // Who made it large enough knows that it is cut off by the edge of the scene, or that it catches what others leave.
        let isLargeEnough = min(view.box.width, view.box.height) >= wanted
        let isCutOff = view.traits.contains(.isUpright) && !scenery.holds(view.box)
        return isLargeEnough && (isCutOff || !tree[target].kind.isTouchTarget) ? nil : wanted
    }

    /// Whether a part of the target lies outside a superview that keeps touches from it there.
    private func sticksOut(_ target: ViewID, _ outline: SceneOutline) -> Bool {
        let isClaimed = outline.views[Int(target.index)].isClaimed
        let around = superviews(of: isClaimed ? tree[target].superview ?? target : target)
        return around.contains { canRefuse($0) && !holds($0, target, outline) }
    }
}
