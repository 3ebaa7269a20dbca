import SceneRuntime
import SceneSyntax
import SceneText

/// What a path can lead to at its place.
enum PathRole {
    case view
    case viewOrRecognizer
    /// A recognizer, or a scroll view, whose own pan is meant.
    case competitor
}

/// Binds paths to views and recognizers.
struct PathBinder {
    /// Whether the paths are those of an expectation.
    var isInExpectation = false
    /// What the path being bound can lead to.
    var role = PathRole.view

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

    /// Binds a path in the block of the item `id`. Returns `nil` if it reported an error.
    func bind(
        _ path: PathSyntax, in id: ItemID, _ expressions: inout ExpressionBinder, _ context: inout BindingContext
    ) -> BoundPath? {
        if context.isSuspect(path.range) { return nil }
        var state: PathState?
        for component in path.components {
            let next: PathState?
            switch component {
            case .name(let name):
                if var current = state {
                    guard settle(&current, path, &context) else { return nil }
                    next = step(from: current, to: name, path, &context)
                } else {
                    next = begin(with: name, in: id, &context)
                }
            case .index(let index):
                guard let current = state else { return nil }
                next = step(from: current, into: index, path, &expressions, &context)
            case .content(let word):
                guard var current = state, settle(&current, path, &context) else { return nil }
                next = stepIntoContent(from: current, word, &context)
            }
            guard let next else { return nil }
            state = next
        }
        guard var state, settle(&state, path, &context) else { return nil }
        return BoundPath(
            target: state.target, selections: state.selections.compactMap { $0 }, text: path.text, range: path.range)
    }

    private func begin(with name: SpelledToken, in item: ItemID, _ context: inout BindingContext) -> PathState? {
        if name.symbol == context.names.scene {
            if let declaration = context.names.sceneDeclaration { context.symbols.addUse(name.token, of: declaration) }
            return PathState(target: .root, copies: [], selections: [], item: 0, openRepeats: 0)
        }
        guard let id = name.symbol.flatMap({ context.names[$0] }) else {
            context.diagnostics.reportUnknownName(name, as: role, in: context.scene, isExpected: isInExpectation)
            return nil
        }
        let declared = context.scene.names[id]
        context.symbols.addUse(name.token, of: declared.declaration)
        // Without an index, a Name refers to the view in the same instance.
        let around = context.scene.copies[context.scene.items[item].instancesInside]
        let copies = context.scene.copies[declared.copies]
        var selections: [BoundPath.Selection?] = []
        for (index, copies) in copies.enumerated() {
            let isShared = index < around.count && around[index] == copies && selections.allSatisfy { $0 != nil }
            selections.append(isShared ? .same : nil)
        }
        return PathState(
            target: .name(id), copies: copies, selections: selections, item: declared.item,
            openRepeats: copies.openRepeats)
    }

    private func step(
        from state: PathState, to name: SpelledToken, _ path: PathSyntax, _ context: inout BindingContext
    ) -> PathState? {
        guard let id = name.symbol.flatMap({ context.names[$0] }) else {
            context.diagnostics.reportUnknownName(name, as: role, in: context.scene, isExpected: isInExpectation)
            return nil
        }
        let declared = context.scene.names[id]
        context.symbols.addUse(name.token, of: declared.declaration)
        let copies = context.scene.copies[declared.copies]
        let isInside =
            context.scene.isDescendant(declared.item, of: state.item)
            || context.scene.otherDeclarations(of: id).contains { context.scene.isDescendant($0.item, of: state.item) }
        guard isInside, copies.starts(with: state.copies) else {
            if !context.scene.isDoubtful(state.item), !context.scene.isDoubtful(declared.item) {
                context.report(.nameElsewhere(name, context.scene.range(of: id), path))
            }
            return nil
        }
        let open = copies.count - state.copies.count
        let further = [BoundPath.Selection?](repeating: nil, count: open)
        return PathState(
            target: .name(id), copies: copies, selections: state.selections + further, item: declared.item,
            openRepeats: min(open, copies.openRepeats))
    }

    private func step(
        from state: PathState, into index: IndexSyntax, _ path: PathSyntax, _ expressions: inout ExpressionBinder,
        _ context: inout BindingContext
    ) -> PathState? {
        var indices: [Quantity] = []
        for expression in index.expressions {
            guard let bound = expressions.bind(expression.node, as: .number, &context) else { return nil }
            let quantity = expressions.checked(
                expressions.quantity(bound, .none, expression.range, &context), in: Schema.notNegative, isWhole: true,
                &context)
            guard let quantity else { return nil }
            indices.append(quantity)
        }
        if state.openRepeats > 0 {
            guard indices.count == state.openRepeats else {
                if !context.scene.isDoubtful(state.item) {
                    context.report(.wrongIndexCount(index.range, wanted: state.openRepeats))
                }
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
        let kind = context.scene.items[state.item].kind
        let isOnCells = kind == .view(.table) || kind == .view(.collection)
        guard settle(&state, path, misplaced: isOnCells ? nil : index, &context) else { return nil }
        return step(from: state, intoCell: indices, index, path, &context)
    }

    private func step(
        from state: PathState, intoCell indices: [Quantity], _ index: IndexSyntax, _ path: PathSyntax,
        _ context: inout BindingContext
    ) -> PathState? {
        let item = context.scene.items[state.item]
        guard case .name = state.target, item.kind == .view(.table) || item.kind == .view(.collection) else {
            if context.scene.isDoubtful(state.item) { return nil }
            switch state.target {
            case .cell, .cellContent: context.report(.indexOnCell(index.range, path))
            default: context.report(.indexOnSingleView(index.range, path, item.kind))
            }
            return nil
        }
        let isTable = item.kind == .view(.table)
        guard indices.count == 1 || (indices.count == 2 && isTable), let last = indices.last else {
            return context.fail(.wrongCellIndexCount(index.range, isTable: isTable))
        }
        let selection = BoundPath.Selection.cell(section: indices.count == 2 ? indices.first : nil, index: last)
        return PathState(
            target: .cell(of: state.item), copies: state.copies + [.cells(of: state.item)],
            selections: state.selections + [selection], item: state.item, openRepeats: 0)
    }

    private func stepIntoContent(
        from state: PathState, _ word: SpelledToken, _ context: inout BindingContext
    ) -> PathState? {
        var state = state
        switch state.target {
        case .cell(let container):
            state.target = .cellContent(of: container)
            return state
        case .name(let id) where context.scene.items[state.item].kind == .view(.visualEffect):
            state.target = .content(of: id)
            return state
        default:
            if !context.scene.isDoubtful(state.item) {
                context.report(.noContentView(word, context.scene.items[state.item].kind))
            }
            return nil
        }
    }

    /// Completes the selections that needn't be written, and reports those that must be.
    ///
    /// - Parameter misplaced: The index that follows, if the view before it has nothing to choose from.
    private func settle(
        _ state: inout PathState, _ path: PathSyntax, misplaced: IndexSyntax? = nil, _ context: inout BindingContext
    ) -> Bool {
        while let open = state.selections.firstIndex(where: { $0 == nil }) {
            if context.scene.isDoubtful(state.item) { return false }
            switch state.copies[open] {
            case .cells(let container):
                if context.scene.isDoubtful(container) { return false }
                let name = context.scene.name(of: context.scene.items[container])
                let place = context.scene.cellPlace(of: state.item, in: container)
                if name != nil, let place, place.indices.count == 1 {
                    state.selections[open] = .cell(of: place, at: path.range)
                    continue
                }
                context.report(
                    .nameInTemplate(
                        path, container: name, isTable: context.scene.items[container].kind == .view(.table),
                        hasSections: context.scene.hasSections(in: container), place, misplaced: misplaced))
            case .repeat: context.report(.nameOfInstances(path, count: max(1, state.openRepeats)))
            }
            return false
        }
        return true
    }
}

extension BoundPath.Selection {
    /// Returns the only cell of `place`, for the path at `range`, which doesn't give an index.
    fileprivate static func cell(of place: CellPlace, at range: SourceRange) -> Self {
        let quantity = { (index: Int) in Quantity(Double(index), isChecked: true, .none, at: range) }
        return .cell(section: place.section.map { quantity($0) }, index: quantity(place.indices.lowerBound))
    }
}
