import SceneRuntime
import SceneSemantics
import SceneText

/// Controls that should get touches and have no width or no height.
struct ControlsWithoutSize: TargetQueries {
    let targets: TargetContext

    /// Returns the findings about controls that should get touches and have no width or no height, one for each line.
    /// Views that a document shows may be collapsed until the app needs them.
    func findings() -> [Diagnostic] {
        guard scene.unit.options.origin == nil, targets.scrolledTarget == nil else { return [] }
        let empty = views.touchTargets.filter { view in
            tree[view].kind.isTouchTarget && tree[view].hitBounds.isEmpty && isCollapsed(tree[view].size)
                && tree.isTouchable(view) && !tree.chain(from: view).contains { views.isToggled($0) }
        }
        if empty.isEmpty { return [] }
        let byLine = Dictionary(grouping: empty) { scene.range(of: $0) }
        var reported: Set<SourceRange> = []
        return empty.compactMap { view in
            let line = scene.range(of: view)
            guard !targets.isUnreachable(view), reported.insert(line).inserted else { return nil }
            return finding(view).with(furtherInstances: (byLine[line]?.count ?? 1) - 1)
        }
    }

    /// Returns whether the line of a view says how wide or high it is, so that its stack doesn't decide that alone.
    private func writesLength(of view: ViewID) -> Bool {
        [.width, .height, .size].contains { scene.range(ofLayout: $0, of: view) != nil }
    }

    private func isCollapsed(_ size: Size) -> Bool { size.width <= 0 || size.height <= 0 }

    /// Creates the finding for a control that has no touchable area left.
    private func finding(_ target: ViewID) -> Diagnostic {
        let (size, wanted) = (tree[target].size, written(scene.minimumTarget))
        let title = quotedName(target)
        var notes = [Diagnostic.Note(scene.sizeNorm)]
        if let stack = tree[target].superview, tree[stack].kind == .stack,
            !writesLength(of: target)
        {
            notes.append(
                Diagnostic.Note("\(quotedName(stack)) has no room left for it", at: scene.range(of: stack)))
        }
        notes.append(Diagnostic.Note(sceneAdvice: "make \(title) larger, or write `hidden` if nobody should touch it"))
        return Rule.smallTarget.finding(
            "\(title) has no size, so no touch hits it: \(hundredthText(size.width)) × \(hundredthText(size.height)) points, "
                + "\(wanted) × \(wanted) needed", at: scene.range(of: target), notes: notes,
            data: Evidence(views: [path(target)]).with(magnitude: 0))
    }
}
