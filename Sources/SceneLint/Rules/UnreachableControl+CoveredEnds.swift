import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What is at an end of a scroll view, table or collection and stays under a bar, however far it is scrolled: a row, an
/// item, or a touch target of a plain scroll view.
struct EndUnderBar {
    /// The scroll view, table or collection.
    var container: ViewID
    /// The bar, or the views that form it. None of them moves with the content.
    var bars: [ViewID]
    /// The path of the cell or touch target. A cell may not be displayed at the offset in the source.
    var path: String
    /// Whether it is the last one.
    var isLast: Bool
    var isCell: Bool
    /// Whether it stays outside the scene, beyond the bar.
    var isOutside: Bool
    /// The content inset to write, which brings the content out exactly.
    var inset: Edges
    /// What is at the other end, if that stays under a bar too.
    var otherEnd: (path: String, bars: [ViewID])?
    /// Whether `inset` is right for all views of the line.
    var isOnly = true

    /// The largest fraction of a scroll view that a bar covers. Something larger may be modal.
    static let maximumFractionCovered = 1.0 / 3
}

extension TargetContext {
    /// Finds the scroll views whose first or last cell or touch target is under a bar at that edge when they are
    /// scrolled as far as possible.
    ///
    /// Only displayed cells are views, and an opaque bar hides what is under it. So what the rules see at the offset in
    /// the source doesn't show this.
    ///
    /// - Parameter known: The touch targets already reported.
    func endsUnderBars(beside known: [ViewID]) -> [EndUnderBar] {
        let reported = Set(known.compactMap { tree.scrollingView(around: $0)?.view })
        let containers = tree.identities.filter { view in
            (tree[view].kind == .scroll || tree.selectsRows(view)) && tree.isTouchable(view)
                && !reported.contains(view) && tree.scrollViews[view]?.axes(for: tree[view].size).vertical ?? false
        }
        var counts: [SourceRange: Int] = [:]
        for container in tree.scrollViews.keys { counts[scene.range(of: container), default: 0] += 1 }
        var lines: Set<SourceRange> = []
        // Scroll views without a bar have nothing to check.
        let withBars = containers.filter { hasBar(at: true, of: $0) || hasBar(at: false, of: $0) }
        return work.results(of: withBars, "scroll views with a bar at an edge") { container in
            let line = scene.range(of: container)
            guard !lines.contains(line), !deadScrollViews.contains(where: { $0.view == container }) else { return nil }
            let ends = [true, false].compactMap { isLast in
                hasBar(at: isLast, of: container) ? endUnderBar(in: container, isLast: isLast) : nil
            }
            guard var end = ends.first else { return nil }
            if ends.count > 1 {
                end.inset.top = ends[1].inset.top
                end.otherEnd = (ends[1].path, ends[1].bars)
            }
            end.isOnly = counts[line] == 1
            lines.insert(line)
            return end
        }
    }

    /// Returns whether something beside `container` takes the touches all along its edge.
    func hasBar(at isLast: Bool, of container: ViewID) -> Bool { hitViews(at: isLast, of: container) != nil }

    /// Returns the views beside `container` that take the touches all along its visible edge, or `nil` if something
    /// else does.
    private func hitViews(at isLast: Bool, of container: ViewID) -> Set<ViewID>? {
        let box = geometry.visibleBox(container)
        guard box.width > 2, box.height > 2 else { return nil }
        let y = isLast ? box.maxY - 1 : box.minY + 1
        var hitViews: Set<ViewID> = []
        for x in [box.minX + 1, (box.minX + box.maxX) / 2, box.maxX - 1] {
            guard case .hit(let hit) = touches.touch(at: Point(x: x, y: y)).outcome, isInBar(hit, over: container)
            else { return nil }
            hitViews.insert(hit)
        }
        return hitViews
    }

    /// Returns whether the edge of the scene cuts off an end of `container`, which no superview does, and no more of it
    /// than a bar would cover. What is further outside, or in a view that is, may slide in.
    private func isCutByScene(_ container: ViewID, at isLast: Bool) -> Bool {
        let (box, root) = (geometry.boundingBox(of: container), geometry.boundingBox(of: .root))
        let outside = isLast ? box.maxY - root.maxY : root.minY - box.minY
        guard outside > 0, outside <= box.height * EndUnderBar.maximumFractionCovered else { return false }
        return tree.superviews(of: container).allSatisfy { superview in
            let box = geometry.boundingBox(of: superview)
            return isLast ? box.maxY == root.maxY : box.minY == root.minY
        }
    }

    /// Returns whether `view` is beside `container` and drawn in front of it.
    func isInBar(_ view: ViewID, over container: ViewID) -> Bool {
        !tree.isInSuperviewChain(container, of: view) && !tree.isInSuperviewChain(view, of: container)
            && views.isPainted(view, inFrontOf: container)
            && !tree.chain(from: view).contains { views.isToggled($0) }
    }

    /// Returns the first or last cell or touch target of `container` if a bar takes its touches where it can be
    /// scrolled to: all touches of a cell, which people touch anywhere, or at least half of those of another touch
    /// target.
    private func endUnderBar(in container: ViewID, isLast: Bool) -> EndUnderBar? {
        // Content that is shorter than the bounds only bounces, and stays under a bar as well.
        guard let ends = tree.scrollViews[container]?.offsets(for: tree[container].size),
            work.spendScrolling(tree.views.count)
        else { return nil }
        let here = tree[container].boundsOrigin
        let offset = Point(x: here.x, y: isLast ? ends.highest.y : ends.lowest.y)
        let there = scrolled(scene.scrolled(container, to: offset), for: container)
        let bounds = geometry.visibleBox(container)
        guard let end = there.outermostView(of: container, isLast: isLast), !bounds.isEmpty else { return nil }
        let isCell = there.tree[end.view].kind == .cell
        // A control in a row is touched where it is, so it may be lost where the row isn't.
        let candidates = [end.view] + (isCell ? there.touchTargets(in: end.view) : [])
        var covered: (view: ViewID, hitViews: Set<ViewID>)?
        let isOutside =
            (isLast ? end.box.minY >= bounds.maxY : end.box.maxY <= bounds.minY) && isCutByScene(container, at: isLast)
            && there.tree.isTouchable(end.view)
        if isOutside {
            covered = hitViews(at: isLast, of: container).map { (end.view, $0) }
        }
        for view in candidates where covered == nil {
            covered = self.hitViews(of: view, over: container, in: there).map { (view, $0) }
        }
        guard let (view, hitViews) = covered else { return nil }
        // A button that floats over a control in a row is no bar.
        guard
            view == end.view
                || hitViews.allSatisfy({ hitView in
                    let box = geometry.hitBoundingBox(of: bar(of: hitView, beside: container))
                    return box.minX <= bounds.minX && bounds.maxX <= box.maxX
                })
        else { return nil }
        guard let inset = inset(of: container, uncovering: hitViews, atEnd: isLast),
            isUncovered(there.path(view), isLast, of: container, by: inset)
        else { return nil }
        return EndUnderBar(
            container: container, bars: Set(hitViews.map { bar(of: $0, beside: container) }).sorted(),
            path: there.path(view), isLast: isLast, isCell: isCell && view == end.view, isOutside: isOutside,
            inset: inset)
    }

    /// Returns the first or last view that may be the end of `container`, and its box.
    private func outermostView(of container: ViewID, isLast: Bool) -> (view: ViewID, box: Rectangle)? {
        var end: (view: ViewID, box: Rectangle)?
        for view in views(thatMayEnd: container) {
            let box = geometry.boundingBox(of: view)
            let isFurther = end.map { isLast ? box.maxY > $0.box.maxY : box.minY < $0.box.minY } ?? true
            if isFurther { end = (view, box) }
        }
        return end
    }

    /// Returns the content inset of `container` that moves its end out of the bars of `hitViews`: with what the safe
    /// area adds, it has to be as large as they are. Returns `nil` if they are too large to be bars.
    private func inset(of container: ViewID, uncovering hitViews: Set<ViewID>, atEnd isLast: Bool) -> Edges? {
        let bounds = geometry.visibleBox(container)
        // A bar covers a small part of what is behind it. Anything larger, such as a sheet, may be modal, whatever its
        // rows and buttons take.
        let covers = hitViews.map {
            geometry.hitBoundingBox(of: $0).united(with: paintedBar(of: $0, beside: container))
        }
        let visible = covers.map { $0.intersection(bounds) }
        guard let top = visible.map({ $0.minY }).min(), let bottom = visible.map({ $0.maxY }).max() else { return nil }
        guard (isLast ? bounds.maxY - top : bottom - bounds.minY) <= bounds.height * EndUnderBar.maximumFractionCovered
        else { return nil }
        guard let edge = isLast ? covers.map({ $0.minY }).min() : covers.map({ $0.maxY }).max(),
            let length = length(of: container, coveredFrom: edge, atEnd: isLast),
            let properties = tree.scrollViews[container]
        else { return nil }
        var inset = properties.contentInset
        if isLast {
            inset.bottom = (length - properties.insetAdjustment.bottom).roundedUpToThousandth
        } else {
            inset.top = (length - properties.insetAdjustment.top).roundedUpToThousandth
        }
        return inset
    }

    /// Returns whether no bar takes the touches of the view with this path, the first or last one of `container` or in
    /// it, once that has `inset`. Other views in front, such as the further rows of a table, may do so where the inset
    /// moves it to.
    private func isUncovered(_ path: String, _ isLast: Bool, of container: ViewID, by inset: Edges) -> Bool {
        guard work.spendScrolling(tree.views.count) else { return false }
        var stage = LiveScene(scene)
        stage.update { $0.scrollViews[container]?.contentInset = inset }
        let changed = scene.after(stage)
        guard let ends = changed.tree.scrollViews[container]?.offsets(for: tree[container].size) else { return false }
        let offset = Point(x: tree[container].boundsOrigin.x, y: isLast ? ends.highest.y : ends.lowest.y)
        let there = scrolled(changed.scrolled(container, to: offset), for: container)
        guard let end = there.outermostView(of: container, isLast: isLast) else { return false }
        return ([end.view] + there.touchTargets(in: end.view)).filter { there.path($0) == path }.allSatisfy {
            hitViews(of: $0, over: container, in: there) == nil
        }
    }

    /// Returns what takes the touches of `view` in `there`, a scene in which `container` was scrolled, and is in a bar:
    /// all touches of a cell, or at least half of those of a control. Returns `nil` if bars take less.
    private func hitViews(of view: ViewID, over container: ViewID, in there: TargetContext) -> Set<ViewID>? {
        let box = there.geometry.visibleBox(view)
        guard there.tree.isTouchable(view), !box.isEmpty,
            work.spendChangedScene(there.tree.views.count)
        else { return nil }
        let isCell = there.tree[view].kind == .cell
        var hitViews: Set<ViewID> = []
        var free = 0.0
        for piece in there.maps.hitMap(within: box).pieces {
            if case .hit(let hit) = piece.outcome, tree.contains(hit), isInBar(hit, over: container) {
                hitViews.insert(hit)
            } else if isCell {
                return nil
            } else {
                free += piece.rectangle.intersection(box).area
            }
        }
        return free <= box.area / 2 ? hitViews : nil
    }

    /// Returns the views of which the furthest ends what `container` scrolls: its cells, or its touch targets.
    private func views(thatMayEnd container: ViewID) -> [ViewID] {
        if tree[container].kind != .scroll {
            return tree.subviews(of: container).flatMap { view -> [ViewID] in
                switch tree[view].kind {
                case .cell: return [view]
                case .header, .footer: return touchTargets(in: view)
                default: return []
                }
            }
        }
        return views.touchTargets.filter { target in
            tree[target].kind.isTouchTarget && tree.scrollingView(around: target)?.view == container
        }
    }

    /// Returns the controls in `container`, a cell, header or footer.
    private func touchTargets(in container: ViewID) -> [ViewID] {
        var found: [ViewID] = []
        var waiting = [container]
        while let next = waiting.popLast() {
            if tree[next].kind.isTouchTarget, tree.isTouchable(next) {
                found.append(next)
            } else {
                waiting += tree.subviews(of: next)
            }
        }
        return found
    }

    /// Returns how much of the height of `container`, in its own points, is beyond `edge` in the scene, or `nil` if the
    /// container isn't upright.
    func length(of container: ViewID, coveredFrom edge: Double, atEnd isLast: Bool) -> Double? {
        let box = geometry.boundingBox(of: container)
        guard geometry.isAxisAligned(container), let point = geometry.point(Point(x: box.minX, y: edge), in: container),
            let top = geometry.point(box.origin, in: container), top.y < point.y,
            case let bounds = tree[container].bounds,
            bounds.meets(Rectangle(origin: point, size: Size(width: 1, height: 1)))
        else { return nil }
        let covered = isLast ? bounds.maxY - point.y : point.y - bounds.minY
        return covered > 0 ? covered : nil
    }

    /// Returns the outermost view around `view` that doesn't contain `container`.
    func bar(of view: ViewID, beside container: ViewID) -> ViewID {
        Array(tree.chain(from: view)).last { !tree.isInSuperviewChain($0, of: container) } ?? view
    }

    /// Returns the box of the outermost view around `view` that doesn't contain `container` and paints itself, or else
    /// that of `view`.
    private func paintedBar(of view: ViewID, beside container: ViewID) -> Rectangle {
        let bar = Array(tree.chain(from: view)).last {
            !tree.isInSuperviewChain($0, of: container) && tree.paintsItself($0)
        }
        return geometry.hitBoundingBox(of: bar ?? view)
    }
}
