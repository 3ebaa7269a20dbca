import SceneText

/// Something that keeps a source from being a sentence of the language, as data; ``diagnostic(in:)`` puts it into words.
public struct SyntaxProblem: Hashable, Sendable {
    /// What is wrong.
    public let reason: Reason
    /// Where it is wrong; what is missing is shown at the token before.
    public let range: SourceRange
    /// The place that it has to do with, such as the brace that is never closed.
    public let related: SourceRange?

    /// Creates the problem `reason` at `range`.
    init(_ reason: Reason, at range: SourceRange, related: SourceRange? = nil) {
        self.reason = reason
        self.range = range
        self.related = related
    }

    /// Whether whoever knows the kinds of views has better words for it, so that the parser keeps quiet.
    public var isLeftToChecker: Bool { reason == .statementBeginsWithName }

    /// What can be wrong.
    public enum Reason: Hashable, Sendable {
        // Inside tokens
        case binaryFile
        case invalidUTF8
        case unterminatedString
        case unclosedInterpolation
        case invalidEscape
        case lettersBeyondASCII
        case unknownCharacters

        // Braces and lines
        case missingClosingBrace
        case missingOpeningBrace
        case strayClosingBrace
        case braceOnNewLine
        case blockWithoutItem
        case missingLineEnd
        case continuedOnNewLine
        case nestingTooDeep
        case tooManyProblems

        // Statements
        case statementOutsideScene
        case missingSceneWord
        case missingSceneName
        case missingSceneSize
        case missingSceneBlock
        case nestedScene
        case statementBeginsWithValue
        case statementBeginsWithName
        case foreignStatement
        case strayElse
        case missingIfWord
        case missingElseWord
        case missingLetName
        case capitalLetName
        case missingLetEquals
        case missingLetValue
        case conditionNeedsParentheses
        case missingBlock
        case unexpected

        // Attributes and values
        case equalsSign
        case colonSign
        case strayComma
        case nameWithoutArrow
        case callSyntax
        case chainedCall
        case pointInParentheses
        case strayBracket
        case missingValueAfterComma
        case blankInSize
        case blankBeforeUnit
        case touchingValues
        case arithmeticNeedsParentheses
        case missingCase
        case missingNumber

        // Links
        case missingLinkTarget
        case lowercaseLinkTarget
        case missingPathName
        case missingIndex
        case indexInParentheses
        case missingClosingBracket

        // Expressions
        case missingExpression
        case missingClosingParenthesis
        case strayInExpression
        case chainedComparison
        case missingTernaryColon
        case nameInExpression

        // Expectations
        case unknownExpectation
        case missingExpectWord
        case misspelledExpect
        case missingPlace
        case pointWithoutComma
        case missingHitResult
        case resultWithoutArrow
        case bareHitResult
        case missingOutcome
        case arrowWithoutOutcome
        case unknownOutcome
        case missingOutcomeComma
        case missingOutcomeTarget
        case missingEvent
        case unknownStep
        case missingTime
        case missingDragTarget
        case missingPinchScale
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
