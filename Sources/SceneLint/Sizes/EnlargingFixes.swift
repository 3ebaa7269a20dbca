import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Fixes that make touch targets larger.
struct EnlargingFixes: TargetQueries {
    let targets: TargetContext

    var room: TargetRoom { TargetRoom(targets: targets) }

    /// Returns the smallest slop that makes `target` large enough, if it works and takes nothing from other targets.
    func enlarging(_ target: ViewID, _ small: SizeShortfall) -> [Diagnostic.Fix] {
        guard let slop = smallestSlop(of: target, small) else { return [] }
        let now = tree[target].hitSlop
        if slop == now {
            // Its superviews don't contain what is outside the scene, so the slop has to be on the other side.
            guard small.uncutSize != nil else { return [] }
            return [enlargingWithSuperviews(target, by: slop, to: small.wanted)].compactMap { $0 }
        }
        // Small neighbors get a slop, too, and so do the other instances of the line.
        var sharesRoom = small.between.map { !$0.neighbors.isEmpty && !slop.fits(in: $0.room) } ?? false
        if let neighbors = small.between?.neighbors, tree[target].hitShape == .circle {
            // The boxes of circles that are apart can meet. Whether the circles do is found out for all instances.
            sharesRoom = sharesRoom && !neighbors.allSatisfy { scene.range(of: $0) == scene.range(of: target) }
        }
        let side = small.wanted - Tolerance.rounding
        if !sharesRoom,
            let behind = instancesBehindOthers(roomForSide: side, target, withSlop: slop, beside: small.between)
        {
            if !tree[target].hitShape.isCurved, isCutOff(slop, of: target) {
                return [enlargingWithSuperviews(target, by: slop, to: small.wanted)].compactMap { $0 }
            }
            return [enlarging(target, small, by: slop, beside: nil, behind)].compactMap { $0 }
        }
        guard let between = small.between, between.size.shorterSide >= side,
            let behind = instancesBehindOthers(roomForSide: side, target, withSlop: between.slop, beside: between)
        else {
            return sharesRoom ? [] : [enlargingWithSuperviews(target, by: slop, to: small.wanted)].compactMap { $0 }
        }
        return [enlarging(target, small, by: between.slop, beside: between, behind)].compactMap { $0 }
    }

    /// Returns the smallest slop that makes `target` large enough where nothing is in the way, or `nil` if a slop
    /// can't.
    func smallestSlop(of target: ViewID, _ small: SizeShortfall) -> Edges? {
        let size = tree[target].size
        guard !small.isCovered, tree[target].hitShape != .subviews, !tree[target].kind.hasUIKitSize,
            size.width > 0, size.height > 0, let shown = shownSize(of: target, small)
        else { return nil }
        func slop(_ length: Double, _ own: Double) -> Double {
            let missing = (small.wanted - length) / 2 * (own / length)
            return max(0, missing.roundedUpToThousandth)
        }
        let (across, along) = (slop(shown.width, size.width), slop(shown.height, size.height))
        guard across.isFinite, along.isFinite, across < 1e6, along < 1e6 else { return nil }
        return tree[target].hitSlop.larger(Edges(top: along, left: across, bottom: along, right: across))
    }

    /// Returns the size of the bounds of `target` in the scene, also if it is rotated and not distorted.
    private func shownSize(of target: ViewID, _ small: SizeShortfall) -> Size? {
        if let bounds = geometry.boundsRectangle(of: target) { return Size(width: bounds.width, height: bounds.height) }
        let size = tree[target].size
        guard let breadth = small.breadth, breadth > 0, tree[target].hitSlop == .zero else { return nil }
        let scale = breadth / size.shorterSide
        return Size(width: size.width * scale, height: size.height * scale)
    }

    /// Returns whether superviews of `target`, or of another instance of its line in view, would cut off a part of
    /// `slop`.
    private func isCutOff(_ slop: Edges, of target: ViewID) -> Bool {
        instances(withTheLineOf: target).contains {
            !SlopCuts(targets: targets).superviewsCutting(slop, of: $0).isEmpty
        }
    }

    /// Returns the instances of the line of `target` that something in front keeps too small at this scroll offset, if
    /// all others have room for `slop` without meeting each other. Returns `nil` if they don't.
    private func instancesBehindOthers(
        roomForSide side: Double, _ target: ViewID, withSlop slop: Edges, beside between: SharedSlop?
    ) -> [ViewID]? {
        var behind: [ViewID] = []
        if !room.hasRoom(forSide: side, of: target, withSlop: slop) {
            guard let between, slop.fits(in: between.room), room.canBeScrolledClear(target, withSlop: slop),
                leavesViewsInFront(target, withSlop: slop)
            else { return nil }
            behind = [target]
        }
        let instances = room.instancesInView(of: target)
        if instances.count < 2 { return behind }
        let boxes = instances.map { geometry.hitBoundingBox(of: $0, withSlop: slop) }
        // Each pair once.
        guard work.spend(.boxes(WorkCost.product(boxes.count, boxes.count) / 2)) else { return nil }
        for (index, box) in boxes.enumerated() {
            let isMeeting = boxes[..<index].indices.contains {
                boxes[$0].intersection(box).area > Tolerance.nothing && !boxes[$0].intersection(box).isEmpty
                    && !areCirclesApart(instances[index], instances[$0], withSlop: slop)
            }
            if isMeeting { return nil }
        }
        let rootBox = geometry.boundingBox(of: .root)
        for instance in instances where instance != target {
            // What the edge of the scene or a scroll view cuts off now may have room elsewhere.
            if !rootBox.contains(geometry.hitBoundingBox(of: instance, withSlop: slop))
                || geometry.drawnBox(of: instance) != geometry.boundingBox(of: instance)
                || room.canBeScrolledWhole(instance, withSlop: slop)
                || room.hasRoom(forSide: side, of: instance, withSlop: slop)
            {
                continue
            }
            guard room.canBeScrolledClear(instance, withSlop: slop) || room.isBehindOthers(instance) else { return nil }
            behind.append(instance)
        }
        return behind
    }

    /// Returns whether the hit areas of two views are circles that don't meet if both views have `slop`.
    private func areCirclesApart(_ first: ViewID, _ second: ViewID, withSlop slop: Edges) -> Bool {
        guard let first = geometry.hitCircle(of: first, withSlop: slop),
            let second = geometry.hitCircle(of: second, withSlop: slop)
        else { return false }
        return (first.center - second.center).length >= first.radius + second.radius - Tolerance.rounding
    }

    /// Returns whether `target` with `slop` can be scrolled far enough along an axis to leave what is in front of it.
    private func leavesViewsInFront(_ target: ViewID, withSlop slop: Edges) -> Bool {
        guard let (scrollView, properties) = tree.scrollingView(around: target), geometry.isAxisAligned(scrollView),
            let ends = properties.scrollableOffsets(for: tree[scrollView].size)
        else { return false }
        let box = geometry.hitBoundingBox(of: target, withSlop: slop)
        let covers = room.viewsInFront(of: target, withSlop: slop).map { geometry.hitBoundingBox(of: $0) }
        guard let first = covers.first else { return true }
        let cover = covers.dropFirst().reduce(first) { $0.united(with: $1) }
        let offset = tree[scrollView].boundsOrigin
        return box.maxY - cover.minY <= ends.highest.y - offset.y || cover.maxY - box.minY <= offset.y - ends.lowest.y
            || box.maxX - cover.minX <= ends.highest.x - offset.x || cover.maxX - box.minX <= offset.x - ends.lowest.x
    }

    /// Returns where `between` ends, for messages.
    func ends(of between: SharedSlop?) -> String {
        guard let between else { return "" }
        let halfway = between.halfway.isEmpty ? "" : " and ends halfway to \(views.quotedList(between.halfway))"
        return between.uneven.isEmpty
            ? halfway
            : "\(halfway) and leaves \(views.quotedList(between.uneven)) what \(between.uneven.count == 1 ? "it needs" : "they need") there"
    }

    /// Returns the fix that writes `slop`, the one of `between` if the target shares its room. `behind` are instances
    /// of its line that it doesn't make large enough, because something is in front of them.
    private func enlarging(
        _ target: ViewID, _ small: SizeShortfall, by slop: Edges, beside between: SharedSlop?, _ behind: [ViewID]
    ) -> Diagnostic.Fix? {
        let side = small.wanted
        var end = ends(of: between)
        if !behind.isEmpty {
            let inFront = Set(behind.flatMap { room.viewsInFront(of: $0, withSlop: slop) }).sorted()
            let verb = inFront.count == 1 ? "is" : "are"
            end += "; \(views.quotedList(inFront)) \(verb) still in front of \(views.quotedList(behind))"
        }
        let size =
            tree[target].hitShape.isCurved
            ? "\(written(side)) points across" : "\(written(side)) × \(written(side)) points"
        let title = "write `\(written(slop))`, so that its hit area is at least \(size)\(end)"
        guard let edit = writing(slop, for: target, small) else { return nil }
        // Only a target around it can lose touches to it.
        guard tree.superviews(of: target).contains(where: scene.isTouchTarget) else {
            return Diagnostic.Fix(title, safe: false, edits: [edit])
        }
        let instances = instances(withTheLineOf: target)
        return triedFix(title, SlopFix(slops: instances.map { ($0, slop) }, edits: [edit]), for: instances).fix
    }

    /// Returns `target` and other instances of its line in the scene.
    func instances(withTheLineOf target: ViewID) -> [ViewID] {
        Set(room.instancesInView(of: target) + [target]).sorted()
    }

    /// Returns the size of the hit area of `target` with `slop`, if it is a larger rectangle than now.
    func size(of target: ViewID, withSlop slop: Edges) -> Size? {
        let instances = instances(withTheLineOf: target)
        let map = maps.hitMap(changing: instances, within: box(around: [(target, slop)])) { tree in
            for view in instances { tree[view].hitSlop = slop }
        }
        guard let hit = map.map({ $0.region(ownedBy: target, views) })?.withoutSlivers, hit.isRectangle else {
            return nil
        }
        let (box, now) = (hit.boundingBox, maps.hitMap.region(ownedBy: target, views).boundingBox)
        guard box.area > now.area + Tolerance.rounding else { return nil }
        return Size(width: box.width, height: box.height)
    }
}
