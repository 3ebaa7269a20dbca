import SceneLint
import SceneQueries
import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

extension LanguageServer {
    /// Answers `textDocument/completion`.
    func completion(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let (document, offset) = try place(parameters)
        if let path = ImportPathFinder(document.lines.bytes, at: offset) {
            let items = path.items(for: document, folders: folders, host.sceneFiles)
            return reply(items, document.lines.range(path.start, offset, features.encoding))
        }
        let finder = CompletionFinder(analysis(of: document), at: offset)
        let items = finder.items
        let range = document.lines.range(finder.start, offset, features.encoding)
        // An arrow needs a blank behind it to be in the standard layout.
        let blank = finder.followsArrowDirectly ? " " : ""
        return reply(items, range, after: blank)
    }

    private func reply(_ items: [CompletionItem], _ range: TextRange, after blank: String = "") -> Reply {
        { value in
            value.object { object in
                object.member("isIncomplete", false)
                object.member("items", items) { array, item in
                    array.value(item, replacing: range, after: blank, for: self.features)
                }
            }
        }
    }
}

/// Finds what may be written at a place.
struct CompletionFinder {
    let analysis: DocumentAnalysis
    let tree: SyntaxTree
    /// The place, and the start of the word that is being written there.
    let offset: Int
    let start: Int
    /// The tokens of the statement before the word.
    let statement: WrittenStatement
    let components: KnownComponents

    init(_ analysis: DocumentAnalysis, at offset: Int) {
        self.analysis = analysis
        self.offset = offset
        tree = analysis.tree
        let bytes = analysis.source.bytes
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1].isIdentifierByte { start -= 1 }
        self.start = start
        components = KnownComponents(analysis)
        let next = tree.token(endingAfter: start)
        let end = tree.tokens.range(next).start >= start ? next : next.next
        statement = Self.statement(before: end, start, tree)
    }

    /// Returns the statement that a word at `start` would belong to: a new one if it is on another line.
    private static func statement(before end: TokenID, _ start: Int, _ tree: SyntaxTree) -> WrittenStatement {
        let statement = tree.statement(before: end)
        guard statement.count > 0 else { return statement }
        let last = tree.tokens.range(end.previous).end
        let isNewLine = last < start && tree.source.bytes[last..<start].contains(UInt8(ascii: "\n"))
        let continues = [.comma, .arrow].contains(statement.lastKind()) || statement.isInParentheses
        return isNewLine && !continues ? WrittenStatement(tree: tree, first: end, end: end) : statement
    }

    /// Whether the arrow before the word has no blank behind it.
    var followsArrowDirectly: Bool {
        statement.lastKind() == .arrow && tree.tokens.range(statement.end.previous).end == start
    }

    /// What may be written, without what doesn't begin like the word before the place; editors sort out the rest.
    var items: [CompletionItem] {
        if let items = itemsInText { return items }
        var seen: Set<String> = []
        let word = analysis.source.text(in: analysis.source.range(start, max(start, offset)))
        return allItems.filter { seen.insert("\($0.kind.rawValue) \($0.label)").inserted }.map { $0.found(by: word) }
    }

    /// What may be written in a comment or string, or `nil` if the place is in neither.
    private var itemsInText: [CompletionItem]? {
        let token = tree.token(endingAfter: max(0, offset - 1))
        for candidate in [token, token.next] {
            for piece in tree.trivia(before: candidate)
            where piece.kind == .comment && piece.range.start < offset {
                // Blanks at the end of its line aren't part of a comment, but the next word will be.
                let isOnLine = offset <= analysis.source.endOfBlanks(from: piece.range.end)
                if isOnLine { return rules(in: piece.range.with(end: offset)) }
            }
        }
        let range = tree.tokens.range(token)
        guard range.start < offset, offset < range.end || tree.hasProblem(in: range) else { return nil }
        switch tree.tokens.kind(token) {
        case .string, .stringHead, .stringMiddle, .stringTail, .color: return []
        case .number: return offset <= range.end ? [] : nil
        default: return nil
        }
    }

    /// Returns the rules that a suppression can name, if `comment`, up to the place, is one.
    private func rules(in comment: SourceRange) -> [CompletionItem] {
        let before = analysis.source.text(in: comment)
        let words = before.split(separator: " ")
        guard let index = words.firstIndex(where: { $0.hasSuffix("scenec:allow") }), !before.contains("—"),
            index + 1 < words.count || before.hasSuffix(" ")
        else { return [] }
        return RuleRegistry.rules.filter { $0.canBeAllowed }.map { rule in
            CompletionItem(label: rule.name, kind: .value, documentation: rule.summary)
        }
    }

    private var allItems: [CompletionItem] {
        if statement.isInParentheses { return itemsOfExpression }
        if statement.lastKind() == .dot { return itemsAfterDot }
        if statement.arrow != nil {
            // After a comma another outcome may follow as well as another view.
            return namesAfterArrow + (statement.lastKind() == .comma && isGesture ? outcomes : [])
        }
        let owner = tree.owner(of: statement.first)
        if statement.count == 0 || statement.count == 1 && statement.keyword(0) == .subview {
            return statements(in: owner)
        }
        switch statement.keyword(0) {
        case .expect: return expectation
        case .import, .if, .else: return []
        case .let: return statement.lastKind() == .equals ? itemsOfExpression : []
        case .component where statement.count <= 1: return []
        case .component where components.kind(of: statement) == nil:
            return kinds { $0.places == .views } + componentItems { _ in true }
        default: break
        }
        guard let owner else { return components.kind(of: statement).map { valuesAndAttributes(of: $0) } ?? [] }
        if isStep(in: owner) { return gestureParts }
        if isRule(in: owner) { return statement.text(0) == Schema.effect.word ? effects : [] }
        let written = components.kind(of: statement) ?? blockKind(of: owner)
        return written.map { valuesAndAttributes(of: $0) } ?? []
    }
}

/// Statements and attributes.
extension CompletionFinder {
    /// Returns the kind of the item whose block `owner` begins, seen through `if`, `else` and `repeat`.
    fileprivate func blockKind(of owner: WrittenStatement) -> KindEntry? {
        var next: WrittenStatement? = owner
        while let owner = next {
            switch owner.keyword(0) {
            case .if, .else, .repeat: break
            default: return components.kind(of: owner)
            }
            next = tree.owner(of: owner.first)
        }
        return nil
    }

    /// Whether the block of `owner` consists of the rules of a `hitTest` block, or of their effects.
    fileprivate func isRule(in owner: WrittenStatement) -> Bool {
        owner.itemKind == .hitTest || isEffect(in: owner)
    }

    fileprivate func isEffect(in owner: WrittenStatement) -> Bool {
        guard Schema.rulesWithEffects.contains(owner.text(0)), let outer = tree.owner(of: owner.first) else {
            return false
        }
        return outer.itemKind == .hitTest
    }

    /// Whether the block of `owner` consists of the steps of a touch.
    fileprivate func isStep(in owner: WrittenStatement) -> Bool {
        owner.keyword(0) == .expect && owner.keyword(1) == .touch
    }

    /// Returns what may begin a statement in the block of `owner`, or at the top of the file.
    fileprivate func statements(in owner: WrittenStatement?) -> [CompletionItem] {
        guard let owner else { return Snippets.ofFile.map { snippet($0) } }
        if isStep(in: owner) {
            return (SyntaxWords.steps + SyntaxWords.gestures).map { CompletionItem(label: $0, kind: .function) }
        }
        if isEffect(in: owner) {
            return [CompletionItem(label: Schema.effect.word, kind: .keyword, detail: Schema.effect.notation)]
        }
        if isRule(in: owner) {
            return Schema.rules.map { rule in
                CompletionItem(
                    label: rule.word, kind: .keyword, detail: rule.notation, documentation: rule.summary,
                    snippet: rule.notation.isEmpty ? nil : "\(rule.word) -> $0")
            }
        }
        guard let kind = blockKind(of: owner) else { return Snippets.ofViews.map { snippet($0) } }
        var items = kinds { $0.places.allow(kind.kind) }
        items += componentItems { self.components.kind($0)?.places.allow(kind.kind) ?? true }
        if statement.count > 0 { return items }
        items += Schema.attributes.filter { kind.takes($0.attribute) }.map { CompletionItem($0) }
        items += Snippets.ofViews.map { snippet($0) }
        if owner.keyword(0) == .scene { items += Snippets.ofScene.map { snippet($0) } }
        if kind.kind == .view(.cell) {
            items.append(
                CompletionItem(
                    label: Keyword.subview.text, kind: .keyword,
                    documentation: "before a kind: the view is beside the content view"))
        }
        return items
    }

    fileprivate func kinds(_ isIncluded: (KindEntry) -> Bool) -> [CompletionItem] {
        Schema.kinds.filter(isIncluded).map { CompletionItem($0) }
    }

    fileprivate func componentItems(_ isIncluded: (String) -> Bool) -> [CompletionItem] {
        components.components.filter { isIncluded($0.word) }.map { component in
            CompletionItem(
                label: component.word, kind: .class, detail: component.syntax.item?.word?.text ?? "",
                documentation: "```scene\n\(component.syntax.tree.source.text(in: component.syntax.header))\n```",
                rank: 2)
        }
    }

    private func snippet(_ snippet: Snippets.Snippet) -> CompletionItem {
        CompletionItem(
            label: snippet.label, kind: .snippet, documentation: snippet.summary, snippet: snippet.text, rank: 6)
    }

    /// Returns the attributes of an item of `kind` that its statement doesn't have, and the parameters of a component.
    fileprivate func attributes(of kind: KindEntry) -> [CompletionItem] {
        let written = Set(statement.words.map { $0.text })
        var items = Schema.attributes.filter { entry in
            kind.takes(entry.attribute) && (!written.contains(entry.word) || entry.attribute.isRepeatable)
        }.map { CompletionItem($0) }
        for parameter in components.parameters(statement.text(0)) where !written.contains(parameter.name.text) {
            items.append(
                CompletionItem(
                    label: parameter.name.text, kind: .property, detail: parameter.text,
                    documentation: "a parameter of `\(statement.text(0))`", rank: 2))
        }
        return items
    }

    /// Returns what may follow the last word in an item of `kind`: its values, with their signs, where they aren't
    /// written yet, and the attributes, unless the word needs a value.
    fileprivate func valuesAndAttributes(of kind: KindEntry) -> [CompletionItem] {
        let (values, areNeeded) = valuesWithSigns
        return areNeeded ? values : values + attributes(of: kind)
    }

    /// What a rule can change.
    fileprivate var effects: [CompletionItem] {
        Schema.settableAttributes.map { CompletionItem(Schema.entry(of: $0)) }
    }
}

/// Values.
extension CompletionFinder {
    /// What may follow a dot.
    fileprivate var itemsAfterDot: [CompletionItem] {
        if let name = statement.nameBeforeDot { return partNames(of: name) }
        let before = statement.words.last?.text ?? ""
        let first = statement.keyword(0)
        if Schema.devices.contains(where: { $0.word == statement.lastText(1) }), statement.lastKind(2) == .dot {
            return [
                CompletionItem(
                    label: SyntaxWords.landscape, kind: .enumMember, documentation: "the device is turned")
            ]
        }
        if first == .scene && statement.words.count == 1 || Keyword(before) == .on && first == .expect {
            return devices
        }
        if first == .expect, Keyword(before) == .hit { return resultsOfHits }
        switch Schema.kind(before)?.kind {
        case .recognizer:
            let further = Schema.words(afterRecognizerWord: statement.lastText(1))
            return cases(further.isEmpty ? Schema.recognizerWords : further)
        case .view(.stack) where statement.itemKind == .view(.stack): return cases(Schema.stackDirections)
        default: break
        }
        guard let attribute = Attribute(word: before) else { return [] }
        switch attribute.shape {
        case .flag, .flagOrCompetitors: return cases(Schema.flagWords)
        case .choice(let words): return cases(words)
        case .color:
            return Schema.colors.map { CompletionItem(label: $0.name, kind: .color) }
        default: return []
        }
    }

    fileprivate var devices: [CompletionItem] {
        Schema.devices.map { device in
            CompletionItem(
                label: device.word, kind: .enumMember,
                detail: "\(numberText(device.size.width))x\(numberText(device.size.height))",
                documentation: device.models)
        }
    }

    /// The results of hit tests that aren't views.
    fileprivate var resultsOfHits: [CompletionItem] {
        Schema.hitResults.map { CompletionItem(label: $0.word, kind: .enumMember, documentation: $0.summary) }
    }

    /// What may follow the last word with a dot or an arrow before it, and whether something of it must.
    fileprivate var valuesWithSigns: (items: [CompletionItem], areNeeded: Bool) {
        let last = statement.lastText()
        func dotted(_ items: [CompletionItem]) -> [CompletionItem] { items.map { $0.behind(".") } }
        func linked(_ items: [CompletionItem]) -> [CompletionItem] { items.map { $0.behind("-> ") } }
        if statement.itemKind == .recognizer {
            if statement.count == 1 || statement.count == 2 && statement.lastKind() == .name {
                return (dotted(cases(Schema.recognizerWords)), true)
            }
            if statement.lastKind(1) == .dot, statement.words.count == 1 {
                let further = Schema.words(afterRecognizerWord: last)
                let isWritten = statement.lastKind(3) == .dot
                return (dotted(cases(further)), last == Schema.recognizerOfEdges && !isWritten)
            }
        }
        if statement.itemKind == .view(.stack),
            statement.count == 1 || statement.count == 2 && statement.lastKind() == .name
        {
            return (dotted(cases(Schema.stackDirections)), false)
        }
        guard statement.lastKind() == .word, statement.lastKind(1) != .dot else { return ([], false) }
        if components.parameters(statement.text(0)).contains(where: { $0.isView && $0.name.text == last }) {
            return (linked(names(forRecognizers: false)), true)
        }
        guard statement.count > 1 || Schema.kind(last) == nil, let attribute = Attribute(word: last) else {
            return ([], false)
        }
        switch attribute.shape {
        case .flag: return (dotted(cases(Schema.flagWords)), false)
        case .flagOrCompetitors:
            return (dotted(cases(Schema.flagWords)) + linked(names(forRecognizers: true)), false)
        case .choice(let words): return (dotted(cases(words)), true)
        case .color:
            return (dotted(Schema.colors.map { CompletionItem(label: $0.name, kind: .color) }), true)
        case .link, .links: return (linked(names(forRecognizers: false)), true)
        case .competitors: return (linked(names(forRecognizers: true)), true)
        default: return ([], false)
        }
    }

    private func cases(_ words: [String]) -> [CompletionItem] {
        words.map { CompletionItem(label: $0, kind: .enumMember) }
    }

    /// What may be written in parentheses.
    fileprivate var itemsOfExpression: [CompletionItem] {
        if statement.lastKind() == .dot {
            return Schema.edges.map { CompletionItem(label: $0, kind: .property, documentation: "of the view's frame") }
        }
        var items = Schema.functions.map { CompletionItem(label: $0, kind: .function, rank: 6) }
        items += Schema.conditionWords.map { CompletionItem(label: $0, kind: .keyword, rank: 7) }
        let symbols = analysis.file.symbols
        for declaration in symbols.declarations + symbols.importedDeclarations {
            let isVisible = declaration.isImported || declaration.scope.contains(analysis.source.range(offset, offset))
            guard isVisible else { continue }
            switch declaration.kind {
            case .constant: items.append(item(declaration, .constant))
            case .parameter: items.append(item(declaration, .variable))
            case .scene, .view, .recognizer, .variable, .component: break
            }
        }
        for variable in Schema.variables where isInside(variable.kinds) {
            items.append(
                CompletionItem(label: variable.name, kind: .variable, documentation: variable.summary, rank: 2))
        }
        return items + names(forRecognizers: false)
    }

    private func item(_ declaration: SymbolIndex.Declaration, _ kind: CompletionItem.Kind) -> CompletionItem {
        let text =
            declaration.isImported
            ? "" : analysis.source.text(in: declaration.statement).split(separator: "\n").first.map { String($0) } ?? ""
        return CompletionItem(label: declaration.name, kind: kind, detail: text, rank: 1)
    }

    /// Whether the place is in a statement or block of one of `kinds`.
    private func isInside(_ kinds: [ItemKind]) -> Bool {
        var next: WrittenStatement? = statement
        while let current = next {
            if let kind = current.itemKind, kinds.contains(kind) { return true }
            next = tree.owner(of: current.first)
        }
        return false
    }
}

/// Names.
extension CompletionFinder {
    /// Whether the views behind the arrow before the place are recognizers.
    fileprivate var wantsRecognizers: Bool {
        let word = statement.words.last?.text ?? ""
        if Keyword(word) == .recognizes { return true }
        switch Attribute(word: word)?.shape {
        case .competitors, .flagOrCompetitors: return true
        default: return false
        }
    }

    /// What may follow an arrow: after an outcome only what it can happen to.
    fileprivate var namesAfterArrow: [CompletionItem] {
        let all = names(forRecognizers: wantsRecognizers)
        guard let outcome = Keyword(statement.words.last?.text ?? "") else { return all }
        func named(_ group: AttributeGroup) -> [CompletionItem] {
            all.filter { components.kind($0.detail)?.groups.contains(group) ?? false }
        }
        let rows = named(.cells).map { container in
            CompletionItem(
                label: "\(container.label)[0]", kind: .variable, detail: "row of \(container.label)", rank: 1)
        }
        switch outcome {
        case .fires: return named(.control)
        case .selects: return rows
        case .highlights: return named(.control) + rows
        case .scrolls, .zooms: return named(.scroll)
        default: return all
        }
    }

    /// Returns the Names that can be used at the place, as paths if they are in rows or copies that it isn't in.
    fileprivate func names(forRecognizers: Bool) -> [CompletionItem] {
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
    fileprivate func partNames(of name: String) -> [CompletionItem] {
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
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .block, .ifStatement: items += namedItems(in: child, prefix: prefix, isAround: isAround)
            case .item:
                let item = ItemSyntax(tree: tree, node: child)
                let word = item.word?.text ?? ""
                var inner = prefix
                if let name = item.name {
                    items.append((prefix + name.text, word))
                    if components.kind(word)?.groups.contains(.cells) ?? false { inner = "\(prefix)\(name.text)[0]." }
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

/// Expectations.
extension CompletionFinder {
    /// What may be written in an expectation.
    fileprivate var expectation: [CompletionItem] {
        if statement.count == 1 {
            return SyntaxWords.expectations.map { CompletionItem(label: $0, kind: .keyword, rank: 1) }
                + SyntaxWords.gestures.map { CompletionItem(label: $0, kind: .function, rank: 2) }
        }
        return gestureParts
    }

    /// Whether the statement expects what a gesture does.
    fileprivate var isGesture: Bool {
        statement.keyword(0) == .expect && statement.keyword(1).map { $0.isGesture } ?? false
    }

    /// What may be written after the word of a gesture or step.
    fileprivate var gestureParts: [CompletionItem] {
        if statement.lastKind() == .word, let last = Keyword(statement.lastText()) {
            switch last {
            case .hit, .down, .move, .to: return names(forRecognizers: false)
            case _ where last.isGesture: return names(forRecognizers: false)
            case .reachable, .unreachable: return viewsExpected
            case .on: return devices.map { $0.behind(".") }
            case .sends: return Schema.controlEvents.map { CompletionItem(label: $0, kind: .event) }
            case .not: return (SyntaxWords.events + [Keyword.sends.text]).map { outcome($0) }
            case .nothing: return []
            case _ where SyntaxWords.events.contains(last.text): return viewsExpected
            default: break
            }
        }
        let isStep = statement.keyword(0) != .expect
        let words = statement.words.compactMap { Keyword($0.text) }
        let hasArrow = (0..<max(0, statement.count)).contains { statement.kind($0) == .arrow }
        let onDevices = CompletionItem(
            label: Keyword.on.text, kind: .keyword, documentation: "only on these devices or sizes")
        let on = isStep || words.contains(.on) ? [] : [onDevices]
        switch statement.keyword(1) {
        case .hit where !isStep:
            return hasArrow ? [] : viewsExpected + resultsOfHits.map { $0.behind(".") } + on
        case .reachable where !isStep, .unreachable where !isStep: return hasArrow ? on : viewsExpected
        default: break
        }
        if let missingConnective {
            return [CompletionItem(label: missingConnective.text, kind: .keyword, rank: 1)]
        }
        // Outcomes end the gesture, and only a comma continues them.
        if hasArrow || words.contains(.sends) || words.contains(.nothing) {
            return statement.lastKind() == .comma ? outcomes : []
        }
        let connectives: [Keyword] =
            switch isStep ? statement.keyword(0) : statement.keyword(1) {
            case .drag: [.after, .over]
            case .down, .up, .cancel: [.finger]
            case .move: [.finger, .over]
            default: []
            }
        return connectives.filter { !words.contains($0) && !words.contains(.on) }.map {
            CompletionItem(label: $0.text, kind: .keyword, rank: 3)
        } + on + (isStep ? [] : outcomes)
    }

    /// The views that an expectation can name, with an arrow before them.
    private var viewsExpected: [CompletionItem] { namesAfterArrow.map { $0.behind("-> ") } }

    /// What a gesture can do.
    fileprivate var outcomes: [CompletionItem] {
        (SyntaxWords.events + SyntaxWords.outcomes).map { outcome($0) }
    }

    /// The word without which the gesture before the place isn't complete.
    private var missingConnective: Keyword? {
        let needed: Keyword
        switch statement.keyword(0) == .expect ? statement.keyword(1) : statement.keyword(0) {
        case .drag: needed = .to
        case .pinch: needed = .scale
        case .rotate: needed = .by
        default: return nil
        }
        return statement.words.contains { Keyword($0.text) == needed } ? nil : needed
    }

    private func outcome(_ word: String) -> CompletionItem {
        let takesView = SyntaxWords.events.contains(word)
        return CompletionItem(
            label: word, kind: .event, detail: takesView ? "-> View" : "", snippet: takesView ? "\(word) -> $0" : nil,
            rank: 2)
    }
}
