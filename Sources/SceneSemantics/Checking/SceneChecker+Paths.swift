import SceneRuntime
import SceneSyntax
import SceneText

/// Binds paths to views.
extension SceneChecker {
    /// The state while binding a path.
    private struct PathState {
        var target: BoundPath.Target
        /// The sources of instances around the target, and the selection for each; `nil` if it is still open.
        var copies: [InstanceSource]
        var selections: [BoundPath.Selection?]
        /// The item of the target.
        var item: ItemID
        /// The number of `repeat` indices that the next bracket takes; 0 if it takes a row or item.
        var openRepeats: Int
    }

    /// Binds a path in the block of the item `context`. Returns `nil` if it reported an error.
    mutating func bind(_ path: PathSyntax, in context: ItemID) -> BoundPath? {
        if isSuspect(path.range) { return nil }
        var state: PathState?
        for component in path.components {
            let next: PathState?
            switch component {
            case .name(let name):
                if var current = state {
                    guard settle(&current, path) else { return nil }
                    next = step(from: current, to: name, path)
                } else {
                    next = begin(with: name, in: context)
                }
            case .index(let index):
                guard let current = state else { return nil }
                next = step(from: current, into: index, path)
            case .content(let word):
                guard var current = state, settle(&current, path) else { return nil }
                next = stepIntoContent(from: current, word)
            }
            guard let next else { return nil }
            state = next
        }
        guard var state, settle(&state, path) else { return nil }
        return BoundPath(
            target: state.target, selections: state.selections.compactMap { $0 }, text: path.text, range: path.range)
    }

    private mutating func begin(with name: SpelledToken, in context: ItemID) -> PathState? {
        if name.symbol == sceneSymbol {
            if let sceneDeclaration { symbols.addUse(name.token, of: sceneDeclaration) }
            return PathState(target: .root, copies: [], selections: [], item: 0, openRepeats: 0)
        }
        guard let id = name.symbol.flatMap({ self.name($0) }) else {
            reportUnknownName(name)
            return nil
        }
        let declared = boundScene.names[id]
        symbols.addUse(name.token, of: declared.declaration)
        // Without an index, a Name refers to the view in the same instance.
        let around = boundScene.copies[boundScene.items[context].instancesInside]
        let copies = boundScene.copies[declared.copies]
        var selections: [BoundPath.Selection?] = []
        for (index, copies) in copies.enumerated() {
            let isShared = index < around.count && around[index] == copies && selections.allSatisfy { $0 != nil }
            selections.append(isShared ? .same : nil)
        }
        return PathState(
            target: .name(id), copies: copies, selections: selections, item: declared.item,
            openRepeats: copies.openRepeats)
    }

    private mutating func step(from state: PathState, to name: SpelledToken, _ path: PathSyntax) -> PathState? {
        guard let id = name.symbol.flatMap({ self.name($0) }) else {
            reportUnknownName(name)
            return nil
        }
        let declared = boundScene.names[id]
        symbols.addUse(name.token, of: declared.declaration)
        let copies = boundScene.copies[declared.copies]
        let isInside =
            isDescendant(declared.item, of: state.item)
            || boundScene.otherDeclarations(of: id).contains { isDescendant($0.item, of: state.item) }
        guard isInside, copies.starts(with: state.copies) else {
            if !isDoubtful(state.item), !isDoubtful(declared.item) {
                report(.nameElsewhere(name, boundScene.range(of: id), path))
            }
            return nil
        }
        let open = copies.count - state.copies.count
        let further = [BoundPath.Selection?](repeating: nil, count: open)
        return PathState(
            target: .name(id), copies: copies, selections: state.selections + further, item: declared.item,
            openRepeats: min(open, copies.openRepeats))
    }

    private mutating func step(from state: PathState, into index: IndexSyntax, _ path: PathSyntax) -> PathState? {
        var indices: [Quantity] = []
        for expression in index.expressions {
            guard let bound = bind(expression.node, as: .number) else { return nil }
            let quantity = checked(
                quantity(bound, .none, expression.range), in: Schema.notNegative, isWhole: true)
            guard let quantity else { return nil }
            indices.append(quantity)
        }
        if state.openRepeats > 0 {
            guard indices.count == state.openRepeats else {
                if !isDoubtful(state.item) { report(.wrongIndexCount(index.range, wanted: state.openRepeats)) }
                return nil
            }
            var state = state
            for (offset, quantity) in indices.enumerated() {
                state.selections[state.selections.count - indices.count + offset] = .copy(quantity)
            }
            state.openRepeats = 0
            return state
        }
        var state = state
        guard settle(&state, path) else { return nil }
        return step(from: state, intoCell: indices, index, path)
    }

    private mutating func step(
        from state: PathState, intoCell indices: [Quantity], _ index: IndexSyntax, _ path: PathSyntax
    ) -> PathState? {
        let item = boundScene.items[state.item]
        guard case .name = state.target, item.kind == .view(.table) || item.kind == .view(.collection) else {
            if isDoubtful(state.item) { return nil }
            switch state.target {
            case .cell, .cellContent: report(.indexOnCell(index.range))
            default: report(.indexOnSingleView(index.range, path, item.kind))
            }
            return nil
        }
        let isTable = item.kind == .view(.table)
        guard indices.count == 1 || (indices.count == 2 && isTable), let last = indices.last else {
            report(.wrongCellIndexCount(index.range, isTable: isTable))
            return nil
        }
        let selection = BoundPath.Selection.cell(section: indices.count == 2 ? indices.first : nil, index: last)
        return PathState(
            target: .cell(of: state.item), copies: state.copies + [.cells(of: state.item)],
            selections: state.selections + [selection], item: state.item, openRepeats: 0)
    }

    private mutating func stepIntoContent(from state: PathState, _ word: SpelledToken) -> PathState? {
        var state = state
        switch state.target {
        case .cell(let container):
            state.target = .cellContent(of: container)
            return state
        case .name(let id) where boundScene.items[state.item].kind == .view(.visualEffect):
            state.target = .content(of: id)
            return state
        default:
            if !isDoubtful(state.item) { report(.noContentView(word, boundScene.items[state.item].kind)) }
            return nil
        }
    }

    /// Completes the selections that needn't be written, and reports those that must be.
    private mutating func settle(_ state: inout PathState, _ path: PathSyntax) -> Bool {
        while let open = state.selections.firstIndex(where: { $0 == nil }) {
            if isDoubtful(state.item) { return false }
            switch state.copies[open] {
            case .cells(let container):
                if isDoubtful(container) { return false }
                let name = boundScene.name(of: boundScene.items[container])
                let place = boundScene.cellPlace(of: state.item, in: container)
                if name != nil, let place, place.indices.count == 1 {
                    state.selections[open] = .cell(of: place, at: path.range)
                    continue
                }
                report(
                    .nameInTemplate(
                        path, container: name, isTable: boundScene.items[container].kind == .view(.table),
                        hasSections: boundScene.hasSections(in: container), place))
            case .repeat:
                report(.nameOfInstances(path, count: max(1, state.openRepeats)))
            }
            return false
        }
        return true
    }

    private func isDescendant(_ item: ItemID, of ancestor: ItemID) -> Bool {
        var next: ItemID? = item
        while let current = next {
            if current == ancestor { return current != item }
            next = boundScene.items[current].parent
        }
        return false
    }
}

extension BoundPath.Selection {
    /// Returns the only cell of `place`, for the path at `range`, which doesn't give an index.
    fileprivate static func cell(of place: CellPlace, at range: SourceRange) -> Self {
        let quantity = { (index: Int) in Quantity(Double(index), isChecked: true, .none, at: range) }
        return .cell(section: place.section.map { quantity($0) }, index: quantity(place.indices.lowerBound))
    }
}
