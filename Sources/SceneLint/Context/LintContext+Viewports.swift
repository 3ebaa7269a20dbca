import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// The rows and items that tables and collections display only once they are scrolled.
extension LintContext {
    /// Scrolls tables and collections to rows, items, headers and footers with recognizers in lines of which no view of
    /// this scene has one. Returns the scenes that show them, each to check the lines that it shows first.
    func findViewportsWithRecognizers() -> [LintContext] {
        findViewports(
            of: { scene.containersOfUndisplayedRecognizers(also: $0) },
            lines: { viewport in viewport.tree.recognizers.keys.sorted().map { ($0, viewport.recognizerRanges(of: $0)) }
            })
    }

    /// Scrolls tables and collections to controls, text views, draggable views and views with recognizers in lines that
    /// made no such view in this scene. Returns the scenes that show them, each to check the lines that it shows first.
    func findViewportsWithTargets() -> [LintContext] {
        findViewports(
            of: { scene.containersOfUndisplayedTargets(also: $0) },
            lines: { viewport in
                viewport.tree.identities.filter { viewport.isTouchTarget($0) }.map {
                    ($0, [viewport.range(of: $0)])
                }
            })
    }

    /// Returns the scenes in which `containers` display views with other lines than here. `lines` finds the lines of
    /// all views that have some. Records for how many containers some are still missing.
    ///
    /// - Parameter containers: Returns those with lines that made no view here or in other scenes.
    private func findViewports(
        of containers: ([LoweredScene]) -> [ViewID],
        lines: (LoweredScene) -> [(view: ViewID, lines: [SourceRange])]
    ) -> [LintContext] {
        if scrolledTarget != nil || isUnrolled || tree.scrollViews.isEmpty { return [] }
        let scrolled = containers([]).filter { tree.isTouchable($0) }
        if scrolled.isEmpty { return [] }
        var known = Set(lines(scene).flatMap { $0.lines })
        var (viewports, cutShort): ([LintContext], Set<ViewID>) = ([], [])
        for container in scrolled {
            let (found, isComplete) = self.viewports(of: container, addingTo: &known, lines)
            viewports += found
            if !isComplete { cutShort.insert(container) }
        }
        if !cutShort.isEmpty {
            noteMissingLines(in: cutShort.intersection(containers(viewports.map { $0.scene })))
        }
        return viewports
    }

    /// Scrolls `container` by half of its length at a time. Returns the scenes in which it displays views with lines
    /// that aren't `known`, and adds these, and whether all offsets were looked at.
    private func viewports(
        of container: ViewID, addingTo known: inout Set<SourceRange>,
        _ linesOfViews: (LoweredScene) -> [(view: ViewID, lines: [SourceRange])]
    ) -> (viewports: [LintContext], isComplete: Bool) {
        let isHidden = geometry.drawnBox(of: container).isEmpty
        let shown = isHidden ? scene.bringing(container, to: .middle) ?? scene : scene
        // In a row of another table, it may no longer be displayed then.
        guard shown.tree.path(to: container).first == .root,
            let offsets = tree.scrollViews[container]?.scrollableOffsets(for: tree[container].size)
        else { return ([], true) }
        var viewports: [LintContext] = []
        var cut: [(line: SourceRange, scene: LoweredScene, view: ViewID)] = []
        var cutLines: Set<SourceRange> = []
        var (tried, isComplete) = Self.viewportOffsets(from: offsets.lowest, to: offsets.highest, tree[container].size)
        for offset in tried {
            guard work.spendUpTo(.scrolling(views: tree.views.count)) else {
                isComplete = false
                break
            }
            let viewport = shown.scrolled(container, to: offset)
            // A viewport of low rows displays more views than this one.
            guard work.spendUpTo(.scrolling(views: viewport.tree.views.count)) else {
                isComplete = false
                break
            }
            var (first, lines): (ViewID?, Set<SourceRange>) = (nil, [])
            let geometry = HitTestGeometry(viewport.tree)
            for (view, linesOfView) in linesOfViews(viewport) {
                let new = linesOfView.filter { !known.contains($0) }
                if new.isEmpty || !viewport.tree.isInSuperviewChain(container, of: view) { continue }
                // On the next viewport, all of it may be visible.
                guard geometry.drawnBox(of: view) == geometry.boundingBox(of: view) else {
                    for line in new where cutLines.insert(line).inserted { cut.append((line, viewport, view)) }
                    continue
                }
                first = first ?? view
                lines.formUnion(new)
            }
            guard let first else { continue }
            known.formUnion(lines)
            viewports.append(LintContext(viewport, scrolledFor: first, checking: lines, work.budget))
        }
        for (line, viewport, view) in cut where known.insert(line).inserted {
            guard work.spendUpTo(.scrolling(views: tree.views.count)) else {
                isComplete = false
                break
            }
            let aligned = viewport.bringing(view, to: .middle) ?? viewport
            let isThere = aligned.tree.path(to: view).first == .root
            viewports.append(
                LintContext(isThere ? aligned : viewport, scrolledFor: view, checking: [line], work.budget))
        }
        return (viewports, isComplete)
    }

    /// Returns the offsets at which viewports of `size` that overlap by a half show all between two offsets, as far as
    /// they aren't too many, and whether these are all.
    private static func viewportOffsets(
        from lowest: Point, to highest: Point, _ size: Size
    ) -> (offsets: [Point], areAll: Bool) {
        let rows = offsets(from: lowest.y, to: highest.y, by: size.height / 2)
        let columns = offsets(from: lowest.x, to: highest.x, by: size.width / 2)
        // Not lazily: making the types of lazy collections at run time costs more than checking most scenes.
        var viewports: [Point] = []
        for y in rows where viewports.count < maximumViewportCount {
            viewports += columns.prefix(maximumViewportCount - viewports.count).map { Point(x: $0, y: y) }
        }
        return (viewports, rows.count <= maximumViewportCount / columns.count)
    }

    private static func offsets(from lowest: Double, to highest: Double, by step: Double) -> [Double] {
        guard step > 0, highest > lowest else { return [lowest] }
        // `stride` needs a fused multiply-add, which the web page lacks.
        var offsets: [Double] = []
        while offsets.count < maximumViewportCount, case let next = lowest + Double(offsets.count) * step,
            next < highest
        {
            offsets.append(next)
        }
        return offsets + [highest]
    }

    /// The maximum number of offsets that are tried in a table or collection.
    private static let maximumViewportCount = 400
}
