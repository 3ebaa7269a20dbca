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
        var copies: [Copies] = []
        /// The branches of `if` statements that lead here.
        var branches: [Branch] = []
    }

    /// One branch of one `if`.
    private struct Branch: Equatable {
        var statement: NodeID
        var index: Int
    }

    /// Gathers the items and Names of `syntax`.
    mutating func declareItems(of syntax: SceneSyntax) {
        var root = ItemTemplate(kind: .view(.scene), node: syntax.node, header: syntax.range, parent: nil)
        root.isBroken = syntax.block == nil
        template.items = [root]
        itemsByNode[syntax.node] = 0
        var branches: [SymbolID: [[Branch]]] = [:]
        if let block = syntax.block { declare(block, at: Place(parent: 0), &branches) }
    }

    private mutating func declare(_ block: BlockSyntax, at place: Place, _ branches: inout [SymbolID: [[Branch]]]) {
        for statement in block.statements {
            switch statement {
            case .item(let item): declare(item, at: place, &branches)
            case .condition(let condition):
                for (index, branch) in condition.branches.enumerated() {
                    guard let block = branch.block else { continue }
                    var inner = place
                    inner.branches.append(Branch(statement: condition.node, index: index))
                    declare(block, at: inner, &branches)
                }
            case .constant, .expectation: break
            }
        }
    }

    private mutating func declare(_ syntax: ItemSyntax, at place: Place, _ branches: inout [SymbolID: [[Branch]]]) {
        guard let (kind, isGuess) = kind(of: syntax, in: place.parent), kind != .hitTest else { return }
        guard template.items.count < Lowering.mostViews else {
            hasTooManyItems = true
            return
        }
        let id = template.items.count
        var item = ItemTemplate(
            kind: kind, node: syntax.node, header: syntax.header, parent: place.parent, copies: place.copies)
        item.isSubview = syntax.isSubview
        item.isBroken = isGuess
        template.items.append(item)
        itemsByNode[syntax.node] = id
        if let name = syntax.name {
            if kind.takesName { declare(name, of: id, at: place, &branches) } else { likelyNames.insert(name.text) }
        }
        // A Name in the place of the kind is, most often, what is left of a view whose kind was forgotten.
        if isGuess, let word = syntax.word, word.text.first?.isUppercase ?? false { likelyNames.insert(word.text) }
        guard let block = syntax.block else { return }
        declare(block, at: Place(parent: id, copies: copies(in: id), branches: place.branches), &branches)
    }

    /// The copies that what stands in the block of `id` is one of.
    private func copies(in id: ItemID) -> [Copies] {
        let item = template.items[id]
        if item.kind == .repeat { return item.copies + [.repeat(id)] }
        if item.kind.makesCells, let container = container(of: id) {
            return template.items[container].copies + [.cells(of: container)]
        }
        return item.copies
    }

    private mutating func declare(
        _ name: SpelledToken, of id: ItemID, at place: Place, _ branches: inout [SymbolID: [[Branch]]]
    ) {
        if name.text == template.name {
            report(.duplicateName(name, first: sceneNameRange, isScene: true))
            return
        }
        guard let known = symbolsByName[name.text] else {
            let symbol = template.symbols.count
            template.symbols.append(
                Symbol(name: name.text, range: name.range, items: [id], copies: template.items[id].copies))
            symbolsByName[name.text] = symbol
            branches[symbol] = [place.branches]
            template.items[id].symbol = symbol
            return
        }
        let isInOtherBranch = (branches[known] ?? []).allSatisfy { areExclusive($0, place.branches) }
        if isInOtherBranch, template.symbols[known].copies == template.items[id].copies {
            template.symbols[known].items.append(id)
            branches[known, default: []].append(place.branches)
            template.items[id].symbol = known
        } else {
            report(.duplicateName(name, first: template.symbols[known].range, isScene: false))
        }
    }

    private var sceneNameRange: SourceRange {
        SceneSyntax(tree: tree, node: template.node).name?.range ?? tree.range(template.node)
    }

    /// Whether no copy of the scene can hold both places, since they are in different branches of one `if`.
    private func areExclusive(_ one: [Branch], _ other: [Branch]) -> Bool {
        guard let (left, right) = zip(one, other).first(where: { $0 != $1 }) else { return false }
        return left.statement == right.statement
    }

    /// The kind that `syntax` has, or, where its word is wrong, most likely should have; `nil` for a line of attributes.
    private func kind(of syntax: ItemSyntax, in parent: ItemID) -> (kind: ItemKind, isGuess: Bool)? {
        guard let word = syntax.word else {
            return syntax.block == nil && syntax.name == nil ? nil : (kindExpected(in: parent), true)
        }
        if let entry = Vocabulary.kind(word.text), entry.kind != .view(.scene) {
            return (entry.kind, isSuspect(syntax.head))
        }
        if Attribute(word: word.text) != nil, syntax.name == nil, syntax.block == nil { return nil }
        let isName = word.text.first?.isUppercase ?? false
        if syntax.name == nil, syntax.block == nil, !isName, !looksLikeView(syntax) { return nil }
        let guess = KindGuess.entry(for: word.text)?.kind
        return (guess ?? kindExpected(in: parent), true)
    }

    /// Whether `syntax` is more like a view than like a line of attributes, although its word is unknown.
    private func looksLikeView(_ syntax: ItemSyntax) -> Bool {
        syntax.attributes.contains { Attribute(word: $0.word.text)?.isLayout ?? false }
            || KindGuess.entry(for: syntax.word?.text ?? "") != nil
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
