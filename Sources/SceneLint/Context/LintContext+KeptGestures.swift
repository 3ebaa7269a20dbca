import SceneRegions
import SceneRuntime
import SceneSemantics

/// Which controls keep all touches from recognizers of views around them.
extension LintContext {
    /// Returns the controls in the view of `gesture` that keep each of its touches, with a point that shows it, or
    /// `nil` if it may be recognized somewhere.
    func controlsKeepingAllTouches(from gesture: WrittenRecognizer) -> (controls: [ViewID], point: Point)? {
        let view = gesture.id.view
        guard tree.isSeen(view), point(seenBy: gesture) == nil, let hits = hits(inside: gesture),
            let first = hits.first
        else { return nil }
        var controls: [ViewID] = []
        for hit in hits {
            guard let control = hit.viewsInside.first(where: { tree[$0].kind.keeps(gesture.recognizer) }),
                spendOnTouches(of: hit.view), !recognizes(gesture, from: hit.point, in: tree)
            else { return nil }
            if !controls.contains(control) { controls.append(control) }
        }
        return keepsAllTouchesOnceScrolled(from: gesture) ? (controls, first.point) : nil
    }

    /// Returns whether controls still keep each touch from `gesture` once its view is scrolled, a scroll view
    /// in it, or one around it that shows only a part of it.
    private func keepsAllTouchesOnceScrolled(from gesture: WrittenRecognizer) -> Bool {
        let view = gesture.id.view
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
        // In nested ones, each pair of offsets can show something else.
        let groups = areNested ? [scrolling] : scrolling.map { [$0] }
        return groups.allSatisfy { group in
            let count = group.reduce(1) { min($0 * offsetsOfPages(of: $1).count, Self.maximumPages + 1) }
            return count > 0 && count <= Self.maximumPages
                && scene.keepsTouches(scrolling: group[...], to: offsetsOfPages) { shown in
                    guard let last = group.last, work.spendScrolling(tree.views.count) else { return false }
                    return LintContext(shown, scrolledFor: last, work.budget).hitsOnlyKeepers(of: gesture)
                }
        }
    }

    /// Returns offsets at which `scrollView` shows all of its content, or none if they are too many.
    private func offsetsOfPages(of scrollView: ViewID) -> [Point] {
        let size = tree[scrollView].size
        guard let properties = tree.scrollViews[scrollView] else { return [] }
        let (lowest, highest) = properties.offsets(for: size)
        let x = Self.pages(from: lowest.x, to: highest.x, size.width)
        let y = Self.pages(from: lowest.y, to: highest.y, size.height)
        return x.flatMap { x in y.map { Point(x: x, y: $0) } }
    }

    /// Returns offsets at which a scroll view with this length shows all of its content, or none if they are too many.
    private static func pages(from lowest: Double, to highest: Double, _ length: Double) -> [Double] {
        let count = length > 0 ? ((highest - lowest) / length).rounded(.up) : 0
        guard count >= 0, count < Double(maximumPages) else { return [] }
        return (0...Int(count)).map { min(highest, lowest + Double($0) * length) }
    }

    /// At how many offsets scroll views are looked at.
    private static var maximumPages: Int { 200 }

    /// Returns whether each touch in the view of `gesture` hits a control that keeps it.
    private func hitsOnlyKeepers(of gesture: WrittenRecognizer) -> Bool {
        let view = gesture.id.view
        guard maps.hitMap.isOfAllPoints, work.spend(maps.hitViews.count) else { return false }
        return maps.hitViews.allSatisfy { hit in
            if !tree.isInSuperviewChain(view, of: hit) { return true }
            if hit != view, tree[hit].isEnabled, tree[hit].kind.keeps(gesture.recognizer) { return true }
            return maps.hitMap.region(of: .hit(hit)).withoutSlivers.isEmpty
                || !gesture.recognizer.receives(Array(tree.chain(from: hit)))
        }
    }
}

extension LoweredScene {
    /// Returns whether `isKept` is true at all combinations of the offsets of `scrollViews`.
    fileprivate func keepsTouches(
        scrolling scrollViews: ArraySlice<ViewID>, to offsets: (ViewID) -> [Point], _ isKept: (LoweredScene) -> Bool
    ) -> Bool {
        guard let first = scrollViews.first else { return isKept(self) }
        return offsets(first).allSatisfy {
            scrolled(first, to: $0).keepsTouches(scrolling: scrollViews.dropFirst(), to: offsets, isKept)
        }
    }
}
