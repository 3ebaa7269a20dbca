import SceneRuntime
import SceneSyntax
import SceneText

/// Binds paths to views and recognizers.
struct PathBinder {
    let tree: SyntaxTree

    var expressions: ExpressionBinder { ExpressionBinder(tree: tree) }

    /// The state while binding a path.
    private struct PathState {
        var target: BoundPath.Target
        /// The repetitions around the target, and the selection for each; `nil` if it is still open.
        var repetitions: [Repetition]
        var selections: [BoundPath.Selection?]
        /// The item of the target.
        var item: ItemID
        /// The number of `repeat` indices that the next bracket takes; 0 if it takes a row or item.
        var openRepeats: Int
    }

    /// Binds a path in the block of the item `id`. Returns `nil` if it reported an error.
    func bind(
        _ path: PathSyntax, in id: ItemID, to role: PathRole = .view, isOutcome: Bool = false,
        _ context: inout BindingContext
    ) -> BoundPath? {
        guard let bound = bindSteps(of: path, in: id, to: role, &context) else { return nil }
        return isAllowed(bound, as: role, path, isOutcome, &context) ? bound : nil
    }

    /// Reports a path to a recognizer where a view belongs, or the other way round. Returns whether there is none.
    private func isAllowed(
        _ bound: BoundPath, as role: PathRole, _ path: PathSyntax, _ isOutcome: Bool, _ context: inout BindingContext
    ) -> Bool {
        if role == .viewOrRecognizer { return true }
        // The uses of the component decide.
        if case .argument = bound.target { return true }
        let kind = context.scene.kind(at: bound)
        if kind == .recognizer {
            if role == .competitor { return true }
            context.report(.recognizerInsteadOfView(path, context.scene, bound, isOutcome: isOutcome))
            return false
        }
        if role == .view || kind?.viewKind?.isScrollView ?? false { return true }
        if context.scene.isDoubtful(bound) { return false }
        context.report(.viewInsteadOfRecognizer(path, context.scene, bound))
        return false
    }

    /// Binds the steps of a path, whatever it leads to. Returns `nil` if it reported an error.
    private func bindSteps(
        of path: PathSyntax, in id: ItemID, to role: PathRole, _ context: inout BindingContext
    ) -> BoundPath? {
        if context.isSuspect(path.range) { return nil }
        if let word = path.word { return bind(word, to: role, &context) }
        var state: PathState?
        for component in path.components {
            let next: PathState?
            switch component {
            case .name(let name):
                if var current = state {
                    guard settle(&current, path, &context) else { return nil }
                    next = step(from: current, to: name, path, role, &context)
                } else {
                    next = begin(with: name, in: id, role, &context)
                }
            case .index(let index):
                guard let current = state else { return nil }
                next = step(from: current, into: index, path, &context)
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

    /// Binds `self`, or a view that a component takes.
    private func bind(_ word: SpelledToken, to role: PathRole, _ context: inout BindingContext) -> BoundPath? {
        if context.scene.isComponent, word.text == "self", let name = context.scene.items[BoundComponent.view].name {
            return BoundPath(target: .name(name), selections: [], text: word.text, range: word.range)
        }
        if let symbol = word.symbol, let parameter = context.viewParameters[symbol] {
            context.symbols.addUse(word.token, of: parameter.declaration)
            // A view that is used for both is a scroll view.
            if role != .viewOrRecognizer, context.viewRoles[parameter.index] != .view {
                context.viewRoles[parameter.index] = role
            }
            return BoundPath(target: .argument(parameter.index), selections: [], text: word.text, range: word.range)
        }
        if tree.startsLine(word.token), word.token.index > 0,
            case let arrow = TokenID(index: Int(word.token.index) - 1), tree.tokens.kind(arrow) == .arrow
        {
            // The word begins the next statement.
            return context.fail(.missingViewAfterArrow(at: tree.range(arrow)))
        }
        return context.fail(
            .unknownWordAsPath(word, isInComponent: context.scene.isComponent, known: context.namesOfViewParameters))
    }

    /// Returns whether the items of the component that the view before the dot uses are needed here, but the file has
    /// copied too many already.
    private func isBeyondLimit(_ state: PathState, _ context: inout BindingContext) -> Bool {
        guard context.scene.isComponent, case .name = state.target, let use = context.scene.items[state.item].use,
            context.scene.uses[use].firstItem == nil
        else { return false }
        return !context.spendComponentItems(context.scene.uses[use].component.scene.items.count)
    }

    /// Returns the Name of the component that the view before the dot uses, or of one that its cells use.
    private func name(
        _ text: String, of state: PathState, _ context: inout BindingContext
    ) -> NameID? {
        if context.scene.uses.isEmpty { return nil }
        switch state.target {
        case .name:
            defer { context.padHeads() }
            return context.scene.name(text, in: state.item)
        case .cell(let container), .cellContent(let container):
            if context.scene.isComponent, context.spendComponentItems(context.scene.uses.count) {
                context.scene.addItemsOfCells()
                context.padHeads()
            }
            return context.scene.sharedNames[SharedName(scope: .cells(of: container), text: text)]
        default: return nil
        }
    }

    private func begin(
        with name: SpelledToken, in item: ItemID, _ role: PathRole, _ context: inout BindingContext
    ) -> PathState? {
        if name.symbol == context.names.scene {
            if context.names.isSceneNameRepeated {
                // The Name can mean the scene or the view with its Name. One of them needs another Name.
                context.diagnostics.excuse(name.range)
                return nil
            }
            if let declaration = context.names.sceneDeclaration { context.symbols.addUse(name.token, of: declaration) }
            return PathState(target: .root, repetitions: [], selections: [], item: 0, openRepeats: 0)
        }
        guard let id = name.symbol.flatMap({ context.names[$0] }) else {
            context.diagnostics.reportUnknownName(
                name, as: role, in: context.scene, isExpected: context.isInExpectation)
            return nil
        }
        let declared = context.scene.names[id]
        context.addUse(name.token, of: id)
        // Without an index, a Name refers to the view in the same instance.
        let around = context.scene.repetitionLists[context.scene.items[item].repetitionsInside]
        let repetitions = context.scene.repetitionLists[declared.repetitions]
        var selections: [BoundPath.Selection?] = []
        for (index, repetition) in repetitions.enumerated() {
            let isShared = index < around.count && around[index] == repetition && selections.allSatisfy { $0 != nil }
            selections.append(isShared ? .same : nil)
        }
        return PathState(
            target: .name(id), repetitions: repetitions, selections: selections, item: declared.item,
            openRepeats: repetitions.openRepeats)
    }

    private func step(
        from state: PathState, to name: SpelledToken, _ path: PathSyntax, _ role: PathRole,
        _ context: inout BindingContext
    ) -> PathState? {
        if isBeyondLimit(state, &context) {
            context.report(.tooManyViews(.standard, at: path.range))
            return nil
        }
        let inComponent = self.name(name.text, of: state, &context)
        guard let id = inComponent ?? name.symbol.flatMap({ context.names[$0] }) else {
            if case .name = state.target, let use = context.scene.items[state.item].use {
                let component = context.scene.uses[use].component
                if component.hasErrors {
                    context.diagnostics.excuse(name.range)
                } else {
                    context.report(.unknownNameInComponent(name, component, isExpected: context.isInExpectation))
                }
                return nil
            }
            context.diagnostics.reportUnknownName(
                name, as: role, in: context.scene, isExpected: context.isInExpectation)
            return nil
        }
        let declared = context.scene.names[id]
        context.addUse(name.token, of: id)
        let repetitions = context.scene.repetitionLists[declared.repetitions]
        let isInside =
            context.scene.isDescendant(declared.item, of: state.item)
            || context.scene.otherDeclarations(of: id).contains { context.scene.isDescendant($0.item, of: state.item) }
        guard isInside, repetitions.starts(with: state.repetitions) else {
            if !context.scene.isDoubtful(state.item), !context.scene.isDoubtful(declared.item) {
                context.report(.nameElsewhere(name, context.scene.range(of: id)))
            }
            return nil
        }
        let open = repetitions.count - state.repetitions.count
        let further = [BoundPath.Selection?](repeating: nil, count: open)
        return PathState(
            target: .name(id), repetitions: repetitions, selections: state.selections + further,
            item: declared.item,
            openRepeats: min(open, repetitions.openRepeats))
    }

    private func step(
        from state: PathState, into index: IndexSyntax, _ path: PathSyntax,
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
                state.selections[state.selections.count - indices.count + offset] = .instance(quantity)
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
            default: context.report(.indexOnSingleView(index.range, item.kind))
            }
            return nil
        }
        let isTable = item.kind == .view(.table)
        guard indices.count == 1 || (indices.count == 2 && isTable), let last = indices.last else {
            return context.fail(.wrongCellIndexCount(index.range, isTable: isTable))
        }
        let selection = BoundPath.Selection.cell(section: indices.count == 2 ? indices.first : nil, index: last)
        return PathState(
            target: .cell(of: state.item), repetitions: state.repetitions + [.cells(of: state.item)],
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
            switch state.repetitions[open] {
            case .cells(let container):
                if context.scene.isDoubtful(container) { return false }
                let name = context.scene.name(of: context.scene.items[container])
                let place = context.scene.cellPlace(of: state.item, in: container)
                if name != nil, let place, place.indices.count == 1 {
                    state.selections[open] = .cell(of: place, at: path.range)
                    continue
                }
                let inner = indexedContainers(inside: open, of: state, context.scene)
                let pathWithoutIndex = PathWithoutIndex(
                    path: path, target: context.scene.name(of: context.scene.items[state.item]), inner: inner,
                    container: name, isTable: context.scene.items[container].kind == .view(.table),
                    hasSections: context.scene.hasSections(in: container), place: place,
                    isInOneCell: context.scene.isInOneCell(state.item, of: container),
                    isConditional: context.scene.mayBeInSomeCells(state.item), misplaced: misplaced)
                context.report(pathWithoutIndex.diagnostic)
            case .repeat: context.report(.nameOfInstances(path, count: max(1, state.openRepeats)))
            }
            return false
        }
        return true
    }
}

extension PathBinder {
    /// Returns the tables and collections between the one at `open` and the view of `state` whose cells have to be
    /// selected, too, each as a path writes it: `Shelf[0]`. Empty if one of them can't be written.
    private func indexedContainers(inside open: Int, of state: PathState, _ scene: BoundScene) -> [String] {
        var found: [String] = []
        for index in state.selections.indices.dropFirst(open + 1) where state.selections[index] == nil {
            guard case .cells(let container) = state.repetitions[index],
                let name = scene.name(of: scene.items[container])
            else { return [] }
            let place = scene.cellPlace(of: state.item, in: container)
            if place?.indices.count == 1 { continue }
            found.append(name + (place?.firstIndex ?? (scene.hasSections(in: container) ? "[0,0]" : "[0]")))
        }
        return found
    }
}

extension BoundPath.Selection {
    /// Returns the only cell of `place`, for the path at `range`, which doesn't give an index.
    fileprivate static func cell(of place: CellPlace, at range: SourceRange) -> Self {
        let quantity = { (index: Int) in Quantity(Double(index), isChecked: true, .none, at: range) }
        return .cell(section: place.section.map { quantity($0) }, index: quantity(place.indices.lowerBound))
    }
}
