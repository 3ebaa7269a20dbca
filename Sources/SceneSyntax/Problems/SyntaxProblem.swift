import SceneText

/// A syntax error as data. ``diagnostic(in:)`` puts it into words.
public struct SyntaxProblem: Hashable, Sendable {
    /// What is wrong.
    public let reason: Reason
    /// The place of the error; something missing is reported at the token before.
    public let range: SourceRange
    /// A related place, such as the brace that is never closed.
    public let related: SourceRange?
    /// Whether the source can have several meanings, so that there is no fix.
    let isAmbiguous: Bool

    /// The maximum nesting of blocks and expressions.
    static let maximumNestingDepth = 256
    /// The maximum number of errors to report.
    static let maximumInFile = 1000

    /// Creates the problem `reason` at `range`.
    init(_ reason: Reason, at range: SourceRange, related: SourceRange? = nil, isAmbiguous: Bool = false) {
        self.reason = reason
        self.range = range
        self.related = related
        self.isAmbiguous = isAmbiguous
    }

    /// Whether the checker, which knows the kinds of views, reports this problem instead.
    var isLeftToChecker: Bool { reason == .statementBeginsWithName }

    /// The kinds of syntax errors.
    public enum Reason: Hashable, CaseIterable, Sendable {
        // Inside tokens
        /// A NUL byte, so the file isn't text.
        case binaryFile
        /// Bytes that aren't UTF-8.
        case invalidUTF8
        /// `"Save` without its closing quote.
        case unterminatedString
        /// `"Row \(row"`.
        case unclosedInterpolation
        /// `"\q"`.
        case invalidEscape
        /// `schön`.
        case lettersBeyondASCII
        /// `°`, `“`, `@`.
        case unknownCharacters
        /// A word or Name of more than 1000 letters.
        case wordTooLong

        // Braces and lines
        /// A block that doesn't end before a line indented no deeper.
        case missingClosingBrace
        /// A block that doesn't end before the end of the file.
        case missingLastBrace
        /// A line that should have opened a block.
        case missingOpeningBrace
        /// A `}` that closes nothing.
        case strayClosingBrace
        /// A `{` that isn't on the line of its item.
        case braceOnNewLine
        /// A `{` after something that takes no block.
        case blockWithoutItem
        /// More text after a complete statement.
        case missingLineEnd
        /// A statement that continues on the next line.
        case continuedOnNewLine
        /// More than 256 levels.
        case nestingTooDeep
        /// More than 1000 problems.
        case tooManyProblems

        // Statements
        /// A view or another statement outside all scenes.
        case statementOutsideScene
        /// `compnent badge view`.
        case misspelledStatement
        /// `Main 390x844 {`.
        case missingSceneWord
        /// `scene 390x844 {`.
        case missingSceneName
        /// `scene {`.
        case missingSceneNameAndSize
        /// `scene Main {`.
        case missingSceneSize
        /// `size 50%x44`.
        case percentInSize
        /// `scene Main safeArea 390x844 {`.
        case sceneSizeAfterAttribute
        /// `scene Main 390 {`.
        case wrongSceneSize
        /// `scene Main iPhoneSE {`.
        case deviceWithoutDot
        /// `scene Main .iPhoneSE, {`, `expect hit 10,10 on -> Play`.
        case missingDevice
        /// `.iPhoneSE.portrait`.
        case unknownOrientation
        /// `scene Main 390x844`.
        case missingSceneBlock
        /// A scene in a scene.
        case nestedScene
        /// `import`.
        case missingImportPath
        /// `import parts`.
        case importPathWithoutQuotes
        /// `import "\(name).scene"`.
        case interpolatedImportPath
        /// `import "a.scene", "b.scene"`.
        case severalImports
        /// `#include "a.scene"`.
        case foreignImport
        /// An `import` in a block.
        case nestedImport
        /// `component (count = 0) view {`.
        case missingComponentName
        /// `component Badge view {`.
        case capitalComponentName
        /// `component badge {`.
        case missingComponentKind
        /// `component badge view Badge {`.
        case nameInComponentHead
        /// A component in a block.
        case nestedComponent
        /// `component badge() view {`.
        case missingParameter
        /// `component badge(count) view {`.
        case missingDefault
        /// `component badge(count: 3) view {`.
        case colonInParameter
        /// `component badge(title = "Row \(row)") view {`.
        case interpolatedDefault
        /// `component badge(color = .red) view {`.
        case caseAsDefault
        /// `component badge(angle = 45deg) view {`.
        case unitOfParameter
        /// `44x44 …`.
        case statementBeginsWithValue
        /// `Save …`: a name instead of a kind.
        case statementBeginsWithName
        /// `for`, `func` and the like.
        case foreignStatement
        /// An `else` without an `if`.
        case strayElse
        /// `else (row == 1) {`.
        case missingIfWord
        /// `} if (row == 1) {`.
        case missingElseWord
        /// `let = 8`.
        case missingLetName
        /// `let Gap = 8`.
        case capitalLetName
        /// `let gap 8`.
        case missingLetEquals
        /// `let gap =`.
        case missingLetValue
        /// `let gap = w + 5`.
        case letNeedsParentheses
        /// `if row == 0 {`.
        case conditionNeedsParentheses
        /// `if (row == 0)`.
        case missingBlock
        /// `if (row == 0) hidden`.
        case branchWithoutBraces
        /// `repeat 3 view A fill`.
        case repeatWithoutBraces
        /// Any other unexpected token.
        case unexpected

        // Attributes and values
        /// `width = 50`.
        case equalsSign
        /// `width: 50`.
        case colonSign
        /// `fill, hidden`.
        case strayComma
        /// `touchDelegate Back`.
        case nameWithoutArrow
        /// `top Title.bottom 8`.
        case edgeOfView
        /// `(Star[2].maxY + 8)`.
        case edgeOfCopy
        /// `frame(0,0,44,44)`.
        case callSyntax
        /// `view A.frame(width: 44)`.
        case chainedCall
        /// `hit (10,10)`.
        case pointInParentheses
        /// `fill ]`.
        case strayBracket
        /// `frame 0,`.
        case missingValueAfterComma
        /// `120 x 44`.
        case blankInSize
        /// `50 %`.
        case blankBeforeUnit
        /// `10-5`.
        case touchingValues
        /// `width w + 5`.
        case arithmeticNeedsParentheses
        /// `hidden .`.
        case missingCase
        /// `size 44x-`.
        case missingNumber

        // Links
        /// `touchDelegate ->`.
        case missingLinkTarget
        /// `-> back`.
        case lowercaseLinkTarget
        /// `-> List[0].`.
        case missingPathName
        /// `-> List[]`.
        case missingIndex
        /// `-> List(0)`.
        case indexInParentheses
        /// `-> List[0`.
        case missingClosingBracket

        // Expressions
        /// `(4 +)`.
        case missingExpression
        /// `(4 + 5`.
        case missingClosingParenthesis
        /// `(w = 3)`.
        case strayInExpression
        /// `(1 < w < 3)`.
        case chainedComparison
        /// `(w > 3 ? 4)`.
        case missingTernaryColon
        /// `(Width + 3)`.
        case nameInExpression

        // Expectations
        /// `expect Play`.
        case unknownExpectation
        /// `hit 10,10 -> Play`.
        case missingExpectWord
        /// `assert hit 10,10 -> Play`.
        case misspelledExpect
        /// `expect hit -> Play`.
        case missingPlace
        /// `expect hit 10 10`.
        case pointWithoutComma
        /// `expect hit 10,10`.
        case missingHitResult
        /// `expect hit 10,10 Play`.
        case resultWithoutArrow
        /// `expect hit 10,10 none`.
        case bareHitResult
        /// `expect tap 10,10`.
        case missingOutcome
        /// `expect tap 10,10 -> Play`.
        case arrowWithoutOutcome
        /// `expect tap 10,10 clicks -> Play`.
        case unknownOutcome
        /// Outcomes on two lines without a comma.
        case missingOutcomeComma
        /// `expect tap 10,10 fires -> Play,` at the end of a line, without another outcome.
        case trailingOutcomeComma
        /// `expect tap 10,10 fires`.
        case missingOutcomeTarget
        /// `expect tap 10,10 sends -> Play`.
        case missingEvent
        /// `touch { jump }`.
        case unknownStep
        /// `wait`.
        case missingTime
        /// `drag 10,10`.
        case missingDragTarget
        /// `pinch 10,10`.
        case missingPinchScale
        /// `rotate 10,10`.
        case missingAngle
        /// `up finger`.
        case missingFinger
        /// `expect reachable`.
        case missingReachableTarget
    }
}

extension SyntaxProblem {
    /// What an error makes doubtful, so that nothing else is reported there.
    enum Reach {
        /// The rest of the statement, and all words of its line.
        case statement
        /// All words of its line, but the parser is sure where the next part of the statement begins.
        case words
        /// Only the text that it is about.
        case itself
        /// Its text, and what follows on its line: the mistake is in the middle of a head.
        case rest
    }
}

extension SyntaxProblem.Reason {
    /// What the error makes doubtful.
    var reach: SyntaxProblem.Reach {
        switch self {
        case .missingSceneWord, .missingExpectWord, .callSyntax, .lettersBeyondASCII: .words
        case .blankBeforeUnit, .blankInSize, .invalidEscape, .edgeOfView, .misspelledStatement: .itself
        // In heads
        case .missingDevice: .rest
        case .missingSceneName, .wrongSceneSize, .deviceWithoutDot, .unknownOrientation, .capitalComponentName,
            .nameInComponentHead, .missingParameter, .missingDefault, .colonInParameter, .interpolatedDefault,
            .caseAsDefault, .unitOfParameter:
            .itself
        // In expectations
        case .unknownExpectation, .unknownOutcome: .itself
        default: .statement
        }
    }
}
