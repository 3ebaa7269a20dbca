import SceneRuntime
import SceneSemantics
import SceneText

/// A scroll view whose content is no larger than its bounds, though it has touch targets further down or to the right.
struct ScrollViewWithoutContentSize {
    let view: ViewID
    /// The content size that would include the targets and the scroll view's subviews.
    fileprivate(set) var wanted: Size
    /// The targets that can't be scrolled to, one for each line.
    fileprivate(set) var targets: [ViewID] = []

    fileprivate mutating func include(_ box: Rectangle) {
        wanted.width = max(wanted.width, box.maxX.rounded(.up))
        wanted.height = max(wanted.height, box.maxY.rounded(.up))
    }
}

extension TargetContext {
    /// Finds the scroll views that need a `contentSize` to show all touch targets in them.
    func scrollViewsWithoutContentSize() -> [ScrollViewWithoutContentSize] {
        var found: [ViewID: ScrollViewWithoutContentSize] = [:]
        for view in tree.identities where tree.hasContentAsLargeAsItself(view) {
            found[view] = ScrollViewWithoutContentSize(view: view, wanted: tree[view].size)
        }
        if found.isEmpty { return [] }
        var lines: Set<SourceRange> = []
        for target in views.touchTargets where tree[target].kind.isTouchTarget || tree.paintsItself(target) {
            guard let view = tree.superviews(of: target).first(where: { tree[$0].kind.isScrollView }),
                found[view] != nil, tree.takesTouches(target), let box = geometry.boundingBox(of: target, in: view),
                !box.isEmpty,
                let content = tree.scrollViews[view]?.reachableContent(for: tree[view].size),
                // Bouncing shows what is above and to the left.
                box.minX >= content.maxX || box.minY >= content.maxY
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
}
