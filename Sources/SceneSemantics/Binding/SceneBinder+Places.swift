import SceneRuntime
import SceneSyntax
import SceneText

/// Checks where items may be, and whether they are complete.
extension SceneBinder {
    /// Reports an unknown kind, or an item in a block that can't contain it. Returns the facts about the kind that a
    /// misspelled word certainly means, so that the rest of its line can be checked.
    mutating func checkKindAndPlace(
        of node: NodeID, _ head: ItemHead, _ facts: KindFacts?, _ id: ItemID, in parent: ItemID
    ) -> KindFacts? {
        guard tree.symbol(of: head.word) != nil else { return nil }
        if context.hasProblems, context.isSuspect(context.headRange(node)) { return nil }
        guard !context.scene.items[id].isBroken, let facts else {
            return context.diagnostics.skipsErrors() ? nil : reportUnknownKind(context.spelled(head.word), in: parent)
        }
        checkPlace(of: node, head, facts, id, in: parent)
        return nil
    }

    /// Reports the unknown kind `word`. Returns the facts about the kind that it certainly means, if there is one.
    private mutating func reportUnknownKind(_ word: SpelledToken, in parent: ItemID) -> KindFacts? {
        if Schema.kind(word.text) != nil || isRuleOfUnknown(word, in: parent) { return nil }
        if context.reportUnknownComponent(word) { return nil }
        let guess = KindGuess(word.text)
        if context.mayLackComponents, word.kind == .word, guess.entry == nil {
            context.diagnostics.excuse(word.range)
            return nil
        }
        context.report(.unknownKind(word))
        // Any other Name can be that of a view whose kind is missing.
        guard word.kind == .word || word.text.hasPrefix("UI"), let kind = guess.spelling?.kind else { return nil }
        return Schema.kindFacts.first { $0.kind == kind }
    }

    /// Reports an item in a block that can't contain it.
    private mutating func checkPlace(
        of node: NodeID, _ head: ItemHead, _ facts: KindFacts, _ id: ItemID, in parent: ItemID
    ) {
        if context.scene.isComponentView(id) {
            if facts.kind == .view(.cell)
                || facts.kind.isLaidOutByAttributes && facts.kind.viewKind != nil
                    && facts.kind != .view(.window)
            {
                return
            }
            context.report(.wrongKindOfComponent(context.spelled(head.word)))
            context.scene.items[id].isBroken = true
            return
        }
        let place = blockOwner(from: parent)
        let isUncertain = context.scene.items[parent].isBroken || context.scene.items[place].isBroken
        if !isUncertain, !facts.places.allow(context.scene.items[place].kind) {
            if let entry = Schema.entry(of: facts.kind) {
                context.report(.misplacedItem(context.spelled(head.word), entry, in: context.scene.items[place].kind))
            }
            context.scene.items[id].isBroken = true
            return
        }
        if head.isSubview, !isUncertain, context.scene.items[place].kind != .view(.cell) {
            context.report(.subviewOutsideCell(context.headRange(node), of: tree.range(head.word)))
        }
        if let name = head.name, !facts.kind.takesName {
            context.report(.nameOnNameless(context.spelled(name), facts.kind, in: tree.source))
        }
    }

    /// Returns `parent`, or the item around it if it is a `repeat`, which takes the same items.
    private func blockOwner(from parent: ItemID) -> ItemID {
        var place = parent
        while context.scene.items[place].kind == .repeat, let outer = context.scene.items[place].parent {
            place = outer
        }
        return place
    }

    /// Returns whether the item `id` is in a block of a kind that nobody knows, so that it may lay out what it
    /// contains.
    private func isInUnknownKind(_ id: ItemID) -> Bool {
        guard let parent = context.scene.items[id].parent else { return false }
        let owner = blockOwner(from: parent)
        guard context.scene.items[owner].isBroken else { return false }
        let word = context.spelled(context.heads[owner].word)
        return Schema.kind(word.text) == nil && Diagnostic.unknownKind(word).fixes.isEmpty
    }

    /// Returns whether `word` is a rule in a block that may be a `hitTest` with a missing or misspelled word.
    private func isRuleOfUnknown(_ word: SpelledToken, in parent: ItemID) -> Bool {
        context.scene.items[parent].isBroken && Schema.rules.contains { $0.word == word.text }
    }

    /// Reports items that can't be in the block of `id` together.
    mutating func checkBlock(of id: ItemID) {
        let kind = context.scene.items[id].kind
        if context.scene.items[id].isBroken { return }
        switch kind {
        case .rows, .row, .items, .item: reportSecond(of: .cell, in: id, "a row or an item has one `cell`")
        case .view(.cell): reportSecond(of: .content, in: id, "a cell has one `content`")
        case .section:
            reportSecond(of: .header, in: id, "a section has one `header`")
            reportSecond(of: .footer, in: id, "a section has one `footer`")
        case .view(.table):
            reportSecond(of: .header, in: id, "a table has one `header` of its own")
            reportSecond(of: .footer, in: id, "a table has one `footer` of its own")
            checkSections(in: id)
        case .view(.scene): checkWindows(in: id)
        default: break
        }
    }

    /// Reports rows beside sections.
    private mutating func checkSections(in table: ItemID) {
        guard let stray = child(of: table, where: { $0.kind == .rows || $0.kind == .row }),
            child(of: table, where: { $0.kind == .section }) != nil
        else { return }
        context.report(.rowsBesideSections(context.headRange(context.scene.items[stray].node)))
    }

    /// Reports the first view in a scene of windows, or the first window in a scene of views.
    private mutating func checkWindows(in scene: ItemID) {
        guard child(of: scene, where: { $0.kind == .view(.window) }) != nil else { return }
        guard let first = child(of: scene, where: { $0.kind.viewKind != nil && !$0.isBroken }) else { return }
        let isFirstWindow = context.scene.items[first].kind == .view(.window)
        let stray = child(of: scene) {
            $0.kind.viewKind != nil && !$0.isBroken && ($0.kind == .view(.window)) != isFirstWindow
        }
        guard let stray else { return }
        context.report(
            .viewBesideWindows(context.headRange(context.scene.items[stray].node), context.scene.items[stray].kind))
    }

    private mutating func reportSecond(of kind: ViewKind, in id: ItemID, _ why: String) {
        var first: NodeID?
        let second = child(of: id) { item in
            guard item.kind == .view(kind), !item.isBroken else { return false }
            guard first == nil else { return true }
            first = item.node
            return false
        }
        guard let first, let second else { return }
        context.report(
            .secondOfItsKind(context.headRange(context.scene.items[second].node), first: context.headRange(first), why))
    }

    /// Returns the first item directly in the block of `id` that satisfies `condition`, or `nil` if there is none.
    @inline(__always)
    func child(of id: ItemID, where condition: (BoundItem) -> Bool) -> ItemID? {
        let body = context.scene.items[id].body
        var next = body.lowerBound
        while next < body.upperBound {
            switch context.scene.statements[next] {
            case .item(let child):
                if condition(context.scene.items[child]) { return child }
                next = max(next + 1, context.scene.items[child].body.upperBound)
            case .condition(let end): next = end
            default: next += 1
            }
        }
        return nil
    }

    /// Reports what the item `id` lacks: a count, a height or a layout.
    mutating func checkCompleteness(of id: ItemID, valueCount: Int) {
        let kind = context.scene.items[id].kind
        let written = context.scene.items[id].written
        switch kind {
        case .rows:
            if valueCount == 0 {
                reportIncomplete(id) { .missingCount($0, of: kind) }
            } else if !written.contains(.height) {
                reportIncomplete(id) { .missingHeight($0, of: "rows") }
            }
        case .row, .view(.header), .view(.footer):
            if !written.contains(.height) { reportIncomplete(id) { .missingHeight($0, of: kind.word) } }
        case .items:
            if valueCount == 0 {
                reportIncomplete(id) { .missingCount($0, of: kind) }
            } else if !written.contains(.size) {
                reportIncomplete(id) { .missingItemSize($0) }
            }
        case .repeat:
            if valueCount == 0 { reportIncomplete(id) { .missingCount($0, of: kind) } }
        case .view, .item: checkLayout(of: id, kind)
        case .recognizer: checkSettings(of: id)
        case .section, .hitTest: break
        }
    }

    private mutating func reportIncomplete(_ id: ItemID, _ finding: (SourceRange) -> Diagnostic) {
        context.report(finding(context.headRange(context.scene.items[id].node)))
    }

    /// Computes the layout of the item `id`, or reports why its attributes don't fix it.
    private mutating func checkLayout(of id: ItemID, _ kind: ItemKind) {
        if context.scene.items[id].contents.contains(.layout) || !kind.isLaidOutByAttributes { return }
        if let use = context.scene.items[id].use { return checkLayout(of: id, kind, use) }
        var request = LayoutRequest()
        for index in context.scene.items[id].attributes where context.scene.attributes[index].attribute.isLayout {
            request.add(context.scene.attributes[index])
        }
        // Calling it copies the scene, so it is asked last.
        let isArranged = context.scene.hasStacks && context.scene.isArranged(context.scene.items[id])
        if let layout = request.layout(of: kind, isArranged: isArranged) {
            context.scene.items[id].layout = layout
            return
        }
        guard let problem = layoutProblem(of: id, kind, isArranged: isArranged), !isInUnknownKind(id) else { return }
        // The uses of a component complete its layout.
        if context.scene.isComponentView(id), !problem.isContradiction { return }
        report(problem, of: id)
    }

    /// Reports why the layouts of a component and its use, the item `id`, don't fix one.
    private mutating func checkLayout(of id: ItemID, _ kind: ItemKind, _ use: Int) {
        let isArranged = context.scene.isArranged(context.scene.items[id])
        guard !context.scene.isComponentView(id), let layout = layeredLayout(of: id, use)?.merged,
            layout.layout(of: kind, isArranged: isArranged) == nil
        else { return }
        let own = layoutProblem(of: id, kind, isArranged: isArranged)
        report(
            own.flatMap { $0.isContradiction ? $0 : nil } ?? layout.problem(of: kind, isArranged: isArranged), of: id)
    }

    /// Returns why the attributes of the item `id` itself don't fix one layout, or `nil` if they do.
    private func layoutProblem(of id: ItemID, _ kind: ItemKind, isArranged: Bool) -> LayoutProblem? {
        var search = LayoutProblemSearch(kind, isArranged: isArranged)
        for index in context.scene.items[id].attributes { search.add(context.scene.attributes[index], at: index) }
        return search.problem
    }

    private mutating func report(_ problem: LayoutProblem, of id: ItemID) {
        let syntax = ItemSyntax(tree: tree, node: context.scene.items[id].node)
        context.report(
            .layout(problem, of: itemTitle(syntax), with: context.scene.attributes, at: syntax.head, in: tree))
    }

    /// Returns the item's title in messages: its Name or its kind.
    private func itemTitle(_ syntax: ItemSyntax) -> String {
        if let name = syntax.name { return "`\(name.text)`" }
        return "this `\(syntax.word?.text ?? "view")`"
    }
}
