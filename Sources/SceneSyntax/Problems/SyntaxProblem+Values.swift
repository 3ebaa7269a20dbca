extension SyntaxProblem {
    /// The words for what is wrong with attributes and their values.
    func valueWording(_ text: String) -> Wording? {
        switch reason {
        case .equalsSign:
            Wording(
                "an attribute takes its value without `=`", "write the value behind the word: `width 50`")
        case .colonSign:
            Wording(
                "an attribute takes its value without `:`", "write the value behind the word: `width 50`")
        case .strayComma:
            Wording(
                "this comma joins nothing",
                "attributes are separated by blanks; only the numbers of a point or of edges "
                    + "have commas: `frame 0,0 44x44`")
        case .nameWithoutArrow: nameWording(text)
        case .edgeOfView:
            Wording(
                "`\(text)` is an edge of another view, and cannot be read in a scene yet",
                "pins lead to the superview: write the distance itself, as in `top 52`, or give it a word that both views "
                    + "use: `let titleBottom = 44`, then `top (titleBottom + 8)`")
        case .callSyntax:
            Wording(
                "nothing is called like a function in a scene",
                "write the values behind the word, separated by blanks: `button Save \"Save\" frame 0,0 120x44`, "
                    + "`touchDelegate -> Back`")
        case .chainedCall:
            Wording(
                "attributes are not chained with dots",
                "write them behind the view, separated by blanks: `view Panel frame 0,0 120x44 hidden`")
        case .pointInParentheses:
            Wording(
                "points and edges are written without parentheses", "write `10,20`; in parentheses stands one number")
        case .strayBracket:
            Wording(
                "this `\(text)` belongs to nothing",
                "brackets choose one of many in a path, `-> List[3]`; a `repeat` numbers its copies by itself")
        case .missingValueAfterComma:
            Wording("a number is missing behind this comma", "a point is `X,Y`, edges are `top,left,bottom,right`")
        case .blankInSize:
            Wording("a size is written without blanks around its `x`", "write `120x44`, or with variables `(w)x(h)`")
        case .blankBeforeUnit:
            Wording(
                "a unit stands directly behind its number", "write `50%`, `200ms`, `45deg`")
        case .touchingValues:
            Wording(
                "values are separated by blanks",
                "to calculate, write parentheses around it all: `(10 - 5)`; for two values, put a blank between them")
        case .arithmeticNeedsParentheses:
            switch text {
            case "-":
                Wording(
                    "words have no `-` in them, and what is to be calculated stands in parentheses",
                    "write `cornerRadius 8`, or `width (w - 5)`")
            case "==", "<", "<=", ">", ">=", "!=":
                Wording(
                    "an attribute takes its value without `\(text)`", "write the value behind the word: `leading 16`")
            default: Wording("what is to be calculated stands in parentheses", "write `width (w + 5)`")
            }
        case .missingCase:
            Wording("a word is missing behind this dot", "write it without a blank: `.off`, `.circle`")
        case .missingNumber:
            Wording("a number is missing here")
        default: nil
        }
    }

    /// What to say of a Name among attributes.
    private func nameWording(_ text: String) -> Wording {
        switch text {
        case "YES", "TRUE", "True":
            return Wording("`\(text)` means nothing here", "the word alone turns an attribute on: `hidden`")
        case "NO", "FALSE", "False":
            return Wording("`\(text)` means nothing here", "`.off` turns an attribute off: `hidden .off`")
        default: break
        }
        if text.hasPrefix("UI") || text.hasPrefix("CG") || text.hasPrefix("NS") {
            return Wording(
                "`\(text)` is UIKit's, and means nothing in a scene",
                "values are written by themselves: `backgroundColor .red`, `frame 0,0 120x44`, `contentOffset 0,10`")
        }
        return Wording(
            "`\(text)` cannot stand here",
            "a view's own Name stands right behind its kind; a link to a view has an arrow: `-> \(text)`")
    }

    /// The words for what is wrong with links.
    func linkWording(_ text: String) -> Wording? {
        switch reason {
        case .missingLinkTarget:
            Wording("the arrow points to nothing", "write the Name of a view behind it: `-> Back`, `-> List[3].Play`")
        case .lowercaseLinkTarget where text == "none" || text == "nil":
            Wording("`\(text)` is no view", "where nothing is hit, write `.none` without an arrow")
        case .lowercaseLinkTarget:
            Wording("`\(text)` is no Name", "an arrow points to a view's Name, which begins with an upper-case letter")
        case .missingPathName:
            Wording(
                "a Name is missing behind the dot", "write `List[3].Play` for a view in a row, or `List[3].content`")
        case .missingIndex:
            Wording("there is no index in these brackets", "write which row or copy it is, from 0: `List[3]`")
        case .indexInParentheses:
            Wording("rows and copies are chosen in brackets", "write `List[3]`")
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
        case .strayInExpression:
            Wording(
                "`\(text)` cannot stand here in an expression",
                text == "="
                    ? "to compare, write `==`"
                    : text == "&" || text == "|"
                        ? "conditions are joined by `&&` and `||`" : "between two values stands a sign: `(row * 60)`")
        case .chainedComparison:
            Wording("comparisons cannot be chained", "write `(0 <= row && row < 3)`")
        case .missingTernaryColon:
            Wording("this `?` has no `:`", "write `(row == 0 ? 60 : 44)`")
        case .nameInExpression:
            Wording(
                "`\(text)` is a Name, and views cannot be calculated with",
                "write the number itself, or a word with a value, which begins with a lower-case letter: `let gap = 8`, then "
                    + "`(gap + 4)`")
        default: nil
        }
    }
}
