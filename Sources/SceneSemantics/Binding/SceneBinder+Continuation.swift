import SceneRuntime
import SceneSyntax
import SceneText

/// Reports attributes on the lines after their item, which ends with its own line.
extension SceneBinder {
    /// Reports that the attributes of the item at `node` continue on the following lines, at the start of `rest`.
    /// Returns the last of these lines, or `nil` if there are none.
    mutating func reportContinuation(of node: NodeID, _ rest: Siblings, in parent: ItemID) -> NodeID? {
        // Most items are followed by another item, so that is checked first.
        var following = rest
        guard let next = following.next(in: tree), tree.kind(next) == .item,
            tree.symbol(of: tree.firstToken(next)).flatMap({ context.words.attribute($0) }) != nil
        else { return nil }
        following = rest
        guard let item = itemID(at: node), context.scene.items[item].kind.viewKind != nil,
            !context.scene.items[item].isBroken, context.heads[item].block == nil,
            !context.scene.items[parent].isBroken, !(context.hasProblems && context.isSuspect(tree.range(node)))
        else { return nil }
        var lines: [NodeID] = []
        while let line = following.next(in: tree),
            isContinuation(line, of: node, item, in: parent, isFirst: lines.isEmpty)
        {
            lines.append(line)
        }
        guard let first = lines.first, let last = lines.last else { return nil }
        let gaps = lines.compactMap { line -> SourceRange? in
            let start = tree.firstToken(line)
            let gap = tree.source.range(tree.range(start.previous).end, tree.range(start).start)
            return tree.source.text(in: gap).allSatisfy { $0.isWhitespace } ? gap : nil
        }
        let title =
            context.heads[item].name.map { "`\(tree.text($0))`" } ?? "the `\(context.scene.items[item].kind.word)`"
        context.report(
            .continuedAttributes(
                context.spelled(context.head(of: first).word), of: title, in: context.scene.items[parent].kind,
                joining: gaps.count == lines.count ? gaps : []))
        continuedItem = node
        return last
    }

    /// Returns whether `line` holds attributes meant for `item`: attributes the enclosing block can't take, or an
    /// indented line with the layout the item lacks.
    private mutating func isContinuation(
        _ line: NodeID, of node: NodeID, _ item: ItemID, in parent: ItemID, isFirst: Bool
    ) -> Bool {
        guard tree.kind(line) == .item, tree.startsLine(tree.firstToken(line)), itemID(at: line) == nil,
            !(context.hasProblems && context.isSuspect(tree.range(line)))
        else { return false }
        let head = context.head(of: line)
        guard head.name == nil, head.block == nil, let symbol = tree.symbol(of: head.word),
            let attribute = context.words.attribute(symbol), context.attributesTaken(by: item).contains(attribute)
        else { return false }
        if !context.attributesTaken(by: parent).contains(attribute) { return true }
        guard column(line) > column(node) else { return false }
        return !isFirst
            || (attribute.isLayout && !hasLayoutWords(node)
                && context.scene.items[item].kind.isLaidOutByAttributes)
    }

    private func column(_ node: NodeID) -> Int {
        tree.source.position(at: tree.range(node).start).column
    }

    private func hasLayoutWords(_ node: NodeID) -> Bool {
        tree.children(node).contains { child in
            tree.kind(child) == .attribute
                && (tree.symbol(of: tree.firstToken(child)).flatMap { context.words.attribute($0) }?.isLayout ?? false)
        }
    }

    /// Returns the item at `node`, or `nil` if it isn't one.
    func itemID(at node: NodeID) -> ItemID? {
        if context.scene.isComponent, context.scene.items[BoundComponent.view].node == node {
            return BoundComponent.view
        }
        // Items of components aren't in the order of the source.
        let index = context.scene.items[firstItem..<itemCount].partitioningIndex { $0.node >= node }
        return index < itemCount && context.scene.items[index].node == node ? index : nil
    }
}
