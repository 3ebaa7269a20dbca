import SceneRuntime
import SceneSyntax
import SceneText

/// The first walk: which items there are, and what they are called.
extension SceneChecker {
    /// Where the walk stands.
    private struct Place {
        /// The item whose block is walked.
        var parent: ItemID
        /// The copies that what stands here is one of.
        var copies: CopiesID
        /// The branch of an `if` that leads here, in ``SceneChecker/branches``; 0 where none does.
        var branch: Int
    }

    /// One branch of one `if`.
    struct Branch: Equatable {
        /// The branch that the `if` stands in.
        var outer: Int
        var statement: NodeID
        var index: Int
    }

    /// Gathers the items and Names of `syntax`.
    mutating func declareItems(of syntax: SceneSyntax) {
        var root = ItemTemplate(.view(.scene), syntax.node, in: nil, copies: 0)
        root.isBroken = syntax.block == nil
        template.items.append(root)
        if let block = syntax.block { declare(block.node, at: Place(parent: 0, copies: 0, branch: 0)) }
    }

    private mutating func declare(_ block: NodeID, at place: Place) {
        var next = block.next
        let end = tree.nodeBehind(block)
        while next < end {
            let node = next
            next = tree.nodeBehind(node)
            switch tree.kind(node) {
            case .item: declareItem(node, at: place)
            case .ifStatement: declareBranches(of: node, at: place)
            default: break
            }
        }
    }

    private mutating func declareBranches(of node: NodeID, at place: Place) {
        for (index, branch) in IfSyntax(tree: tree, node: node).branches.enumerated() {
            guard let block = branch.block else { continue }
            var inner = place
            inner.branch = branches.count
            branches.append(Branch(outer: place.branch, statement: node, index: index))
            declare(block.node, at: inner)
        }
    }

    private mutating func declareItem(_ node: NodeID, at place: Place) {
        let head = head(of: node)
        guard let (kind, isGuess) = kind(of: node, head, in: place.parent), kind != .hitTest else { return }
        guard template.items.count < Lowering.mostViews else {
            hasTooManyItems = true
            return
        }
        let id = template.items.count
        var item = ItemTemplate(kind, node, in: place.parent, copies: place.copies)
        item.isSubview = head.isSubview
        item.isBroken = isGuess
        template.items.append(item)
        if let token = head.name {
            let name = SpelledToken(tree: tree, token: token)
            if kind.takesName { declare(name, of: id, at: place) } else { likelyNames.insert(name.text) }
        }
        // A Name in the place of the kind is, most often, what is left of a view whose kind was forgotten.
        if isGuess, tree.tokens.kind(head.word) == .name { likelyNames.insert(tree.text(head.word)) }
        if kind == .section { markSections(around: place.parent) }
        guard let block = child(.block, from: node.next, upTo: tree.nodeBehind(node)) else { return }
        let inside = copies(in: id, kind)
        template.items[id].copiesInside = inside
        declare(block, at: Place(parent: id, copies: inside, branch: place.branch))
    }

    /// The copies that what stands in the block of `id` is one of.
    private mutating func copies(in id: ItemID, _ kind: ItemKind) -> CopiesID {
        let around = template.items[id].copies
        if kind == .repeat {
            template.copies.append(template.copies[around] + [.repeat(id)])
        } else if kind.makesCells, let container = container(of: id) {
            template.copies.append(template.copies[template.items[container].copies] + [.cells(of: container)])
        } else {
            return around
        }
        return template.copies.count - 1
    }

    /// Makes the table that `parent` is, but for `repeat`, one with sections.
    private mutating func markSections(around parent: ItemID) {
        var next = parent
        while template.items[next].kind == .repeat, let outer = template.items[next].parent { next = outer }
        template.items[next].hasSections = true
    }

    private mutating func declare(_ name: SpelledToken, of id: ItemID, at place: Place) {
        guard let symbol = name.symbol else { return }
        if symbol == sceneSymbol {
            report(.duplicateName(name, first: sceneNameRange, isScene: true))
            return
        }
        let copies = template.items[id].copies
        guard let known = self.name(symbol) else {
            declare(symbol, DeclaredName(name: name.text, range: name.range, item: id, copies: copies))
            branchesOfNames.append([place.branch])
            template.items[id].name = template.names.count - 1
            return
        }
        let isInOtherBranch = branchesOfNames[known].allSatisfy { areExclusive($0, place.branch) }
        if isInOtherBranch, template.copies[template.names[known].copies] == template.copies[copies] {
            template.names[known].furtherItems.append(id)
            branchesOfNames[known].append(place.branch)
            template.items[id].name = known
        } else {
            report(.duplicateName(name, first: template.names[known].range, isScene: false))
        }
    }

    private var sceneNameRange: SourceRange {
        SceneSyntax(tree: tree, node: template.node).name?.range ?? tree.range(template.node)
    }

    /// Whether no copy of the scene can hold both places, since they are in different branches of one `if`.
    private func areExclusive(_ one: Int, _ other: Int) -> Bool {
        let (left, right) = (way(to: one), way(to: other))
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
            return branches[left[index]].statement == branches[right[index]].statement
        }
        return false
    }

    /// The branches from the outermost to `branch` itself.
    private func way(to branch: Int) -> [Int] {
        var way: [Int] = []
        var next = branch
        while next != 0 {
            way.append(next)
            next = branches[next].outer
        }
        return way.reversed()
    }

    /// The words at the beginning of an item.
    struct ItemHead {
        /// The word that says what the item is; a Name where one stands in its place, or something that is neither.
        var word: TokenID
        /// The view's Name, if it has one.
        var name: TokenID?
        /// Whether `subview` stands before the word.
        var isSubview = false
    }

    /// The words at the beginning of the item at `node`.
    func head(of node: NodeID) -> ItemHead {
        let first = tree.firstToken(node)
        let end = tree.endToken(node)
        let child = tree.firstChild(node).map { tree.firstToken($0) }
        var head = ItemHead(word: first)
        let second = first.next
        if let subview = words.subview, tree.symbol(of: first) == subview, second < end, second != child,
            tree.tokens.kind(second) == .word, !tree.tokens.startsLine(second)
        {
            head = ItemHead(word: second, isSubview: true)
        }
        let name = head.word.next
        if name < end, name != child, tree.tokens.kind(name) == .name { head.name = name }
        return head
    }

    /// The kind that an item has, or, where its word is wrong, most likely should have; `nil` for a line of attributes.
    private mutating func kind(
        of node: NodeID, _ head: ItemHead, in parent: ItemID
    ) -> (kind: ItemKind, isGuess: Bool)? {
        guard let symbol = tree.symbol(of: head.word) else {
            let syntax = ItemSyntax(tree: tree, node: node)
            return syntax.block == nil && head.name == nil ? nil : (kindExpected(in: parent), true)
        }
        if let facts = words.kind(symbol) {
            return (facts.kind, hasProblems && isSuspect(ItemSyntax(tree: tree, node: node).head))
        }
        let syntax = ItemSyntax(tree: tree, node: node)
        let isBare = head.name == nil && syntax.block == nil
        if isBare, words.attribute(symbol) != nil { return nil }
        let isName = tree.tokens.kind(head.word) == .name
        let guess = guess(symbol)
        if isBare, !isName, guess == nil, !hasLayout(syntax) { return nil }
        return (guess ?? kindExpected(in: parent), true)
    }

    /// The kind that somebody meant who wrote this word, which is none.
    private mutating func guess(_ symbol: Symbol) -> ItemKind? {
        if let known = guesses[symbol] { return known }
        let guess = KindGuess.entry(for: tree.symbols.text(symbol))?.kind
        guesses[symbol] = .some(guess)
        return guess
    }

    /// Whether some attribute of `syntax` says where a view lies.
    private func hasLayout(_ syntax: ItemSyntax) -> Bool {
        syntax.attributes.contains { $0.word.symbol.flatMap { words.attribute($0) }?.isLayout ?? false }
    }

    /// What most likely stands in the block of `parent`.
    private func kindExpected(in parent: ItemID) -> ItemKind {
        switch template.items[parent].kind {
        case .view(.table), .section: .rows
        case .view(.collection): .items
        case .rows, .row, .items, .item: .view(.cell)
        default: .view(.view)
        }
    }

    /// The table or collection in which the rows or items of `id` lie; `nil` where they lie in none.
    func container(of id: ItemID) -> ItemID? {
        var next = template.items[id].parent
        while let current = next {
            switch template.items[current].kind {
            case .view(.table), .view(.collection): return current
            case .section, .repeat: next = template.items[current].parent
            default: return nil
            }
        }
        return nil
    }
}
