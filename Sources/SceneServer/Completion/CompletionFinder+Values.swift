import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

/// Completion of values, of attributes and in expressions.
extension CompletionFinder {
    /// What may follow a dot.
    var itemsAfterDot: [CompletionItem] {
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

    var devices: [CompletionItem] {
        Schema.devices.map { device in
            CompletionItem(
                label: device.word, kind: .enumMember,
                detail: "\(numberText(device.size.width))x\(numberText(device.size.height))",
                documentation: device.models)
        }
    }

    /// The sizes of the devices, each once.
    private var sizes: [CompletionItem] {
        var sizes: [CompletionItem] = []
        for device in devices where !sizes.contains(where: { $0.label == device.detail }) {
            sizes.append(
                CompletionItem(label: device.detail, kind: .value, documentation: device.documentation, rank: 6))
        }
        return sizes
    }

    /// The results of hit tests that aren't views.
    var resultsOfHits: [CompletionItem] {
        Schema.hitResults.map { CompletionItem(label: $0.word, kind: .enumMember, documentation: $0.summary) }
    }

    /// What may follow the last word with a dot or an arrow before it, and whether something of it must.
    var valuesWithSigns: (items: [CompletionItem], areNeeded: Bool) {
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
        // A scene begins with its Name and its sizes or devices.
        if statement.keyword(0) == .scene, statement.words.count == 1 {
            let isFirst = statement.count == 2 && statement.lastKind() == .name
            if isFirst || statement.lastKind() == .comma { return (dotted(devices) + sizes, true) }
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
    var itemsOfExpression: [CompletionItem] {
        if statement.lastKind() == .dot {
            return Schema.edges.map { CompletionItem(label: $0, kind: .property, documentation: "of the view's frame") }
        }
        var items = Schema.functions.map { CompletionItem(label: $0, kind: .function, rank: 6) }
        items += Schema.conditionWords.map { CompletionItem(label: $0, kind: .keyword, rank: 7) }
        return items + constantsAndVariables + names(forRecognizers: false)
    }

    /// What has a number, for an index or inside an expression.
    var constantsAndVariables: [CompletionItem] {
        var items: [CompletionItem] = []
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
        return items
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
