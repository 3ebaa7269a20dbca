import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What holds wherever scroll views are scrolled.
extension LintContext {
    /// Returns whether `holds` is true of the scene once a scroll view in `view` is scrolled, or one around it that
    /// shows only a part of it, at offsets that together show all of `view` and all that can be touched in the content.
    ///
    /// The offsets in the source don't count as shown. In nested scroll views each combination of offsets can show
    /// something else, but a touch only depends on those of the scroll views around the view that it hits. Returns
    /// `false`, and counts the current item as left out, if the offsets are too many or if the budget doesn't suffice.
    func holdsAtAllOffsets(around view: ViewID, _ holds: (LintContext) -> Bool) -> Bool {
        let cutting = scrollViewsCuttingOff(view)
        return holdsAtAllOffsets(
            of: scrollViews(around: view, cutting, in: nil), around: view, cutting, maximumCount: Self.maximumOffsets,
            holds)
    }

    /// Returns whether `holds` is true at all offsets of each of `scrollViews` and, at each of them, at all offsets of
    /// the scroll views in it.
    ///
    /// - Parameters:
    ///   - cutting: The scroll views around `view` that have to be scrolled to show all of it.
    ///   - maximumCount: The maximum number of combinations of offsets that are tried in each of them.
    private func holdsAtAllOffsets(
        of scrollViews: [ViewID], around view: ViewID, _ cutting: Set<ViewID>, maximumCount: Int,
        _ holds: (LintContext) -> Bool
    ) -> Bool {
        guard let distinct = distinct(scrollViews) else { return false }
        var known = DistinctContents()
        for (scrollView, isTouchedEverywhere) in distinct {
            let isCutting = cutting.contains(scrollView)
            let offsets = offsetsOfAllContent(
                of: scrollView, showing: isCutting ? view : nil, maximumCount: maximumCount)
            if offsets.isEmpty {
                work.leaveOut()
                return false
            }
            let budget = work.budget.remaining
            for (index, offset) in offsets.enumerated() {
                // What the others cost follows from the first one. The budget they'd use up is left for other items.
                if index == 1, work.budget.remaining / max(1, budget - work.budget.remaining) < offsets.count - 1 {
                    work.leaveOut()
                    return false
                }
                guard work.spendUpTo(.scrollingOnce(views: tree.views.count)) else { return false }
                let shown = LintContext(
                    scene.scrolled(scrollView, to: offset), scrolledFor: scrollView, work.budget)
                if isCutting, !shown.shows(view) { continue }
                // An offset may display cells that others don't.
                let content = distinct.count > 1 ? shown.contentWithCells(of: scrollView) : nil
                if let content, known.contains(content) { continue }
                let inner = shown.scrollViews(around: view, cutting, in: scrollView)
                let holdsHere =
                    holds(shown)
                    && shown.holdsAtAllOffsets(
                        of: inner, around: view, cutting, maximumCount: maximumCount / offsets.count, holds)
                work.mergeFailures(of: shown.work)
                if !holdsHere { return false }
                if let content, isTouchedEverywhere { known.insert(content) }
            }
        }
        return true
    }

    /// Returns the scroll views around `view` that have to be scrolled to show all of it: those around one that is all
    /// in view needn't be.
    private func scrollViewsCuttingOff(_ view: ViewID) -> Set<ViewID> {
        var (current, cutting): (ViewID, Set<ViewID>) = (view, [])
        while geometry.drawnBox(of: current) != geometry.boundingBox(of: current),
            let (scrollView, _) = tree.scrollingView(around: current)
        {
            cutting.insert(scrollView)
            current = scrollView
        }
        return cutting
    }

    /// Returns whether a part of `view` is in view, which cells that aren't displayed aren't.
    private func shows(_ view: ViewID) -> Bool {
        tree.path(to: view).first == .root && !geometry.drawnBox(of: view).isEmpty
    }

    /// Returns the content of `scrollView`, if it displays only some of its cells, and those display all of theirs.
    private func contentWithCells(of scrollView: ViewID) -> ContentOfScrollView? {
        guard !displaysAllCells(of: scrollView), !tree.subviews(of: scrollView).contains(where: { lacksCells(in: $0) }),
            work.requireBudget()
        else { return nil }
        work.charge(.visits(tree.views.count))
        return ContentOfScrollView(of: scrollView, ResponderChainSignatures(self), in: self, isAtAnyOffset: false)
    }

    /// Returns the scroll views in `view` that can scroll, and those of `cutting`, without those in others of them.
    ///
    /// - Parameter outer: The scroll view in which they have to be, or `nil` if they can be anywhere.
    private func scrollViews(around view: ViewID, _ cutting: Set<ViewID>, in outer: ViewID?) -> [ViewID] {
        let scrolling = tree.scrollViews.keys.sorted().filter { scrollView in
            guard tree.canScroll(scrollView), !tree.subviews(of: scrollView).isEmpty else { return false }
            if let outer {
                guard scrollView != outer, tree.isInSuperviewChain(outer, of: scrollView),
                    // What isn't seen isn't touched either.
                    !geometry.drawnBox(of: scrollView).isEmpty || maps.isHitInside(scrollView)
                else { return false }
            }
            return cutting.contains(scrollView) || tree.isInSuperviewChain(view, of: scrollView)
        }
        let all = Set(scrolling)
        return scrolling.filter { inner in
            !tree.superviews(of: inner).prefix { $0 != outer }.contains { all.contains($0) }
        }
    }

    /// Returns one of `scrollViews` for each distinct content, such as one for all equal rows of a table, and whether
    /// it is touched everywhere. Those that are come first. Returns `nil` if the budget doesn't suffice.
    private func distinct(_ scrollViews: [ViewID]) -> [(view: ViewID, isTouchedEverywhere: Bool)]? {
        if scrollViews.count < 2 { return scrollViews.map { ($0, false) } }
        let signatures = ResponderChainSignatures(self)
        var known = DistinctContents()
        var (found, others): ([ViewID], [(view: ViewID, content: ContentOfScrollView?)]) = ([], [])
        for scrollView in scrollViews {
            guard work.requireBudget() else { return nil }
            let displaysAll = !lacksCells(in: scrollView)
            let content =
                displaysAll ? ContentOfScrollView(of: scrollView, signatures, in: self, isAtAnyOffset: true) : nil
            if let content, known.contains(content) { continue }
            if isTouchedEverywhere(scrollView) {
                if let content { known.insert(content) }
                found.append(scrollView)
            } else {
                others.append((scrollView, content))
            }
        }
        return found.map { ($0, true) }
            + others.filter { !($0.content.map { known.contains($0) } ?? false) }.map { ($0.view, false) }
    }

    /// Returns whether each point of `scrollView` is in view and hits something in it.
    private func isTouchedEverywhere(_ scrollView: ViewID) -> Bool {
        guard maps.hitMap.isOfAllPoints, maps.isHitInside(scrollView), geometry.isAxisAligned(scrollView),
            work.spend(.visits(maps.hitViews.count))
        else { return false }
        let box = geometry.hitBoundingBox(of: scrollView)
        guard geometry.drawnBox(of: scrollView) == box else { return false }
        var touched = 0.0
        for hit in maps.hitViews where tree.isInSuperviewChain(scrollView, of: hit) {
            touched += maps.hitMap.region(of: .hit(hit)).intersection(box).area
        }
        return touched >= box.area * (1 - Tolerance.rounding)
    }

    /// Returns whether a table or collection displays only some of its cells: `view` or one in it.
    func lacksCells(in view: ViewID) -> Bool {
        !displaysAllCells(of: view)
            || tree.firstDescendant(of: view) { tree.scrollViews[$0] != nil && !displaysAllCells(of: $0) } != nil
    }

    /// Returns whether `container` has no other cells than the displayed ones. True of views that aren't containers.
    func displaysAllCells(of container: ViewID) -> Bool {
        guard tree[container].kind.containsCells else { return true }
        return tree.subviews(of: container).count { tree[$0].kind == .cell } == scene.cellCount(of: container)
    }

    /// Returns whether `holds` is true of the scene at one of the offsets that ``holdsAtAllOffsets(around:_:)`` tries.
    /// If these couldn't all be tried, the result for the current item is dropped.
    ///
    /// - Parameter holds: Returns `nil` if that isn't known at the offset, which then counts as not tried.
    func holdsAtSomeOffset(around view: ViewID, _ holds: (LintContext) -> Bool?) -> Bool {
        var isFound = false
        let isTriedEverywhere = holdsAtAllOffsets(around: view) { shown in
            let result = holds(shown)
            isFound = result ?? false
            return result == false
        }
        if !isFound, !isTriedEverywhere { work.dropResult() }
        return isFound
    }

    /// Returns offsets at which `scrollView` shows all of its content that it can show where it is touched, or none if
    /// they are too many.
    ///
    /// - Parameter view: The view in it that matters, or `nil` if all content does.
    private func offsetsOfAllContent(
        of scrollView: ViewID, showing view: ViewID?, maximumCount: Int
    ) -> [Point] {
        guard let properties = tree.scrollViews[scrollView], let step = touchedStep(of: scrollView) else { return [] }
        let size = tree[scrollView].size
        var (lowest, highest) = properties.offsets(for: size)
        if let view, let box = geometry.boundingBox(of: view, in: scrollView) {
            // Elsewhere it isn't in view.
            (lowest, highest) = (
                Point(
                    x: min(highest.x, max(lowest.x, box.minX - size.width)),
                    y: min(highest.y, max(lowest.y, box.minY - size.height))),
                Point(x: max(lowest.x, min(highest.x, box.maxX)), y: max(lowest.y, min(highest.y, box.maxY)))
            )
        }
        let x = Self.offsets(from: lowest.x, to: highest.x, step.width)
        let y = Self.offsets(from: lowest.y, to: highest.y, step.height)
        guard !y.isEmpty, x.count <= maximumCount / y.count else { return [] }
        return x.flatMap { x in y.map { Point(x: x, y: $0) } }
    }

    /// Computes ``touchedStep(of:)``, or returns `nil` if the budget doesn't suffice.
    func computeTouchedStep(of scrollView: ViewID) -> Size? {
        let size = tree[scrollView].size
        guard geometry.isAxisAligned(scrollView), maps.hitMap.isOfAllPoints, maps.isHitInside(scrollView),
            work.spend(.visits(maps.hitViews.count))
        else { return size }
        let touched = maps.hitViews.filter { tree.isInSuperviewChain(scrollView, of: $0) }.flatMap {
            maps.hitMap.region(of: .hit($0)).rectangles
        }
        let box = geometry.hitBoundingBox(of: scrollView)
        guard !touched.isEmpty, box.width > 0, box.height > 0 else { return size }
        guard let run = shortestRuns(in: touched) else { return nil }
        return Size(width: size.width * run.width / box.width, height: size.height * run.height / box.height)
    }

    /// Returns the lengths of the shortest parts of `rectangles`, which are disjoint, that a horizontal and a vertical
    /// line pass without leaving them, or `nil` if the budget doesn't suffice.
    private func shortestRuns(in rectangles: [Rectangle]) -> Size? {
        let edges = Set(rectangles.flatMap { [$0.minY, $0.maxY] }).sorted()
        let order = rectangles.indices.sorted { rectangles[$0].minY < rectangles[$1].minY }
        var runs = ShortestRuns()
        // The rectangles between two neighboring edges, from left to right.
        var crossed: [Int] = []
        var next = 0
        for (top, bottom) in zip(edges, edges.dropFirst()) {
            crossed.removeAll { rectangles[$0].maxY <= top }
            while next < order.count, rectangles[order[next]].minY <= top {
                let rectangle = rectangles[order[next]]
                crossed.insert(order[next], at: crossed.partitioningIndex { rectangles[$0].minX > rectangle.minX })
                next += 1
            }
            if bottom - top <= Tolerance.rounding { continue }
            guard work.spend(.visits(crossed.count + runs.columnCount)) else { return nil }
            runs.add(crossed.map { (rectangles[$0].minX, rectangles[$0].maxX) }, from: top)
        }
        runs.add([], from: edges.last ?? 0)
        return runs.shortest
    }

    /// Returns offsets at most `step` apart, with both limits and one between them, or none if they are too many.
    private static func offsets(from lowest: Double, to highest: Double, _ step: Double) -> [Double] {
        if lowest == highest { return [lowest] }
        // Between its limits a scroll view moves in either direction.
        let count = step > 0 ? max(2, ((highest - lowest) / step).rounded(.up)) : 0
        guard count > 0, count < Double(maximumOffsets) else { return [] }
        return (0...Int(count)).map { lowest + (highest - lowest) * (Double($0) / count) }
    }

    /// The maximum number of offsets that are tried.
    private static let maximumOffsets = 10_000
}

/// The lengths of the shortest rows and columns of a set of points, which is given as bands from top to bottom.
private struct ShortestRuns {
    private var width = Double.infinity
    private var height = Double.infinity
    /// The columns that reach the band above, from left to right, and where they begin.
    private var columns: [(start: Double, end: Double, top: Double)] = []

    var columnCount: Int { columns.count }

    /// The shortest row and column, or `nil` if there is none.
    var shortest: Size? { width.isFinite && height.isFinite ? Size(width: width, height: height) : nil }

    /// Adds a band that begins at `top`.
    ///
    /// - Parameter parts: Its parts from left to right. They may touch each other.
    mutating func add(_ parts: [(start: Double, end: Double)], from top: Double) {
        var rows: [(start: Double, end: Double)] = []
        for part in parts {
            if let last = rows.last, part.start <= last.end + Tolerance.rounding {
                rows[rows.count - 1].end = max(last.end, part.end)
            } else {
                rows.append(part)
            }
        }
        for row in rows { width = min(width, row.end - row.start) }
        var (next, index) = ([] as [(start: Double, end: Double, top: Double)], 0)
        for row in rows {
            var covered = row.start
            while index < columns.count, columns[index].start < row.end {
                let column = columns[index]
                if column.start > covered { next.append((covered, column.start, top)) }
                // What is left of a column beside the row ends here.
                if column.start < covered {
                    endColumn(from: column.start, to: min(column.end, covered), column.top, top)
                }
                let (start, end) = (max(column.start, covered), min(column.end, row.end))
                if end > start { next.append((start, end, column.top)) }
                covered = max(covered, end)
                if column.end > row.end {
                    columns[index].start = row.end
                    break
                }
                index += 1
            }
            if covered < row.end { next.append((covered, row.end, top)) }
        }
        for column in columns[min(index, columns.count)...] {
            endColumn(from: column.start, to: column.end, column.top, top)
        }
        columns = next
    }

    private mutating func endColumn(from start: Double, to end: Double, _ top: Double, _ bottom: Double) {
        if end - start > Tolerance.rounding { height = min(height, bottom - top) }
    }
}
