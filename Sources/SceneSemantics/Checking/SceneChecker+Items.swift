import SceneRuntime
import SceneSyntax
import SceneText

/// The second walk: what stands in the items.
extension SceneChecker {
    /// Binds the root and all that stands in it.
    mutating func bindItems(of syntax: SceneSyntax) {
        bindSize(of: syntax)
        let mark = scope.mark
        template.items[0].attributes = bind(syntax.attributes, on: 0, leading: nil)
        if let block = syntax.block {
            template.items[0].body = bind(block, in: 0)
            checkBlock(block, of: 0)
        }
        scope.leave(to: mark)
        checkOverrides(of: 0)
    }

    private mutating func bindSize(of syntax: SceneSyntax) {
        guard let value = syntax.size else { return }
        guard case .size(let width, let height) = value.form else {
            report(.wrongSceneSize(value))
            return
        }
        if let width = bindExtent(width, of: "a scene's width"), let height = bindExtent(height, of: "a scene's height")
        {
            template.size = (width, height)
        }
    }

    /// Binds the statements of `block`, which belong to the item `id`.
    mutating func bind(_ block: BlockSyntax, in id: ItemID) -> [StatementTemplate] {
        let mark = scope.mark
        defer { scope.leave(to: mark) }
        return block.statements.compactMap { statement in
            switch statement {
            case .constant(let constant): return bind(constant).map { .constant($0) }
            case .condition(let condition): return bind(condition, in: id)
            case .expectation(let expectation):
                bind(expectation, in: id)
                return nil
            case .item(let item): return bind(item, in: id)
            }
        }
    }

    private mutating func bind(_ condition: IfSyntax, in id: ItemID) -> StatementTemplate? {
        var branches: [StatementTemplate.Branch] = []
        for branch in condition.branches {
            let bound = branch.condition.map { bindCondition($0) }
            let body = branch.block.map { bind($0, in: id) } ?? []
            // A condition that was reported must not let its block stand unconditionally.
            branches.append(StatementTemplate.Branch(condition: bound.map { $0 ?? .number(0) }, body: body))
        }
        return .condition(branches)
    }

    private mutating func bind(_ syntax: ItemSyntax, in parent: ItemID) -> StatementTemplate? {
        if let id = itemsByNode[syntax.node] {
            bindItem(syntax, id, in: parent)
            return .item(id)
        }
        guard let word = syntax.word else { return nil }
        if word.text == "hitTest" { return bindHitTest(syntax, in: parent) }
        return bindAttributeLine(syntax, word, in: parent).map { .attributes($0) }
    }

    private mutating func bindItem(_ syntax: ItemSyntax, _ id: ItemID, in parent: ItemID) {
        let mistakesBefore = mistakes.count
        checkKindAndPlace(of: syntax, id, in: parent)
        let kind = template.items[id].kind
        bindCount(of: syntax, id)
        template.items[id].attributes = bind(syntax.attributes, on: id, leading: syntax.word)
        let isSound =
            mistakes.count == mistakesBefore && !template.items[id].isBroken && !isSuspect(syntax.header)

        let mark = scope.mark
        declareVariables(of: id)
        if let block = syntax.block {
            let bodyStart = mistakes.count
            template.items[id].body = bind(block, in: id)
            checkBlock(block, of: id)
            hoistAttributes(of: id)
            if isSound, !hasBrokenLine(block, since: bodyStart) { checkCompleteness(of: id, syntax) }
        } else if isSound {
            checkCompleteness(of: id, syntax)
        }
        scope.leave(to: mark)
        if kind.viewKind != nil { checkOverrides(of: id) }
    }

    /// Whether something was reported of a line of attributes that stands directly in `block`, by the parser or as one of
    /// the mistakes from `start` on.
    private func hasBrokenLine(_ block: BlockSyntax, since start: Int) -> Bool {
        block.statements.contains { statement in
            guard case .item(let item) = statement, itemsByNode[item.node] == nil else { return false }
            return isSuspect(item.range) || mistakes[start...].contains { item.range.contains($0) }
        }
    }

    /// Moves the lines of attributes that hold in every case to the item that they belong to.
    private mutating func hoistAttributes(of id: ItemID) {
        var body: [StatementTemplate] = []
        for statement in template.items[id].body {
            guard case .attributes(let attributes) = statement else {
                body.append(statement)
                continue
            }
            for attribute in attributes {
                let isRepeatable = attribute.attribute.isRepeatable
                let first =
                    isRepeatable ? nil : template.items[id].attributes.first { $0.attribute == attribute.attribute }
                if let first {
                    report(.repeatedAttribute(attribute, first: first.range, in: tree.source))
                } else if !usesVariable(attribute, of: body) {
                    template.items[id].attributes.append(attribute)
                } else {
                    body.append(.attributes([attribute]))
                }
            }
        }
        template.items[id].body = body
    }

    /// Whether `attribute` may need a `let` that stands in `body`, so that it cannot be moved before it.
    private func usesVariable(_ attribute: BoundAttribute, of body: [StatementTemplate]) -> Bool {
        body.contains { if case .constant = $0 { true } else { false } }
    }

    /// Puts the variables in force that stand in the block of `id`.
    private mutating func declareVariables(of id: ItemID) {
        func declare(_ word: String) -> Int { scope.declare(word, .number, at: nil) }
        switch template.items[id].kind {
        case .rows, .row:
            template.items[id].sectionSlot = declare("section")
            template.items[id].indexSlot = declare("row")
        case .section: template.items[id].sectionSlot = declare("section")
        case .items, .item: template.items[id].indexSlot = declare("item")
        case .repeat: template.items[id].indexSlot = declare("index")
        default: break
        }
        if template.items[id].isBroken {
            // Whatever it should have been, its variables are not to blame.
            for variable in Vocabulary.variables where scope.entry(variable.name) == nil {
                _ = scope.declare(variable.name, nil, at: nil)
            }
        }
    }

    /// Binds the values between the word, or Name, and the first attribute.
    private mutating func bindCount(of syntax: ItemSyntax, _ id: ItemID) {
        let item = template.items[id]
        if item.isBroken { return }
        let values = syntax.values
        switch item.kind {
        case .rows, .items, .repeat:
            guard let value = values.first else { return }
            if let extra = values.dropFirst().first {
                report(.unexpectedValue(extra, of: item.kind))
            } else if case .lengths(let lengths) = value.form, lengths.count == 1 {
                template.items[id].count = bindCount(lengths[0], of: item.kind.word)
            } else {
                report(.wrongCount(value, of: item.kind))
            }
        case .recognizer:
            template.items[id].recognizer = bindRecognizer(values, syntax)
        case .view:
            for (index, value) in values.enumerated() {
                if index == 0, case .string(let string) = value.form {
                    bindInterpolations(of: string)
                } else {
                    report(.unexpectedValue(value, of: item.kind))
                    return
                }
            }
        default:
            if let value = values.first { report(.unexpectedValue(value, of: item.kind)) }
        }
    }

    /// The kind of recognizer that `values` name; `nil`, once reported, where they name none.
    private mutating func bindRecognizer(_ values: [ValueSyntax], _ syntax: ItemSyntax) -> GestureRecognizer.Kind? {
        let kinds: [(word: String, kind: GestureRecognizer.Kind)] = [
            ("tap", .tap), ("pan", .pan), ("longPress", .longPress), ("swipe", .swipe(nil)),
        ]
        guard case .caseWord(let word)? = values.first?.form else {
            report(.recognizerWithoutKind(syntax.head, kinds.map { $0.word }))
            return nil
        }
        guard let kind = kinds.first(where: { $0.word == word.text })?.kind else {
            report(.wrongChoice(word, of: "recognizer", among: kinds.map { $0.word }))
            return nil
        }
        guard let second = values.dropFirst().first else { return kind }
        guard kind == .swipe(nil), case .caseWord(let direction) = second.form else {
            report(.unexpectedValue(second, of: .recognizer))
            return nil
        }
        if let extra = values.dropFirst(2).first {
            report(.unexpectedValue(extra, of: .recognizer))
            return nil
        }
        guard let axis = GestureRecognizer.SwipeAxis(rawValue: direction.text) else {
            let words = GestureRecognizer.SwipeAxis.allCases.map { $0.rawValue }
            report(.wrongChoice(direction, of: "recognizer .swipe", among: words))
            return nil
        }
        return .swipe(axis)
    }

    /// Binds the expressions of `string`, whose text nothing depends on.
    mutating func bindInterpolations(of string: StringSyntax) {
        for expression in string.interpolations { _ = bind(expression) }
    }
}
