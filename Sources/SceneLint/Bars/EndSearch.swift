import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Finds what is under a bar at one end of a scroll view, table or collection.
struct EndSearch: TargetQueries {
    let targets: TargetContext
    let container: ViewID
    /// The side of the scene at which the end is.
    let side: VerticalSide
    let bars: BarsAtEdge

    init(_ targets: TargetContext, _ container: ViewID, at side: VerticalSide) {
        self.targets = targets
        self.container = container
        self.side = side
        bars = BarsAtEdge(context: targets.context, container: container, side: side)
    }

    /// Whether a bar is in front of the edge, or floats near it.
    var hasAnyBar: Bool { bars.hasBarAtEdge || bars.floatingBar != nil }

    /// Returns the search in `scrolled`, in which the container is scrolled.
    private func inScene(_ scrolled: TargetContext) -> EndSearch { EndSearch(scrolled, container, at: side) }

    /// Returns the view among `barViews` that shows what is behind it, if none of `views`, which are at the end of
    /// `container` in the scene `scrolled`, is under a bar once it lets touches through.
    private func clearView(
        among barViews: Set<ViewID>, over views: [ViewID], _ scrolled: TargetContext
    ) -> ViewID? {
        barViews.sorted().prefix(EndUnderBar.maximumBars).first { view in
            guard !tree.drawsItself(view), lossFixes.canLetThrough(view) else { return false }
            return views.allSatisfy { target in
                let box = scrolled.geometry.drawnBox(of: target)
                let map = scrolled.maps.hitMap(changing: [view], within: box) { tree in
                    self.views.letTouchesThrough(view, in: &tree)
                }
                return map.map {
                    cover(of: target, scrolled, $0) == nil
                }
                    ?? false
            }
        }
    }

    /// Whether the edge of the scene cuts off a side of `container`, which no superview does, and not much of
    /// it. What is further outside, or in a view that is, may slide in.
    private var isCutByScene: Bool {
        let (box, root) = (geometry.boundingBox(of: container), geometry.boundingBox(of: .root))
        let outside = side.depth(of: side.edge(of: root), in: box)
        guard outside > 0, outside <= box.height * EndUnderBar.maximumFractionOutside else { return false }
        return tree.superviews(of: container).allSatisfy { superview in
            side.edge(of: geometry.boundingBox(of: superview)) == side.edge(of: root)
        }
    }

    /// Returns the cell or touch target of `container` at this side of the scene if a bar takes its touches where it
    /// can be scrolled to: all touches of a cell, which people touch anywhere, or at least half of the touches of
    /// another touch target.
    func endUnderBar() -> EndUnderBar? {
        // Content that is shorter than the bounds only bounces, and stays under a bar as well.
        guard work.spendUpTo(.scrolling(views: tree.views.count)),
            let scrolled = scrolledToEnd(scene)
        else { return nil }
        let bounds = geometry.drawnBox(of: container)
        guard let last = inScene(scrolled).outermostView(), !bounds.isEmpty else { return nil }
        let isCell = scrolled.tree[last.view].kind == .cell
        // A control in a row is touched where it is, so it may be lost where the row isn't.
        let candidates = [last.view] + (isCell ? inScene(scrolled).touchTargets(in: last.view) : [])
        var covered: (view: ViewID, cover: BarCover)?
        let isOutside =
            side.isBeyond(last.box, bounds) && isCutByScene
            && scrolled.tree.isTouchable(last.view)
        if isOutside {
            covered = bars.barViews.map { (last.view, BarCover(views: $0)) }
        }
        for view in candidates where covered == nil {
            covered = cover(of: view, scrolled).map { (view, $0) }
        }
        guard let (view, cover) = covered else { return nil }
        let coveringViews = cover.views
        // What else is in front may be there for a while, such as a menu.
        if !bars.hasBarAtEdge {
            let own = Set(coveringViews.map { bars.bar(of: $0) })
            guard let floating = bars.floatingBar, own.isSubset(of: floating) else { return nil }
        }
        guard view == last.view || bars.spansWidth(coveringViews) else { return nil }
        let path = scrolled.path(view)
        let clearView =
            isOutside ? nil : clearView(among: coveringViews, over: candidates, scrolled)
        guard let (viewsToClear, inset) = clearing(path, of: coveringViews) else { return nil }
        return EndUnderBar(
            container: container, bars: Set(viewsToClear.map { bars.bar(of: $0) }).sorted(),
            path: path, scrollEnd: bars.scrollEnd, isCell: isCell && view == last.view,
            losesAll: isOutside || isCell && view == last.view && cover.isWhole && bars.hasBarAtEdge,
            fractionLost: cover.fraction,
            isOutside: isOutside, inset: inset, isPaged: tree.scrollViews[container]?.isPagingEnabled ?? false,
            clearView: clearView)
    }

    /// Returns the content inset of `container` that brings the view with this path, which is at the end, out
    /// from under bars, together with the other targets in its cell. Also returns the views in these bars: those of
    /// `barViews`, and further ones that the inset moves it under.
    private func clearing(_ path: String, of barViews: Set<ViewID>) -> (barViews: Set<ViewID>, inset: Edges)? {
        // Bars above another one may be narrower.
        let margin = geometry.drawnBox(of: container).width * BarLimit.margin
        var stack = bars.stacked(on: barViews)
        for _ in 0..<EndUnderBar.maximumBars {
            guard let inset = inset(uncovering: stack),
                let covers = self.barViews(stillCovering: path, with: inset)
            else { return nil }
            var further = covers.own
            if further.isEmpty {
                further = covers.inCell
                if further.isSubset(of: stack) || !bars.spansWidth(further, margin: margin) { return (stack, inset) }
            }
            guard bars.spansWidth(further, margin: margin), !further.isSubset(of: stack) else { return nil }
            stack = bars.stacked(on: stack.union(further))
        }
        return nil
    }

    /// Returns `scene`, this one or a change of it, with `container` scrolled as far as possible towards its end at
    /// this side of the scene. Returns `nil` if it is no scroll view.
    private func scrolledToEnd(_ scene: LoweredScene) -> TargetContext? {
        guard let ends = scene.tree.scrollViews[container]?.offsets(for: tree[container].size) else { return nil }
        let y = bars.scrollEnd == .start ? ends.lowest.y : ends.highest.y
        let offset = Point(x: tree[container].boundsOrigin.x, y: y)
        return targets.scrolled(scene.scrolled(container, to: offset), for: container)
    }

    /// Returns the first or last view that may be the end of `container` at this side of the scene, and its box.
    private func outermostView() -> (view: ViewID, box: Rectangle)? {
        var outermost: (view: ViewID, box: Rectangle)?
        for view in viewsThatMayEnd() {
            let box = geometry.boundingBox(of: view)
            let isFurther = outermost.map { side.depth(of: side.edge(of: box), in: $0.box) < 0 } ?? true
            if isFurther { outermost = (view, box) }
        }
        return outermost
    }

    /// Returns the content inset of `container` that moves its end at this side of the scene out of the bars of
    /// `barViews`: with what the safe area adds, it has to be as large as they are. Returns `nil` if they are too large
    /// to be bars.
    private func inset(uncovering barViews: Set<ViewID>) -> Edges? {
        guard bars.depth(of: barViews) != nil,
            let edge = side.innerEdge(of: barViews.map { bars.paintedBar(of: $0) }),
            let length = bars.length(coveredTo: edge),
            let properties = tree.scrollViews[container]
        else { return nil }
        let own = bars.scrollEnd
        var inset = properties.contentInset
        inset[own] = (length - properties.insetAdjustment[own]).roundedUpToThousandth
        return inset
    }

    /// Returns the views in bars that take the touches of the view with this path, the first or last one of
    /// `container` or in it, once that has `inset`, and those that take the touches of other targets in its cell.
    /// Returns `nil` if that is too much work. Other views in front, such as the further rows of a table, may take them
    /// where the inset moves it to.
    private func barViews(
        stillCovering path: String, with inset: Edges
    ) -> (own: Set<ViewID>, inCell: Set<ViewID>)? {
        guard work.spendUpTo(.scrolling(views: tree.views.count)) else { return nil }
        var stage = LiveScene(scene)
        stage.update { $0.scrollViews[container]?.contentInset = inset }
        guard let scrolled = scrolledToEnd(scene.after(stage)),
            let last = inScene(scrolled).outermostView()
        else { return nil }
        var covers: (own: Set<ViewID>, inCell: Set<ViewID>) = ([], [])
        for view in [last.view] + inScene(scrolled).touchTargets(in: last.view) {
            let found = cover(of: view, scrolled)?.views ?? []
            if scrolled.path(view) == path {
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

    /// Returns what takes the touches of `view` in `scrolled`, in which `container` was scrolled, and is in a
    /// bar: all touches of a cell, or at least half of the touches of a control, or of a cell under a bar that floats,
    /// also beyond another one. Returns `nil` if bars take less.
    private func cover(
        of view: ViewID, _ scrolled: TargetContext, _ hitMap: HitMap? = nil
    ) -> BarCover? {
        let box = scrolled.geometry.drawnBox(of: view)
        guard scrolled.tree.isTouchable(view), !box.isEmpty else { return nil }
        guard work.spend(.changedScene(views: scrolled.tree.views.count)) else {
            // That no bar takes them may be wrong, too.
            work.dropResult()
            return nil
        }
        var barViews: Set<ViewID> = []
        var (free, lost) = (0.0, 0.0)
        var isWhole = true
        let map = hitMap ?? scrolled.maps.hitMap(within: box)
        for piece in map.pieces {
            if case .hit(let hit) = piece.outcome, tree.contains(hit), bars.isInBar(hit) {
                barViews.insert(hit)
                lost += piece.rectangle.intersection(box).area
            } else {
                isWhole = false
                free += piece.rectangle.intersection(box).area
            }
        }
        if free > box.area / 2 { return nil }
        // A row is touched where it shows beside a bar at the edge. One that floats beyond it leaves a strip.
        if !isWhole, scrolled.tree[view].kind == .cell, let edge = bars.barViews {
            func outermost(_ views: Set<ViewID>) -> Set<ViewID> { Set(views.map { bars.bar(of: $0) }) }
            let (own, stack) = (outermost(barViews), bars.stacked(on: edge))
            guard !own.isSubset(of: outermost(edge)), own.isSubset(of: outermost(stack)) else { return nil }
        }
        let whole = scrolled.geometry.boundingBox(of: view)
        let isKnown =
            map.isExact(in: box) && whole.area - box.area <= Tolerance.strips
            && abs(free + lost - box.area) <= Tolerance.strips
        return BarCover(
            views: barViews, fraction: isKnown && box.area > 0 ? lost / box.area : nil, isWhole: isWhole)
    }

    /// Returns the views that `container` scrolls: its cells, or its touch targets. The furthest is its end.
    private func viewsThatMayEnd() -> [ViewID] {
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
