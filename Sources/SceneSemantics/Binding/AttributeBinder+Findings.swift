import SceneRuntime
import SceneSyntax
import SceneText

/// Diagnostics for words that aren't attributes.
extension AttributeBinder {
    /// Returns the diagnostic for a value that comes from another language's syntax, such as `hidden true` or
    /// `backgroundColor red`, or `nil` if the word is one of the `allowed` attributes.
    func instinctiveValue(
        _ following: NodeID, of attribute: Attribute, among allowed: AttributeSet?, _ context: inout BindingContext
    ) -> Diagnostic? {
        let word = context.spelled(tree.firstToken(following))
        if let other = word.symbol.flatMap({ context.words.attribute($0) }),
            other != .on || allowed?.contains(.on) ?? true
        {
            return nil
        }
        if context.hasProblems, context.isSuspect(tree.range(following)) { return nil }
        let text = word.text
        switch attribute.shape {
        case .flag:
            if ["true", "yes", "on"].contains(text) { return .bareWord(word, of: attribute, meant: ".on") }
            if ["false", "no", "off"].contains(text) { return .bareWord(word, of: attribute, meant: ".off") }
        case .color:
            if Schema.colors.contains(where: { $0.name == text }) {
                return .bareWord(word, of: attribute, meant: ".\(text)")
            }
        case .choice(let words):
            if words.contains(text) { return .bareWord(word, of: attribute, meant: ".\(text)") }
        default: break
        }
        if expressions.use(word.token, &context) != nil { return .bareWord(word, of: attribute, meant: "(\(text))") }
        return nil
    }

    /// Reports a size of variables outside parentheses, `pad x pad`, and advances `rest` past it. Returns whether there
    /// is one.
    func reportSizeOfWords(before rest: inout Siblings, _ context: inout BindingContext) -> Bool {
        var behind = rest
        guard let first = behind.next(.attribute, in: tree) else { return false }
        let width = tree.firstToken(first)
        let height = width.next.next
        guard tree.text(width.next) == "x", !tree.startsLine(width), !tree.startsLine(height),
            tree.kind(height) == .word || tree.kind(height) == .number, expressions.use(width, &context) != nil,
            tree.kind(height) == .number || expressions.use(height, &context) != nil
        else { return false }
        let isNumber = tree.kind(height) == .number
        let text = "(\(tree.text(width)))x" + (isNumber ? tree.text(height) : "(\(tree.text(height)))")
        context.report(.sizeOfWords(tree.range(width).union(tree.range(height)), meant: text))
        rest = behind
        while let next = behind.next(.attribute, in: tree), tree.firstToken(next) <= height { rest = behind }
        return true
    }

    /// Reports a misspelled attribute together with a value from another language's syntax, such as `isHidden true` or
    /// `background white`. Returns whether it did.
    func reportMisspelledAttribute(
        _ word: SpelledToken, before following: NodeID, in run: AttributeRun, _ context: inout BindingContext
    ) -> Bool {
        let value = context.spelled(tree.firstToken(following))
        if word.text == ViewKind.background.rawValue, tree.kind(following) == .attribute,
            Schema.colors.contains(where: { $0.name == value.text }), !context.diagnostics.skipsErrors()
        {
            context.report(.backgroundWithColor(word, value))
            return true
        }
        let words = ["true", "false", "yes", "no", "on", "off"]
        guard words.contains(tree.text(tree.firstToken(following))), !context.diagnostics.skipsErrors() else {
            return false
        }
        var finding = Diagnostic.unknownAttribute(word, on: context.scene.items[run.item].kind, mayBeName: false)
        if let fix = finding.fixes.first, let edit = fix.edits.first, edit.range.end >= tree.range(following).end {
            // The value is already part of the fix.
            context.report(finding)
            return true
        }
        guard let fix = finding.fixes.first, fix.safe, fix.edits.count == 1,
            let attribute = Attribute(word: fix.edits[0].text), run.allowed?.contains(attribute) ?? true,
            let value = instinctiveValue(following, of: attribute, among: run.allowed, &context)?.fixes.first?.edits
                .first
        else { return false }
        finding.fixes = [
            Diagnostic.Fix(
                "write `\(attribute.word) \(value.text)`", safe: true, edits: fix.edits + [value])
        ]
        context.report(finding)
        return true
    }

    /// Reports `word`, which is where an attribute should be but isn't one. `isAlone` means that nothing follows it.
    func reportUnknownAttribute(
        _ word: SpelledToken, _ node: NodeID, isAlone: Bool, _ values: ValueNodes, isFirst: Bool, _ id: ItemID,
        _ context: inout BindingContext
    ) {
        if context.diagnostics.skipsErrors() { return }
        let kind = context.scene.items[id].kind
        let text = word.text
        if tree.kind(node) == .item, ComponentBinder(tree: tree).reportUnknownComponent(word, &context) { return }
        if let use = context.scene.items[id].use, !context.scene.isComponentView(id) || tree.kind(node) == .item,
            reportParameterElsewhere(word, node, of: context.scene.uses[use].component, &context)
        {
            return
        }
        if let use = context.scene.items[id].use, tree.kind(node) == .attribute,
            !context.scene.uses[use].component.parameters.isEmpty,
            ForeignAttribute.called(text) == nil, Schema.kind(text) == nil,
            Diagnostic.unknownAttribute(word, on: kind, mayBeName: false).fixes.isEmpty
        {
            return context.report(.unknownParameter(word, of: context.scene.uses[use].component))
        }
        if let entry = Schema.kind(text) {
            let isColor =
                values.count == 1 && values.first.map { [.caseValue, .color].contains(tree.kind($0)) } ?? false
            let isSize = values.count == 1 && values.first.map { tree.kind($0) == .size } ?? false
            if kind == .view(.scroll), entry.kind == .view(.content), isSize {
                return context.report(.contentWithSize(word))
            }
            return context.report(.kindAmongAttributes(word, entry, isColor: isColor))
        }
        if tree.kind(node) == .item {
            if Schema.rule(text) != nil || text == Schema.effect.word {
                return context.report(.ruleOutsideHitTest(word))
            }
            let finding = Diagnostic.unknownLine(word, in: kind, isEmpty: isAlone)
            return context.report(finding.namingSides(word, in: context.layoutDirection))
        }
        let hasName = ItemSyntax(tree: tree, node: context.scene.items[id].node).name != nil
        let hasTitle = values.count == 1 && values.first.map { tree.kind($0) == .string } ?? false
        let mayBeName = isFirst && (values.count == 0 || hasTitle) && kind.viewKind != nil && !hasName
        if mayBeName { context.diagnostics.likelyNames.insert(text.prefix(1).uppercased() + text.dropFirst()) }
        let written = values.count == 0 ? [] : AttributeSyntax(tree: tree, node: node).values
        let finding = Diagnostic.unknownAttribute(word, on: kind, mayBeName: mayBeName, written)
        context.report(finding.namingSides(word, in: context.layoutDirection))
    }

    /// Reports a parameter of `component` in the block of a use, or one that only a component below it sets. Returns
    /// whether `word` is one.
    private func reportParameterElsewhere(
        _ word: SpelledToken, _ node: NodeID, of component: BoundComponent, _ context: inout BindingContext
    ) -> Bool {
        if component.parametersByName[word.text] != nil {
            guard tree.kind(node) == .item else { return false }
            context.report(.parameterInBlock(word, of: component, written: tree.source.text(in: tree.range(node))))
            return true
        }
        var base = component.view.use.map { component.scene.uses[$0].component }
        while let current = base {
            if current.parametersByName[word.text] != nil {
                context.report(.parameterOfBase(word, of: current, under: component))
                return true
            }
            base = current.view.use.map { current.scene.uses[$0].component }
        }
        return false
    }

    /// Reports an alignment across the wrong axis, and a `customSpacing` on a view that isn't in a stack. Returns
    /// whether it did.
    func reportOutsideStack(_ bound: BoundAttribute, in id: ItemID, _ context: inout BindingContext) -> Bool {
        let item = context.scene.items[id]
        if item.isBroken || context.scene.isComponentView(id) && bound.attribute == .customSpacing { return false }
        if bound.attribute == .customSpacing {
            if context.scene.isArranged(item) || context.scene.isDoubtful(id) { return false }
            context.report(.customSpacingOutsideStack(bound.range(in: tree)))
            return true
        }
        guard item.kind == .view(.stack), case .choice(let index) = bound.value,
            let alignment: StackProperties.Alignment = bound.attribute.choice(at: index),
            alignment.isForVerticalStacks.map({ $0 != item.isVertical }) ?? false
        else { return false }
        context.report(.alignmentOfOtherAxis(alignment, at: bound.range(in: tree), isVertical: item.isVertical))
        return true
    }
}
