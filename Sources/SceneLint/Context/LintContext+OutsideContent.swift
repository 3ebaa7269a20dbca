import SceneRuntime
import SceneSemantics
import SceneText

/// A scroll view whose content is no larger than its bounds, though it has touch targets further down or to the right.
struct ScrollViewWithoutContentSize {
    var view: ViewID
    /// The targets that can't be scrolled to.
    var targets: [ViewID]
    /// The content size that would include the scroll view's subviews.
    var wanted: Size
}

extension LintContext {
    /// Finds the scroll views that need a `contentSize` to show all touch targets in them.
    func scrollViewsWithoutContentSize() -> [ScrollViewWithoutContentSize] {
        var targets: [ViewID: [ViewID]] = [:]
        for target in touchTargets
        where (tree[target].kind.isTouchTarget || paintsItself(target)) && takesTouches(target) {
            guard let view = superviews(of: target).first(where: { tree[$0].kind.isScrollView }),
                tree[view].kind == .scroll, let properties = tree.scrollViews[view], properties.isScrollEnabled,
                properties.contentSize == tree[view].size, properties.viewForZooming == nil,
                let box = geometry.boundingBox(of: target, in: view), !box.isEmpty
            else { continue }
            let content = properties.reachableContent(for: tree[view].size)
            // Bouncing shows what is above and to the left.
            if box.minX >= content.maxX || box.minY >= content.maxY { targets[view, default: []].append(target) }
        }
        return targets.sorted { $0.key < $1.key }.map { view, targets in
            var wanted = tree[view].size
            for content in targets + tree.subviews(of: view) where isDrawn(content) {
                guard let box = geometry.boundingBox(of: content, in: view) else { continue }
                wanted.width = max(wanted.width, box.maxX.rounded(.up))
                wanted.height = max(wanted.height, box.maxY.rounded(.up))
            }
            return ScrollViewWithoutContentSize(view: view, targets: targets, wanted: wanted)
        }
    }
}
