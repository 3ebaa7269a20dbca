extension SyntaxProblem {
    /// The words for what is wrong with attributes and their values.
    func valueWording(_ text: String) -> Wording? {
        switch reason {
        case .equalsSign:
            Wording(
                "an attribute takes its value without `=`", "write the value behind the word: `width 50`",
                fix: replacing("leave out the `=`", with: ""))
        case .colonSign:
            Wording(
                "an attribute takes its value without `:`", "write the value behind the word: `width 50`",
                fix: replacing("leave out the `:`", with: ""))
        case .strayComma:
            Wording(
                "this comma joins nothing",
                "attributes are separated by blanks; only the numbers of a point or of edges "
                    + "have commas: `frame 0,0 44x44`")
        case .nameWithoutArrow:
            Wording(
                "`\(text)` cannot stand here",
                "a view's own Name stands right behind its kind; a link to a view has an arrow: `-> \(text)`",
                fix: replacing("write `-> \(text)`", with: "-> \(text)"))
        case .callSyntax:
            Wording(
                "attributes are not called like functions",
                "write the values behind the word, separated by blanks: "
                    + (text == "frame" ? "`frame 0,0 44x44`" : "`frame 0,0 44x44`, `width 50`"))
        case .missingValueAfterComma:
            Wording("a number is missing behind this comma", "a point is `X,Y`, edges are `top,left,bottom,right`")
        case .blankInSize:
            Wording("a size is written without blanks around its `x`", "write `120x44`, or with variables `(w)x(h)`")
        case .blankBeforeUnit:
            Wording(
                "a unit stands directly behind its number", "write `50%`, `200ms`, `45deg`",
                fix: nil)
        case .touchingValues:
            Wording(
                "values are separated by blanks",
                "to calculate, write parentheses around it all: `(10 - 5)`; for two values, put a blank between them")
        case .arithmeticNeedsParentheses:
            Wording("what is to be calculated stands in parentheses", "write `width (w + 5)`")
        case .missingCase:
            Wording("a word is missing behind this dot", "write it without a blank: `.off`, `.circle`")
        case .missingNumber:
            Wording("a number is missing here")
        default: nil
        }
    }

    /// The words for what is wrong with links.
    func linkWording(_ text: String) -> Wording? {
        switch reason {
        case .missingLinkTarget:
            Wording("the arrow points to nothing", "write the Name of a view behind it: `-> Back`, `-> List[3].Play`")
        case .lowercaseLinkTarget:
            Wording("`\(text)` is no Name", "an arrow points to a view's Name, which begins with an upper-case letter")
        case .missingPathName:
            Wording(
                "a Name is missing behind the dot", "write `List[3].Play` for a view in a row, or `List[3].content`")
        case .missingIndex:
            Wording("there is no index in these brackets", "write which row or copy it is, from 0: `List[3]`")
        case .missingClosingBracket:
            Wording("a `]` is missing here", "write `List[3]`")
        default: nil
        }
    }

    /// The words for what is wrong with expressions.
    func expressionWording(_ text: String) -> Wording? {
        switch reason {
        case .missingExpression:
            Wording(
                "a value is missing behind `\(text)`",
                "in parentheses and brackets stand numbers, `let` constants, `row`, `index` and the like")
        case .missingClosingParenthesis:
            Wording("a `)` is missing here")
        case .chainedComparison:
            Wording("comparisons cannot be chained", "write `(0 <= row && row < 3)`")
        case .missingTernaryColon:
            Wording("this `?` has no `:`", "write `(row == 0 ? 60 : 44)`")
        case .nameInExpression:
            Wording(
                "`\(text)` is a Name, and views cannot be calculated with", "constants and variables are in lower case")
        default: nil
        }
    }
}
