extension SyntaxProblem {
    /// The words for what is wrong with braces and lines.
    func blockWording(_ text: String) -> Wording? {
        switch reason {
        case .missingClosingBrace:
            Wording("a `}` is missing behind this line", "the lines that follow are indented as if the block had ended")
        case .missingOpeningBrace:
            Wording("a `{` is missing at the end of this line")
        case .strayClosingBrace:
            Wording("this `}` closes nothing", "is a `{` missing before it, or is it one too many?")
        case .braceOnNewLine:
            Wording(
                "this `{` stands on a line of its own", "put it at the end of the line of its item: `table List fill {`"
            )
        case .continuedOnNewLine:
            Wording(
                "`\(text)` belongs to the line before",
                "a statement ends with its line, except behind `,` and `->`, before `->`, and inside parentheses")
        case .blockWithoutItem:
            Wording(
                "this `{` belongs to no item", "a block follows a view, `scene`, `if`, `repeat`, `touch` or `hitTest`")
        case .missingLineEnd:
            Wording(
                "`\(text)` cannot stand here; what comes before it is complete",
                "begin a new line, or put a `;` between two statements")
        case .nestingTooDeep:
            Wording("this is nested more than \(Parser.deepestNesting) deep", "UIKit itself would be slow long before")
        case .tooManyProblems:
            Wording("there are more than \(Parser.mostProblems) mistakes in this file; the rest is not shown")
        default: nil
        }
    }

    /// The words for what is wrong with statements.
    func statementWording(_ text: String) -> Wording? {
        switch reason {
        case .statementOutsideScene:
            Wording(
                "`\(text)` stands outside of a scene",
                "at the top of a file stand `let` and scenes: `scene Main 390x844 { … }`")
        case .missingSceneWord:
            Wording(
                "the word `scene` is missing before `\(text)`")
        case .missingSceneName:
            Wording(
                "the scene has no Name", "write `scene Main 390x844 { … }`; a Name begins with an upper-case letter")
        case .missingSceneSize:
            Wording("the scene has no size", "write its width and height in points: `scene Main 390x844 { … }`")
        case .sceneSizeAfterAttribute:
            Wording(
                "the size of a scene stands right behind its Name", "write `scene Main \(text)`, then the attributes")
        case .wrongSceneSize:
            Wording("`\(text)` is no size", "write the width and height of the scene in points, such as `390x844`")
        case .missingSceneBlock:
            Wording("the scene has no block", "write `{` here and `}` behind its views")
        case .nestedScene:
            Wording("a scene cannot stand in another one", "close the scene before with `}`, or write `view`")
        case .statementBeginsWithValue:
            Wording(
                "a line cannot begin with `\(text)`",
                text.hasPrefix("#") || text.hasPrefix("/") || text == "-"
                    ? "comments begin with `//`"
                    : "it begins with a word: a kind of view such as `button`, an attribute, `let`, `if` or `expect`")
        case .foreignStatement:
            Wording("`\(text)` is Swift, and means nothing in a scene", foreignRemark(text))
        case .strayElse:
            Wording("this `else` follows no `if`", "write `if (row == 0) { … } else { … }`")
        case .missingIfWord:
            Wording("a condition stands behind `if`", "write `if (row == 0) { … } else if (row == 1) { … } else { … }`")
        case .missingElseWord:
            Wording(
                "behind the block of an `if` stands `else` or a new line, not `\(text)`",
                "write `if (row == 0) { … } else if (row == 1) { … } else { … }`")
        case .missingLetName:
            Wording("this `let` names nothing", "write `let gap = 8`; the word begins with a lower-case letter")
        case .capitalLetName:
            Wording(
                "the word of a `let` begins with a lower-case letter, and `\(text)` does not", "write `let gap = 8`")
        case .missingLetEquals:
            Wording("this `let` has no `=`", "write `let gap = 8`")
        case .missingLetValue:
            Wording("this `let` has no value", "write a number, or an expression in parentheses: `let gap = (2 * 4)`")
        case .letNeedsParentheses:
            Wording("what is to be calculated stands in parentheses")
        case .conditionNeedsParentheses:
            Wording(
                "the condition of an `if` stands in parentheses",
                text == "and" || text == "or"
                    ? "conditions are joined in them: `if (row > 2 \(text == "and" ? "&&" : "||") row < 9) { … }`"
                    : "write `if (row == 0) { … }`")
        case .missingBlock:
            Wording("`\(text)` needs a block", "write `{ … }` on the same line")
        case .branchWithoutBraces:
            Wording(
                "the braces are missing around what an `if` decides about",
                "write `if (row == 0) { \(text) … }`; an attribute alone takes the condition itself: "
                    + "`hidden (row == 0)`")
        case .repeatWithoutBraces:
            Wording("the braces are missing around what is repeated", "write `repeat 3 { \(text) … }`")
        default: nil
        }
    }

    /// What to write in place of a statement of Swift that begins with `word`.
    private func foreignRemark(_ word: String) -> String {
        switch word {
        case "for", "while": "what is there several times is repeated: `repeat 3 { … }`, with `index` as the variable"
        case "var": "constants are written `let gap = 8`"
        case "func", "override":
            "what a view's `hitTest(_:with:)` does is written rule by rule: `hitTest { super; pass }`"
        default: "a scene holds views, `let`, `if`, `repeat` and `expect`"
        }
    }
}
