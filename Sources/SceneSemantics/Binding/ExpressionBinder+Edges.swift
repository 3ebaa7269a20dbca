import SceneRuntime
import SceneSyntax
import SceneText

/// Binds edges of views.
extension ExpressionBinder {
    /// Binds an edge. Returns `nil` if it reported an error.
    func bindEdge(_ syntax: ExpressionSyntax, _ context: inout BindingContext) -> Expression? {
        guard let (name, word) = syntax.edge else { return nil }
        if name.kind == .word, !context.scene.isComponent {
            context.report(.selfOutsideComponent(name))
            return nil
        }
        guard let view = view(name, syntax.range, &context) else { return nil }
        guard let edge = Edge(rawValue: word.text) else {
            if case .layout(let item, let attribute) = context.position, attribute == .centerX || attribute == .centerY
            {
                let syntax = ItemSyntax(tree: tree, node: context.scene.items[item].node)
                let half = syntax.halfLength(along: attribute)
                context.report(.unknownEdge(word, of: name, insteadOfOffset: attribute, half: half))
            } else {
                var direction = context.layoutDirection
                if case .layout(_, .frame) = context.position { direction = .leftToRight }
                context.report(.unknownEdge(word, in: direction))
            }
            return nil
        }
        switch context.position {
        case .outside:
            context.report(.edgeOutsideLayout(syntax.range, of: view == 0 ? name : nil))
            return nil
        case .scene:
            guard view == 0, edge.isLength else {
                let scene = edge.isLength ? context.names.scene.map { context.tree.symbols.text($0) } : nil
                context.report(
                    .edgeOutsideLayout(
                        syntax.range, of: view == 0 ? name : nil, length: scene.map { "\($0).\(word.text)" }))
                return nil
            }
            context.scene.hasMeasuredNumbers = true
            return .measured(edge == .width ? Expression.sceneWidth : Expression.sceneHeight)
        case .layout(let item, let attribute):
            context.scene.hasMeasuredNumbers = true
            if view == 0, edge.isLength {
                return .measured(edge == .width ? Expression.sceneWidth : Expression.sceneHeight)
            }
            switch context.scene.edgeTarget(view, edge, for: item) {
            case .success(let target):
                if case .sibling(let id) = target { context.scene.names[id].isMeasured = true }
                context.scene.items[item].refersToEdges = true
                context.scene.edges.append(
                    EdgeReference(target: target, edge: edge, isInFrame: attribute == .frame, range: syntax.range))
                return .measured(Expression.firstEdge + UInt32(clamping: context.scene.edges.count - 1))
            case .failure(let problem):
                if !context.scene.isDoubtful(view), !context.scene.isDoubtful(item) {
                    context.report(
                        .edge(
                            problem, name, edge, at: syntax.range,
                            declared: view == 0 ? nil : context.headRange(context.scene.items[view].node)))
                } else {
                    context.diagnostics.excuse(syntax.range)
                }
                return nil
            }
        }
    }

    /// Returns the item with the Name, and records the use; 0 for the scene. Returns `nil` if it reported an error.
    private func view(_ name: SpelledToken, _ range: SourceRange, _ context: inout BindingContext) -> ItemID? {
        if case .outside = context.position {
            context.report(.edgeOutsideLayout(range, of: nil))
            return nil
        }
        if name.kind == .word {
            if case .layout(of: BoundComponent.view, _) = context.position {
                context.report(.selfInOwnAttributes(name))
                return nil
            }
            return BoundComponent.view
        }
        if name.symbol == context.names.scene {
            if let declaration = context.names.sceneDeclaration { context.symbols.addUse(name.token, of: declaration) }
            return 0
        }
        guard let id = name.symbol.flatMap({ context.names[$0] }) else {
            context.diagnostics.reportUnknownName(name, as: .view, in: context.scene, isExpected: false)
            return nil
        }
        context.addUse(name.token, of: id)
        return context.scene.names[id].item
    }
}

extension BoundScene {
    /// Returns what the layout of `item` refers to with an edge of `view`.
    fileprivate func edgeTarget(
        _ view: ItemID, _ edge: Edge, for item: ItemID
    ) -> Result<EdgeReference.Target, EdgeProblem> {
        if view == item { return .failure(.itself) }
        let superview = superview(of: item)
        if isInSameStack(view, as: item) { return .failure(.inStack) }
        if isItem(view, superview) { return .success(.superview) }
        if isDescendant(item, of: view) {
            return edge.isLength ? .success(.ancestor(view)) : .failure(.placeOfAncestor)
        }
        // The view may have its Name in several branches.
        let views = items[view].name.map { name in [view] + otherDeclarations(of: name).map { $0.item } } ?? [view]
        guard let name = items[view].name,
            let sibling = views.first(where: { self.superview(of: $0) == superview })
        else { return .failure(items[view].repetitions == 0 ? .elsewhere : .otherInstance) }
        let isPrefix = repetitionLists[items[item].repetitions].starts(
            with: repetitionLists[items[sibling].repetitions])
        guard isPrefix else { return .failure(.otherInstance) }
        guard items[sibling].kind.isLaidOutByAttributes else { return .failure(.elsewhere) }
        return sibling < item ? .success(.sibling(name)) : .failure(.later)
    }

    /// Whether a stack that places `item`, through nested stacks, is or places `view`, too.
    private func isInSameStack(_ view: ItemID, as item: ItemID) -> Bool {
        if superview(of: view) == superview(of: item), isArranged(items[view]) { return true }
        var next = item
        while isArranged(items[next]) {
            next = superview(of: next).item
            if next == view { return true }
        }
        return false
    }

    private func isItem(_ view: ItemID, _ place: SuperviewPlace) -> Bool { view == place.item && !place.isBeside }

    /// The superview of an item: the view of an item, or the content view of that cell.
    private struct SuperviewPlace: Equatable {
        let item: ItemID
        /// Whether the item is beside the content view of its cell.
        let isBeside: Bool
    }

    private func superview(of item: ItemID) -> SuperviewPlace {
        var next = items[item].parent ?? 0
        while items[next].kind == .repeat || items[next].kind == .view(.content) { next = items[next].parent ?? 0 }
        return SuperviewPlace(item: next, isBeside: items[item].isSubview)
    }
}

extension ItemSyntax {
    /// Returns half the width, or for `centerY` half the height, that the item's attributes give as a whole number.
    fileprivate func halfLength(along attribute: Attribute) -> String? {
        let isHorizontal = attribute == .centerX
        for syntax in attributes {
            let length: LengthSyntax? =
                switch (syntax.word.text, syntax.values.first?.form) {
                case (Attribute.size.word, .size(let width, let height)): isHorizontal ? width : height
                case (Attribute.width.word, .lengths(let lengths)): isHorizontal ? lengths.first : nil
                case (Attribute.height.word, .lengths(let lengths)): isHorizontal ? nil : lengths.first
                default: nil
                }
            guard let text = length?.text, text.utf8.count <= 4, let number = Int(text) else { continue }
            return number.isMultiple(of: 2) ? "\(number / 2)" : "\(number / 2).5"
        }
        return nil
    }
}
