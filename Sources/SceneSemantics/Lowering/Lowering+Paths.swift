import SceneRuntime
import SceneText

/// Finds the views that paths lead to.
extension Lowering {
    /// The result of following a path.
    enum Found {
        case view(ViewID)
        /// A row, item, header or footer outside the visible bounds, or something in it, with the offset that displays
        /// it if that is known.
        case notDisplayed(DisplayingOffset?)
        /// A view in a branch of an `if` that wasn't taken.
        case absent
        /// Nothing, and the reason is already reported.
        case nothing
    }

    /// Returns the view at the end of `path`, which is evaluated in `environment`.
    mutating func find(_ path: BoundPath, _ environment: EnvironmentID) -> Found {
        let (instance, failure) = findInstance(path, environment)
        if let view = instance.flatMap({ target(path.target, in: $0) }) {
            return isDisplayed(view) ? .view(view) : .notDisplayed(nil)
        }
        let found = instance == nil ? failure : .absent
        if case .absent = found, isInPendingSupplement(path.target) { return .notDisplayed(nil) }
        return found
    }

    /// Returns the recognizer at the end of `path`, which is evaluated in `environment`, whether or not its view is
    /// displayed.
    mutating func findRecognizer(_ path: BoundPath, _ environment: EnvironmentID) -> RecognizerID? {
        guard case .name(let name) = path.target, let instance = findInstance(path, environment).instance else {
            return nil
        }
        return records.namedRecognizers.find(name, in: instance)
    }

    /// Returns the instance at the end of `path`, or why there is none.
    private mutating func findInstance(
        _ path: BoundPath, _ environment: EnvironmentID
    ) -> (instance: InstanceID?, failure: Found) {
        if path.selections.isEmpty { return (0, .absent) }
        let target = instancesOfTarget(path.target)
        let around = evaluator.state.instances.chain(to: evaluator.state.environments.instance(of: environment))
        var instance: InstanceID = 0
        for (level, selection) in path.selections.enumerated() {
            guard level < target.count else { return (nil, .absent) }
            let failure: Found?
            switch (selection, target[level]) {
            case (.same, _):
                guard level < around.count else { return (nil, .absent) }
                instance = around[level]
                failure = nil
            case (.instance(let quantity), .repeat(let item)):
                failure = select(quantity, of: item, environment, &instance)
            case (.cell(let section, let index), .cells(let container)):
                failure = selectCell(section, index, of: container, environment, &instance, path)
            default:
                failure = .absent
            }
            if let failure { return (nil, failure) }
        }
        return (instance, .absent)
    }

    /// Returns the views that `path` names, whether or not they are displayed now: for a cell or visual effect
    /// view, itself and its content view.
    mutating func everDisplayed(_ path: BoundPath) -> [ViewID] {
        guard let instance = findInstance(path, 0).instance, let view = target(path.target, in: instance) else {
            return []
        }
        return [view] + tree.subviews(of: view).filter { tree.isContentView($0, of: view) }
    }

    /// Returns the cells of `container` that contain the view at the end of `path`.
    private func cellPlace(of path: BoundPath, in container: ItemID) -> CellPlace? {
        guard case .name(let name) = path.target else { return nil }
        return boundScene.cellPlace(of: boundScene.names[name].item, in: container)
    }

    /// Reports why there is nothing at the end of `path`: the view is in another cell, or in a branch of an `if` that
    /// isn't taken.
    mutating func reportAbsent(_ path: BoundPath) {
        if !reportInOtherCells(path) { evaluator.report(.notInTree(path)) }
    }

    /// Reports a path to a cell without the view, which other cells have. Returns whether it is one.
    mutating func reportInOtherCells(_ path: BoundPath) -> Bool {
        guard case .cells(let container)? = instancesOfTarget(path.target).last,
            case .cell(let section, let index)? = path.selections.last,
            let place = cellPlace(of: path, in: container), let title = boundScene.name(of: boundScene.items[container])
        else { return false }
        let isThere =
            (section.map { evaluator.count($0, 0) } ?? 0) == place.section ?? 0
            && place.indices.contains(evaluator.count(index, 0))
        if isThere { return false }
        evaluator.report(.inOtherCells(path, place, title))
        return true
    }

    private func instancesOfTarget(_ target: BoundPath.Target) -> [Repetition] {
        switch target {
        case .root, .argument: []
        case .name(let name), .content(let name): boundScene.repetitionLists[boundScene.names[name].repetitions]
        case .cell(let item), .cellContent(let item):
            boundScene.repetitionLists[boundScene.items[item].repetitions] + [.cells(of: item)]
        }
    }

    /// Returns the target of a path in `instance`, displayed or not; for a recognizer, its view.
    private mutating func target(_ target: BoundPath.Target, in instance: InstanceID) -> ViewID? {
        switch target {
        case .root: .root
        case .argument: nil
        case .name(let name):
            records.namedViews.find(name, in: instance, records.origins)
                ?? records.namedRecognizers.find(name, in: instance)?.view
        case .content(let name):
            records.namedViews.find(name, in: instance, records.origins).flatMap { contentView(of: $0) }
        case .cell: evaluator.state.instances.cell(of: instance)
        case .cellContent: evaluator.state.instances.cell(of: instance).flatMap { contentView(of: $0) }
        }
    }

    /// Returns whether `view` is in the tree. A cell that scrolled out of view isn't, and neither are its subviews.
    func isDisplayed(_ view: ViewID) -> Bool { tree.isInSuperviewChain(.root, of: view) }

    /// Returns the content view of a cell or visual effect.
    private func contentView(of view: ViewID) -> ViewID? {
        tree.subviews(of: view).first { tree[$0].kind == .content && records.origins[Int($0.index)].name == nil }
    }

    /// Continues with an instance of a `repeat`. A non-`nil` result ends the search.
    private mutating func select(
        _ quantity: Quantity, of item: ItemID, _ environment: EnvironmentID, _ instance: inout InstanceID
    ) -> Found? {
        let index = evaluator.count(quantity, environment)
        guard let run = evaluator.state.instances.run(of: item, in: instance) else { return .absent }
        guard index < run.count else {
            evaluator.report(.indexBeyondInstances(quantity.range, index: index, count: run.count))
            return .nothing
        }
        instance = run.first + InstanceID(clamping: index)
        return nil
    }

    /// Continues with a cell. A non-`nil` result ends the search.
    private mutating func selectCell(
        _ section: Quantity?, _ index: Quantity, of container: ItemID, _ environment: EnvironmentID,
        _ instance: inout InstanceID,
        _ path: BoundPath
    ) -> Found? {
        guard
            let view = boundScene.items[container].name.flatMap({
                records.namedViews.find($0, in: instance, records.origins)
            }),
            records.origins[Int(view.index)].item == container, let found = records.containers[view]
        else { return .absent }
        let counts = found.counts
        let name = boundScene.title(of: boundScene.items[container])
        let isTable = boundScene.items[container].kind == .view(.table)
        let row = evaluator.count(index, environment)
        let sectionIndex: Int
        if let section {
            sectionIndex = evaluator.count(section, environment)
            guard sectionIndex < counts.count else {
                evaluator.report(.sectionBeyond(section.range, name, section: sectionIndex, count: counts.count))
                return .nothing
            }
        } else if counts.count > 1 || boundScene.hasSections(in: container) {
            evaluator.report(.sectionMissing(index.range, name, row: row, cellPlace(of: path, in: container)))
            return .nothing
        } else {
            sectionIndex = 0
        }
        let rows = sectionIndex < counts.count ? counts[sectionIndex] : 0
        guard row < rows else {
            evaluator.report(.indexBeyondCells(index.range, name, index: row, count: rows, isTable: isTable))
            return .nothing
        }
        let place = InstanceTable.InstanceIndex(section: sectionIndex, row)
        guard let cell = found.cell(at: place) else {
            return .notDisplayed(
                found.frame(ofCellAt: place, width: tree[view].size.width).flatMap {
                    tree.offset(of: view, placing: $0, at: .middle)
                }.map { DisplayingOffset(of: view, $0) })
        }
        instance = records.origins[Int(cell.index)].instance
        return nil
    }
}
