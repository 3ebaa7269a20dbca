import SceneRuntime
import SceneSyntax
import SceneText

/// What may stand where, and what must be there.
extension SceneChecker {
    /// Reports a word that is no kind, or an item in a block where it cannot stand.
    mutating func checkKindAndPlace(
        of node: NodeID, _ head: ItemHead, _ facts: KindFacts?, _ id: ItemID, in parent: ItemID
    ) {
        guard tree.symbol(of: head.word) != nil else { return }
        if hasProblems, isSuspect(ItemSyntax(tree: tree, node: node).head) { return }
        let item = template.items[id]
        guard !item.isBroken, let facts else {
            let word = SpelledToken(tree: tree, token: head.word)
            if Vocabulary.kind(word.text) == nil, !isRuleOfUnknown(word, in: parent) { report(.unknownKind(word)) }
            return
        }
        let place = placeOwner(parent)
        let isUncertain = template.items[parent].isBroken || template.items[place].isBroken
        if !isUncertain, !allows(facts.places, in: template.items[place].kind) {
            if let entry = Vocabulary.entry(of: facts.kind) {
                let word = SpelledToken(tree: tree, token: head.word)
                report(.misplacedItem(word, entry, in: template.items[place].kind))
            }
            template.items[id].isBroken = true
            return
        }
        if head.isSubview, !isUncertain, template.items[place].kind != .view(.cell) {
            let syntax = ItemSyntax(tree: tree, node: node)
            report(.subviewOutsideCell(syntax.head, of: tree.tokens.range(head.word)))
        }
        if let name = head.name, !item.kind.takesName {
            report(.nameOnNameless(SpelledToken(tree: tree, token: name), item.kind, in: tree.source))
        }
    }

    /// Whether `word` is a rule in a block that may well be a `hitTest`, whose word is missing or misspelled.
    private func isRuleOfUnknown(_ word: SpelledToken, in parent: ItemID) -> Bool {
        template.items[parent].isBroken && Vocabulary.rules.contains { $0.word == word.text }
    }

    /// The item whose block decides what may stand in `id`: that of a `repeat` is the one that the `repeat` stands in.
    private func placeOwner(_ id: ItemID) -> ItemID {
        var current = id
        while template.items[current].kind == .repeat, let parent = template.items[current].parent { current = parent }
        return current
    }

    /// Whether what stands in `places` may stand in the block of `parent`.
    private func allows(_ places: KindEntry.Places, in parent: ItemKind) -> Bool {
        switch places {
        case .views: parent.viewKind != nil
        case .scene: parent == .view(.scene)
        case .table: parent == .view(.table)
        case .tableOrSection: parent == .view(.table) || parent == .section
        case .collection: parent == .view(.collection)
        case .cellMakers: parent.makesCells
        case .cell: parent == .view(.cell)
        case .anywhere: true
        case .file: false
        }
    }

    /// Reports what cannot stand side by side in the block of `id`.
    mutating func checkBlock(of id: ItemID) {
        let kind = template.items[id].kind
        if template.items[id].isBroken { return }
        if kind.makesCells { reportSecond(of: .cell, in: id, "a row or an item has one `cell`") }
        switch kind {
        case .view(.cell): reportSecond(of: .content, in: id, "a cell has one `content`")
        case .section:
            reportSecond(of: .header, in: id, "a section has one `header`")
            reportSecond(of: .footer, in: id, "a section has one `footer`")
        case .view(.table):
            reportSecond(of: .header, in: id, "a table has one `header` of its own")
            reportSecond(of: .footer, in: id, "a table has one `footer` of its own")
            checkSections(of: id)
        case .view(.scene): checkWindows(of: id)
        default: break
        }
    }

    /// Reports rows beside sections.
    private mutating func checkSections(of id: ItemID) {
        let children = children(of: id)
        let stray = children.first { template.items[$0].kind == .rows || template.items[$0].kind == .row }
        if let stray, children.contains(where: { template.items[$0].kind == .section }) {
            report(.rowsBesideSections(head(of: template.items[stray])))
        }
    }

    /// Reports the first view that is no window in a scene of windows, or the first window in a scene of views.
    private mutating func checkWindows(of id: ItemID) {
        let children = children(of: id)
        let isWindow = { (template: SceneTemplate, child: ItemID) in template.items[child].kind == .view(.window) }
        guard children.contains(where: { isWindow(template, $0) }) else { return }
        let views = children.filter { template.items[$0].kind.viewKind != nil && !template.items[$0].isBroken }
        guard let first = views.first,
            let stray = views.first(where: { isWindow(template, $0) != isWindow(template, first) })
        else { return }
        report(.viewBesideWindows(head(of: template.items[stray]), template.items[stray].kind))
    }

    private mutating func reportSecond(of kind: ViewKind, in id: ItemID, _ why: String) {
        let found = children(of: id).filter { template.items[$0].kind == .view(kind) && !template.items[$0].isBroken }
        if found.count > 1 {
            report(.secondOfItsKind(head(of: template.items[found[1]]), first: head(of: template.items[found[0]]), why))
        }
    }

    /// The items that stand directly in the block of `id`.
    private func children(of id: ItemID) -> [ItemID] {
        let body = template.items[id].body
        var children: [ItemID] = []
        var next = body.lowerBound
        while next < body.upperBound {
            switch template.statements[next] {
            case .item(let child):
                children.append(child)
                next = max(next + 1, template.items[child].body.upperBound)
            case .condition(let end): next = end
            default: next += 1
            }
        }
        return children
    }

    /// The line of the item up to, not including, its first attribute.
    private func head(of item: ItemTemplate) -> SourceRange { ItemSyntax(tree: tree, node: item.node).head }

    /// Reports what the item `id` lacks: a count, a height, a layout.
    mutating func checkCompleteness(of id: ItemID, _ node: NodeID, _ values: ValueNodes) {
        let item = template.items[id]
        switch item.kind {
        case .rows:
            if values.count == 0 {
                report(.missingCount(head(of: item), of: item.kind))
            } else if !item.written.contains(.height) {
                report(.missingHeight(head(of: item), of: "rows"))
            }
        case .row, .view(.header), .view(.footer):
            if !item.written.contains(.height) { report(.missingHeight(head(of: item), of: item.kind.word)) }
        case .items:
            if values.count == 0 {
                report(.missingCount(head(of: item), of: item.kind))
            } else if !item.written.contains(.size) {
                report(.missingItemSize(head(of: item)))
            }
        case .repeat:
            if values.count == 0 { report(.missingCount(head(of: item), of: item.kind)) }
        case .view, .item: checkLayout(of: id)
        case .section, .recognizer, .hitTest: break
        }
    }

    /// Finds out where the item `id` lies; reports it where its attributes do not say so.
    private mutating func checkLayout(of id: ItemID) {
        let item = template.items[id]
        if item.contents.contains(.layout) || !LayoutRequest.isNeeded(by: item.kind) { return }
        var request = LayoutRequest()
        for index in item.attributes { request.add(template.attributes[index], at: index) }
        request.fills = LayoutRequest.fillsByDefault(item.kind) && request.isEmpty
        guard let problem = request.problem else {
            template.items[id].layout = request.layout
            return
        }
        let syntax = ItemSyntax(tree: tree, node: item.node)
        report(.layout(problem, of: itemTitle(syntax), with: template.attributes, at: syntax.head, in: tree))
    }

    /// How messages call the item: by its Name, or by its kind.
    func itemTitle(_ syntax: ItemSyntax) -> String {
        if let name = syntax.name { return "`\(name.text)`" }
        return "this `\(syntax.word?.text ?? "view")`"
    }
}
