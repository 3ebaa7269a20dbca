import SceneRuntime
import SceneSyntax
import SceneText

/// Binds the parameters of components, and checks what only components can get wrong.
struct ComponentBinder {
    let tree: SyntaxTree

    var expressions: ExpressionBinder { ExpressionBinder(tree: tree) }

    /// Binds the parameters and declares their words.
    func bindParameters(of syntax: ComponentSyntax, _ context: inout BindingContext) -> [ComponentParameter] {
        var parameters: [ComponentParameter] = []
        var (valueCount, viewCount) = (0, 0)
        var declared: [(name: SpelledToken, meaning: NamedValue, declaration: DeclarationID)] = []
        var places: [String: SourceRange] = [:]
        for parameter in syntax.parameters {
            let name = parameter.name
            guard let symbol = name.symbol else { continue }
            let isTaken = reportTaken(name, isParameter: true, &context)
            if !isTaken, let first = places[name.text] { context.report(.repeatedParameter(name, first: first)) }
            var kind = ComponentParameter.Kind.broken
            var meaning = NamedValue()
            if parameter.isView {
                kind = .view(index: viewCount, role: .viewOrRecognizer)
                viewCount += 1
            } else if parameter.isString {
                kind = .string
                meaning = NamedValue(value: .known(0), type: .string)
            } else if reportOtherParameter(in: parameter, before: places, &context) {
                // Reported; other words in it may be right.
            } else if let syntax = parameter.expression, !context.isSuspect(parameter.range),
                let (value, type) = expressions.bind(syntax.node, &context)
            {
                let number = value.value(.none, in: 0)
                if let problem = NumberProblem(number, in: Schema.anyNumber, isWhole: false) {
                    context.report(.number(problem, at: syntax.range))
                }
                kind = .value(type, index: valueCount, default: .known(number))
                meaning = NamedValue(
                    value: .slot(Slot(depth: context.scope.depth + 1, index: Int32(clamping: valueCount))),
                    type: type)
                valueCount += 1
            }
            guard
                let declaration = context.declare(
                    name.token, .parameter, by: parameter.node, in: .file)
            else { continue }
            if places[name.text] == nil { places[name.text] = name.range }
            parameters.append(
                ComponentParameter(name: name.text, range: name.range, declaration: declaration, kind: kind))
            if case .view(let index, _) = kind {
                context.viewParameters[symbol] = (index, declaration)
            } else {
                declared.append((name, meaning, declaration))
            }
        }
        context.viewRoles = Array(repeating: .viewOrRecognizer, count: viewCount)
        // A default uses no other parameter.
        for word in declared { context.scope.declare(word.name, as: word.meaning, word.declaration) }
        return parameters
    }

    /// Reports a default that uses one of the parameters before it, in `places`. Returns whether it does.
    private func reportOtherParameter(
        in parameter: ParameterSyntax, before places: [String: SourceRange], _ context: inout BindingContext
    ) -> Bool {
        guard !places.isEmpty, let expression = parameter.expression, !context.isSuspect(parameter.range) else {
            return false
        }
        let range = tree.range(expression.node)
        var token = tree.firstToken(expression.node)
        while tree.tokens.range(token).start < range.end {
            let word = context.spelled(token)
            if tree.tokens.kind(token) == .word, places[word.text] != nil, let symbol = word.symbol,
                context.scope.entry(symbol) == nil
            {
                context.report(.parameterInDefault(word))
                return true
            }
            let next = token.next
            if next == token { break }
            token = next
        }
        return false
    }

    /// Returns the parameters with what each view is used for in the component, which is bound.
    func withRoles(_ parameters: [ComponentParameter], _ context: borrowing BindingContext) -> [ComponentParameter] {
        parameters.map { parameter in
            guard case .view(let index, _) = parameter.kind, index < context.viewRoles.count else { return parameter }
            var parameter = parameter
            parameter.kind = .view(index: index, role: context.viewRoles[index])
            return parameter
        }
    }

    /// Declares the component. Returns false if its word is taken.
    func declare(
        _ component: BoundComponent, _ syntax: ComponentSyntax, _ context: inout BindingContext
    ) -> Bool {
        guard let name = syntax.name, let symbol = name.symbol, !reportTaken(name, isParameter: false, &context) else {
            return false
        }
        context.components[symbol] = component
        return true
    }

    /// Reports a word of a component or parameter that means something else already. Returns whether it does.
    private func reportTaken(_ name: SpelledToken, isParameter: Bool, _ context: inout BindingContext) -> Bool {
        guard let symbol = name.symbol else { return false }
        if let what = Schema.meaning(of: name.text, isParameter: isParameter) {
            context.report(.takenWord(name, by: what))
            return true
        }
        if let other = context.components[symbol] {
            context.report(.wordOfComponent(name, first: other.range))
            return true
        }
        guard isParameter, let entry = context.scope.entry(symbol) else { return false }
        context.report(.constantInScope(name, first: entry.range, isReserved: false))
        return true
    }

    /// Copies the contents of the component that the one being bound is based on.
    func addContentsOfBase(_ context: inout BindingContext) {
        guard let use = context.scene.items[BoundComponent.view].use else { return }
        ComponentContents.add(of: use, to: &context.scene)
    }

    /// Reports a component that has, with those it is based on, too many of these parameters.
    func checkCount(of parameters: [ComponentParameter], _ syntax: ComponentSyntax, _ context: inout BindingContext) {
        let base = context.scene.items[BoundComponent.view].use.map { context.scene.uses[$0].component }
        // The error in the component that it is based on was reported there.
        if base?.hasTooManyParameters ?? false { return }
        let count = parameters.count + (base?.parameterCount ?? 0)
        if count > BoundComponent.maximumParameters {
            context.report(
                .tooManyParameters(limit: BoundComponent.maximumParameters, at: syntax.name?.range ?? syntax.range))
        }
    }

    /// Reports a component that is nested too deeply.
    func checkNesting(of syntax: ComponentSyntax, itemCount: Int, _ context: inout BindingContext) {
        var depths = [0, 1]
        for id in BoundComponent.view..<itemCount {
            let item = context.scene.items[id]
            if id > BoundComponent.view { depths.append((item.parent.map { depths[$0] } ?? 0) + 1) }
            let inner = item.use.map { context.scene.uses[$0].component.nesting } ?? 1
            context.scene.nesting = max(context.scene.nesting, depths[id] + inner - 1)
        }
        if let base = context.scene.items[BoundComponent.view].use {
            let count = Int(context.scene.uses[base].component.environmentCount) + 1
            context.scene.nesting = max(context.scene.nesting, count)
        }
        if context.scene.nesting > BoundComponent.maximumNestingDepth {
            let place = syntax.name?.range ?? syntax.range
            context.report(.componentTooDeep(limit: BoundComponent.maximumNestingDepth, at: place))
        }
    }
}

extension Schema {
    /// Returns what a word means already, so that no component or parameter can have it, or `nil`.
    static func meaning(of word: String, isParameter: Bool) -> String? {
        if kind(word) != nil || word == "subview" || word == "hitTest" { return "a kind" }
        if attribute(word) != nil { return "an attribute" }
        if rules.contains(where: { $0.word == word }) || word == Schema.effect.word {
            return "a rule of `hitTest` blocks"
        }
        if variables.contains(where: { $0.name == word }) { return "a variable" }
        if Expression.Function(rawValue: word) != nil { return "a function" }
        if ["true", "false", "self", "let", "if", "else", "expect", "scene", "component", "import"].contains(word) {
            return "a word of the language"
        }
        if SyntaxTree.isWordOfExpectation(word) { return "a word of expectations" }
        guard isParameter else { return nil }
        let isUnit = ["s", "ms", "deg", "rad"].contains(word)
        let isSide = word.utf8.first == UInt8(ascii: "x") && word.utf8.dropFirst().allSatisfy { $0 >= 48 && $0 <= 57 }
        return isUnit || isSide ? "a unit or the sign of a size" : nil
    }
}
