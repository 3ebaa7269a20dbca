import SceneSyntax
import SceneText

/// Diagnostics about components and their uses.
extension Diagnostic {
    static func takenWord(_ name: SpelledToken, by what: String) -> Diagnostic {
        error(
            .duplicateName, "`\(name.text)` is already \(what)", at: name.range, "choose another word")
    }

    static func wordOfComponent(_ name: SpelledToken, first: SourceRange) -> Diagnostic {
        error(.duplicateName, "there is already a component `\(name.text)`", at: name.range)
            .with("it is defined here", at: first)
    }

    static func repeatedParameter(_ name: SpelledToken, first: SourceRange) -> Diagnostic {
        error(.duplicateName, "the component already has a parameter `\(name.text)`", at: name.range)
            .with("it is written here", at: first)
    }

    static func componentTooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
        error(
            .limit, "the views and components in this component are nested more than \(limit) levels deep", at: range,
            "simplify it; UIKit would be slow with far fewer levels")
    }

    static func tooManyParameters(limit: Int, at range: SourceRange) -> Diagnostic {
        error(
            .limit, "this component and those it is based on have more than \(limit) parameters", at: range,
            "make several components of it")
    }

    static func useTooDeep(_ word: SpelledToken) -> Diagnostic {
        error(
            .limit, "the views in `\(word.text)` are nested too deeply for this place", at: word.range,
            "simplify the scene; UIKit would be slow with far fewer levels")
    }

    static func wrongKindOfComponent(_ word: SpelledToken) -> Diagnostic {
        error(
            .misplaced, "a component can't be based on `\(word.text)`", at: word.range,
            "base it on a view with a layout of its own, such as `view` or `button`, on `cell`, or on another component"
        )
    }

    static func expectationInComponent(_ range: SourceRange) -> Diagnostic {
        error(
            .misplaced, "expectations aren't for components", at: range,
            "write it in a scene that uses the component: `expect hit Unread.Tap -> Unread.Tap`")
    }

    static func selfInOwnAttributes(_ word: SpelledToken) -> Diagnostic {
        error(
            .layout, "the size of the component isn't known in its own attributes", at: word.range,
            "use `self` in its block: `view Half width (self.width / 2)`")
    }

    /// Nothing follows an arrow on its line.
    static func missingViewAfterArrow(at range: SourceRange) -> Diagnostic {
        error(
            .unknownName, "missing view after the arrow", at: range,
            "write the Name of a view after it: `-> Back`, `-> List[3].Play`")
    }

    /// A word refers to a view that isn't given.
    static func unknownWordAsPath(_ word: SpelledToken, isInComponent: Bool, known: [String]) -> Diagnostic {
        if word.text == "self", !isInComponent {
            return error(
                .unknownName, "`self` has no meaning outside a component", at: word.range,
                "write the Name of the view: `-> Back`")
        }
        if word.text == "none" || word.text == "nil" {
            return error(.unknownName, "`\(word.text)` isn't a view", at: word.range, "leave the attribute out")
        }
        let nearest = isInComponent ? NearestWord.of(word.text, among: known + ["self"]) : nil
        let name = word.text.prefix(1).uppercased() + word.text.dropFirst()
        return error(
            .unknownName,
            isInComponent
                ? "the component has no view parameter `\(word.text)`" : "`\(word.text)` isn't a Name", at: word.range,
            suggestion(nearest)
                ?? (isInComponent
                    ? "add it to the parameters: `(\(word.text) ->)`; a Name, such as `\(name)`, starts with an "
                        + "upper-case letter"
                    : "an arrow points to a view's Name, which starts with an upper-case letter"))
    }

    /// A component's word is used above its definition, or in it.
    static func componentNotInScope(_ word: SpelledToken, defined: SourceRange, isItself: Bool) -> Diagnostic {
        error(
            .unknownKind,
            isItself
                ? "the component `\(word.text)` can't use itself"
                : "the component `\(word.text)` is defined further below", at: word.range,
            isItself
                ? "a component can be made of others above it, but not of itself, as that would never end"
                : "move its definition up: a component can only be used below it"
        ).with("it is defined here", at: defined)
    }

    static func misspelledComponent(_ word: SpelledToken, meant: String) -> Diagnostic {
        error(
            .unknownKind, "unknown kind of view `\(word.text)`", at: word.range, "did you mean `\(meant)`?",
            fix: .replace(word.range, by: meant))
    }

    /// The view before the dot is a use of a component without this Name.
    static func unknownNameInComponent(
        _ name: SpelledToken, _ component: BoundComponent, isExpected: Bool
    ) -> Diagnostic {
        let names = component.names.keys.sorted()
        let spelling = Misspelling.name(name.text, among: names)
        return error(
            .unknownName, "component `\(component.word)` has no view `\(name.text)`", at: name.range,
            suggestion(spelling ?? NearestWord.of(name.text, among: names)),
            names.isEmpty
                ? "none of its views has a Name" : "its Names are \(names.prefix(8).map { "`\($0)`" }.joinedAsList())",
            fix: spelling.map { .replace(name.range, by: $0, safe: !isExpected) }
        ).with("the component is defined here", at: component.range)
    }

    static func contentInBoth(_ component: BoundComponent, at range: SourceRange) -> Diagnostic {
        error(
            .misplaced, "the component `\(component.word)` already has a `content`", at: range,
            "a cell has one `content`"
        ).with("it is in this component", at: component.range)
    }

    /// A use gives a parameter that its component doesn't have.
    static func unknownParameter(_ word: SpelledToken, of component: BoundComponent) -> Diagnostic {
        let names = component.parameters.map { $0.name }
        let spelling = Misspelling.word(word.text, among: names)
        return error(
            .unknownAttribute, "`\(word.text)` is neither an attribute nor a parameter of `\(component.word)`",
            at: word.range, suggestion(spelling ?? NearestWord.of(word.text, among: names)),
            "its parameters are \(names.map { "`\($0)`" }.joinedAsList())",
            fix: spelling.map { .replace(word.range, by: $0) }
        ).with("the component is defined here", at: component.range)
    }

    /// A parameter is in the block of a use, as `written`.
    static func parameterInBlock(
        _ word: SpelledToken, of component: BoundComponent, written: String
    ) -> Diagnostic {
        let isShort = written.isQuotable && !written.utf8.contains(UInt8(ascii: "\n"))
        return error(
            .unknownAttribute, "parameters such as `\(word.text)` aren't for the block of a use", at: word.range,
            "write it before the block: `\(component.word) … \(isShort ? written : word.text) { … }`"
        ).with("the component is defined here", at: component.range)
    }

    /// A use of `component` gives a parameter of `base`, which it is based on.
    static func parameterOfBase(
        _ word: SpelledToken, of base: BoundComponent, under component: BoundComponent
    ) -> Diagnostic {
        error(
            .unknownAttribute,
            "`\(word.text)` is a parameter of `\(base.word)`, which only the head of `\(component.word)` sets",
            at: word.range,
            "give `\(component.word)` a parameter of its own and pass it on in its head: "
                + "`component \(component.word)(\(word.text) = 0) \(base.word) \(word.text) (\(word.text))`"
        ).with("`\(component.word)` is defined here", at: component.range)
    }

    /// A use has a value without the word of a parameter: `card Top 10`.
    static func argumentWithoutWord(_ value: ValueSyntax, of component: BoundComponent) -> Diagnostic {
        let fitting = component.parameters.filter { parameter in
            switch (parameter.kind, value.form) {
            case (.value(.number, _, _), .lengths), (.view, .link), (.string, .string): true
            default: false
            }
        }
        let text = value.text.isQuotable ? value.text : "…"
        let only = fitting.count == 1 ? fitting.first : nil
        let example = (fitting.first ?? component.parameters.first)?.name ?? ""
        let names = component.parameters.map { "`\($0.name)`" }.joinedAsList()
        return error(
            .wrongValue, "`\(component.word)` doesn't know which parameter `\(text)` is for", at: value.range,
            "write its word before it: `\(example) \(text)`"
                + (only == nil ? "; the parameters are \(names)" : ""),
            fix: only.map { .replace(value.range.atStart, by: "\($0.name) ", safe: false) }
        ).with("the component is defined here", at: component.range)
    }

    static func parameterTwice(_ word: SpelledToken, first: SourceRange) -> Diagnostic {
        error(.misplaced, "the parameter `\(word.text)` is given twice", at: word.range, "remove one of them")
            .with("first given here", at: first)
    }

    /// The value of a parameter is missing or doesn't match its default.
    static func wrongArgument(
        _ word: SpelledToken, _ kind: ComponentParameter.Kind, at range: SourceRange
    ) -> Diagnostic {
        let (what, example): (String, String) =
            switch kind {
            case .value(.condition, _, _):
                ("a condition", "`\(word.text)`, `\(word.text) .off` or `\(word.text) (row == 0)`")
            case .string: ("a text", "`\(word.text) \"New\"`")
            case .view: ("a view", "`\(word.text) -> Back`")
            default: ("a number", "`\(word.text) 3` or `\(word.text) (row + 1)`")
            }
        return error(.wrongValue, "`\(word.text)` takes \(what)", at: range, "write \(example)")
    }

    /// A condition is written as in other languages.
    static func bareCondition(_ word: SpelledToken, _ value: SpelledToken, meant: String) -> Diagnostic {
        error(
            .wrongValue, "write the value of `\(word.text)` with a dot: `\(word.text) \(meant)`", at: value.range,
            fix: .replace(value.range, by: meant))
    }

    static func missingView(_ parameter: ComponentParameter, of word: SpelledToken) -> Diagnostic {
        error(
            .wrongValue, "`\(word.text)` needs the view `\(parameter.name)`", at: word.range,
            "write it after the word and the Name: `\(word.text) … \(parameter.name) -> Back`"
        ).with("the component takes it here", at: parameter.range)
    }

    static func hitTestInBoth(_ component: BoundComponent, at range: SourceRange) -> Diagnostic {
        error(
            .misplaced, "the component `\(component.word)` already has a `hitTest` block", at: range,
            "put all rules into one"
        ).with("it is in this component", at: component.range)
    }
}
