import SceneRuntime
import SceneSemantics
import SceneText

/// A scroll view whose content ends before touch targets in it that are further down or to the right.
struct ScrollViewWithoutContentSize {
    let view: ViewID
    /// Whether its content is larger than its bounds, so that it scrolls, but not far enough.
    let scrolls: Bool
    /// The content size that would include the targets and the scroll view's subviews.
    fileprivate(set) var wanted: Size
    /// The targets that can't be scrolled to, one for each line.
    fileprivate(set) var targets: [ViewID] = []

    fileprivate mutating func include(_ box: Rectangle) {
        wanted.width = max(wanted.width, box.maxX.rounded(.up))
        wanted.height = max(wanted.height, box.maxY.rounded(.up))
    }
}

/// Finds scroll views that can't show all that is in them.
struct ContentSizes: TargetQueries {
    let targets: TargetContext

    /// Finds the scroll views that need a `contentSize`, or a larger one, to show all touch targets in them.
    func scrollViewsWithoutContentSize() -> [ScrollViewWithoutContentSize] {
        var found: [ViewID: ScrollViewWithoutContentSize] = [:]
        for view in tree.scrollViews.keys where tree[view].kind == .scroll {
            let size = tree[view].size
            guard let properties = tree.scrollViews[view], properties.isScrollEnabled, properties.viewForZooming == nil
            else { continue }
            let content = properties.contentSize
            // A content size of 0 and the like is one that code sets later. What shows beside a scroll view that
            // doesn't clip is an overhang.
            let isKnown = content.width >= size.width && content.height > 0 || content.height >= size.height
            guard content == size || isKnown && tree[view].clipsToBounds else { continue }
            found[view] = ScrollViewWithoutContentSize(
                view: view, scrolls: content != size,
                wanted: Size(width: content.width, height: content.height))
        }
        if found.isEmpty { return [] }
        var lines: Set<SourceRange> = []
        for target in views.touchTargets where tree[target].kind.isTouchTarget || tree.drawsItself(target) {
            guard let view = tree.superviews(of: target).first(where: { tree[$0].kind.isScrollView }),
                let scrolls = found[view]?.scrolls, tree.isTouchable(target),
                let box = geometry.boundingBox(of: target, in: view),
                !box.isEmpty,
                let content = tree.scrollViews[view]?.reachableContent(for: tree[view].size),
                // Bouncing shows what is above and to the left.
                scrolls
                    ? (box.minX + box.maxX) / 2 > content.maxX || (box.minY + box.maxY) / 2 > content.maxY
                    : box.minX >= content.maxX || box.minY >= content.maxY
            else { continue }
            found[view]?.include(box)
            if lines.insert(scene.range(of: target)).inserted { found[view]?.targets.append(target) }
        }
        return found.values.filter { !$0.targets.isEmpty }.sorted { $0.view < $1.view }.map { lacking in
            var lacking = lacking
            for subview in tree.subviews(of: lacking.view) where tree.isDrawn(subview) {
                if let box = geometry.boundingBox(of: subview, in: lacking.view) { lacking.include(box) }
            }
            return lacking
        }
    }

    /// Returns those of `targets` that still get no touches after `edit`, wherever the scroll views are scrolled.
    func targetsCoveredOnceScrolled(of targets: [ViewID], after edit: Diagnostic.Edit) -> [ViewID] {
        guard let trial = SceneTrial(of: scene, [edit], work.budget), let edited = trial.edited else { return [] }
        let editedViews = trial.editedViews(at: targets.map { path($0) })
        return targets.filter { target in
            editedViews[path(target)].flatMap { edited.canTouch($0, onceScrolledWithin: work.budget) } == false
        }
    }

    /// Finds the controls that are wholly above or to the left of what their scroll view can show, one for each line.
    func targetsBeforeContent() -> [(target: ViewID, scrollView: ViewID)] {
        if tree.scrollViews.isEmpty { return [] }
        var lines: Set<SourceRange> = []
        return views.touchTargets.compactMap { target in
            guard tree[target].kind.isTouchTarget, tree.isTouchable(target),
                let view = tree.superviews(of: target).first(where: { tree[$0].kind.isScrollView }),
                tree[view].kind == .scroll, tree[view].clipsToBounds,
                let properties = tree.scrollViews[view], properties.viewForZooming == nil,
                let box = geometry.boundingBox(of: target, in: view), !box.isEmpty,
                // The scene may show a moment of bouncing.
                geometry.drawnBox(of: target).isEmpty
            else { return nil }
            let content = properties.reachableContent(for: tree[view].size)
            guard box.maxX <= content.minX || box.maxY <= content.minY,
                lines.insert(scene.range(of: target)).inserted
            else { return nil }
            return (target, view)
        }
    }
}
