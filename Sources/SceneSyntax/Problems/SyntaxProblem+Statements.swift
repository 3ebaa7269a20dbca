extension SyntaxProblem {
    /// Returns the text for errors in braces and lines.
    func blockWording(_ text: String) -> Wording? {
        switch reason {
        case .missingClosingBrace:
            Wording("missing `}` after this line", "the next lines are indented as if the block had ended")
        case .missingLastBrace:
            Wording("missing `}` at the end of the file")
        case .missingOpeningBrace:
            Wording("missing `{` at the end of this line")
        case .strayClosingBrace:
            Wording("this `}` closes nothing", "add the missing `{` before it, or delete it")
        case .braceOnNewLine:
            Wording(
                "this `{` is on its own line", "put it at the end of the item's line: `table List fill {`"
            )
        case .continuedOnNewLine:
            Wording(
                "`\(text)` belongs to the line before",
                "a statement ends with its line, except after `,` and `->`, before `->`, and inside parentheses")
        case .blockWithoutItem:
            Wording(
                "this `{` belongs to no item", "a block follows a view, `scene`, `if`, `repeat`, `touch` or `hitTest`")
        case .missingLineEnd:
            Wording(
                "`\(text)` is not allowed here: the statement before it is complete",
                "start a new line, or separate the statements with `;`")
        case .nestingTooDeep:
            Wording(
                "nesting is more than \(Self.deepestNesting) levels deep",
                "simplify the scene; UIKit would be slow with far fewer levels")
        case .tooManyProblems:
            Wording("there are more than \(Self.mostInFile) errors in this file; the rest are not shown")
        default: nil
        }
    }

    /// Returns the text for errors in statements.
    func statementWording(_ text: String) -> Wording? {
        switch reason {
        case .statementOutsideScene:
            Wording(
                "`\(text)` is outside any scene",
                text.hasPrefix("#") || text.hasPrefix("/")
                    ? "comments start with `//`"
                    : text == "Scene"
                        ? "write `scene`, with a lower-case letter"
                        : "at the top level write only `let`, components and scenes: `scene Main 390x844 { … }`")
        case .missingSceneWord:
            Wording(
                "missing `scene` before `\(text)`")
        case .missingSceneName:
            Wording(
                "the scene has no Name", "write `scene Main 390x844 { … }`; a Name starts with an upper-case letter")
        case .missingSceneSize:
            Wording(
                "the scene has no size",
                "write its width and height in points, `scene Main 390x844 { … }`, or a device: `.iPhone16Pro`")
        case .sceneSizeAfterAttribute:
            Wording(
                "the size of a scene comes right after its Name", "write `scene Main \(text)`, then the attributes")
        case .wrongSceneSize:
            Wording(
                "`\(text)` is not a size",
                "write the width and height of the scene in points, such as `390x844`, or a device: `.iPhone16Pro`")
        case .missingDevice:
            Wording(
                "missing device after `\(text)`",
                "write a device or a size: `.iPhoneSE`, `.iPhone16Pro.landscape`, `320x568`")
        case .unknownOrientation:
            Wording(
                "`\(text)` is not an orientation",
                "a device is upright; write `.landscape` after it, without a space, to turn it: `.iPhoneSE.landscape`")
        case .missingSceneBlock:
            Wording("the scene has no block", "write `{` here and `}` after its views")
        case .nestedScene:
            Wording("scenes cannot be nested", "close the previous scene with `}`, or write `view`")
        case .missingComponentName:
            Wording(
                "the component has no word",
                "write `component badge view { … }`; the word starts with a lower-case letter, because you use it as a kind"
            )
        case .capitalComponentName:
            Wording(
                "the word of a component starts with a lower-case letter, but `\(text)` does not",
                "you use it as a kind: `component badge view { … }`, then `badge Unread …`")
        case .missingComponentKind:
            Wording(
                "the component has no kind",
                "write the kind that it is based on after its word: `component badge view { … }`")
        case .nameInComponentHead:
            Wording(
                "a component's view has no Name of its own", "each use gives it one; in the component it is `self`")
        case .nestedComponent:
            Wording("components are not defined in a block", "define it at the top level, above the scene")
        case .missingParameter:
            Wording(
                "missing parameter", "write `(count = 0)` for a value or `(behind ->)` for a view, or no parentheses")
        case .missingDefault:
            Wording(
                "the parameter `\(text)` has no default",
                "write `\(text) = 0`, `= true` or `= \"text\"`, or `\(text) ->` for a view that each use gives")
        case .colonInParameter:
            Wording(
                "a parameter has no type",
                "its default says what it is: `count = 0`, `open = true`, `title = \"New\"`, or `behind ->` for a view")
        case .interpolatedDefault:
            Wording(
                "the default of a string parameter has no interpolations",
                "write the interpolation where the parameter is used: `label Title \"\\(title) \\(count)\"`")
        case .caseAsDefault:
            Wording(
                "a colour or case can't be a parameter", "use numbers, conditions, texts or `behind ->` for a view")
        case .unitOfParameter:
            Wording(
                "a parameter has no unit", "write the unit where the parameter is used: `rotate (angle)deg`")
        case .statementBeginsWithValue:
            Wording(
                "a line cannot start with `\(text)`",
                text.hasPrefix("#") || text.hasPrefix("/") || text == "-"
                    ? "comments start with `//`"
                    : "start it with a word: a kind of view such as `button`, an attribute, `let`, `if` or `expect`")
        case .foreignStatement:
            Wording("`\(text)` is Swift, not part of this language", foreignRemark(text))
        case .strayElse:
            Wording("this `else` has no `if`", "write `if (row == 0) { … } else { … }`")
        case .missingIfWord:
            Wording("missing condition after `if`", "write `if (row == 0) { … } else if (row == 1) { … } else { … }`")
        case .missingElseWord:
            Wording(
                "after the block of an `if` write `else` or a new line, not `\(text)`",
                "write `if (row == 0) { … } else if (row == 1) { … } else { … }`")
        case .missingLetName:
            Wording("this `let` has no name", "write `let gap = 8`; the word starts with a lower-case letter")
        case .capitalLetName:
            Wording(
                "the name of a `let` starts with a lower-case letter, but `\(text)` does not", "write `let gap = 8`")
        case .missingLetEquals:
            Wording("this `let` has no `=`", "write `let gap = 8`")
        case .missingLetValue:
            Wording("this `let` has no value", "write a number, or an expression in parentheses: `let gap = (2 * 4)`")
        case .letNeedsParentheses:
            Wording("put variables and conditions in parentheses")
        case .conditionNeedsParentheses:
            Wording(
                "put the condition of an `if` in parentheses",
                text == "and" || text == "or"
                    ? "combine conditions inside them: `if (row > 2 \(text == "and" ? "&&" : "||") row < 9) { … }`"
                    : "write `if (row == 0) { … }`")
        case .missingBlock:
            Wording("`\(text)` needs a block", "write `{ … }` on the same line")
        case .branchWithoutBraces:
            Wording(
                "missing braces around the body of the `if`",
                "write `if (row == 0) { \(text) … }`; to make one attribute conditional, give it the condition: "
                    + "`hidden (row == 0)`")
        case .repeatWithoutBraces:
            Wording("missing braces around the body of the `repeat`", "write `repeat 3 { \(text) … }`")
        default: nil
        }
    }

    /// Returns what to write instead of a statement of Swift that begins with `word`.
    private func foreignRemark(_ word: String) -> String {
        switch word {
        case "for", "while": "to repeat views, write `repeat 3 { … }`, with `index` as the variable"
        case "var": "write constants as `let gap = 8`"
        case "func", "override":
            "describe a `hitTest(_:with:)` override rule by rule: `hitTest { super; pass }`"
        case "struct", "class", "final", "extension":
            "write a view of your own as a component: `component badge(count = 0) view size 60x24 { … }`"
        default: "a scene contains views, `let`, `if`, `repeat` and `expect`"
        }
    }
}
