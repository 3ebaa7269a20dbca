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

/// Finds scroll views whose ends stay under bars.
struct EndsUnderBars: TargetQueries {
    let targets: TargetContext

    /// Finds the scroll views whose first or last cell or touch target is under a bar at that edge when they are
    /// scrolled as far as possible.
    ///
    /// Only displayed cells are views, and an opaque bar hides what is under it. So what the rules see at the offset in
    /// the source doesn't show this.
    ///
    /// - Parameter known: The touch targets already reported.
    func ends(beside known: [ViewID]) -> [EndUnderBar] {
        let reported = Set(known.compactMap { tree.scrollingView(around: $0)?.view })
        return ends(in: tree.identities.filter { !reported.contains($0) })
    }

    /// Finds those scroll views among the ones around `views`.
    func ends(of views: [ViewID]) -> [EndUnderBar] {
        if views.isEmpty { return [] }
        return ends(in: Set(views.compactMap { tree.scrollingView(around: $0)?.view }).sorted())
    }

    private func ends(in views: [ViewID]) -> [EndUnderBar] {
        let containers = views.filter { view in
            (tree[view].kind == .scroll || tree.selectsRows(view)) && tree.isTouchable(view)
                && tree.scrollViews[view]?.axes(for: tree[view].size).vertical ?? false
        }
        var counts: [SourceRange: Int] = [:]
        for container in tree.scrollViews.keys { counts[scene.range(of: container), default: 0] += 1 }
        var lines: Set<SourceRange> = []
        // Scroll views without a bar have nothing to check.
        let withBars = containers.filter { container in
            [VerticalSide.bottom, .top].contains { EndSearch(targets, container, at: $0).hasAnyBar }
        }
        return work.results(of: withBars, "scroll views with a bar at an edge") { container in
            let line = scene.range(of: container)
            guard !lines.contains(line), !targets.deadScrollViews.contains(where: { $0.view == container }) else {
                return nil
            }
            let ends = [VerticalSide.bottom, .top].compactMap { side in
                let search = EndSearch(targets, container, at: side)
                return search.hasAnyBar ? search.endUnderBar() : nil
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
}
