import SceneSyntax
import SceneText

/// Diagnostics about `hitTest` blocks.
extension Diagnostic {
    static func strayAfterHitTest(_ range: SourceRange) -> Diagnostic {
        error(.misplaced, "unexpected text between `hitTest` and its block", at: range, "write `hitTest { … }`")
    }

    static func hitTestWithoutBlock(_ range: SourceRange) -> Diagnostic {
        error(.wrongValue, "`hitTest` has no block", at: range, "write its rules in braces: `hitTest { super; pass }`")
    }

    static func statementInHitTest(_ range: SourceRange) -> Diagnostic {
        error(
            .misplaced, "a `hitTest` block contains only rules", at: range,
            "put the whole block into the `if`, and `let` and `expect` before or after it")
    }

    static func unknownRule(_ word: SpelledToken) -> Diagnostic {
        let words = Schema.rules.map { $0.word }
        let nearest = NearestWord.of(word.text, among: words)
        let isShortWord = ["touchDelegate", "passthrough", "hitSlop", "hitShape", "overhang"].contains(word.text)
        let rule =
            ["touchDelegate": "delegate", "passthrough": "pass", "nil": "none"][word.text]
            ?? Misspelling.word(word.text, among: words)
        return error(
            isShortWord ? .misplaced : .unknownAttribute, "`\(word.text)` isn't a rule of `hitTest`", at: word.range,
            isShortWord
                ? "it is an attribute: write it on the view; the rules that go with it are `delegate`, `pass` and `claim`"
                : word.text == "nil"
                    ? "write `none`, which answers nil"
                    : suggestion(nearest) ?? "the rules are \(words.joinedAsList())",
            fix: rule.map { .replace(word.range, by: $0) })
    }

    /// `return nil` says in Swift what the rule `none` says.
    static func returnOfNil(_ statement: SourceRange) -> Diagnostic {
        error(
            .wrongValue, "`return` takes a view, not `nil`", at: statement,
            "write `none`: the view and what is in it are never hit", fix: .replace(statement, by: "none"))
    }

    static func strayAfterRule(
        _ range: SourceRange, _ word: SpelledToken, view: SpelledToken? = nil
    ) -> Diagnostic {
        error(
            .wrongValue,
            view == nil ? "nothing more follows `\(word.text)` here" : "the view after `\(word.text)` needs an arrow",
            at: range,
            Schema.rule(word.text).map { rule in
                // The summary of a rule for one view calls that V.
                if let view, rule.notation == "-> V" {
                    return "write `\(rule.word) -> \(view.text)`: if the result would be this view, it is "
                        + "`\(view.text)`, even if that doesn't contain the point"
                }
                let form = view.map { "-> \($0.text)" } ?? rule.notation
                return "write `\(rule.word)\(form.isEmpty ? "" : " ")\(form)`: \(rule.summary)"
            }, fix: view.map { .replace($0.range, by: "-> \($0.text)") })
    }

    static func ruleWithoutView(_ range: SourceRange, _ word: SpelledToken) -> Diagnostic {
        error(
            .wrongValue, "`\(word.text)` needs a view", at: range, "write an arrow and its Name: `\(word.text) -> Back`"
        )
    }

    static func tooManyViewsAfterRule(_ range: SourceRange, _ word: SpelledToken) -> Diagnostic {
        error(.wrongValue, "`\(word.text)` takes one view", at: range, "write the rule once for each view")
    }

    static func blockAfterRule(_ range: SourceRange, _ word: SpelledToken) -> Diagnostic {
        error(
            .misplaced, "`\(word.text)` has no effects", at: word.range,
            "effects follow `claim`, `when` and `unless`: `when -> Knob { set -> Panel hidden }`")
    }

    static func ruleWithoutEffects(_ range: SourceRange, _ word: SpelledToken) -> Diagnostic {
        error(
            .wrongValue, "`\(word.text)` has no effects", at: range,
            "write them in braces: `\(word.text) -> Knob { set userInteractionEnabled .off }`")
    }

    static func ruleOnCell(_ word: SpelledToken) -> Diagnostic {
        error(
            .misplaced, "`\(word.text)` can never apply here: a cell itself is never hit, its content view is",
            at: word.range,
            "write the rules in the cell's content view: `cell { content { hitTest { \(word.text) … } } }`")
    }

    static func effectOutsideClaim(_ word: SpelledToken) -> Diagnostic {
        error(
            .misplaced, "`set` is an effect; write it in the braces of a rule", at: word.range,
            "write `when -> Knob { set -> Panel hidden }`, or the same with `claim` or `unless`")
    }

    static func noEffect(_ range: SourceRange) -> Diagnostic {
        error(.misplaced, "only `set` is allowed here", at: range, "write `set -> Panel userInteractionEnabled .off`")
    }

    static func wrongEffectTarget(_ range: SourceRange) -> Diagnostic {
        error(
            .wrongValue, "`set` changes one view", at: range,
            "write `set -> Panel hidden`, or `set hidden` for this view")
    }

    static func effectWithoutAttribute(_ range: SourceRange) -> Diagnostic {
        error(
            .wrongValue, "missing attribute after `set`", at: range,
            "write `set -> Panel hidden`; you can also set "
                + Schema.settableAttributes.filter { $0 != .hidden }.map { "`\($0.word)`" }.joinedAsList())
    }

    static func notSettable(_ word: SpelledToken) -> Diagnostic {
        error(
            .misplaced, "`\(word.text)` can't be set", at: word.range,
            "effects set " + Schema.settableAttributes.map { "`\($0.word)`" }.joinedAsList())
    }

    static func secondHitTest(_ range: SourceRange, first: SourceRange) -> Diagnostic {
        error(.misplaced, "the view has a `hitTest` block already", at: range, "put all rules into one").with(
            "it is here", at: first)
    }

    static func shortWordBesideHitTest(_ word: Attribute, at range: SourceRange) -> Diagnostic {
        let rule = word == .passthrough ? "pass" : "delegate -> …"
        return error(
            .misplaced, "`\(word.word)` can't be combined with a `hitTest` block on the same view", at: range,
            "write it as a rule of the block: `\(rule)`")
    }
}
