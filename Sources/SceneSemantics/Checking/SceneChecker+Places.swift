import SceneRuntime
import SceneSyntax
import SceneText

/// What may stand where, and what must be there.
extension SceneChecker {
    /// Reports a word that is no kind, or an item in a block where it cannot stand.
    mutating func checkKindAndPlace(of syntax: ItemSyntax, _ id: ItemID, in parent: ItemID) {
        guard let word = syntax.word else { return }
        if isSuspect(syntax.head) { return }
        let item = template.items[id]
        guard !item.isBroken, let entry = Vocabulary.entry(of: item.kind) else {
            if Vocabulary.kind(word.text) == nil, !isRuleOfUnknown(word, in: parent) { report(.unknownKind(word)) }
            return
        }
        let place = placeOwner(parent)
        let isUncertain = template.items[parent].isBroken || template.items[place].isBroken
        if !isUncertain, !allows(entry.places, in: template.items[place].kind) {
            report(.misplacedItem(word, entry, in: template.items[place].kind))
            template.items[id].isBroken = true
            return
        }
        if syntax.isSubview, !isUncertain, template.items[place].kind != .view(.cell) {
            report(.subviewOutsideCell(syntax.head, of: syntax.word?.range))
        }
        if let name = syntax.name {
            if !item.kind.takesName { report(.nameOnNameless(name, item.kind, in: tree.source)) }
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
    mutating func checkBlock(_ block: BlockSyntax, of id: ItemID) {
        if template.items[id].isBroken { return }
        let children: [(item: ItemTemplate, syntax: ItemSyntax)] = block.statements.compactMap { statement in
            guard case .item(let syntax) = statement, let child = itemsByNode[syntax.node] else { return nil }
            return (template.items[child], syntax)
        }
        let kind = template.items[id].kind
        if kind.makesCells { reportSecond(of: .cell, among: children, "a row or an item has one `cell`") }
        if kind == .view(.cell) { reportSecond(of: .content, among: children, "a cell has one `content`") }
        if kind == .section {
            reportSecond(of: .header, among: children, "a section has one `header`")
            reportSecond(of: .footer, among: children, "a section has one `footer`")
        }
        if kind == .view(.table) {
            reportSecond(of: .header, among: children, "a table has one `header` of its own")
            reportSecond(of: .footer, among: children, "a table has one `footer` of its own")
            let hasSections = children.contains { $0.item.kind == .section }
            let stray = children.first { $0.item.kind == .rows || $0.item.kind == .row }
            if hasSections, let stray { report(.rowsBesideSections(stray.syntax.head)) }
        }
        if kind == .view(.scene), children.contains(where: { $0.item.kind == .view(.window) }) {
            checkWindows(children.filter { $0.item.kind.viewKind != nil && !$0.item.isBroken })
        }
    }

    /// Reports the first view that is no window in a scene of windows, or the first window in a scene of views.
    private mutating func checkWindows(_ views: [(item: ItemTemplate, syntax: ItemSyntax)]) {
        let isWindow = { (view: (item: ItemTemplate, syntax: ItemSyntax)) in view.item.kind == .view(.window) }
        guard let first = views.first, let stray = views.first(where: { isWindow($0) != isWindow(first) }) else {
            return
        }
        report(.viewBesideWindows(stray.syntax.head, stray.item.kind))
    }

    private mutating func reportSecond(
        of kind: ViewKind, among children: [(item: ItemTemplate, syntax: ItemSyntax)], _ why: String
    ) {
        let found = children.filter { $0.item.kind == .view(kind) && !$0.item.isBroken }
        if found.count > 1 {
            report(.secondOfItsKind(found[1].syntax.head, first: found[0].syntax.head, why))
        }
    }

    /// Reports what the item `id` lacks: a count, a height, a layout.
    mutating func checkCompleteness(of id: ItemID, _ syntax: ItemSyntax) {
        let item = template.items[id]
        let has = { (attribute: Attribute) in item.attributes.contains { $0.attribute == attribute } }
        switch item.kind {
        case .rows:
            if syntax.values.isEmpty {
                report(.missingCount(syntax.head, of: item.kind))
            } else if !has(.height) {
                report(.missingHeight(syntax.head, of: "rows"))
            }
        case .row:
            if !has(.height) { report(.missingHeight(syntax.head, of: "row")) }
        case .view(.header), .view(.footer):
            if !has(.height) { report(.missingHeight(syntax.head, of: item.kind.word)) }
        case .items:
            if syntax.values.isEmpty {
                report(.missingCount(syntax.head, of: item.kind))
            } else if !has(.size) {
                report(.missingItemSize(syntax.head))
            }
        case .repeat:
            if syntax.values.isEmpty { report(.missingCount(syntax.head, of: item.kind)) }
        case .view, .item:
            let isConditional = hasConditionalLayout(item.body)
            if !isConditional, LayoutRequest.isNeeded(by: item.kind) {
                let request = LayoutRequest(item.attributes, defaultFill: LayoutRequest.fillsByDefault(item.kind))
                if let problem = request.problem {
                    report(.layout(problem, of: itemTitle(syntax), with: item.attributes, at: syntax.head))
                }
            }
        case .section, .recognizer, .hitTest: break
        }
    }

    /// How messages call the item: by its Name, or by its kind.
    func itemTitle(_ syntax: ItemSyntax) -> String {
        if let name = syntax.name { return "`\(name.text)`" }
        return "this `\(syntax.word?.text ?? "view")`"
    }

    private func hasConditionalLayout(_ body: [StatementTemplate]) -> Bool {
        body.contains { statement in
            switch statement {
            case .attributes(let attributes): attributes.contains { $0.attribute.isLayout }
            case .condition(let branches): branches.contains { hasConditionalLayout($0.body) }
            default: false
            }
        }
    }
}
