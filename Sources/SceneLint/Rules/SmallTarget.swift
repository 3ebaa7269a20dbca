import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    static let smallTarget: Rule = Rule(
        "small-target", .warning,
        explanation: """
            ## What it finds
            Reports a button, control or view with a recognizer whose hit area doesn't fit a square of 44
            points. Round and rotated targets must measure 44 points across. The scene attribute `minimumTarget`
            changes the size.

            Switches, sliders, steppers, segmented controls, page controls and text inputs have sizes set by
            UIKit, so they are only reported if other views take area from them. A target that extends outside
            the scene, or that you can scroll into view, is measured as a whole. What others leave of a target is judged
            at the offset in the source. Other rules report targets that are covered, cut off or unreachable. Views at the edge of the scene that recognize only drags and swipes
            aren't reported: the finger comes in from outside and can't miss them.

            UIKit makes plain buttons 30 to 35 points high, and most apps leave them so. Of printed view hierarchies,
            storyboards and XIBs, only targets are reported that are lower than 30 points, or smaller than 44 both
            ways.

            ## Why it is bad
            A fingertip covers about 44 points, so Apple's Human Interface Guidelines ask for targets of at
            least 44 × 44. People miss smaller ones, most of all people with tremor.

            ## Example
            ```scene
            scene Main 390x844 {
                button Close trailing 16 top 60 size 24x24
            }
            ```

            ## Instead
            Extend the hit area with `hitSlop`. The button looks the same.
            ```scene
            scene Main 390x844 {
                button Close trailing 16 top 60 size 24x24 hitSlop 10
            }
            ```

            ## In UIKit
            ```swift
            final class CloseButton: UIButton {
                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                    let dx = max(0, 44 - bounds.width) / 2
                    let dy = max(0, 44 - bounds.height) / 2
                    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
                }
            }
            ```
            """
    ) { (context: TargetContext) in
        var reported: Set<SourceRange> = []
        let inView = context.work.results(of: context.views.touchTargets, "touch targets that may be small") {
            view -> Diagnostic? in
            guard !reported.contains(context.scene.range(of: view)),
                let (worst, small) = context.worstShortfall(inLineOf: view)
            else { return nil }
            reported.insert(context.scene.range(of: view))
            // What the edge of the scene or of a scroll view cuts off now is measured as a whole.
            if let (scrolled, whole) = context.shortfallOnceWhole(of: worst, small) {
                return Diagnostic.smallTarget(worst, whole, scrolled.enlarging(worst, whole), scrolled)
                    .with(furtherInstances: context.furtherSmallInstances(of: worst, whole))
            }
            return Diagnostic.smallTarget(worst, small, context.enlarging(worst, small), context)
                .with(furtherInstances: context.furtherSmallInstances(of: worst, small))
        }
        return inView
            + context.resultsOnceScrolled { view -> Diagnostic? in
                guard !reported.contains(context.scene.range(of: view)),
                    let (scrolled, small) = context.scrolledToShortfall(of: view)
                else { return nil }
                return Diagnostic.smallTarget(view, small, scrolled.enlarging(view, small), scrolled)
                    .with(furtherInstances: context.furtherSmallInstances(of: view, small))
            }
    }
}

/// How small a touch target is.
private struct SizeShortfall {
    /// Where it is hit.
    var hit: Region
    /// Whether ``hit`` is exact.
    var isExact: Bool
    /// The side of the largest square in ``hit``.
    var side: Double
    /// Whether ``side`` is exact. The shape of a target that nothing covers is known better than its points.
    var isExactSide: Bool
    /// The diameter of the target, if all of it is a circle.
    var diameter: Double?
    /// The side that is needed.
    var wanted: Double
    /// Whether ``hit`` is all that the target could have, so that no scroll offset can enlarge it.
    var isWhole: Bool
    /// Whether the target itself is large enough, and views in front leave too little of it.
    var isCovered: Bool
    /// How far it can extend between its neighbours.
    var between: SharedSlop?
}

/// A target that leaves too little of another.
private struct Taker {
    var view: ViewID
    /// How far it would have to move, and in which direction.
    var way: String?
}

extension TargetContext {
    /// Returns how small `target` is, if it is too small and no other rule reports it.
    fileprivate func shortfall(of target: ViewID) -> SizeShortfall? {
        guard tree.takesTouches(target), let wanted = geometry.neededSquare(of: target, minimum: scene.minimumTarget)
        else { return nil }
        if let shrunk = shortfallBySlop(of: target) { return shrunk }
        // In a scrolled scene, what is visible is computed for this target alone.
        if target == scrolledTarget, hitRegion(of: target).largestSquare >= scene.minimumTarget { return nil }
        guard let found = maps.targetReach(of: target), !found.visible.isEmpty, !found.hit.isEmpty
        else { return nil }
        let hasUIKitSize = tree[target].kind.hasUIKitSize
        let square = maps.largestSquare(of: found)
        let isExact = found.isExact || square.isExact
        let tolerance = isExact ? 1e-6 : 0.5
        // Strips extend a little beyond the target, so what they contain is no less than the exact square.
        guard (isExact ? square.side : found.largestSquare) < wanted - tolerance else { return nil }
        let whole = geometry.hitRectangle(of: target)
        let isLargeEnough =
            tree[target].hitShape == .subviews
            || whole.map { shorterSide($0) >= wanted - tolerance } ?? !isSmallAlone(target, wanted)
        let rootBox = geometry.boundingBox(of: .root)
        let box = geometry.hitBoundingBox(of: target)
        if isLargeEnough && (rootBox.intersection(box) != box || isCutByLockedScrollView(target)) { return nil }
        // What others leave of a view that catches touches beside them may be small.
        if isLargeEnough && !tree[target].kind.isTouchTarget { return nil }
        // Overhang of other instances of the same line leaves too little of this one, too.
        if isLargeEnough, overhangs.hasOverhang(inLineOf: target) { return nil }
        // Other rules report what is visible and taken by others, and what the slop claims in vain.
        let visible = losses.scrims.outsideRoundCorners(found.visible, of: target)
        let lost = visible.intersection(views.hitArea(of: target)).subtracting(found.hit)
        guard lost.area <= (found.isExact ? 1e-6 : 0.01) * found.visible.area, slopCut(of: target) == nil,
            !overlaps.isOverlapped(target), !isDisputed(target)
        else { return nil }
        let canReachFurther =
            !isLargeEnough && scrolledTarget == nil && tree[target].hitShape == .rectangle
            && tree[target].hitSlop == .zero
            && !hasUIKitSize
        let between = canReachFurther ? sharedSlop(of: target, toSide: scene.minimumTarget) : nil
        let isWhole = whole.map { Region($0.orEmpty).subtracting(found.hit).isEmpty } ?? false
        return SizeShortfall(
            hit: found.hit, isExact: found.isExact, side: square.side, isExactSide: isExact,
            diameter: square.isExact ? geometry.hitDiameter(of: target) : nil, wanted: scene.minimumTarget,
            isWhole: isWhole, isCovered: isLargeEnough, between: between)
    }

    /// Returns the scene with `target`, which is out of view, scrolled into view, and how small it is there, if it is too
    /// small by itself, whatever else is in front of it at some offset.
    fileprivate func scrolledToShortfall(of target: ViewID) -> (scrolled: TargetContext, small: SizeShortfall)? {
        guard let wanted = geometry.neededSquare(of: target, minimum: scene.minimumTarget),
            tree[target].hitShape != .subviews,
            // Most targets are large enough, which costs little to find out.
            geometry.hitRectangle(of: target).map({ shorterSide($0) < wanted - 1e-6 }) ?? isSmallAlone(target, wanted),
            !isUnreachable(target)
        else { return nil }
        if let unrolled = unrolled(around: target), !unrolled.maps.hasCoarseMaps {
            guard let small = unrolled.shortfall(of: target), !small.isCovered else { return nil }
            return (unrolled, small)
        }
        guard work.spendTrials(3 * tree.views.count) else { return nil }
        var found: (scrolled: TargetContext, small: SizeShortfall)?
        for alignment in LoweredScene.Alignment.allCases {
            guard let scene = displaying(target, at: alignment) else { continue }
            let scrolled = self.scrolled(scene, for: target)
            guard let small = scrolled.shortfall(of: target) else { return nil }
            if found == nil { found = (scrolled, small) }
        }
        return found
    }

    /// Returns whether a scroll view that can't scroll now cuts off a part of `target`. It was scrolled there before.
    private func isCutByLockedScrollView(_ target: ViewID) -> Bool {
        let box = geometry.boundingBox(of: target)
        return tree.superviews(of: target).contains { superview in
            tree[superview].kind.isScrollView && tree.scrollViews[superview]?.isScrollEnabled == false
                && geometry.boundingBox(of: superview).intersection(box) != box
        }
    }

    /// Returns how small the slop makes `target`, if that is too small and something opaque hides it.
    private func shortfallBySlop(of target: ViewID) -> SizeShortfall? {
        guard isShrunkBySlop(target), !tree[target].kind.hasUIKitSize, let hit = geometry.hitRectangle(of: target),
            !hit.isEmpty,
            min(hit.width, hit.height) < scene.minimumTarget - 1e-6, isHiddenByOthers(target)
        else { return nil }
        return SizeShortfall(
            hit: Region(hit), isExact: true, side: min(hit.width, hit.height), isExactSide: true, diameter: nil,
            wanted: scene.minimumTarget, isWhole: true, isCovered: false, between: nil)
    }

    /// Returns the worst shortfall that no scroll offset cures among the instances of the line of `target`, or `nil` if
    /// `target` has none.
    fileprivate func worstShortfall(inLineOf target: ViewID) -> (target: ViewID, small: SizeShortfall)? {
        guard let small = shortfallAtEveryOffset(of: target) else { return nil }
        for instance in smallestFirst(views.targetsByLine[scene.range(of: target)] ?? []) {
            if instance == target { break }
            if let small = shortfallAtEveryOffset(of: instance) { return (instance, small) }
        }
        return (target, small)
    }

    private func shortfallAtEveryOffset(of target: ViewID) -> SizeShortfall? {
        guard let small = shortfall(of: target),
            small.isWhole || isTrue(atEveryOffsetOf: target, { $0.shortfall(of: target) != nil })
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
                    || !isCutOff(instance) && !canBeScrolledClear(instance, withSlop: tree[instance].hitSlop)
            else { return (.infinity, 0) }
            return (maps.largestSquare(of: reach).side.toMillionth, reach.hit.area.toMillionth)
        }
        let order = instances.indices.sorted {
            (ranks[$0].side, ranks[$0].area, $0) < (ranks[$1].side, ranks[$1].area, $1)
        }
        return order.map { instances[$0] }
    }

    /// Returns whether only a part of `target` is within the scene and its scroll views.
    private func isCutOff(_ target: ViewID) -> Bool {
        geometry.visibleBox(target) != geometry.boundingBox(of: target)
    }

    /// Returns the scene in which all of `target`, of which only a part is in view now, has been scrolled into view, and
    /// how small it is there, or `nil` if that isn't larger than `small`.
    fileprivate func shortfallOnceWhole(
        of target: ViewID, _ small: SizeShortfall
    ) -> (scrolled: TargetContext, small: SizeShortfall)? {
        guard !small.isWhole, !small.isCovered, isCutOff(target), tree.scrollingView(around: target) != nil,
            let found = scrolledToShortfall(of: target), found.small.side > small.side + 1e-6
        else { return nil }
        return found
    }

    /// Returns how many other instances of the line of `target` are too small, too, as far as the map of the scene shows.
    fileprivate func furtherSmallInstances(of target: ViewID, _ small: SizeShortfall) -> Int {
        let instances = views.targetsByLine[scene.range(of: target)] ?? []
        return instances.count { instance in
            if instance == target { return false }
            let wanted = geometry.neededSquare(of: instance, minimum: scene.minimumTarget) ?? 0
            guard let reach = maps.targetReach(of: instance), !reach.hit.isEmpty else {
                // Out of view, it is as large as it is itself.
                guard geometry.visibleBox(instance).isEmpty, tree.scrollingView(around: instance) != nil else {
                    return false
                }
                return geometry.hitRectangle(of: instance).map { shorterSide($0) < wanted - 1e-6 } ?? false
            }
            let side = maps.largestSquare(of: reach).side
            return side <= small.side + 1e-6 || side < wanted - 0.5
        }
    }

    /// Returns whether a small neighbour keeps the slop from making `target` as long as `wanted` on the axis along which
    /// the two lie.
    fileprivate func isShort(_ between: SharedSlop, along target: ViewID, wanted: Double) -> Bool {
        let box = geometry.hitBoundingBox(of: target)
        return between.neighbours.contains { neighbour in
            let other = geometry.hitBoundingBox(of: neighbour)
            let isBeside = other.maxX <= box.minX || other.minX >= box.maxX
            return (isBeside ? between.size.width : between.size.height) < wanted - 1e-6
        }
    }

    /// Returns where one touch target gets the touch.
    private func hitRegion(of target: ViewID) -> Region {
        ownRegion(of: target, in: maps.hitMap)
    }

    /// Returns whether less than half of the hit area of `target` is left.
    fileprivate func coversMost(of target: ViewID, _ small: SizeShortfall) -> Bool {
        small.hit.area < views.hitArea(of: target).area / 2
    }

    /// Returns whether what is left of the target depends on the display order of cells.
    private func isDisputed(_ target: ViewID) -> Bool {
        guard tree.cell(around: target) != nil else { return false }
        return !maps.orderDependentPoints.intersection(geometry.hitBoundingBox(of: target)).isEmpty
    }

    /// Returns whether a target that isn't an axis-aligned rectangle is too small by itself.
    private func isSmallAlone(_ target: ViewID, _ wanted: Double) -> Bool {
        geometry.factor(fitting: Size(width: 1, height: 1), into: target).map { $0 < wanted - 1e-6 } ?? false
    }

    private func shorterSide(_ rectangle: Rectangle?) -> Double {
        rectangle.map { min($0.width, $0.height) } ?? 0
    }

    /// Returns the smallest slop that makes `target` large enough, if it works and takes nothing from other targets.
    fileprivate func enlarging(_ target: ViewID, _ small: SizeShortfall) -> [Diagnostic.Fix] {
        let size = tree[target].size
        guard !small.isCovered, tree[target].hitShape == .rectangle, !tree[target].kind.hasUIKitSize,
            let bounds = geometry.boundsRectangle(of: target), size.width > 0, size.height > 0
        else { return [] }
        func side(_ length: Double, _ own: Double) -> Double {
            let missing = (small.wanted - length) / 2 * (own / length)
            return max(0, (missing * 1000 - 1e-6).rounded(.up) / 1000)
        }
        let now = tree[target].hitSlop
        let (across, along) = (side(bounds.width, size.width), side(bounds.height, size.height))
        let slop = Edges(
            top: max(now.top, along), left: max(now.left, across), bottom: max(now.bottom, along),
            right: max(now.right, across))
        guard slop != now, across.isFinite, along.isFinite, across < 1e6, along < 1e6 else { return [] }
        // Small neighbours get a slop, too, and so do the other instances of the line.
        let sharesRoom = small.between.map { !$0.neighbours.isEmpty && !slop.fits(in: $0.room) } ?? false
        if !sharesRoom, haveRoom(forSide: small.wanted - 1e-6, target, withSlop: slop) {
            return [enlarging(target, by: slop, to: small.wanted, beside: nil)].compactMap { $0 }
        }
        guard let between = small.between, min(between.size.width, between.size.height) >= small.wanted - 1e-6,
            haveRoom(forSide: small.wanted - 1e-6, target, withSlop: between.slop)
        else { return [] }
        return [enlarging(target, by: between.slop, to: small.wanted, beside: between)].compactMap { $0 }
    }

    /// Returns whether `target` and the other instances of its line have room for `slop` without meeting each other.
    private func haveRoom(forSide side: Double, _ target: ViewID, withSlop slop: Edges) -> Bool {
        guard hasRoom(forSide: side, of: target, withSlop: slop) else { return false }
        let instances = instancesInView(of: target)
        if instances.count < 2 { return true }
        let boxes = instances.map { geometry.hitBoundingBox(of: $0, withSlop: slop) }
        guard work.spend(boxes.count * boxes.count / 8) else { return false }
        for (index, box) in boxes.enumerated() {
            if boxes[..<index].contains(where: { $0.intersection(box).area > 1e-9 && !$0.intersection(box).isEmpty }) {
                return false
            }
        }
        let rootBox = geometry.boundingBox(of: .root)
        // What the edge of the scene or a scroll view cuts off now may have room elsewhere.
        return instances.allSatisfy { instance in
            instance == target || !rootBox.contains(geometry.hitBoundingBox(of: instance, withSlop: slop))
                || geometry.visibleBox(instance) != geometry.boundingBox(of: instance)
                || canBeScrolledClear(instance, withSlop: slop)
                || hasRoom(forSide: side, of: instance, withSlop: slop)
        }
    }

    /// Returns where `between` ends, for messages.
    fileprivate func ends(of between: SharedSlop?) -> String {
        guard let between else { return "" }
        let halfway = between.halfway.isEmpty ? "" : " and ends halfway to \(views.names(between.halfway))"
        return between.uneven.isEmpty
            ? halfway
            : "\(halfway) and leaves \(views.names(between.uneven)) what \(between.uneven.count == 1 ? "it needs" : "they need") there"
    }

    /// Returns the fix that writes `slop`, the one of `between` if the target shares its room.
    private func enlarging(
        _ target: ViewID, by slop: Edges, to side: Double, beside between: SharedSlop?
    ) -> Diagnostic.Fix? {
        let end = ends(of: between)
        let title =
            "write `\(written(slop))`, so that its hit area is at least \(written(side)) × \(written(side)) points\(end)"
        guard let edit = scene.writing(written(slop), for: .hitSlop, of: target) else { return nil }
        // Only a target around it can lose touches to it.
        guard tree.superviews(of: target).contains(where: scene.isTouchTarget) else {
            return Diagnostic.Fix(title, safe: false, edits: [edit])
        }
        let instances = instances(withTheLineOf: target)
        return triedFix(
            title, [edit], for: instances, changing: instances, within: box(around: instances.map { ($0, slop) })
        ) { tree in
            for view in instances { tree[view].hitSlop = slop }
        }.fix
    }

    /// Returns `target` and other instances of its line in the scene.
    private func instances(withTheLineOf target: ViewID) -> [ViewID] {
        Set(instancesInView(of: target) + [target]).sorted()
    }

    /// Returns the size of the hit area of `target` with `slop`, if it is a larger rectangle than now.
    fileprivate func size(of target: ViewID, withSlop slop: Edges) -> Size? {
        let instances = instances(withTheLineOf: target)
        let map = maps.hitMap(changing: instances, within: box(around: [(target, slop)])) { tree in
            for view in instances { tree[view].hitSlop = slop }
        }
        guard let hit = map.map({ ownRegion(of: target, in: $0) })?.withoutSlivers, hit.isRectangle else { return nil }
        let (box, now) = (hit.boundingBox, hitRegion(of: target).boundingBox)
        guard box.area > now.area + 1e-6 else { return nil }
        return Size(width: box.width, height: box.height)
    }

    /// Returns the targets that take touches where `target` would be hit, those with most of them first, and how far
    /// each would have to move to leave it `side` points.
    fileprivate func takers(from target: ViewID, leaving side: Double) -> [Taker] {
        guard let box = geometry.hitRectangle(of: target) else { return [] }
        var areas: [ViewID: Double] = [:]
        for index in maps.hitPieces.indices(meeting: geometry.seenPart(of: box)) {
            guard case .hit(let hit) = maps.hitMap.pieces[index].outcome, let other = views.owner(of: hit),
                other != target,
                !tree.isInSuperviewChain(other, of: target), !tree.isInSuperviewChain(target, of: other)
            else { continue }
            areas[other, default: 0] += maps.hitMap.pieces[index].rectangle.intersection(box).area
        }
        return areas.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { other, _ in
            Taker(view: other, way: way(clearing: box, of: geometry.hitBoundingBox(of: other), toSide: side))
        }
    }

    /// Returns the superview that leaves least of `target`, if any superview doesn't contain all of it.
    fileprivate func superviewCutting(_ target: ViewID) -> ViewID? {
        guard let whole = geometry.hitRectangle(of: target) else { return nil }
        var least = whole.area - 1e-6
        var cutting: ViewID?
        for superview in views.superviewsThatAnswer(for: target) {
            guard let own = geometry.hitRectangle(of: superview), tree[superview].hitShape != .subviews else {
                continue
            }
            let left = whole.intersection(own).orEmpty.area
            if left < least { (least, cutting) = (left, superview) }
        }
        return cutting
    }

    /// Returns words that name the nearest superview in which no square with sides of `side` fits around `target`, or
    /// no words if there is none.
    fileprivate func superviewTooSmall(for target: ViewID, side: Double) -> String {
        let tooSmall = views.superviewsThatAnswer(for: target).first { superview in
            tree[superview].hitShape != .subviews
                && geometry.hitRectangle(of: superview).map { shorterSide($0) < side } ?? false
        }
        return tooSmall.map { ", and \(title($0)) with it" } ?? ""
    }

    /// Returns what people do with `target`, in a word.
    fileprivate func gesture(on target: ViewID) -> String {
        if tree[target].kind.isTouchTarget || tree[target].kind == .cell || tree[target].kind == .content {
            return "tap"
        }
        let recognizers = views.recognizers(of: target)
        let isDragged = recognizers.allSatisfy { written in
            switch written.recognizer.kind {
            case .pan, .swipe, .screenEdgePan: true
            default: false
            }
        }
        return isDragged && !recognizers.isEmpty ? "drag" : "tap"
    }

    /// Returns what to write for larger cells if `target` is one, or its content view.
    fileprivate func sizeOfCells(for target: ViewID, side: Double) -> String? {
        let cell = tree[target].kind == .content ? tree[target].superview : target
        guard let cell, tree[cell].kind == .cell, let container = tree[cell].superview else { return nil }
        let size = tree[cell].size
        if tree[container].kind == .table {
            return "make the rows of \(title(container)) higher: `height \(written(max(side, size.height)))`"
        }
        return "make the items of \(title(container)) larger: "
            + "`size \(written(max(side, size.width)))x\(written(max(side, size.height)))`"
    }

    /// Returns the shortest move that leaves `side` points of `box` beside `other`, in words, or `nil` if there is
    /// none.
    private func way(clearing box: Rectangle, of other: Rectangle, toSide side: Double) -> String? {
        var ways: [(length: Double, words: String)] = []
        if box.height >= side, box.width >= side {
            ways.append((box.minX + side - other.minX, "to the right"))
            ways.append((other.maxX - (box.maxX - side), "to the left"))
            ways.append((box.minY + side - other.minY, "down"))
            ways.append((other.maxY - (box.maxY - side), "up"))
        }
        return ways.filter { $0.length > 0 }.min { $0.length < $1.length }.map {
            "\(rounded($0.length)) points \($0.words)"
        }
    }
}

extension Diagnostic {
    /// Creates the finding for a touch target that is too small.
    fileprivate static func smallTarget(
        _ target: ViewID, _ small: SizeShortfall, _ fixes: [Fix], _ context: TargetContext
    ) -> Diagnostic {
        let title = context.title(target)
        let wanted = written(small.wanted)
        let box = small.hit.boundingBox
        let about = small.isExactSide ? "" : "about "
        let size: String
        let area: String
        if let diameter = small.diameter {
            size = "\(rounded(diameter)) points across, \(wanted) needed"
            area = "its hit area is a circle, \(rounded(diameter)) points across;"
        } else if small.hit.isRectangle {
            size = "\(about)\(rounded(box.width)) × \(rounded(box.height)) points, \(wanted) × \(wanted) needed"
            area = "its hit area is \(about)\(rounded(box.width)) × \(rounded(box.height)) points;"
        } else {
            let side = rounded(small.side)
            size = "\(about)\(side) × \(side) points, \(wanted) × \(wanted) needed"
            area = "the largest square in its hit area is \(about)\(side) × \(side) points;"
        }
        let takers = small.isCovered ? context.takers(from: target, leaving: small.wanted) : []
        var notes = takers.prefix(3).map { taker in
            Note(
                "\(context.title(taker.view)) is in front of \(title) and takes the touches where they meet",
                at: context.scene.range(of: taker.view))
        }
        let cutting = takers.isEmpty ? context.superviewCutting(target) : nil
        if let cutting {
            notes.append(
                Note(
                    "\(context.title(cutting)) does not contain the rest of \(title), so its subviews are not asked there",
                    at: context.scene.range(of: cutting)))
        }
        let advice =
            if let cutting {
                Note(
                    "move \(title) further into \(context.title(cutting))\(small.isCovered ? "" : ", and make it larger")"
                )
            } else if small.isCovered {
                Note(
                    takers.count == 1 && takers[0].way != nil
                        ? "move \(context.title(takers[0].view)) \(takers[0].way ?? ""), or \(title) away from it"
                        : "uncover more of \(title), or move it")
            } else if context.isShrunkBySlop(target) {
                Note(sceneAdvice: "remove its negative `hitSlop`")
            } else if !fixes.isEmpty {
                Note(sceneAdvice: "make it larger, or enlarge its hit area with `hitSlop`")
            } else if let size = context.sizeOfCells(for: target, side: small.wanted) {
                Note(sceneAdvice: size)
            } else {
                Note("make \(title) larger\(context.superviewTooSmall(for: target, side: small.wanted))")
            }
        let norm =
            small.wanted == 44
            ? "Apple's Human Interface Guidelines ask for at least 44 × 44"
            : "the \(context.scene.syntax.source.minimumTarget == small.wanted ? "configuration" : "scene") requires "
                + "\(wanted) × \(wanted) (`minimumTarget`)"
        notes.append(advice)
        if fixes.isEmpty, var between = small.between, let measured = context.size(of: target, withSlop: between.slop) {
            between.size = measured
            let size = "\(rounded(between.size.width)) × \(rounded(between.size.height))"
            let end = context.ends(of: between)
            let all = between.neighbours.count == 1 ? "both" : "all of them"
            let advice =
                context.isShort(between, along: target, wanted: small.wanted)
                ? "; so that \(all) can grow, move them apart, to about \(wanted) points from middle to middle" : ""
            notes.append(
                Note(
                    sceneAdvice: "with `\(written(between.slop))` its hit area is \(size) points\(end)\(advice)"))
        }
        // The region and the point are those of another offset than the one in the source.
        let isScrolled = context.isScrolled(to: target)
        if isScrolled { notes.append(Note("this is its size once somebody has scrolled to it")) }
        let point = isScrolled ? nil : small.hit.clearPoint
        let problem =
            !small.isCovered
            ? "\(title) is too small to \(context.gesture(on: target)) reliably"
            : takers.isEmpty
                ? "what is left of \(title) is too small to \(context.gesture(on: target)) reliably"
                : "\(context.views.names(takers.map { $0.view })) \(takers.count == 1 ? "covers" : "cover") "
                    + "\(context.coversMost(of: target, small) ? "most" : "a part") of \(title); what is left is too small"
        return Rule.smallTarget.finding(
            "\(problem): \(size)", at: context.scene.range(of: target),
            notes: [Note("\(area) \(norm)")] + notes, fixes: fixes,
            data: (isScrolled
                ? Evidence(views: [context.path(target)])
                : Evidence(
                    point: point.map { ($0.x, $0.y) },
                    views: ([target] + takers.map { $0.view }).map { context.path($0) }, about: small.hit,
                    isExact: small.isExact)).with(gravity: -small.side))
    }
}
