import SceneRuntime
import SceneSyntax
import SceneText

/// The second walk: what stands in the items.
extension SceneChecker {
    /// Binds the root and all that stands in it.
    mutating func bindItems(of syntax: SceneSyntax) {
        bindSize(of: syntax)
        nextItem = 1
        let nodes = syntax.node.next..<tree.nodeBehind(syntax.node)
        let run = bindAttributes(nodes, of: 0, Vocabulary.sceneAttributes, isBehindKind: false)
        finish(run)
        if let block = syntax.block {
            template.items[0].body = bindBlock(block.node, in: 0)
            checkBlock(of: 0)
        }
        checkOverrides(of: 0)
    }

    private mutating func bindSize(of syntax: SceneSyntax) {
        guard let value = syntax.size else { return }
        guard let sides = sides(of: value.node) else {
            report(.wrongSceneSize(value))
            return
        }
        if let width = bindExtent(sides.width), let height = bindExtent(sides.height) {
            template.size = (width, height)
        }
    }

    /// Takes over the attributes of `run` into their item.
    private mutating func finish(_ run: AttributeRun) {
        template.items[run.item].attributes = run.start..<template.attributes.count
        template.items[run.item].written = run.written
    }

    /// The attributes that the item `id` takes, whose kind is no guess.
    func attributesTaken(by id: ItemID) -> AttributeSet {
        if id == 0 { return Vocabulary.sceneAttributes }
        return tree.symbol(of: heads[id].word).flatMap { words.kind($0) }?.attributes ?? AttributeSet()
    }

    /// Binds the statements of `block`, which belong to the item `id`; where they stand in the template.
    private mutating func bindBlock(_ block: NodeID, in id: ItemID) -> Range<Int> {
        let mark = scope.mark
        let depth = scope.depth
        let start = template.statements.count
        var constants = ConstantRun()
        var next = block.next
        let end = tree.nodeBehind(block)
        while next < end {
            let node = next
            next = tree.nodeBehind(node)
            switch tree.kind(node) {
            case .item: bindStatement(node, in: id, isBehindConstant: constants.isBegun)
            case .ifStatement: bindBranches(of: node, in: id)
            case .letStatement: bindConstant(LetSyntax(tree: tree, node: node), in: id, &constants)
            case .expectHit, .expectReachable, .expectGesture:
                bind(ExpectationSyntax(tree: tree, node: node), in: id)
            default: break
            }
        }
        if let statement = constants.statement { template.statements[statement] = .constants(constants.count) }
        scope.leave(to: mark)
        scope.depth = depth
        return start..<template.statements.count
    }

    /// The `let` statements of a block, as far as they were met.
    struct ConstantRun {
        /// Whether there was one.
        var isBegun = false
        /// The statement before the first whose value differs from copy to copy.
        var statement: Int?
        /// How many of these there were.
        var count = 0
    }

    /// Binds the conditions and blocks of an `if`.
    private mutating func bindBranches(of node: NodeID, in id: ItemID) {
        template.items[id].contents.insert(.conditions)
        let statement = template.statements.count
        template.statements.append(.condition(end: 0))
        var condition: Condition?
        var next = node.next
        let end = tree.nodeBehind(node)
        while next < end {
            let child = next
            next = tree.nodeBehind(child)
            switch tree.kind(child) {
            case .unexpected: break
            case .block:
                let branch = template.statements.count
                template.statements.append(.branch(condition, end: 0))
                _ = bindBlock(child, in: id)
                template.statements[branch] = .branch(condition, end: template.statements.count)
                condition = nil
            default:
                // A condition that was reported must not let its block stand unconditionally.
                condition = bindCondition(child) ?? .known(false)
            }
        }
        template.statements[statement] = .condition(end: template.statements.count)
    }

    private mutating func bindStatement(_ node: NodeID, in parent: ItemID, isBehindConstant: Bool) {
        while nextItem < template.items.count, template.items[nextItem].node < node { nextItem += 1 }
        if nextItem < template.items.count, template.items[nextItem].node == node {
            let id = nextItem
            nextItem += 1
            template.statements.append(.item(id))
            bindItem(node, id, in: parent)
            return
        }
        if words.hitTest != nil, tree.symbol(of: head(of: node).word) == words.hitTest {
            bindHitTest(ItemSyntax(tree: tree, node: node), in: parent)
        } else if let line = bindAttributeLine(node, in: parent) {
            template.statements.append(.attributes(line, isBehindConstant: isBehindConstant))
            template.items[parent].contents.insert(.attributes)
        }
    }

    private mutating func bindItem(_ node: NodeID, _ id: ItemID, in parent: ItemID) {
        let mistakesBefore = mistakes.count
        let head = heads[id]
        let facts = tree.symbol(of: head.word).flatMap { words.kind($0) }
        checkKindAndPlace(of: node, head, facts, id, in: parent)
        let end = tree.nodeBehind(node)
        let values = values(from: node.next, upTo: end)
        bindCount(values, node, id)
        let attributes = bindAttributes(
            values.end..<end, of: id, facts?.attributes ?? AttributeSet(), isBehindKind: true)
        finish(attributes)
        let block = attributes.block
        let item = template.items[id]
        let isSound =
            mistakes.count == mistakesBefore && !item.isBroken
            && !(hasProblems && isSuspect(ItemSyntax(tree: tree, node: node).header))
        if item.kind == .repeat { template.items[parent].contents.insert(.repeats) }
        if item.kind == .recognizer { markRecognizers(around: parent) }

        if let block {
            let (mark, depth, slot) = (scope.mark, scope.depth, indexSlot)
            declareVariables(of: item)
            let bodyStart = mistakes.count
            template.items[id].body = bindBlock(block, in: id)
            (scope.depth, indexSlot) = (depth, slot)
            checkBlock(of: id)
            hoistAttributes(of: id)
            if isSound, !hasBrokenLine(block, since: bodyStart) { checkCompleteness(of: id, node, values) }
            scope.leave(to: mark)
        } else if isSound {
            checkCompleteness(of: id, node, values)
        }
        if item.kind.viewKind != nil { checkOverrides(of: id) }
    }

    /// Records that a recognizer stands in the block of `parent`, or in a `repeat` there.
    private mutating func markRecognizers(around parent: ItemID) {
        var next: ItemID? = parent
        while let current = next {
            template.items[current].contents.insert(.recognizers)
            next = template.items[current].kind == .repeat ? template.items[current].parent : nil
        }
    }

    /// Whether something was reported of a line of attributes that stands directly in `block`, by the parser or as one of
    /// the mistakes from `start` on.
    private func hasBrokenLine(_ block: NodeID, since start: Int) -> Bool {
        if !hasProblems, mistakes.count == start { return false }
        return tree.children(block).contains { node in
            guard tree.kind(node) == .item, !isItem(node) else { return false }
            let range = tree.range(node)
            return isSuspect(range) || mistakes[start...].contains { range.contains($0) }
        }
    }

    /// Whether the node is an item, and no line of attributes.
    private func isItem(_ node: NodeID) -> Bool {
        let place = template.items.partitioningIndex { $0.node >= node }
        return place < template.items.count && template.items[place].node == node
    }

    /// Moves the lines of attributes that hold in every case to the item that they belong to.
    private mutating func hoistAttributes(of id: ItemID) {
        guard template.items[id].contents.contains(.attributes) else { return }
        var item = template.items[id]
        let onLine = item.attributes
        item.attributes = template.attributes.count..<template.attributes.count + onLine.count
        for index in onLine { template.attributes.append(template.attributes[index]) }
        item.contents.remove(.attributes)
        var endOfCondition = item.body.lowerBound
        var next = item.body.lowerBound
        while next < item.body.upperBound {
            let statement = next
            next += 1
            switch template.statements[statement] {
            case .item(let inner): next = max(next, template.items[inner].body.upperBound)
            case .condition(let end): endOfCondition = max(endOfCondition, end)
            case .attributes(let line, let isBehindConstant):
                if statement >= endOfCondition, !isBehindConstant {
                    for index in line { hoist(template.attributes[index], to: &item) }
                    template.statements[statement] = .attributes(0..<0, isBehindConstant: false)
                    continue
                }
                if statement >= endOfCondition { reportRepeated(line, on: item) }
                item.contents.insert(.attributes)
                if line.contains(where: { template.attributes[$0].attribute.isLayout }) {
                    item.contents.insert(.layout)
                }
            default: break
            }
        }
        template.items[id] = item
    }

    /// Adds the attribute to those that `item` has in every copy, which stand at the end of the template's.
    private mutating func hoist(_ attribute: BoundAttribute, to item: inout ItemTemplate) {
        if let first = written(attribute.attribute, on: item) {
            report(
                .repeatedAttribute(
                    attribute.attribute, at: attribute.range(in: tree), first: first.range(in: tree), in: tree.source))
            return
        }
        template.attributes.append(attribute)
        item.written.insert(attribute.attribute)
        item.attributes = item.attributes.lowerBound..<template.attributes.count
    }

    /// Reports the attributes of `line` that `item` has in every copy.
    private mutating func reportRepeated(_ line: Range<Int>, on item: ItemTemplate) {
        for index in line {
            let attribute = template.attributes[index]
            guard let first = written(attribute.attribute, on: item) else { continue }
            report(
                .repeatedAttribute(
                    attribute.attribute, at: attribute.range(in: tree), first: first.range(in: tree), in: tree.source))
        }
    }

    /// The attribute that keeps `item` from having another one of the same word.
    private func written(_ attribute: Attribute, on item: ItemTemplate) -> BoundAttribute? {
        guard !attribute.isRepeatable, item.written.contains(attribute) else { return nil }
        return template.attributes(of: item).first { $0.attribute == attribute }
    }

    /// Puts the variables in force that stand in the block of `item`.
    private mutating func declareVariables(of item: ItemTemplate) {
        switch item.kind {
        case .rows, .row:
            scope.depth += 1
            declareVariable("section", words.section, 0)
            indexSlot = declareVariable("row", words.row, 1)
        case .section:
            scope.depth += 1
            declareVariable("section", words.section, 0)
        case .items, .item:
            scope.depth += 1
            indexSlot = declareVariable("item", words.item, 0)
        case .repeat:
            scope.depth += 1
            indexSlot = declareVariable("index", words.index, 0)
        default: break
        }
        guard item.isBroken else { return }
        // Whatever it should have been, its variables are not to blame.
        for variable in Vocabulary.variables {
            let symbol = tree.symbols.symbol(for: variable.name)
            if scope.entry(symbol) == nil { scope.declare(variable.name, symbol, as: nil, nil) }
        }
    }

    @discardableResult
    private mutating func declareVariable(_ word: String, _ symbol: Symbol?, _ index: Int32) -> Slot {
        let slot = Slot(depth: scope.depth, index: index)
        scope.declare(word, symbol, as: .slot(slot), .number)
        return slot
    }
}
