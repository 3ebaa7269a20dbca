import SceneRuntime
import SceneSyntax
import SceneText

/// The first pass: declares the items and their Names.
extension SceneChecker {
    /// The position of the pass.
    private struct Place {
        /// The item whose block is visited.
        var parent: ItemID
        /// The sources of instances around this block.
        var copies: InstanceSourcesID
        /// The enclosing branch of an `if`, as an index in ``SceneChecker/branches``; 0 if there is none.
        var branch: Int
    }

    /// One branch of an `if`.
    struct Branch: Equatable {
        /// The branch that contains the `if`.
        var outer: Int
        var statement: NodeID
        var block: NodeID
    }

    /// Declares the items and Names of `syntax`.
    mutating func declareItems(of syntax: SceneSyntax) {
        var root = BoundItem(.view(.scene), syntax.node, in: nil, copies: 0)
        root.isBroken = syntax.block == nil
        boundScene.items.append(root)
        heads.append(ItemHead(syntax.node, in: tree, subview: words.subview))
        if let block = syntax.block { declare(block.node, at: Place(parent: 0, copies: 0, branch: 0)) }
    }

    private mutating func declare(_ block: NodeID, at place: Place) {
        var statements = tree.siblings(in: block)
        while let node = statements.next(in: tree) {
            switch tree.kind(node) {
            case .item: declareItem(node, at: place)
            case .ifStatement: declareBranches(of: node, at: place)
            default: break
            }
        }
    }

    private mutating func declareBranches(of node: NodeID, at place: Place) {
        var children = tree.siblings(in: node)
        while let block = children.next(.block, in: tree) {
            var inner = place
            inner.branch = branches.count
            branches.append(Branch(outer: place.branch, statement: node, block: block))
            declare(block, at: inner)
        }
    }

    private mutating func declareItem(_ node: NodeID, at place: Place) {
        let head = ItemHead(node, in: tree, subview: words.subview)
        guard let (kind, isGuess) = kind(of: node, head, in: place.parent), kind != .hitTest else { return }
        guard boundScene.items.count < SceneLimit.standard.views else {
            hasTooManyItems = true
            return
        }
        let id = boundScene.items.count
        var item = BoundItem(kind, node, in: place.parent, copies: place.copies)
        item.isSubview = head.isSubview
        item.isBroken = isGuess
        boundScene.items.append(item)
        heads.append(head)
        if let name = head.name {
            if kind.takesName { declare(name, of: id, at: place) } else { likelyNames.insert(tree.text(name)) }
        }
        // A Name instead of a kind is most often a view whose kind was forgotten.
        if isGuess, tree.kind(head.word) == .name { likelyNames.insert(tree.text(head.word)) }
        if kind == .section { markSections(around: place.parent) }
        guard let block = head.block else { return }
        let inside = copies(in: id, kind)
        boundScene.items[id].instancesInside = inside
        declare(block, at: Place(parent: id, copies: inside, branch: place.branch))
    }

    /// Returns the sources of instances around the statements in the block of `id`.
    private mutating func copies(in id: ItemID, _ kind: ItemKind) -> InstanceSourcesID {
        let around = boundScene.items[id].copies
        if kind == .repeat {
            boundScene.copies.append(boundScene.copies[around] + [.repeat(id)])
        } else if kind.makesCells, let container = container(of: id) {
            boundScene.copies.append(boundScene.copies[boundScene.items[container].copies] + [.cells(of: container)])
        } else {
            return around
        }
        return boundScene.copies.count - 1
    }

    /// Marks the table around `parent`, through any `repeat`, as one with sections.
    private mutating func markSections(around parent: ItemID) {
        var next = parent
        while boundScene.items[next].kind == .repeat, let outer = boundScene.items[next].parent { next = outer }
        boundScene.items[next].hasSections = true
    }

    private mutating func declare(_ name: TokenID, of id: ItemID, at place: Place) {
        guard let symbol = tree.symbol(of: name) else { return }
        if symbol == sceneSymbol {
            report(.duplicateName(spelled(name), first: sceneNameRange, isScene: true))
            return
        }
        let copies = boundScene.items[id].copies
        guard let known = self.name(symbol) else {
            declare(symbol, DeclaredName(token: name, item: id, branch: place.branch, copies: copies))
            boundScene.items[id].name = boundScene.names.count - 1
            return
        }
        let other = boundScene.names[known]
        let isInOtherBranch =
            areExclusive(other.branch, place.branch)
            && boundScene.otherDeclarations(of: known).allSatisfy { areExclusive($0.branch, place.branch) }
        if isInOtherBranch, boundScene.copies[other.copies] == boundScene.copies[copies] {
            boundScene.add(OtherDeclaration(item: id, branch: place.branch), of: known)
            boundScene.items[id].name = known
        } else {
            report(.duplicateName(spelled(name), first: boundScene.range(of: known), isScene: false))
        }
    }

    private var sceneNameRange: SourceRange {
        SceneSyntax(tree: tree, node: boundScene.node).name?.range ?? tree.range(boundScene.node)
    }

    /// Returns whether the two branches can never apply together, because they are in different branches of one `if`.
    private func areExclusive(_ one: Int, _ other: Int) -> Bool {
        let (left, right) = (way(to: one), way(to: other))
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
            return branches[left[index]].statement == branches[right[index]].statement
        }
        return false
    }

    /// Returns the branches from the outermost to `branch` itself.
    private func way(to branch: Int) -> [Int] {
        var way: [Int] = []
        var next = branch
        while next != 0 {
            way.append(next)
            next = branches[next].outer
        }
        return way.reversed()
    }

    /// Returns the table or collection that contains the rows or items of `id`, or `nil` if there is none.
    func container(of id: ItemID) -> ItemID? {
        var next = boundScene.items[id].parent
        while let current = next {
            switch boundScene.items[current].kind {
            case .view(.table), .view(.collection): return current
            case .section, .repeat: next = boundScene.items[current].parent
            default: return nil
            }
        }
        return nil
    }
}
