extension SyntaxProblem {
    /// Returns the text for errors in attributes and their values.
    func valueWording(_ text: String) -> Wording? {
        switch reason {
        case .strayComma:
            Wording(
                "unexpected comma",
                "separate attributes with spaces; only the numbers of points and edges "
                    + "take commas: `frame 0,0 44x44`")
        case .nameWithoutArrow: nameWording(text)
        case .edgeOfView:
            Wording(
                "write the edge of another view in parentheses",
                "write `top (Title.maxY + 8)`; the edges are `minX`, `midX`, `maxX`, `minY`, `midY`, `maxY`, `width` "
                    + "and `height`")
        case .edgeOfCopy:
            Wording(
                "`\(text)` is an edge of a copy of many, which layout cannot refer to",
                "write the Name of an earlier view of the same block, without an index: `(Title.maxY + 8)`")
        case .callSyntax where text.hasSuffix("Stack"):
            Wording(
                "a scene has no calls",
                text == "ZStack"
                    ? "write a `view`: its views lie on each other, the last one in front"
                    : "write `stack \(text == "HStack" ? ".horizontal" : ".vertical") spacing 8 { … }`")
        case .callSyntax where text == "Spacer":
            Wording(
                "a scene has no calls",
                "in a `stack`, leave out the width or height of one view, which takes the rest, or write "
                    + "`distribution .equalSpacing`")
        case .callSyntax:
            Wording(
                "a scene has no calls",
                "write the values after the word, separated by spaces: `button Save \"Save\" frame 0,0 120x44`, "
                    + "`touchDelegate -> Back`")
        case .chainedCall:
            Wording(
                "attributes are not chained with dots",
                "write them after the view, separated by spaces: `view Panel frame 0,0 120x44 hidden`")
        case .pointInParentheses:
            Wording(
                "write points and edges without parentheses", "write `10,20`; parentheses are for one number")
        case .strayBracket:
            Wording(
                "unexpected `\(text)`",
                "use brackets to select one of several views in a path, `-> List[3]`; `repeat` numbers its instances itself"
            )
        case .missingValueAfterComma:
            Wording("missing number after this comma", "a point is `X,Y`, edges are `top,left,bottom,right`")
        case .touchingValues:
            Wording(
                "separate values with spaces",
                "for arithmetic, write parentheses around all of it: `(10 - 5)`; for two values, put a space between them"
            )
        case .arithmeticNeedsParentheses:
            switch text {
            case "-":
                Wording(
                    "names cannot contain `-`; put arithmetic in parentheses",
                    "write `cornerRadius 8`, or `width (w - 5)`")
            default: Wording("put arithmetic in parentheses", "write `width (w + 5)`")
            }
        case .missingCase:
            Wording("missing word after this dot", "write it without a space: `.off`, `.circle`")
        case .missingNumber:
            Wording("missing number")
        default: nil
        }
    }

    /// Returns the text for a name among attributes.
    private func nameWording(_ text: String) -> Wording {
        if text.hasPrefix("UI") || text.hasPrefix("CG") || text.hasPrefix("NS") {
            return Wording(
                "`\(text)` is UIKit, not part of this language",
                "write values without a type: `backgroundColor .red`, `frame 0,0 120x44`, `contentOffset 0,10`")
        }
        return Wording(
            "`\(text)` is not allowed here",
            "a view's own Name comes right after its kind; a link to a view has an arrow: `-> \(text)`")
    }

    /// Returns the text for errors in links.
    func linkWording(_ text: String) -> Wording? {
        switch reason {
        case .missingLinkTarget:
            Wording("missing view after the arrow", "write the Name of a view after it: `-> Back`, `-> List[3].Play`")
        case .lowercaseLinkTarget where text == "none" || text == "nil":
            Wording("`\(text)` is not a view", "write `.none` without an arrow if no view is hit")
        case .lowercaseLinkTarget:
            Wording(
                "`\(text)` is not a Name", "an arrow points to a view's Name, which starts with an upper-case letter")
        case .missingPathName:
            Wording(
                "missing Name after the dot", "write `List[3].Play` for a view in a row, or `List[3].content`")
        case .missingIndex:
            Wording("missing index in these brackets", "write the index of the row or instance, from 0: `List[3]`")
        case .missingClosingBracket:
            Wording("missing `]`", "write `List[3]`")
        default: nil
        }
    }

    /// Returns the text for errors in expressions.
    func expressionWording(_ text: String) -> Wording? {
        switch reason {
        case .missingExpression:
            Wording(
                "missing value after `\(text)`",
                "write a number, a `let` constant, `row`, `index` or an expression")
        case .missingClosingParenthesis:
            Wording("missing `)`")
        case .strayInExpression:
            Wording(
                "`\(text)` is not allowed here in an expression",
                text == "="
                    ? "write `==` to compare"
                    : ["&", "|", "and", "or"].contains(text.lowercased())
                        ? "join conditions with `&&` and `||`" : "write an operator between two values: `(row * 60)`")
        case .chainedComparison:
            Wording("comparisons cannot be chained", "write `(0 <= row && row < 3)`")
        case .missingTernaryColon:
            Wording("this `?` has no `:`", "write `(row == 0 ? 60 : 44)`")
        case .nameInExpression:
            Wording(
                "`\(text)` is a Name; views cannot be used in arithmetic",
                "write an edge of the view, `(\(text).maxY + 8)`, or a word with a value, which starts with a lower-case "
                    + "letter: `let gap = 8`, then `(gap + 4)`")
        default: nil
        }
    }
}
