import SceneRuntime
import SceneSyntax
import SceneText

/// The second pass: binds the contents of the items.
extension SceneBinder {
    /// Binds the view of a component and everything in it.
    mutating func bindItems(of syntax: ComponentSyntax) {
        context.position = .scene
        guard let item = syntax.item, context.scene.items[BoundComponent.view].node == item.node else { return }
        context.scene.statements.append(.item(BoundComponent.view))
        let first = BoundComponent.firstInnerItem
        firstItem =
            (first..<max(itemCount, first)).first { context.scene.items[$0].owner.value == nil } ?? itemCount
        nextItem = firstItem
        bindItem(item.node, BoundComponent.view, in: 0)
        context.scene.items[0].body = 0..<context.scene.statements.count
    }

    /// Binds the root and everything in it.
    mutating func bindItems(of syntax: SceneSyntax) {
        screens.bindScreens(of: syntax, &context)
        context.position = .scene
        nextItem = 1
        let run = attributes.bindAttributes(
            tree.siblings(in: syntax.node), of: BoundScene.root, Schema.sceneAttributes, isBehindKind: false, &context)
        finish(run)
        if let block = syntax.block {
            context.scene.items[0].body = bindBlock(block.node, in: 0)
            places.checkBlock(of: BoundScene.root, &context)
        }
        overrides.checkOverrides(of: BoundScene.root, &context)
    }

    /// Assigns the attributes of `run` to their item.
    private mutating func finish(_ run: AttributeRun) {
        context.scene.items[run.item].setAttributes(run.start..<context.scene.attributes.count, run.written)
    }

    mutating func bindItem(_ node: NodeID, _ id: ItemID, in parent: ItemID) {
        let lengthOfItemsBefore = lengthOfItems
        lengthOfItems = 0
        depth += 1
        defer {
            let length = tree.range(node).length
            context.scene.items[id].setWeight(forTextLength: length - lengthOfItems, depth: depth)
            depth -= 1
            lengthOfItems = lengthOfItemsBefore + length
        }
        let mistakesBefore = context.diagnostics.mistakes.count
        let head = context.heads[id]
        let facts = context.facts(of: head.word)
        let use = context.scene.items[id].use
        if let use { uses.begin(use, head, &context) }
        let meant = places.checkKindAndPlace(of: node, head, facts, id, in: parent, &context)
        var rest = tree.siblings(in: node)
        let values = ValueNodes(&rest, in: tree)
        if values.count > 0 || context.scene.items[id].kind == .recognizer {
            heads.bindCount(values, node, id, &context)
        }
        let run = attributes.bindAttributes(
            rest, of: id, (facts ?? meant)?.attributes ?? AttributeSet(), isBehindKind: true, isCertain: meant != nil,
            &context)
        finish(run)
        if let use { uses.finish(use, run, head, node, &context) }
        let kind = context.scene.items[id].kind
        let isSound =
            context.diagnostics.mistakes.count == mistakesBefore && !context.scene.items[id].isBroken
            && continuedItem != node
            && !(context.hasProblems && context.isSuspect(ItemSyntax(tree: tree, node: node).header))
        if kind == .view(.stack) { context.scene.hasStacks = true }
        if kind == .repeat { context.scene.items[parent].contents.insert(.repeats) }
        if kind == .recognizer { markRecognizers(around: parent) }

        if let block = head.block {
            let (mark, depth, slot) = (context.scope.mark, context.scope.depth, indexSlot)
            if let use { context.scope.depth += context.scene.uses[use].component.environmentCount }
            declareVariables(of: id, kind)
            let bodyStart = context.diagnostics.mistakes.count
            context.scene.items[id].body = bindBlock(block, in: id)
            (context.scope.depth, indexSlot) = (depth, slot)
            places.checkBlock(of: id, &context)
            hoister.hoistAttributes(of: id, &context)
            let isClean = !context.hasProblems && context.diagnostics.mistakes.count == bodyStart
            if isSound, isClean || !hasBrokenLine(block, since: bodyStart) {
                completeness.checkCompleteness(of: id, valueCount: values.count, &context)
            }
            context.scope.leave(to: mark)
        } else if isSound {
            completeness.checkCompleteness(of: id, valueCount: values.count, &context)
        }
        if kind.viewKind != nil { overrides.checkOverrides(of: id, &context) }
        if let use { uses.checkUse(use, of: id, &context) }
    }

    /// Marks that the block of `parent`, or a `repeat` in it, contains a recognizer.
    private mutating func markRecognizers(around parent: ItemID) {
        var next: ItemID? = parent
        while let current = next {
            context.scene.items[current].contents.insert(.recognizers)
            next = context.scene.items[current].kind == .repeat ? context.scene.items[current].parent : nil
        }
    }

    /// Returns whether a line of attributes directly in `block` has an error, either from the parser or among the
    /// mistakes at or after `start`.
    private mutating func hasBrokenLine(_ block: NodeID, since start: Int) -> Bool {
        let starts = context.diagnostics.mistakes.dropFirst(start).map { $0.start }.sorted()
        for node in tree.children(block) where tree.kind(node) == .item && itemID(at: node) == nil {
            let range = tree.range(node)
            if context.isSuspect(range) { return true }
            // A mistake that starts in a line of attributes also ends in it.
            let first = starts.partitioningIndex { $0 >= range.start }
            if first < starts.count, starts[first] <= range.end { return true }
        }
        return false
    }
}
