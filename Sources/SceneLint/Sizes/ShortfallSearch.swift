import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// How small a touch target is.
struct SizeShortfall {
    /// Where it is hit.
    var hit: Region
    /// Whether ``hit`` is exact.
    var isExact: Bool
    /// The side of the largest square in ``hit``.
    var side: Double
    /// Whether ``side`` is exact. The shape of a target that nothing covers is known better than its points.
    var isExactSide: Bool
    /// How many points the target measures across, if it is round or rotated and nothing covers it.
    var breadth: Double?
    /// The size of the whole target, if the edge of the scene cuts a part of it off.
    var uncutSize: Size?
    /// The side that is needed.
    var wanted: Double
    /// Whether ``hit`` is all that the target could have, so that no scroll offset can enlarge it.
    var isWhole: Bool
    /// Whether the target itself is large enough, and views in front leave too little of it.
    var isCovered: Bool
    /// How far it can extend between its neighbors.
    var between: SharedSlop?
}

/// How small a touch target is where the scene is scrolled so that it is in view.
struct ScrolledShortfall {
    /// The scrolled scene.
    let context: TargetContext
    let shortfall: SizeShortfall
}

/// How small touch targets are.
struct ShortfallSearch: TargetQueries {
    let targets: TargetContext

    private var room: TargetRoom { TargetRoom(targets: targets) }

    /// Returns how small `target` is, if it is too small and no other rule reports it.
    func shortfall(of target: ViewID) -> SizeShortfall? {
        guard tree.isTouchable(target), let wanted = geometry.neededSquare(of: target, minimum: scene.minimumTarget)
        else { return nil }
        if let shrunk = shortfallBySlop(of: target) { return shrunk }
        // In a scrolled scene, what is visible is computed for this target alone.
        if target == targets.scrolledTarget,
            maps.fittingSquare(in: maps.hitMap.region(ownedBy: target, views)) >= scene.minimumTarget
        {
            return nil
        }
        guard let found = maps.targetReach(of: target), !found.visible.isEmpty, !found.hit.isEmpty
        else { return nil }
        let hasUIKitSize = tree[target].kind.hasUIKitSize
        let square = maps.largestSquare(of: found)
        let isExact = found.isExact || square.isExact
        let tolerance = Tolerance.measure(isExact: isExact)
        // Strips extend a little beyond the target, so what they contain is no less than the exact square.
        guard square.side < wanted - tolerance, isExact || maps.fittingSquare(in: found.hit) < wanted - tolerance else {
            return nil
        }
        let whole = hitRectangleBeyondScene(of: target)
        let isLargeEnough =
            tree[target].hitShape == .subviews
            || whole.map { $0.shorterSide >= wanted - tolerance } ?? !isSmallAlone(target, wanted)
        let rootBox = geometry.boundingBox(of: .root)
        let box = geometry.hitBoundingBox(of: target)
        if isLargeEnough && (rootBox.intersection(box) != box || isCutByLockedScrollView(target)) { return nil }
        if isLargeEnough, isCutOnlyByScrolling(target, leaving: found.hit) { return nil }
        // What others leave of a view that catches touches beside them may be small.
        if isLargeEnough && !tree[target].kind.isTouchTarget { return nil }
        // Overhang of other instances of the same line leaves too little of this one, too.
        if isLargeEnough, overhangs.hasOverhang(inLineOf: target) { return nil }
        // Other rules report what is visible and taken by others, and what the slop claims in vain.
        let visible = losses.scrims.outsideRoundCorners(found.visible, of: target)
        let lost = visible.intersection(views.hitArea(of: target)).subtracting(found.hit)
        guard lost.area <= (found.isExact ? Tolerance.rounding : Tolerance.fractionLostToStrips) * found.visible.area,
            SlopCuts(targets: targets).slopCut(of: target) == nil,
            !overlaps.isOverlapped(target), !isDisputed(target)
        else { return nil }
        let canReachFurther =
            !isLargeEnough && tree[target].hitShape != .subviews
            && tree[target].hitSlop == .zero
            && !hasUIKitSize
        // At another offset, neighbors may have other room, so only what is large enough counts.
        let between = (canReachFurther ? room.sharedSlop(of: target, toSide: scene.minimumTarget) : nil).flatMap {
            shared in
            targets.scrolledTarget == nil || shared.size.shorterSide >= wanted - Tolerance.rounding ? shared : nil
        }
        let isWhole = whole.map { Region($0.orEmpty).subtracting(found.hit).isEmpty } ?? false
        return SizeShortfall(
            hit: found.hit, isExact: found.isHitExact, side: square.side, isExactSide: isExact,
            breadth: square.isExact ? geometry.hitBreadth(of: target) : nil,
            uncutSize: rootBox.contains(box) ? nil : whole.map { Size(width: $0.width, height: $0.height) },
            wanted: scene.minimumTarget,
            isWhole: isWhole, isCovered: isLargeEnough, between: between)
    }

    /// Returns how small `target`, which is out of view, is once it is scrolled into view, if it is too small by
    /// itself, whatever else is in front of it at some offset.
    func scrolledShortfall(of target: ViewID) -> ScrolledShortfall? {
        guard let wanted = geometry.neededSquare(of: target, minimum: scene.minimumTarget),
            tree[target].hitShape != .subviews,
            // Most targets are large enough, which costs little to find out.
            geometry.hitRectangle(of: target).map({ $0.shorterSide < wanted - Tolerance.rounding })
                ?? isSmallAlone(target, wanted),
            !targets.isUnreachable(target)
        else { return nil }
        if let unrolled = targets.unrolled(around: target), !unrolled.maps.hasCoarseMaps {
            guard let small = ShortfallSearch(targets: unrolled).shortfall(of: target), !small.isCovered else {
                return nil
            }
            return ScrolledShortfall(context: unrolled, shortfall: small)
        }
        guard work.spendUpTo(.scrolling(views: tree.views.count)) else { return nil }
        var found: ScrolledShortfall?
        for scrolled in targets.scrolledContexts(for: target) {
            guard let small = ShortfallSearch(targets: scrolled).shortfall(of: target) else { return nil }
            if found == nil { found = ScrolledShortfall(context: scrolled, shortfall: small) }
        }
        return found
    }

    /// Returns the hit area of `target`, if it is an upright rectangle, with the part outside the scene that its
    /// superviews contain.
    private func hitRectangleBeyondScene(of target: ViewID) -> Rectangle? {
        guard var whole = geometry.hitRectangle(of: target) else { return nil }
        let root = geometry.boundingBox(of: .root)
        if root.contains(whole) { return whole }
        for superview in views.superviewsThatCanReject(for: target) where superview != .root {
            // What a scroll view or something around it cuts off can be scrolled into view.
            if tree[superview].kind.isScrollView { break }
            guard tree[superview].kind != .window, tree[superview].hitShape != .subviews,
                // One that is as large as the scene cuts off no more than that does.
                let own = geometry.hitRectangle(of: superview), own != root
            else { continue }
            // Other rules report what is cut off inside the scene.
            whole = Rectangle(
                minX: max(whole.minX, min(own.minX, root.minX)), minY: max(whole.minY, min(own.minY, root.minY)),
                maxX: min(whole.maxX, max(own.maxX, root.maxX)), maxY: min(whole.maxY, max(own.maxY, root.maxY)))
        }
        return whole
    }

    /// Returns whether a scroll view that can't scroll now cuts off a part of `target`. It was scrolled there before.
    private func isCutByLockedScrollView(_ target: ViewID) -> Bool {
        let box = geometry.boundingBox(of: target)
        return tree.superviews(of: target).contains { superview in
            tree[superview].kind.isScrollView && tree.scrollViews[superview]?.isScrollEnabled == false
                && geometry.boundingBox(of: superview).intersection(box) != box
        }
    }

    /// Returns whether `hit`, which is left of `target`, ends only where scroll views end that can show the rest.
    private func isCutOnlyByScrolling(_ target: ViewID, leaving hit: Region) -> Bool {
        let whole = views.hitArea(of: target)
        let shown = tree.superviews(of: target).filter { tree.canScroll($0) }
            .reduce(whole) { $0.intersection(geometry.hitBoundingBox(of: $1)) }
        return shown.area < whole.area - Tolerance.rounding && shown.subtracting(hit).area <= Tolerance.rounding
            && SlopCuts(targets: targets).slopCut(of: target) == nil && canBeShown(target)
    }

    /// Returns whether the scroll views around `target` can show all of it, each at an offset that it can scroll to.
    private func canBeShown(_ target: ViewID) -> Bool {
        tree.superviews(of: target).allSatisfy { superview in
            guard tree.canScroll(superview), let properties = tree.scrollViews[superview],
                let box = geometry.boundingBox(of: target, in: superview)
            else { return true }
            let shown = properties.reachableContent(for: tree[superview].size)
            return box.intersection(shown).area >= box.area - Tolerance.rounding
        }
    }

    /// Returns how small the slop makes `target`, if that is too small and something opaque hides it.
    private func shortfallBySlop(of target: ViewID) -> SizeShortfall? {
        guard SlopCuts(targets: targets).isShrunkBySlop(target), !tree[target].kind.hasUIKitSize,
            let hit = geometry.hitRectangle(of: target),
            !hit.isEmpty,
            hit.shorterSide < scene.minimumTarget - Tolerance.rounding,
            SlopCuts(targets: targets).isHiddenByOthers(target)
        else { return nil }
        return SizeShortfall(
            hit: Region(hit), isExact: true, side: hit.shorterSide, isExactSide: true, breadth: nil,
            uncutSize: nil,
            wanted: scene.minimumTarget, isWhole: true, isCovered: false, between: nil)
    }

    /// Returns the worst shortfall that no scroll offset cures among the instances of the line of `target`, or `nil` if
    /// `target` has none.
    func worstShortfall(inLineOf target: ViewID) -> (target: ViewID, small: SizeShortfall)? {
        guard let small = shortfallAtEveryOffset(of: target) else { return nil }
        for instance in smallestFirst(views.targetsByLine[scene.range(of: target)] ?? []) {
            if instance == target { break }
            if let small = shortfallAtEveryOffset(of: instance) { return (instance, small) }
        }
        return (target, small)
    }

    private func shortfallAtEveryOffset(of target: ViewID) -> SizeShortfall? {
        guard let small = shortfall(of: target),
            small.isWhole
                || targets.isTrue(
                    atEveryOffsetOf: target, { ShortfallSearch(targets: $0).shortfall(of: target) != nil })
        else { return nil }
        return small
    }

    /// Returns `instances` of one line, the smallest first, as far as the map of the scene shows.
    private func smallestFirst(_ instances: [ViewID]) -> [ViewID] {
        if instances.count < 2 { return instances }
        let ranks = instances.map { instance -> (side: Double, area: Double) in
            guard let reach = maps.targetReach(of: instance), !reach.hit.isEmpty,
                // One that a scroll view cuts off now, or that is under something that stays in front, can be scrolled
                // to where it is as large as the others.
                tree.scrollingView(around: instance) == nil
                    || !geometry.isCutOff(instance)
                        && !room.canBeScrolledClear(instance, withSlop: tree[instance].hitSlop)
            else { return (.infinity, 0) }
            return (maps.largestSquare(of: reach).side.toMillionth, reach.hit.area.toMillionth)
        }
        let order = instances.indices.sorted {
            (ranks[$0].side, ranks[$0].area, $0) < (ranks[$1].side, ranks[$1].area, $1)
        }
        return order.map { instances[$0] }
    }

    /// Returns how small `target`, which is only partly in view, is once all of it is scrolled into view, or
    /// `nil` if it isn't larger there than `small`.
    func shortfallOnceWhole(
        of target: ViewID, _ small: SizeShortfall
    ) -> ScrolledShortfall? {
        guard !small.isWhole, !small.isCovered, geometry.isCutOff(target), tree.scrollingView(around: target) != nil,
            let found = scrolledShortfall(of: target), found.shortfall.side > small.side + Tolerance.rounding
        else { return nil }
        return found
    }

    /// Returns how many other instances of the line of `target` are too small, too, as far as the map of the scene
    /// shows.
    func furtherSmallInstances(of target: ViewID, _ small: SizeShortfall) -> Int {
        let instances = views.targetsByLine[scene.range(of: target)] ?? []
        return instances.count { instance in
            if instance == target { return false }
            let wanted = geometry.neededSquare(of: instance, minimum: scene.minimumTarget) ?? 0
            guard let reach = maps.targetReach(of: instance), !reach.hit.isEmpty else {
                // Out of view, it is as large as it is itself.
                guard geometry.drawnBox(of: instance).isEmpty, tree.scrollingView(around: instance) != nil else {
                    return false
                }
                return geometry.hitRectangle(of: instance).map { $0.shorterSide < wanted - Tolerance.rounding }
                    ?? false
            }
            let side = maps.largestSquare(of: reach).side
            return side <= small.side + Tolerance.rounding || side < wanted - Tolerance.strips
        }
    }

    /// Returns whether what is left of the target depends on the display order of cells.
    private func isDisputed(_ target: ViewID) -> Bool {
        guard tree.cell(around: target) != nil else { return false }
        return !maps.orderDependentPoints.intersection(geometry.hitBoundingBox(of: target)).isEmpty
    }

    /// Returns whether a target that isn't an axis-aligned rectangle is too small by itself.
    private func isSmallAlone(_ target: ViewID, _ wanted: Double) -> Bool {
        geometry.largestSquare(in: target).map { $0 < wanted - Tolerance.rounding } ?? false
    }

    /// Returns whether `small` is of a view of a document that is only as low as UIKit makes buttons.
    ///
    /// A `.system` button is as high as its title needs, 30 to 35 points, and most apps leave it that way. So only
    /// targets are reported that are lower, or smaller than `minimumTarget` in both directions.
    func isOfUsualSize(_ small: SizeShortfall) -> Bool {
        guard scene.unit.options.origin != nil, !work.budget.isForTrial, small.hit.isRectangle else { return false }
        let hit = small.hit.boundingBox
        return min(hit.width, hit.height) >= Self.minimumUsualLength
            && max(hit.width, hit.height) >= scene.minimumTarget
    }

    /// The height of a `.system` button with a title in the default font, in points, as Interface Builder writes it.
    private static let minimumUsualLength = 30.0
}
