import SceneRuntime
import SceneSyntax
import SceneText

/// Checks where items may be.
struct PlaceChecker {
    let tree: SyntaxTree

    /// Reports an unknown kind, or an item in a block that can't contain it. Returns the facts about the kind that a
    /// misspelled word certainly means, so that the rest of its line can be checked.
    func checkKindAndPlace(
        of node: NodeID, _ head: ItemHead, _ facts: KindFacts?, _ id: ItemID, in parent: ItemID,
        _ context: inout BindingContext
    ) -> KindFacts? {
        guard tree.symbol(of: head.word) != nil else { return nil }
        if context.hasProblems, context.isSuspect(context.headRange(node)) { return nil }
        guard !context.scene.items[id].isBroken, let facts else {
            return context.diagnostics.skipsErrors()
                ? nil : reportUnknownKind(context.spelled(head.word), in: parent, &context)
        }
        checkPlace(of: node, head, facts, id, in: parent, &context)
        return nil
    }

    /// Reports the unknown kind `word`. Returns the facts about the kind that it certainly means, if there is one.
    private func reportUnknownKind(_ word: SpelledToken, in parent: ItemID, _ context: inout BindingContext)
        -> KindFacts?
    {
        if Schema.kind(word.text) != nil || isRuleOfUnknown(word, in: parent, context) { return nil }
        if context.mayBeDefined(word) {
            context.diagnostics.excuse(word.range)
            return nil
        }
        if ComponentBinder(tree: tree).reportUnknownComponent(word, &context) { return nil }
        let guess = KindGuess(word.text)
        let isUIKitClass = word.text.hasPrefix("UI")
        var diagnostic = Diagnostic.unknownKind(word)
        if context.mayLackComponents, word.kind == .word {
            // What isn't misspelled is probably a component's word.
            if guess.entry == nil || guess.synonym != nil && !isUIKitClass {
                context.diagnostics.excuse(word.range)
                return nil
            }
            for index in diagnostic.fixes.indices { diagnostic.fixes[index].safe = false }
        }
        context.report(diagnostic)
        // Any other Name can be the Name of a view whose kind is missing.
        guard word.kind == .word || isUIKitClass, let kind = guess.spelling?.kind else { return nil }
        return Schema.kindFacts.first { $0.kind == kind }
    }

    /// Reports an item in a block that can't contain it.
    private func checkPlace(
        of node: NodeID, _ head: ItemHead, _ facts: KindFacts, _ id: ItemID, in parent: ItemID,
        _ context: inout BindingContext
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
        let place = blockOwner(from: parent, context)
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
    private func blockOwner(from parent: ItemID, _ context: borrowing BindingContext) -> ItemID {
        var place = parent
        while context.scene.items[place].kind == .repeat, let outer = context.scene.items[place].parent {
            place = outer
        }
        return place
    }

    /// Returns whether the item `id` is in a block of an unknown kind, so that it may lay out what it
    /// contains.
    func isInUnknownKind(_ id: ItemID, _ context: borrowing BindingContext) -> Bool {
        guard let parent = context.scene.items[id].parent else { return false }
        let owner = blockOwner(from: parent, context)
        guard context.scene.items[owner].isBroken else { return false }
        let word = context.spelled(context.heads[owner].word)
        return Schema.kind(word.text) == nil && Diagnostic.unknownKind(word).fixes.isEmpty
    }

    /// Returns whether `word` is a rule in a block that may be a `hitTest` with a missing or misspelled word.
    private func isRuleOfUnknown(_ word: SpelledToken, in parent: ItemID, _ context: borrowing BindingContext) -> Bool {
        context.scene.items[parent].isBroken && Schema.rule(word.text) != nil
    }

    /// Reports items that can't be in the block of `id` together.
    func checkBlock(of id: ItemID, _ context: inout BindingContext) {
        let kind = context.scene.items[id].kind
        if context.scene.items[id].isBroken { return }
        switch kind {
        case .rows, .row, .items, .item: reportSecond(of: .cell, in: id, "a row or an item has one `cell`", &context)
        case .view(.cell): reportSecond(of: .content, in: id, "a cell has one `content`", &context)
        case .section:
            reportSecond(of: .header, in: id, "a section has one `header`", &context)
            reportSecond(of: .footer, in: id, "a section has one `footer`", &context)
        case .view(.table):
            reportSecond(of: .header, in: id, "a table has one `header` of its own", &context)
            reportSecond(of: .footer, in: id, "a table has one `footer` of its own", &context)
            checkSections(in: id, &context)
        case .view(.scene): checkWindows(in: id, &context)
        default: break
        }
    }

    /// Reports rows beside sections.
    private func checkSections(in table: ItemID, _ context: inout BindingContext) {
        guard let stray = context.child(of: table, where: { $0.kind == .rows || $0.kind == .row }),
            context.child(of: table, where: { $0.kind == .section }) != nil
        else { return }
        context.report(.rowsBesideSections(context.headRange(context.scene.items[stray].node)))
    }

    /// Reports the first view in a scene of windows, or the first window in a scene of views.
    private func checkWindows(in scene: ItemID, _ context: inout BindingContext) {
        guard context.child(of: scene, where: { $0.kind == .view(.window) }) != nil else { return }
        guard let first = context.child(of: scene, where: { $0.kind.viewKind != nil && !$0.isBroken }) else { return }
        let isFirstWindow = context.scene.items[first].kind == .view(.window)
        let stray = context.child(of: scene) {
            $0.kind.viewKind != nil && !$0.isBroken && ($0.kind == .view(.window)) != isFirstWindow
        }
        guard let stray else { return }
        context.report(
            .viewBesideWindows(context.headRange(context.scene.items[stray].node), context.scene.items[stray].kind))
    }

    private func reportSecond(of kind: ViewKind, in id: ItemID, _ why: String, _ context: inout BindingContext) {
        var first: NodeID?
        let second = context.child(of: id) { item in
            guard item.kind == .view(kind), !item.isBroken else { return false }
            guard first == nil else { return true }
            first = item.node
            return false
        }
        guard let first, let second else { return }
        context.report(
            .secondOfItsKind(context.headRange(context.scene.items[second].node), first: context.headRange(first), why))
    }
}
