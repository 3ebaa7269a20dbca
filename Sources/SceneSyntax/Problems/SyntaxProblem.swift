import SceneText

/// Something that keeps a source from being a sentence of the language, as data; ``diagnostic(in:)`` puts it into words.
public struct SyntaxProblem: Hashable, Sendable {
    /// What is wrong.
    public let reason: Reason
    /// Where it is wrong; what is missing is shown at the token before.
    public let range: SourceRange
    /// The place that it has to do with, such as the brace that is never closed.
    public let related: SourceRange?
    /// Whether more than one thing can have been meant, so that there is no fix.
    let isAmbiguous: Bool

    /// Creates the problem `reason` at `range`.
    init(_ reason: Reason, at range: SourceRange, related: SourceRange? = nil, isAmbiguous: Bool = false) {
        self.reason = reason
        self.range = range
        self.related = related
        self.isAmbiguous = isAmbiguous
    }

    /// Whether whoever knows the kinds of views has better words for it, so that the parser keeps quiet.
    public var isLeftToChecker: Bool { reason == .statementBeginsWithName }

    /// What can be wrong.
    public enum Reason: Hashable, CaseIterable, Sendable {
        // Inside tokens
        /// A NUL byte: this is no text.
        case binaryFile
        /// Bytes that are not UTF-8.
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

        // Braces and lines
        /// A block that does not end.
        case missingClosingBrace
        /// A line that should have begun a block.
        case missingOpeningBrace
        /// A `}` that ends nothing.
        case strayClosingBrace
        /// A `{` that does not stand on the line of its item.
        case braceOnNewLine
        /// A `{` behind nothing that takes a block.
        case blockWithoutItem
        /// Something behind a complete statement.
        case missingLineEnd
        /// A statement that goes on in the next line.
        case continuedOnNewLine
        /// More than 256 levels.
        case nestingTooDeep
        /// More than 1000 problems.
        case tooManyProblems

        // Statements
        /// A view, or anything else, outside of scenes.
        case statementOutsideScene
        /// `Main 390x844 {`.
        case missingSceneWord
        /// `scene 390x844 {`.
        case missingSceneName
        /// `scene Main {`.
        case missingSceneSize
        /// `scene Main safeArea 390x844 {`.
        case sceneSizeAfterAttribute
        /// `scene Main .iPhone15 {`.
        case wrongSceneSize
        /// `scene Main 390x844`.
        case missingSceneBlock
        /// A scene in a scene.
        case nestedScene
        /// `44x44 …`.
        case statementBeginsWithValue
        /// `Save …`: a Name where a kind should be.
        case statementBeginsWithName
        /// `for`, `func` and the like.
        case foreignStatement
        /// An `else` behind no `if`.
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
        /// Anything else that does not belong.
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
        /// `expect reachable`.
        case missingReachableTarget
    }
}

extension SyntaxProblem.Reason {
    /// Whether the mistake ends where it was made, so that what follows it on the line can be trusted.
    var isSelfContained: Bool {
        switch self {
        case .missingSceneWord, .missingExpectWord, .callSyntax, .blankBeforeUnit, .blankInSize, .invalidEscape,
            .lettersBeyondASCII:
            true
        default: false
        }
    }
}
