import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Rules judge views in scroll views at the best offset for each view.
extension TargetContext {
    /// Returns whether `condition`, which is true at the offsets in the source, stays true when the scroll views around
    /// `view` bring it into view in each possible way.
    ///
    /// Rules ask this of what they are about to report: what a person can scroll clear is no mistake.
    ///
    /// - Parameter isPaidFor: Whether the work is already charged. If not, the result is false once the budget is used
    ///   up.
    func isTrue(
        atEveryOffsetOf view: ViewID, isPaidFor: Bool = false, _ condition: (TargetContext) -> Bool
    ) -> Bool {
        guard tree.scrollingView(around: view) != nil else { return true }
        for alignment in LoweredScene.Alignment.allCases {
            // This looks at all views, also if nothing moves.
            guard isPaidFor || work.spend(.visits(tree.views.count)) else { return false }
            guard let scrolled = displaying(view, at: alignment) else { continue }
            guard isPaidFor || work.spend(.changedScene(views: tree.views.count)) else { return false }
            if !condition(self.scrolled(scrolled, for: view)) { return false }
        }
        return true
    }

    /// Returns whether `view` is hidden, and no point hits it. An offset at which it is behind a bar, for example, is
    /// no way to touch it.
    func isHidden(_ view: ViewID) -> Bool {
        maps.survey([view]) { _ in [] }.contains { losses.isHidden($0) }
    }

    /// The contexts of the scene with `target` scrolled into view, in each way in which it is displayed then. Each is
    /// made when you ask for it.
    func scrolledContexts(for target: ViewID) -> some Sequence<TargetContext> {
        LoweredScene.Alignment.allCases.lazy.compactMap { alignment in
            self.displaying(target, at: alignment).map { self.scrolled($0, for: target) }
        }
    }

    /// Returns the scene with `view` scrolled into view, or `nil` if its cell is no longer displayed then. A view that
    /// overhangs into the visible bounds from a cell outside them doesn't exist.
    func displaying(_ view: ViewID, at alignment: LoweredScene.Alignment) -> LoweredScene? {
        scene.bringing(view, to: alignment).flatMap { $0.tree.path(to: view).first == .root ? $0 : nil }
    }

    /// Returns the results of `check` for touch targets that are out of view at the offsets in the source. Of the
    /// instances of one line, it checks the last ones out of view, which are nearest to the end, until one has a
    /// result.
    ///
    /// - Parameter includesClear: Whether it also checks views with recognizers that draw nothing themselves.
    func resultsOnceScrolled<Result>(includesClear: Bool = false, _ check: (ViewID) -> Result?) -> [Result] {
        var lines: [SourceRange] = []
        var instances: [SourceRange: [ViewID]] = [:]
        for target in views.touchTargets where canBeScrolledIntoView(target, includesClear) {
            let line = scene.range(of: target)
            if instances[line] == nil { lines.append(line) }
            instances[line, default: []].append(target)
        }
        return work.results(of: lines, "lines with touch targets out of view") { line in
            guard let last = instances[line]?.last else { return nil }
            if let result = check(last) { return result }
            // Instances that differ from the last one may use half of what is left.
            let reserve = work.budget.remaining / 2
            for instance in instances[line]?.dropLast().suffix(Self.maximumFurtherInstances).reversed() ?? []
            where work.budget.remaining > reserve {
                if let result = check(instance) { return result }
            }
            return nil
        }
    }

    /// About as many as fill a screen.
    private static let maximumFurtherInstances = 20

    /// Returns whether `target` is there to be seen and touched, and can come into view.
    private func canBeScrolledIntoView(_ target: ViewID, _ includesClear: Bool) -> Bool {
        guard includesClear || tree[target].kind.isTouchTarget || tree.drawsItself(target),
            !tree.isScrollTarget(target)
        else {
            return false
        }
        return tree.isTouchable(target) && geometry.drawnBox(of: target).isEmpty
            && tree.scrollingView(around: target) != nil
    }
}
