import SceneRuntime
import SceneSyntax
import SceneText

/// The second pass: binds the contents of the items.
extension SceneChecker {
    /// Binds the root and everything in it.
    mutating func bindItems(of syntax: SceneSyntax) {
        bindSize(of: syntax)
        nextItem = 1
        let run = bindAttributes(tree.siblings(in: syntax.node), of: 0, Schema.sceneAttributes, isBehindKind: false)
        finish(run)
        if let block = syntax.block {
            boundScene.items[0].body = bindBlock(block.node, in: 0)
            checkBlock(of: 0)
        }
        checkOverrides(of: 0)
    }

    private mutating func bindSize(of syntax: SceneSyntax) {
        guard let value = syntax.size else { return }
        guard let sides = tree.sides(of: value.node) else {
            report(.wrongSceneSize(value))
            return
        }
        if let width = bindExtent(sides.first), let height = bindExtent(sides.second) {
            boundScene.size = (width, height)
        }
    }

    /// Assigns the attributes of `run` to their item.
    private mutating func finish(_ run: AttributeRun) {
        boundScene.items[run.item].setAttributes(run.start..<boundScene.attributes.count, run.written)
    }

    /// Returns the attributes that the item `id` takes; its kind must not be a guess.
    func attributesTaken(by id: ItemID) -> AttributeSet {
        if id == 0 { return Schema.sceneAttributes }
        return tree.symbol(of: heads[id].word).flatMap { words.kind($0) }?.attributes ?? AttributeSet()
    }

    /// Binds the item `id` at `node`.
    mutating func bindItem(_ node: NodeID, _ id: ItemID, in parent: ItemID) {
        let mistakesBefore = mistakes.count
        let head = heads[id]
        let facts = tree.symbol(of: head.word).flatMap { words.kind($0) }
        checkKindAndPlace(of: node, head, facts, id, in: parent)
        var rest = tree.siblings(in: node)
        let values = ValueNodes(&rest, in: tree)
        if values.count > 0 || boundScene.items[id].kind == .recognizer { bindCount(values, node, id) }
        finish(bindAttributes(rest, of: id, facts?.attributes ?? AttributeSet(), isBehindKind: true))
        let kind = boundScene.items[id].kind
        let isSound =
            mistakes.count == mistakesBefore && !boundScene.items[id].isBroken && continuedItem != node
            && !(hasProblems && isSuspect(ItemSyntax(tree: tree, node: node).header))
        if kind == .repeat { boundScene.items[parent].contents.insert(.repeats) }
        if kind == .recognizer { markRecognizers(around: parent) }

        if let block = head.block {
            let (mark, depth, slot) = (scope.mark, scope.depth, indexSlot)
            declareVariables(of: id, kind)
            let bodyStart = mistakes.count
            boundScene.items[id].body = bindBlock(block, in: id)
            (scope.depth, indexSlot) = (depth, slot)
            checkBlock(of: id)
            hoistAttributes(of: id)
            let isClean = !hasProblems && mistakes.count == bodyStart
            if isSound, isClean || !hasBrokenLine(block, since: bodyStart) {
                checkCompleteness(of: id, valueCount: values.count)
            }
            scope.leave(to: mark)
        } else if isSound {
            checkCompleteness(of: id, valueCount: values.count)
        }
        if kind.viewKind != nil { checkOverrides(of: id) }
    }

    /// Marks that the block of `parent`, or a `repeat` in it, contains a recognizer.
    private mutating func markRecognizers(around parent: ItemID) {
        var next: ItemID? = parent
        while let current = next {
            boundScene.items[current].contents.insert(.recognizers)
            next = boundScene.items[current].kind == .repeat ? boundScene.items[current].parent : nil
        }
    }

    /// Returns whether a line of attributes directly in `block` has an error, either from the parser or among the
    /// mistakes at or after `start`.
    private mutating func hasBrokenLine(_ block: NodeID, since start: Int) -> Bool {
        let starts = mistakes.dropFirst(start).map { $0.start }.sorted()
        for node in tree.children(block) where tree.kind(node) == .item && !isItem(node) {
            let range = tree.range(node)
            if isSuspect(range) { return true }
            // A mistake that starts in a line of attributes also ends in it.
            let first = starts.partitioningIndex { $0 >= range.start }
            if first < starts.count, starts[first] <= range.end { return true }
        }
        return false
    }

    /// Returns whether the node is an item rather than a line of attributes.
    private func isItem(_ node: NodeID) -> Bool {
        let place = boundScene.items.partitioningIndex { $0.node >= node }
        return place < boundScene.items.count && boundScene.items[place].node == node
    }
}
