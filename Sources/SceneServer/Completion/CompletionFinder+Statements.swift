import SceneSemantics
import SceneSyntax
import SceneText

/// Completion of statements: kinds, components, attributes and rules.
extension CompletionFinder {
    /// Returns the kind of the item whose block `owner` begins, seen through `if`, `else` and `repeat`.
    func blockKind(of owner: WrittenStatement) -> KindEntry? {
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
    func isRule(in owner: WrittenStatement) -> Bool {
        owner.itemKind == .hitTest || isEffect(in: owner)
    }

    func isEffect(in owner: WrittenStatement) -> Bool {
        guard Schema.rule(owner.text(0))?.takesEffects ?? false, let outer = tree.owner(of: owner.first)
        else { return false }
        return outer.itemKind == .hitTest
    }

    /// Whether the block of `owner` consists of the steps of a touch.
    func isStep(in owner: WrittenStatement) -> Bool {
        owner.keyword(0) == .expect && owner.keyword(1) == .touch
    }

    /// Returns what may begin a statement in the block of `owner`, or at the top of the file.
    func statements(in owner: WrittenStatement?) -> [CompletionItem] {
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

    func kinds(_ isIncluded: (KindEntry) -> Bool) -> [CompletionItem] {
        Schema.kinds.filter(isIncluded).map { CompletionItem($0) }
    }

    func componentItems(_ isIncluded: (String) -> Bool) -> [CompletionItem] {
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
    func attributes(of kind: KindEntry) -> [CompletionItem] {
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
    func valuesAndAttributes(of kind: KindEntry) -> [CompletionItem] {
        let (values, areNeeded) = valuesWithSigns
        return areNeeded ? values : values + attributes(of: kind)
    }

    /// What a rule can change.
    var effects: [CompletionItem] {
        Schema.settableAttributes.map { CompletionItem(Schema.entry(of: $0)) }
    }
}
