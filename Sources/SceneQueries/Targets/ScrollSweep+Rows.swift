import SceneReport
import SceneRuntime
import SceneSemantics

/// The targets in rows, items, headers and footers that aren't displayed, which a scene only has once it is scrolled.
extension ScrollSweep {
    /// What scrolling tables and collections displays.
    public struct Rows: Sendable {
        /// The touch targets that aren't in the scene as written, in the order in which scrolling displays them.
        public var targets: [TargetAnswer] = []
        /// The numbers of rows or items that were left out, by the path of their table or collection.
        public var leftOut: [(container: String, count: Int)] = []
    }

    /// The work of scrolling to a viewport and listing its targets, besides that for its views and its map.
    private static let workPerViewport = 400

    /// Scrolls each table and collection by half of its length at a time, and answers for the targets that this
    /// displays. The file in the answers is called `file`.
    public mutating func answersForRows(file: String) -> Rows {
        var rows = Rows()
        var paths = PathCache(of: scene)
        let written = Set(scene.touchTargets.map { paths.path(of: $0) })
        for container in scene.tree.identities where scene.tree[container].kind.containsCells {
            let size = scene.tree[container].size
            guard let ends = scene.tree.scrollViews[container]?.scrollableOffsets(for: size) else { continue }
            let path = paths.path(of: container)
            var found = FoundRows(container: container, path: path, written: written, file: file)
            found.addCells(of: scene, &paths)
            var offset: Point? = ends.lowest
            while let next = offset {
                guard take(scene.tree.views.count + Self.workPerViewport) else { break }
                add(scene.scrolled(container, to: next), to: &found)
                offset = Self.offset(after: next, ends, size)
            }
            rows.targets += found.answers
            let missing = scene.cellCount(of: container) - found.cells.count
            if offset != nil, missing > 0 { rows.leftOut.append((path, missing)) }
        }
        return rows
    }

    /// What scrolling one table or collection has displayed so far.
    private struct FoundRows {
        let container: ViewID
        let path: String
        /// The targets of the scene as written, by path.
        let written: Set<String>
        let file: String
        var answers: [TargetAnswer] = []
        /// The indices of the answers, by path.
        var indexByPath: [String: Int] = [:]
        /// The cells that were displayed, by path.
        var cells: Set<String> = []

        /// Adds the cells that `scene` displays.
        mutating func addCells(of scene: LoweredScene, _ paths: inout PathCache) {
            for cell in scene.tree.subviews(of: container) where scene.tree[cell].kind == .cell {
                cells.insert(paths.path(of: cell))
            }
        }
    }

    /// Adds the targets that `scrolled` displays.
    private mutating func add(_ scrolled: LoweredScene, to found: inout FoundRows) {
        var paths = PathCache(of: scrolled)
        let tree = scrolled.tree
        found.addCells(of: scrolled, &paths)
        var open: [(target: ViewID, index: Int)] = []
        for target in scrolled.touchTargets where tree.isInSuperviewChain(found.container, of: target) {
            let path = paths.path(of: target)
            if found.written.contains(path) { continue }
            let index = found.indexByPath[path] ?? found.answers.count
            if index == found.answers.count {
                found.indexByPath[path] = index
                var answer = TargetAnswer(
                    file: found.file, scene: scrolled.name, target: path, kind: tree[target].kind.rawValue,
                    visibleArea: 0, hitArea: 0, fraction: 0, takenBy: [], largestSquare: 0, exact: true,
                    device: scrolled.device)
                answer.invisibilityReason = .until(scrolling: [found.path])
                answer.isDisabled = tree[target].isDisabledControl
                answer.sweep = TargetAnswer.Sweep(isTouchable: false, offsets: [], exact: false)
                found.answers.append(answer)
            }
            if found.answers[index].sweep?.isTouchable == false { open.append((target, index)) }
        }
        if open.isEmpty { return }
        let touched = touchableTargets(of: scrolled)
        let touchedSweep = sweep(to: scrolled, exact: touched.isExact)
        for (target, index) in open {
            if touched.targets.contains(target) {
                found.answers[index].sweep = touchedSweep
                continue
            }
            // The table may itself be in a scroll view.
            guard tree.superviews(of: found.container).contains(where: { tree[$0].kind.isScrollView }),
                take(tree.views.count),
                let brought = scrolled.bringing(target, to: .middle)
            else { continue }
            let touchedThere = touchableTargets(of: brought)
            guard touchedThere.targets.contains(target) else { continue }
            found.answers[index].sweep = sweep(to: brought, exact: touchedThere.isExact)
        }
    }

    /// Returns the next offset of a walk over all viewports, from left to right and then from top to bottom, each half
    /// as far as the bounds are long.
    private static func offset(after offset: Point, _ ends: (lowest: Point, highest: Point), _ size: Size) -> Point? {
        guard size.width > 0, size.height > 0 else { return nil }
        if offset.x < ends.highest.x {
            return Point(x: min(ends.highest.x, offset.x + size.width / 2), y: offset.y)
        }
        if offset.y < ends.highest.y {
            return Point(x: ends.lowest.x, y: min(ends.highest.y, offset.y + size.height / 2))
        }
        return nil
    }
}
