import SceneText

extension SyntaxProblem {
    /// Returns the diagnostic: what is wrong and how to fix it. `tree` is the one with the problem.
    ///
    /// - Parameter others: The problems that are the same mistake: further blocks without a `}` at the same place.
    public func diagnostic(
        in tree: SyntaxTree, _ schema: SchemaLookup = SchemaLookup(), besides others: [SyntaxProblem] = []
    ) -> Diagnostic {
        let context = ProblemContext(self, in: tree, schema, besides: others)
        if let sign = tree.hash(before: context.last) { return .hashInsteadOfSlashes(sign, in: tree.source) }
        var diagnostic = context.diagnostic
        if isAmbiguous { diagnostic.fixes = [] }
        return diagnostic
    }

    /// Returns whether this problem is a missing `}` where that of `other`, another block, is missing, too.
    public func lacksBrace(where other: SyntaxProblem) -> Bool {
        guard reason == .missingClosingBrace || reason == .missingLastBrace else { return false }
        return reason == other.reason && range == other.range && isAmbiguous == other.isAmbiguous
    }
}

extension ProblemContext {
    /// The message, the notes and the fix of the problem. What depends on the text around it is in a property of the
    /// same name.
    fileprivate var diagnostic: Diagnostic {
        switch problem.reason {
        // Inside tokens
        case .binaryFile where source.isUTF16, .invalidUTF8 where source.isUTF16:
            error("this file is UTF-16", "save it as UTF-8, for instance with `iconv -f UTF-16 -t UTF-8`")
        case .binaryFile: error("this isn't text: it contains a NUL byte", "save the file as UTF-8 text")
        case .invalidUTF8:
            error("this isn't UTF-8", "save the file as UTF-8; only the first invalid byte is shown")
        case .unterminatedString:
            error("this string has no closing `\"`", "a string ends on its line; write `\\n` for a line break")
        case .unclosedInterpolation: unclosedInterpolation
        case .invalidEscape: invalidEscape
        case .lettersBeyondASCII: lettersBeyondASCII
        case .unknownCharacters: unknownCharacters
        case .wordTooLong: wordTooLong

        // Braces and lines
        case .missingClosingBrace, .missingLastBrace: missingClosingBrace
        case .missingOpeningBrace:
            error("missing `{` at the end of this line", fix: appending("write the `{`", " {"))
        case .strayClosingBrace: error("this `}` closes nothing", "add the missing `{` before it, or delete it")
        case .braceOnNewLine: braceOnNewLine
        case .blockWithoutItem: blockWithoutItem
        case .missingLineEnd: missingLineEnd
        case .continuedOnNewLine: continuedOnNewLine
        case .nestingTooDeep:
            error(
                "nesting is more than \(SyntaxProblem.maximumNestingDepth) levels deep",
                "simplify the scene; UIKit would be slow with far fewer levels")
        case .tooManyProblems:
            error("there are more than \(SyntaxProblem.maximumInFile) errors in this file; the rest aren't shown")

        // Scenes
        case .statementOutsideScene: statementOutsideScene
        case .misspelledStatement: misspelledStatement
        case .missingSceneWord:
            error("missing `scene` before `\(text)`", fix: writing("scene \(text)", title: "write `scene`"))
        case .missingSceneName, .missingSceneNameAndSize:
            missingSceneName
        case .missingSceneSize: missingSceneSize
        case .percentInSize: percentInSize
        case .sceneSizeAfterAttribute:
            error(
                "the size of a scene comes right after its Name", "write `scene Main \(text)`, then the attributes")
        case .wrongSceneSize: wrongSceneSize
        case .deviceWithoutDot: deviceWithoutDot
        case .missingDevice where word(1) == SyntaxWords.landscape: landscapeAfterComma
        case .missingDevice:
            error(
                "missing device after `\(text)`",
                "write a device or a size: `.iPhoneSE`, `.iPhone16Pro.landscape`, `320x568`")
        case .unknownOrientation:
            error(
                "`\(text)` isn't an orientation",
                "a device is upright; write `.landscape` after it, without a space, to turn it: `.iPhoneSE.landscape`")
        case .missingSceneBlock: error("the scene has no block", "write `{` here and `}` after its views")
        case .nestedScene:
            error("scenes can't be nested", "close the previous scene with `}`, or write `view`")

        // Imports
        case .missingImportPath:
            error("this `import` doesn't name a file", "write the file's path in quotes: `import \"parts.scene\"`")
        case .importPathWithoutQuotes: importPathWithoutQuotes
        case .interpolatedImportPath:
            error("the path of an import can't depend on a value", "write the whole path: `import \"parts.scene\"`")
        case .severalImports: severalImports
        case .foreignImport: foreignImport
        case .nestedImport:
            error(
                "an `import` isn't allowed in a block",
                "write it at the start of the file; what it brings is known everywhere in the file")

        // Components
        case .missingComponentName:
            error(
                "the component has no word",
                "write `component badge view { … }`; the word starts with a lower-case letter, because you use it as a kind"
            )
        case .capitalComponentName: capitalComponentName
        case .missingComponentKind:
            error(
                "the component has no kind",
                "write the kind that it is based on after its word: `component badge view { … }`")
        case .nameInComponentHead:
            error("a component's view has no Name of its own", "each use gives it one; in the component it is `self`")
        case .nestedComponent:
            error("components aren't defined in a block", "define it at the top level, above the scene")
        case .missingParameter:
            error("missing parameter", "write `(count = 0)` for a value or `(behind ->)` for a view, or no parentheses")
        case .missingDefault: missingDefault
        case .colonInParameter:
            error(
                "a parameter has no type",
                "its default says what it is: `count = 0`, `open = true`, `title = \"New\"`, or `behind ->` for a view")
        case .interpolatedDefault:
            error(
                "the default of a string parameter has no interpolations",
                "write the interpolation where the parameter is used: `label Title \"\\(title) \\(count)\"`")
        case .caseAsDefault: caseAsDefault
        case .unitOfParameter:
            error("a parameter has no unit", "write the unit where the parameter is used: `rotate (angle)deg`")

        // Statements
        case .statementBeginsWithValue: statementBeginsWithValue
        case .foreignStatement: foreignStatement
        case .strayElse: error("this `else` has no `if`", "write `if (row == 0) { … } else { … }`")
        case .missingIfWord: missingIfWord
        case .missingElseWord: missingElseWord
        case .missingLetName:
            error("this `let` has no name", "write `let gap = 8`; the word starts with a lower-case letter")
        case .capitalLetName: capitalLetName
        case .missingLetEquals: missingLetEquals
        case .missingLetValue: missingLetValue
        case .letNeedsParentheses: letNeedsParentheses
        case .conditionNeedsParentheses: conditionNeedsParentheses
        case .missingBlock: missingBlock
        case .branchWithoutBraces: branchWithoutBraces
        case .repeatWithoutBraces:
            error("missing braces around the body of the `repeat`", "write `repeat 3 { \(text) … }`")
        case .statementBeginsWithName, .unexpected: unexpected

        // Attributes and values
        case .equalsSign, .colonSign: assignment
        case .strayComma: strayComma
        case .nameWithoutArrow: nameWithoutArrow
        case .edgeOfView: edgeOfView
        case .edgeOfCopy:
            error(
                "`\(text)` is an edge of one instance of several, which layout can't refer to",
                "write the Name of an earlier view of the same block, without an index: `(Title.maxY + 8)`")
        case .callSyntax: callSyntax
        case .chainedCall: chainedCall
        case .pointInParentheses: pointInParentheses
        case .strayBracket where frameInBrackets != nil:
            error("a frame has no brackets", "write `frame \(frameInBrackets ?? "0,0 120x44")`")
        case .strayBracket:
            error(
                "unexpected `\(text)`",
                kind(1) == .string
                    ? "a view has one title at most: `segmentedControl Filter \(word(1))`"
                    : "use brackets to select one of several views in a path, `-> List[3]`; `repeat` numbers its "
                        + "instances itself")
        case .missingValueAfterComma:
            error("missing number after this comma", "a point is `X,Y`, edges are `top,left,bottom,right`")
        case .blankInSize: blankInSize
        case .blankBeforeUnit: blankBeforeUnit
        case .touchingValues where kind(0) == .dot && statementBegins(with: Keyword.repeat.text):
            error(
                "`repeat` takes a number, not a range",
                "write `repeat \(countOfRange ?? "3") { … }`, with `index` as the variable")
        case .touchingValues where wordAsPathBefore != nil: pathAfterWord
        case .touchingValues:
            error(
                "separate values with spaces",
                "for arithmetic, write parentheses around all of it: `(10 - 5)`; for two values, put a space between them"
            )
        case .arithmeticNeedsParentheses: arithmeticNeedsParentheses
        case .missingCase:
            error("missing word after this dot", "write it without a space: `.off`, `.circle`")
        case .missingNumber: missingNumber

        // Links
        case .missingLinkTarget: missingLinkTarget
        case .lowercaseLinkTarget: lowercaseLinkTarget
        case .missingPathName: missingPathName
        case .missingIndex:
            error("missing index in these brackets", "write the index of the row or instance, from 0: `List[3]`")
        case .indexInParentheses: indexInParentheses
        case .missingClosingBracket: missingClosingBracket

        // Expressions
        case .missingExpression: missingExpression
        case .missingClosingParenthesis: missingClosingParenthesis
        case .strayInExpression: strayInExpression
        case .chainedComparison: error("comparisons can't be chained", "write `(0 <= row && row < 3)`")
        case .missingTernaryColon: error("this `?` has no `:`", "write `(row == 0 ? 60 : 44)`")
        case .nameInExpression: nameInExpression

        // Expectations
        case .unknownExpectation: unknownExpectation
        case .missingExpectWord: missingExpectWord
        case .misspelledExpect: misspelledExpect
        case .missingPlace: missingPlace
        case .pointWithoutComma: pointWithoutComma
        case .missingHitResult: missingHitResult
        case .resultWithoutArrow:
            error(
                "missing `->` before `\(text)`", "a link to a view has an arrow: `-> \(text)`",
                fix: writing("-> \(text)"))
        case .bareHitResult: bareHitResult
        case .missingOutcome: missingOutcome
        case .arrowWithoutOutcome: arrowWithoutOutcome
        case .unknownOutcome: unknownOutcome
        case .missingOutcomeComma:
            error(
                "missing comma at the end of this line", "separate outcomes with commas",
                fix: appending("write the comma", ","))
        case .trailingOutcomeComma:
            error(
                "a comma at the end of the line", "remove it, or write another outcome",
                // You may be about to type another outcome.
                fix: writing("", title: "remove the comma", safe: false))
        case .missingOutcomeTarget: missingOutcomeTarget
        case .missingEvent: missingEvent
        case .unknownStep: unknownStep
        case .missingTime: missingTime
        case .missingDragTarget: missingDragTarget
        case .missingPinchScale: missingPinchScale
        case .missingAngle: missingAngle
        case .missingFinger:
            error("missing number after `\(text)`", "fingers count from 1: `down 60,30 finger 2`")
        case .missingReachableTarget: error("missing view after `\(text)`", "write `expect \(text) -> Help`")
        }
    }

    /// A token that belongs nowhere here.
    private var unexpected: Diagnostic {
        if let frame = frameWithCommas {
            return error(
                "a frame is a point and a size", "write `frame \(frame)`",
                fix: writing(" ", for: range(-2).union(range(-1).atStart), title: "write `frame \(frame)`"))
        }
        guard text == ".", statementBegins(with: "scene") else { return error("`\(text)` doesn't belong here") }
        guard isAfterCase, kind(1) == .word, isGlued(1), let device = word(1).nonEmpty else {
            return error("missing `,` between the devices", "write `.iPhoneSE, .iPhone16Pro`")
        }
        return error(
            "missing `,` between the devices", "write `.\(word(-1)), .\(device)`",
            fix: writing(",", for: blanksBefore.atStart, title: "write the comma"))
    }
}
