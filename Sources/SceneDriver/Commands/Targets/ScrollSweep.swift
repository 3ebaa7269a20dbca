import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics

/// Looks for offsets of scroll views at which a touch target can be touched.
///
/// What can be touched changes only where an edge that scrolls along passes one that does not. So it is enough to look at
/// those offsets, at the ends of the way, and half way between each two.
struct ScrollSweep {
    /// Whether there are such offsets, and which.
    private(set) var answer: TargetAnswer.Sweep
    private let scene: LoweredScene
    private let target: ViewID

    /// At more offsets of one scroll view the scene is not looked at.
    private static let mostOffsets = 600

    /// Looks for offsets at which `target`, of which something `isTouchable` as the scene is written or not, can be touched.
    init(_ target: ViewID, in scene: LoweredScene, isTouchable: Bool) {
        self.scene = scene
        self.target = target
        answer = TargetAnswer.Sweep(isTouchable: isTouchable, offsets: [], exact: true)
        if isTouchable { return }
        for alignment in LoweredScene.Alignment.allCases {
            if let scrolled = scene.bringing(target, to: alignment), accept(scrolled) { return }
        }
        let around = scene.tree.path(to: target).dropLast().reversed().filter { canScroll($0) }
        // With one scroll view inside another, pairs of offsets would have to be looked at.
        if around.count > 1 { answer.exact = false }
        for scrollView in around {
            for offset in offsets(of: scrollView) where accept(scene.scrolled(scrollView, to: offset)) { return }
        }
    }

    /// Takes the offsets of `scrolled` for the answer if the target can be touched there.
    private mutating func accept(_ scrolled: LoweredScene) -> Bool {
        let geometry = HitTestGeometry(scrolled.tree)
        let all = geometry.boundsRectangle(of: .root) ?? .empty
        let hits = HitMap(of: geometry, within: all)
        guard let own = hits.outcomes.first(where: { isOwn($0, scrolled) }) else {
            if !hits.isExact(in: geometry.hitBoundingBox(of: target)) { answer.exact = false }
            return false
        }
        answer.isTouchable = true
        answer.exact = hits.isExact(in: hits.region(of: own).boundingBox)
        answer.offsets = scrolled.tree.identities.compactMap { view in
            guard scene.tree.holds(view), scrolled.tree[view].kind.isScrollView,
                scrolled.tree[view].boundsOrigin != scene.tree[view].boundsOrigin
            else { return nil }
            let offset = scrolled.tree[view].boundsOrigin
            return (scene.path(of: view), rounded(offset.x), rounded(offset.y))
        }
        return true
    }

    private func isOwn(_ outcome: HitMap.Outcome, _ scene: LoweredScene) -> Bool {
        if case .hit(let hit) = outcome { return scene.touchOwner(of: hit) == target }
        return false
    }

    private func canScroll(_ view: ViewID) -> Bool {
        guard let properties = scene.tree.scrollViews[view], properties.isScrollEnabled else { return false }
        let (lowest, highest) = properties.offsets(for: scene.tree[view].size)
        return lowest != highest
    }

    /// The offsets of `scrollView` between which nothing changes, and some between each two.
    private mutating func offsets(of scrollView: ViewID) -> [Point] {
        let tree = scene.tree
        guard let properties = tree.scrollViews[scrollView] else { return [] }
        let (lowest, highest) = properties.offsets(for: tree[scrollView].size)
        let geometry = HitTestGeometry(tree)
        var moving: [Rectangle] = []
        var fixed: [Rectangle] = []
        for view in tree.identities {
            let box = geometry.hitBoundingBox(of: view)
            if view != scrollView, tree.isInSuperviewChain(scrollView, of: view) {
                // What scrolls along matters only where it can lie over the target.
                if box.meets(geometry.hitBoundingBox(of: target)) { moving.append(box) }
            } else {
                fixed.append(box)
            }
        }
        let here = tree[scrollView].boundsOrigin
        let x = values(
            from: lowest.x, to: highest.x,
            moving.flatMap { one in fixed.flatMap { shifts(one.minX, one.maxX, $0.minX, $0.maxX) } }.map { here.x + $0 }
        )
        let y = values(
            from: lowest.y, to: highest.y,
            moving.flatMap { one in fixed.flatMap { shifts(one.minY, one.maxY, $0.minY, $0.maxY) } }.map { here.y + $0 }
        )
        var offsets = x.flatMap { x in y.map { Point(x: x, y: $0) } }
        if tree[scrollView].kind.holdsCells { answer.exact = false }
        while offsets.count > Self.mostOffsets {
            answer.exact = false
            offsets = offsets.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
        }
        return offsets
    }

    /// How far the first edges have to move to meet the second.
    private func shifts(_ one: Double, _ other: Double, _ first: Double, _ last: Double) -> [Double] {
        [one - first, one - last, other - first, other - last]
    }

    /// The values within the limits, the limits, and the middles between neighbours, in order.
    private func values(from lowest: Double, to highest: Double, _ values: [Double]) -> [Double] {
        let inside = Set(values.filter { lowest < $0 && $0 < highest } + [lowest, highest]).sorted()
        return (inside + zip(inside, inside.dropFirst()).map { $0 + ($1 - $0) / 2 }).sorted()
    }
}
