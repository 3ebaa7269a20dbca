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
    /// The end of what the container scrolls at which it is.
    var scrollEnd: ScrollEnd
    var isCell: Bool
    /// Whether no point hits it.
    var losesAll: Bool
    /// The fraction of it that the bar takes, or `nil` if that isn't known exactly, as beyond the edge of a scene.
    var fractionLost: Double?
    /// Whether it stays outside the scene, beyond the bar.
    var isOutside: Bool
    /// The content inset to write, which brings the content out exactly.
    var inset: Edges
    /// Whether the container rests at pages. Then an inset brings out the end, and none of the other pages.
    var isPaged: Bool
    /// The view in front that shows what is behind it and that has to let touches through, if that is enough.
    var clearView: ViewID?
    /// What is at the other end, if that stays under a bar too.
    var otherEnd: (path: String, bars: [ViewID])?
    /// Whether `inset` is right for all views of the line.
    var isOnly = true

    /// The largest fraction of a scroll view that is outside the scene without meaning to slide in.
    static let maximumFractionOutside = 1.0 / 3
    /// How many bars beside each other to try to get past.
    static let maximumBars = 4
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
        return endsUnderBars(in: tree.identities.filter { !reported.contains($0) })
    }

    /// Finds those scroll views among the ones around `targets`.
    func endsUnderBars(of targets: [ViewID]) -> [EndUnderBar] {
        if targets.isEmpty { return [] }
        return endsUnderBars(in: Set(targets.compactMap { tree.scrollingView(around: $0)?.view }).sorted())
    }

    private func endsUnderBars(in views: [ViewID]) -> [EndUnderBar] {
        let containers = views.filter { view in
            (tree[view].kind == .scroll || tree.selectsRows(view)) && tree.isTouchable(view)
                && tree.scrollViews[view]?.axes(for: tree[view].size).vertical ?? false
        }
        var counts: [SourceRange: Int] = [:]
        for container in tree.scrollViews.keys { counts[scene.range(of: container), default: 0] += 1 }
        var lines: Set<SourceRange> = []
        // Scroll views without a bar have nothing to check.
        let withBars = containers.filter { container in
            [VerticalSide.bottom, .top].contains {
                hasBar(at: $0, of: container) || floatingBar(at: $0, of: container) != nil
            }
        }
        return work.results(of: withBars, "scroll views with a bar at an edge") { container in
            let line = scene.range(of: container)
            guard !lines.contains(line), !deadScrollViews.contains(where: { $0.view == container }) else { return nil }
            let ends = [VerticalSide.bottom, .top].compactMap { side in
                hasBar(at: side, of: container) || floatingBar(at: side, of: container) != nil
                    ? endUnderBar(in: container, at: side) : nil
            }
            guard var end = ends.first else { return nil }
            if ends.count > 1 {
                end.inset[ends[1].scrollEnd] = ends[1].inset[ends[1].scrollEnd]
                end.otherEnd = (ends[1].path, ends[1].bars)
            }
            end.isOnly = counts[line] == 1
            lines.insert(line)
            return end
        }
    }

    /// Returns the view among `barViews` that shows what is behind it, if none of `targets`, which are at an end of
    /// `container` in `scrolledContext`, is under a bar once it lets touches through.
    private func clearView(
        among barViews: Set<ViewID>, over targets: [ViewID], in container: ViewID, at side: VerticalSide,
        _ scrolledContext: TargetContext
    ) -> ViewID? {
        barViews.sorted().prefix(EndUnderBar.maximumBars).first { view in
            guard !tree.drawsItself(view), lossFixes.canLetThrough(view) else { return false }
            return targets.allSatisfy { target in
                let box = scrolledContext.geometry.drawnBox(of: target)
                let map = scrolledContext.maps.hitMap(changing: [view], within: box) { tree in
                    lossFixes.letTouchesThrough(view, in: &tree)
                }
                return map.map {
                    self.barViews(coveringMostOf: target, in: container, at: side, scrolledContext, $0) == nil
                }
                    ?? false
            }
        }
    }

    /// Returns whether the edge of the scene cuts off a side of `container`, which no superview does, and not much of
    /// it. What is further outside, or in a view that is, may slide in.
    private func isCutByScene(_ container: ViewID, at side: VerticalSide) -> Bool {
        let (box, root) = (geometry.boundingBox(of: container), geometry.boundingBox(of: .root))
        let outside = side.depth(of: side.edge(of: root), in: box)
        guard outside > 0, outside <= box.height * EndUnderBar.maximumFractionOutside else { return false }
        return tree.superviews(of: container).allSatisfy { superview in
            side.edge(of: geometry.boundingBox(of: superview)) == side.edge(of: root)
        }
    }

    /// Returns the cell or touch target of `container` at a side of the scene if a bar takes its touches where it can
    /// be scrolled to: all touches of a cell, which people touch anywhere, or at least half of the touches of another
    /// touch target.
    private func endUnderBar(in container: ViewID, at side: VerticalSide) -> EndUnderBar? {
        // Content that is shorter than the bounds only bounces, and stays under a bar as well.
        guard work.spendUpTo(.scrolling(views: tree.views.count)),
            let scrolledContext = scrolling(container, toEndAt: side, in: scene)
        else { return nil }
        let bounds = geometry.drawnBox(of: container)
        guard let last = scrolledContext.outermostView(of: container, at: side), !bounds.isEmpty else { return nil }
        let isCell = scrolledContext.tree[last.view].kind == .cell
        // A control in a row is touched where it is, so it may be lost where the row isn't.
        let candidates = [last.view] + (isCell ? scrolledContext.touchTargets(in: last.view) : [])
        var covered: (view: ViewID, cover: BarCover)?
        let isOutside =
            side.isBeyond(last.box, bounds) && isCutByScene(container, at: side)
            && scrolledContext.tree.isTouchable(last.view)
        if isOutside {
            covered = barViews(at: side, of: container).map { (last.view, BarCover(views: $0)) }
        }
        for view in candidates where covered == nil {
            covered = barViews(coveringMostOf: view, in: container, at: side, scrolledContext).map { (view, $0) }
        }
        guard let (view, cover) = covered else { return nil }
        let barViews = cover.views
        // What else is in front may be there for a while, such as a menu.
        if !hasBar(at: side, of: container) {
            let bars = Set(barViews.map { bar(of: $0, beside: container) })
            guard let floating = floatingBar(at: side, of: container), bars.isSubset(of: floating) else { return nil }
        }
        // A button that floats over a control in a row is no bar.
        guard
            view == last.view
                || barViews.allSatisfy({ barView in
                    let box = geometry.hitBoundingBox(of: bar(of: barView, beside: container))
                    return box.minX <= bounds.minX && bounds.maxX <= box.maxX
                })
        else { return nil }
        let path = scrolledContext.path(view)
        let clearView =
            isOutside ? nil : clearView(among: barViews, over: candidates, in: container, at: side, scrolledContext)
        guard let (barViews, inset) = clearing(path, of: barViews, at: side, of: container) else { return nil }
        return EndUnderBar(
            container: container, bars: Set(barViews.map { bar(of: $0, beside: container) }).sorted(),
            path: path, scrollEnd: scrollEnd(of: container, at: side), isCell: isCell && view == last.view,
            losesAll: isOutside || isCell && view == last.view && cover.isWhole && hasBar(at: side, of: container),
            fractionLost: cover.fraction,
            isOutside: isOutside, inset: inset, isPaged: tree.scrollViews[container]?.isPagingEnabled ?? false,
            clearView: clearView)
    }

    /// Returns the content inset of `container` that brings the view with this path, which is at a `side` of it, out
    /// from under bars, together with the other targets in its cell. Also returns the views in these bars: those of
    /// `barViews`, and further ones that the inset moves it under.
    private func clearing(
        _ path: String, of barViews: Set<ViewID>, at side: VerticalSide, of container: ViewID
    ) -> (barViews: Set<ViewID>, inset: Edges)? {
        let bounds = geometry.drawnBox(of: container)
        let margin = bounds.width * BarLimit.margin
        var stack = stacked(on: barViews, at: side, of: container)
        for _ in 0..<EndUnderBar.maximumBars {
            guard let inset = inset(of: container, uncovering: stack, at: side),
                let covers = self.barViews(stillCovering: path, at: side, of: container, with: inset)
            else { return nil }
            // A button that floats over a control is no bar.
            func areBars(_ covers: Set<ViewID>) -> Bool {
                covers.allSatisfy { cover in
                    let box = geometry.hitBoundingBox(of: bar(of: cover, beside: container))
                    return box.minX <= bounds.minX + margin && bounds.maxX - margin <= box.maxX
                }
            }
            var further = covers.own
            if further.isEmpty {
                further = covers.inCell
                if further.isSubset(of: stack) || !areBars(further) { return (stack, inset) }
            }
            guard areBars(further), !further.isSubset(of: stack) else { return nil }
            stack = stacked(on: stack.union(further), at: side, of: container)
        }
        return nil
    }

    /// Returns `scene`, this one or a change of it, with `container` scrolled as far as possible towards its end at a
    /// side of the scene. Returns `nil` if it is no scroll view.
    private func scrolling(_ container: ViewID, toEndAt side: VerticalSide, in scene: LoweredScene) -> TargetContext? {
        guard let ends = scene.tree.scrollViews[container]?.offsets(for: tree[container].size) else { return nil }
        let y = scrollEnd(of: container, at: side) == .start ? ends.lowest.y : ends.highest.y
        let offset = Point(x: tree[container].boundsOrigin.x, y: y)
        return scrolled(scene.scrolled(container, to: offset), for: container)
    }

    /// Returns the first or last view that may be the end of `container` at a side of the scene, and its box.
    private func outermostView(of container: ViewID, at side: VerticalSide) -> (view: ViewID, box: Rectangle)? {
        var outermost: (view: ViewID, box: Rectangle)?
        for view in views(thatMayEnd: container) {
            let box = geometry.boundingBox(of: view)
            let isFurther = outermost.map { side.depth(of: side.edge(of: box), in: $0.box) < 0 } ?? true
            if isFurther { outermost = (view, box) }
        }
        return outermost
    }

    /// Returns the content inset of `container` that moves its end at a side of the scene out of the bars of
    /// `barViews`: with what the safe area adds, it has to be as large as they are. Returns `nil` if they are too large
    /// to be bars.
    private func inset(of container: ViewID, uncovering barViews: Set<ViewID>, at side: VerticalSide) -> Edges? {
        guard depth(of: barViews, at: side, of: container) != nil,
            let edge = side.innerEdge(of: barViews.map { paintedBar(of: $0, beside: container) }),
            let length = length(of: container, coveredTo: edge, at: side),
            let properties = tree.scrollViews[container]
        else { return nil }
        let own = scrollEnd(of: container, at: side)
        var inset = properties.contentInset
        inset[own] = (length - properties.insetAdjustment[own]).roundedUpToThousandth
        return inset
    }

    /// Returns the views in bars that take the touches of the view with this path, the first or last one of
    /// `container` or in it, once that has `inset`, and those that take the touches of other targets in its cell.
    /// Returns `nil` if that is too much work. Other views in front, such as the further rows of a table, may take them
    /// where the inset moves it to.
    private func barViews(
        stillCovering path: String, at side: VerticalSide, of container: ViewID, with inset: Edges
    ) -> (own: Set<ViewID>, inCell: Set<ViewID>)? {
        guard work.spendUpTo(.scrolling(views: tree.views.count)) else { return nil }
        var stage = LiveScene(scene)
        stage.update { $0.scrollViews[container]?.contentInset = inset }
        guard let scrolledContext = scrolling(container, toEndAt: side, in: scene.after(stage)),
            let last = scrolledContext.outermostView(of: container, at: side)
        else { return nil }
        var covers: (own: Set<ViewID>, inCell: Set<ViewID>) = ([], [])
        for view in [last.view] + scrolledContext.touchTargets(in: last.view) {
            let found = barViews(coveringMostOf: view, in: container, at: side, scrolledContext)?.views ?? []
            if scrolledContext.path(view) == path {
                covers.own.formUnion(found)
            } else {
                covers.inCell.formUnion(found)
            }
        }
        return covers
    }

    /// The views in bars that take touches of a view.
    private struct BarCover {
        var views: Set<ViewID>
        /// The fraction of the view that they take, or `nil` if that isn't known exactly.
        var fraction: Double?
        /// Whether they take all of it.
        var isWhole = true
    }

    /// Returns what takes the touches of `view` in `scrolledContext`, in which `container` was scrolled, and is in a
    /// bar: all touches of a cell, or at least half of the touches of a control, or of a cell under a bar that floats,
    /// also beyond another one. Returns `nil` if bars take less.
    private func barViews(
        coveringMostOf view: ViewID, in container: ViewID, at side: VerticalSide, _ scrolledContext: TargetContext,
        _ hitMap: HitMap? = nil
    ) -> BarCover? {
        let box = scrolledContext.geometry.drawnBox(of: view)
        guard scrolledContext.tree.isTouchable(view), !box.isEmpty else { return nil }
        guard work.spend(.changedScene(views: scrolledContext.tree.views.count)) else {
            // That no bar takes them may be wrong, too.
            work.dropResult()
            return nil
        }
        var barViews: Set<ViewID> = []
        var (free, lost) = (0.0, 0.0)
        var isWhole = true
        let map = hitMap ?? scrolledContext.maps.hitMap(within: box)
        for piece in map.pieces {
            if case .hit(let hit) = piece.outcome, tree.contains(hit), isInBar(hit, over: container) {
                barViews.insert(hit)
                lost += piece.rectangle.intersection(box).area
            } else {
                isWhole = false
                free += piece.rectangle.intersection(box).area
            }
        }
        if free > box.area / 2 { return nil }
        // A row is touched where it shows beside a bar at the edge. One that floats beyond it leaves a strip.
        if !isWhole, scrolledContext.tree[view].kind == .cell, let edge = self.barViews(at: side, of: container) {
            func bars(of views: Set<ViewID>) -> Set<ViewID> { Set(views.map { bar(of: $0, beside: container) }) }
            let (own, stack) = (bars(of: barViews), stacked(on: edge, at: side, of: container))
            guard !own.isSubset(of: bars(of: edge)), own.isSubset(of: bars(of: stack)) else { return nil }
        }
        let whole = scrolledContext.geometry.boundingBox(of: view)
        let isKnown =
            map.isExact(in: box) && whole.area - box.area <= Tolerance.strips
            && abs(free + lost - box.area) <= Tolerance.strips
        return BarCover(
            views: barViews, fraction: isKnown && box.area > 0 ? lost / box.area : nil, isWhole: isWhole)
    }

    /// Returns the views that `container` scrolls: its cells, or its touch targets. The furthest is its end.
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
        func isTarget(_ view: ViewID) -> Bool { tree[view].kind.isTouchTarget && tree.isTouchable(view) }
        if isTarget(container) { return [container] }
        var found: [ViewID] = []
        tree.forEachDescendant(of: container) { view in
            guard isTarget(view) else { return .enter }
            found.append(view)
            return .skip
        }
        return found
    }
}
