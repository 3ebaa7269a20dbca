import SceneSyntax

/// Binds blocks: statements, branches, and the scopes they open.
extension SceneBinder {
    /// Binds the statements of `block`, which belongs to the item `id`, and returns their range in the bound scene.
    mutating func bindBlock(_ block: NodeID, in id: ItemID) -> Range<Int> {
        let mark = context.scope.mark
        let depth = context.scope.depth
        let start = context.scene.statements.count
        var run = ConstantBinder.Run(block: block)
        var continued: NodeID?
        var nodes = tree.siblings(in: block)
        while let node = nodes.next(in: tree) {
            switch tree.kind(node) {
            case .item:
                if let last = continued, node <= last { continue }
                continued = reportContinuation(of: node, nodes, in: id) ?? continued
                bindStatement(node, in: id, followsConstant: run.isBegun)
            case .ifStatement: bindBranches(of: node, in: id)
            case .letStatement: constants.bindConstant(LetSyntax(tree: tree, node: node), in: id, &run, &context)
            case .expectHit where context.scene.isComponent, .expectReachable where context.scene.isComponent,
                .expectUnreachable where context.scene.isComponent, .expectGesture where context.scene.isComponent:
                context.report(.expectationInComponent(tree.range(tree.firstToken(node))))
            case .expectHit, .expectReachable, .expectUnreachable, .expectGesture:
                expectations.bind(ExpectationSyntax(tree: tree, node: node), in: id, &context)
            default: break
            }
        }
        if let statement = run.statement { context.scene.statements[statement] = .constants(run.count) }
        context.scope.leave(to: mark)
        context.scope.depth = depth
        return start..<context.scene.statements.count
    }

    /// Binds the conditions and blocks of an `if`.
    private mutating func bindBranches(of node: NodeID, in id: ItemID) {
        context.scene.items[id].contents.insert(.conditions)
        let statement = context.scene.statements.count
        context.scene.statements.append(.condition(end: 0))
        var condition: Condition?
        var children = tree.siblings(in: node)
        while let child = children.next(in: tree) {
            switch tree.kind(child) {
            case .unexpected: break
            case .block:
                let branch = context.scene.statements.count
                context.scene.statements.append(.branch(condition, end: 0))
                _ = bindBlock(child, in: id)
                context.scene.statements[branch] = .branch(condition, end: context.scene.statements.count)
                condition = nil
            default:
                // A condition with an error must not make its block unconditional.
                condition = expressions.bindCondition(child, &context) ?? .known(false)
            }
        }
        context.scene.statements[statement] = .condition(end: context.scene.statements.count)
    }

    private mutating func bindStatement(_ node: NodeID, in parent: ItemID, followsConstant: Bool) {
        // The items of components follow all others.
        while nextItem < itemCount, context.scene.items[nextItem].node < node { nextItem += 1 }
        if nextItem < itemCount, context.scene.items[nextItem].node == node {
            let id = nextItem
            nextItem += 1
            context.scene.statements.append(.item(id))
            bindItem(node, id, in: parent)
            return
        }
        let head = context.head(of: node)
        if context.words.hitTest != nil, tree.symbol(of: head.word) == context.words.hitTest {
            hitTests.bindHitTest(ItemSyntax(tree: tree, node: node), in: parent, &context)
        } else if let line = attributes.bindAttributeLine(node, head, in: parent, indexSlot: indexSlot, &context) {
            context.scene.statements.append(.attributes(line, followsConstant: followsConstant))
            context.scene.items[parent].contents.insert(.attributes)
        }
    }

    /// Declares the variables of the block of the item `id`.
    mutating func declareVariables(of id: ItemID, _ kind: ItemKind) {
        switch kind {
        case .rows, .row:
            context.scope.depth += 1
            declareVariable("section", context.words.section, 0, of: id)
            indexSlot = declareVariable("row", context.words.row, 1, of: id)
        case .section:
            context.scope.depth += 1
            declareVariable("section", context.words.section, 0, of: id)
        case .items, .item:
            context.scope.depth += 1
            indexSlot = declareVariable("item", context.words.item, 0, of: id)
        case .repeat:
            context.scope.depth += 1
            indexSlot = declareVariable("index", context.words.index, 0, of: id)
        default: break
        }
        guard context.scene.items[id].isBroken else { return }
        // The intended kind isn't known, so its variables aren't reported.
        for variable in Schema.variables {
            let symbol = tree.symbols.symbol(for: variable.name)
            if context.scope.entry(symbol) == nil {
                context.scope.declare(variable.name, symbol, as: NamedValue(), nil)
            }
        }
    }

    @discardableResult private mutating func declareVariable(
        _ word: String, _ symbol: Symbol?, _ index: Int32, of id: ItemID
    ) -> Slot {
        let slot = Slot(depth: context.scope.depth, index: index)
        let node = context.scene.items[id].node
        // A word that isn't in the file has no uses.
        let declaration = symbol.map {
            context.symbols.declare(.variable, $0, by: node, in: context.heads[id].block ?? node)
        }
        context.scope.declare(word, symbol, as: NamedValue(value: .slot(slot), type: .number), declaration)
        return slot
    }
}
