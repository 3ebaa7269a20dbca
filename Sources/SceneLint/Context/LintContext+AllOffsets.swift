import SceneRegions
import SceneRuntime
import SceneSemantics

/// What holds wherever scroll views are scrolled.
extension LintContext {
    /// Returns whether `holds` is true of the scene once a scroll view in `view` is scrolled, or one around it that
    /// shows only a part of it, at offsets that together show all that can be touched in the content.
    ///
    /// The offsets in the source don't count as shown. In nested scroll views each pair of offsets can show something
    /// else. Returns `false` if the offsets are too many, or if the budget doesn't suffice.
    func holdsAtAllOffsets(around view: ViewID, _ holds: (LintContext) -> Bool) -> Bool {
        let isWhole = geometry.visibleBox(view) == geometry.boundingBox(of: view)
        let scrolling = tree.scrollViews.keys.sorted().filter { scrollView in
            guard tree.canScroll(scrollView), !tree.subviews(of: scrollView).isEmpty else { return false }
            return tree.isInSuperviewChain(view, of: scrollView)
                || !isWhole && tree.isInSuperviewChain(scrollView, of: view)
        }
        let areNested = scrolling.contains { inner in
            tree.superviews(of: inner).contains { scrolling.contains($0) }
        }
        // Other cells are displayed at other offsets.
        if areNested || !isWhole, ([view] + scrolling).contains(where: { tree.cell(around: $0) != nil }) {
            return false
        }
        let groups = areNested ? [scrolling] : scrolling.map { [$0] }
        return groups.allSatisfy { group in
            let offsets = group.map { offsetsOfAllContent(of: $0) }
            let count = offsets.reduce(1) { min($0 * $1.count, Self.maximumPages + 1) }
            return count > 0 && count <= Self.maximumPages
                && scene.holds(scrolling: zip(group, offsets).map { ($0, $1) }[...]) { shown in
                    guard let last = group.last, work.spendScrolling(tree.views.count) else { return false }
                    return holds(LintContext(shown, scrolledFor: last, work.budget))
                }
        }
    }

    /// Returns whether `container` has no other cells than the displayed ones. True of views that aren't containers.
    func displaysAllCells(of container: ViewID) -> Bool {
        guard tree[container].kind.containsCells else { return true }
        return tree.subviews(of: container).count { tree[$0].kind == .cell } == scene.cellCount(of: container)
    }

    /// Returns whether `holds` is true of the scene at one of the offsets that ``holdsAtAllOffsets(around:_:)`` tries.
    func holdsAtSomeOffset(around view: ViewID, _ holds: (LintContext) -> Bool) -> Bool {
        var isFound = false
        _ = holdsAtAllOffsets(around: view) { shown in
            isFound = holds(shown)
            return !isFound
        }
        return isFound
    }

    /// Returns offsets at which `scrollView` shows all of its content that it can show where it is touched, or none if
    /// they are too many.
    private func offsetsOfAllContent(of scrollView: ViewID) -> [Point] {
        guard let properties = tree.scrollViews[scrollView], let step = touchedStep(of: scrollView) else { return [] }
        let (lowest, highest) = properties.offsets(for: tree[scrollView].size)
        let x = Self.offsets(from: lowest.x, to: highest.x, step.width)
        let y = Self.offsets(from: lowest.y, to: highest.y, step.height)
        return x.flatMap { x in y.map { Point(x: x, y: $0) } }
    }

    /// Returns how far `scrollView` may scroll so that each part of it that gets touches shows all of the content that
    /// it passes. What is in front of it, such as a bar, leaves less than its size.
    private func touchedStep(of scrollView: ViewID) -> Size? {
        let size = tree[scrollView].size
        guard geometry.isAxisAligned(scrollView), maps.hitMap.isOfAllPoints, maps.isHitInside(scrollView),
            work.spend(maps.hitViews.count)
        else { return size }
        let touched = maps.hitViews.filter { tree.isInSuperviewChain(scrollView, of: $0) }.flatMap {
            maps.hitMap.region(of: .hit($0)).rectangles
        }
        let box = geometry.hitBoundingBox(of: scrollView)
        guard !touched.isEmpty, box.width > 0, box.height > 0 else { return size }
        let x = touched.map { (start: $0.minX, end: $0.maxX) }
        let y = touched.map { (start: $0.minY, end: $0.maxY) }
        guard let width = shortestRun(of: x, across: y), let height = shortestRun(of: y, across: x) else { return nil }
        return Size(width: size.width * width / box.width, height: size.height * height / box.height)
    }

    /// Returns the length of the shortest part of rectangles that a line along an axis passes without leaving them, or
    /// `nil` if the budget doesn't suffice.
    ///
    /// - Parameters:
    ///   - lengths: Where each rectangle starts and ends on that axis.
    ///   - widths: Where it does on the other axis.
    private func shortestRun(
        of lengths: [(start: Double, end: Double)], across widths: [(start: Double, end: Double)]
    ) -> Double? {
        let edges = Set(widths.flatMap { [$0.start, $0.end] }).sorted()
        let order = lengths.indices.sorted { lengths[$0].start < lengths[$1].start }
        var shortest = Double.infinity
        for (start, end) in zip(edges, edges.dropFirst()) where end - start > Tolerance.rounding {
            guard work.spend(order.count) else { return nil }
            var run: (start: Double, end: Double)?
            for index in order where widths[index].start <= start && widths[index].end >= end {
                let length = lengths[index]
                if let known = run, length.start <= known.end + Tolerance.rounding {
                    run = (known.start, max(known.end, length.end))
                } else {
                    if let known = run { shortest = min(shortest, known.end - known.start) }
                    run = length
                }
            }
            if let known = run { shortest = min(shortest, known.end - known.start) }
        }
        return shortest.isFinite ? shortest : nil
    }

    /// Returns offsets at most `step` apart, with both limits and one between them, or none if they are too many.
    private static func offsets(from lowest: Double, to highest: Double, _ step: Double) -> [Double] {
        if lowest == highest { return [lowest] }
        // Between its limits a scroll view moves in either direction.
        let count = step > 0 ? max(2, ((highest - lowest) / step).rounded(.up)) : 0
        guard count > 0, count < Double(maximumPages) else { return [] }
        return (0...Int(count)).map { lowest + (highest - lowest) * (Double($0) / count) }
    }

    /// At how many offsets scroll views are looked at.
    private static var maximumPages: Int { 200 }
}

extension LoweredScene {
    /// Returns whether `holds` is true at all combinations of the offsets of `scrollViews`.
    fileprivate func holds(
        scrolling scrollViews: ArraySlice<(view: ViewID, offsets: [Point])>, _ holds: (LoweredScene) -> Bool
    ) -> Bool {
        guard let first = scrollViews.first else { return holds(self) }
        return first.offsets.allSatisfy {
            scrolled(first.view, to: $0).holds(scrolling: scrollViews.dropFirst(), holds)
        }
    }
}
