import SceneSemantics
import SceneSyntax
import SceneText

/// Completion of Names, alone and in paths.
extension CompletionFinder {
    /// Whether the views behind the arrow before the place are recognizers.
    var wantsRecognizers: Bool {
        let word = statement.words.last?.text ?? ""
        if Keyword(word) == .recognizes { return true }
        switch Attribute(word: word)?.shape {
        case .competitors, .flagOrCompetitors: return true
        default: return false
        }
    }

    /// What may follow an arrow: after an outcome only what it can happen to.
    var namesAfterArrow: [CompletionItem] {
        let all = names(forRecognizers: wantsRecognizers)
        guard let outcome = Keyword(statement.words.last?.text ?? "") else { return all }
        func named(_ group: AttributeGroup) -> [CompletionItem] {
            all.filter { components.kind($0.detail)?.groups.contains(group) ?? false }
        }
        switch outcome {
        case .fires: return named(.control)
        case .selects: return firstRows(of: named(.cells))
        case .highlights: return named(.control) + firstRows(of: named(.cells))
        case .scrolls, .zooms: return named(.scroll)
        default: return all
        }
    }

    /// Returns the first row of each of `containers`. In sections, the section comes before the row.
    private func firstRows(of containers: [CompletionItem]) -> [CompletionItem] {
        let tables = namesOfTablesWithSections
        return containers.map { container in
            let hasSections = container.label.split(separator: ".").last.map { tables.contains(String($0)) } ?? false
            return CompletionItem(
                label: "\(container.label)[\(hasSections ? "0,0" : "0")]", kind: .variable,
                detail: "row of \(container.label)", rank: 1)
        }
    }

    private var namesOfTablesWithSections: Set<String> {
        var names: Set<String> = []
        tree.forEachNode { node, _ in
            guard tree.kind(node) == .item else { return }
            let item = ItemSyntax(tree: tree, node: node)
            guard let name = item.name, let block = item.block else { return }
            let hasSection = tree.children(block.node).contains { child in
                tree.kind(child) == .item && ItemSyntax(tree: tree, node: child).word?.text == ItemKind.section.word
            }
            if hasSection { names.insert(name.text) }
        }
        return names
    }

    /// Returns the Names that can be used at the place, as paths if they are in rows or copies that it isn't in. The
    /// item whose statement the place is in isn't among them: no view or recognizer is linked to itself.
    func names(forRecognizers: Bool) -> [CompletionItem] {
        guard let outer = outermost else { return [] }
        var items: [CompletionItem] = []
        if tree.kind(outer) == .component {
            for parameter in ComponentSyntax(tree: tree, node: outer).parameters where parameter.isView {
                items.append(
                    CompletionItem(label: parameter.name.text, kind: .variable, detail: parameter.text, rank: 1))
            }
        }
        for named in namedItems(in: outer, prefix: "", isAround: true) {
            let isRecognizer = named.word == ItemKind.recognizer.word
            // A path to a scroll view means the recognizer that scrolls it.
            let isScrollView = components.kind(named.word)?.groups.contains(.scroll) ?? false
            guard isRecognizer == forRecognizers || forRecognizers && isScrollView else { continue }
            items.append(CompletionItem(label: named.path, kind: .variable, detail: named.word, rank: 1))
        }
        return items
    }

    /// Returns the Names in the view called `name`, for the rest of a path.
    func partNames(of name: String) -> [CompletionItem] {
        guard let outer = outermost else { return [] }
        var items: [CompletionItem] = []
        tree.forEachNode { node, _ in
            guard tree.kind(node) == .item, tree.range(outer).contains(tree.range(node)) else { return }
            let item = ItemSyntax(tree: tree, node: node)
            guard item.name?.text == name else { return }
            var parts = item.block.map { namedItems(in: $0.node, prefix: "", isAround: true) } ?? []
            if let word = item.word?.text, let component = components[word], let body = component.item?.block {
                parts += Self.namedItems(of: component.tree, in: body.node)
            }
            for part in parts {
                items.append(CompletionItem(label: part.path, kind: .variable, detail: part.word, rank: 1))
            }
            if let word = item.word?.text, components.kind(word)?.groups.contains(.cells) ?? false {
                items.append(
                    CompletionItem(
                        label: Keyword.content.text, kind: .keyword, documentation: "the cell's content view")
                )
            }
        }
        return items
    }

    /// The scene or component around the place.
    private var outermost: NodeID? {
        var outermost: WrittenStatement?
        while let owner = tree.owner(of: (outermost ?? statement).first) { outermost = owner }
        // The attributes of a component may be all that there is of it.
        let first = (outermost ?? statement).first
        return tree.children(.file).first { node in
            [.scene, .component].contains(tree.kind(node)) && tree.firstToken(node) == first
        }
    }

    private typealias NamedItem = (path: String, word: String)

    /// Returns the items with Names in `node`. `isAround` says whether the place is in the same copy of it.
    private func namedItems(in node: NodeID, prefix: String, isAround: Bool) -> [NamedItem] {
        var items: [NamedItem] = []
        var sectionCount = 0
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .block, .ifStatement: items += namedItems(in: child, prefix: prefix, isAround: isAround)
            case .item:
                let item = ItemSyntax(tree: tree, node: child)
                let word = item.word?.text ?? ""
                var inner = prefix
                if let name = item.name {
                    if tree.firstToken(child) != statement.first { items.append((prefix + name.text, word)) }
                    if components.kind(word)?.groups.contains(.cells) ?? false { inner = "\(prefix)\(name.text)[0]." }
                }
                var prefix = prefix
                if word == ItemKind.section.word {
                    // The rows in it have its number before their own.
                    if prefix.hasSuffix("[0].") { prefix = "\(prefix.dropLast(3))\(sectionCount),0]." }
                    sectionCount += 1
                }
                guard let block = item.block else { break }
                let range = tree.range(child)
                let contains = range.start <= start && start <= range.end
                let isCell = Schema.kind(word)?.kind.makesCells ?? false
                // In its own row a Name needs no index.
                if isCell, contains {
                    items += namedItems(in: block.node, prefix: "", isAround: true)
                } else if isCell || item.name != nil && inner != prefix {
                    items += namedItems(in: block.node, prefix: inner, isAround: contains)
                } else {
                    items += namedItems(in: block.node, prefix: prefix, isAround: isAround)
                }
            case .component:
                guard let item = ComponentSyntax(tree: tree, node: child).item else { break }
                items += namedItems(in: item.node, prefix: prefix, isAround: isAround)
            default: break
            }
        }
        return items
    }

    /// Returns the items with Names in `node` of another tree.
    private static func namedItems(of tree: SyntaxTree, in node: NodeID) -> [NamedItem] {
        let range = tree.range(node)
        var items: [NamedItem] = []
        tree.forEachNode { node, _ in
            guard tree.kind(node) == .item, range.contains(tree.range(node)) else { return }
            let item = ItemSyntax(tree: tree, node: node)
            if let name = item.name { items.append((name.text, item.word?.text ?? "")) }
        }
        return items
    }
}
