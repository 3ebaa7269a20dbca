import SceneSyntax
import SceneText
import Testing

/// Tests each syntax problem on a text in which it is the only one.
struct ProblemTests {
    /// Lines of a scene, each with its problem.
    private static let lines: [(SyntaxProblem.Reason, String)] = [
        (.unterminatedString, "label A \"Save fill"), (.unclosedInterpolation, "label A \"Row \\(row\" fill"),
        (.invalidEscape, "label A \"\\q\" fill"), (.lettersBeyondASCII, "view schön fill"),
        (.wordTooLong, "view A" + String(repeating: "a", count: 1000) + " fill"),
        (.unknownCharacters, "view A rotate 45°"), (.braceOnNewLine, "view A fill\n{ }"),
        (.blockWithoutItem, "hidden; { }"), (.missingLineEnd, "view A fill { } hidden"),
        (.continuedOnNewLine, "let a\n    = 5"), (.statementBeginsWithName, "Save fill"),
        (.nestedScene, "scene B 1x1 { }"), (.nestedComponent, "component b view { }"),
        (.statementBeginsWithValue, "44x44"), (.foreignStatement, "for i in 0 { }"),
        (.strayElse, "else { }"), (.missingIfWord, "if (true) { } else (true) { }"),
        (.missingElseWord, "if (true) { } els { }"), (.missingLetName, "let = 8"), (.capitalLetName, "let Gap = 8"),
        (.missingLetEquals, "let gap 8"), (.missingLetValue, "let gap ="), (.letNeedsParentheses, "let gap = index"),
        (.conditionNeedsParentheses, "if row == 0 { }"), (.missingBlock, "if (true)"),
        (.branchWithoutBraces, "if (true) hidden"), (.repeatWithoutBraces, "repeat 3 view A fill"),
        (.edgeOfView, "view A top B.bottom 8"),
        (.unexpected, "view A fill 1x2x3"), (.equalsSign, "view A width = 50"), (.colonSign, "view A width: 50"),
        (.strayComma, "view A fill, hidden"), (.nameWithoutArrow, "view A fill touchDelegate Back"),
        (.callSyntax, "view A frame(0,0,44,44)"), (.chainedCall, "view A.frame(width: 44)"),
        (.pointInParentheses, "view A frame (0,0,44,44)"), (.strayBracket, "view A fill ]"),
        (.missingValueAfterComma, "view A frame 0,"), (.blankInSize, "view A size 44 x 44"),
        (.blankBeforeUnit, "view A width 50 %"), (.percentInSize, "view A size 50%x44"),
        (.touchingValues, "view A width 10-5"),
        (.arithmeticNeedsParentheses, "view A width 10 + 5"), (.missingCase, "view A hidden ."),
        (.missingNumber, "view A size 44x-"), (.missingLinkTarget, "view A touchDelegate ->"),
        (.lowercaseLinkTarget, "expect hit 10,10 -> back"), (.missingPathName, "view A touchDelegate -> B[0]."),
        (.missingIndex, "view A touchDelegate -> B[]"), (.indexInParentheses, "view A touchDelegate -> B(0)"),
        (.missingClosingBracket, "view A touchDelegate -> B[0"), (.missingExpression, "view A width (4 +)"),
        (.missingClosingParenthesis, "view A width (4 + 5"), (.strayInExpression, "view A hidden (w = 3)"),
        (.chainedComparison, "view A hidden (1 < w < 3)"), (.missingTernaryColon, "view A width (w > 3 ? 4)"),
        (.nameInExpression, "view A width (Width + 3)"), (.edgeOfCopy, "view A top (B[1].maxY)"),
        (.unknownExpectation, "expect Play"),
        (.missingExpectWord, "hit 10,10 -> Play"), (.misspelledExpect, "assert hit 10,10 -> Play"),
        (.missingPlace, "expect hit -> Play"), (.pointWithoutComma, "expect hit 10 10 -> Play"),
        (.missingHitResult, "expect hit 10,10"), (.resultWithoutArrow, "expect hit 10,10 Play"),
        (.bareHitResult, "expect hit 10,10 none"), (.missingOutcome, "expect tap 10,10"),
        (.arrowWithoutOutcome, "expect tap 10,10 -> Play"), (.unknownOutcome, "expect tap 10,10 clicks -> Play"),
        (.trailingOutcomeComma, "expect tap 10,10 fires -> Play,\n    expect hit 10,10 -> Play"),
        (.missingOutcomeComma, "expect tap 10,10 fires -> Play\n    not fires -> Help"),
        (.missingOutcomeTarget, "expect tap 10,10 fires"), (.missingEvent, "expect tap 10,10 sends -> Play"),
        (.unknownStep, "expect touch { jump } nothing"), (.missingTime, "expect touch { wait } nothing"),
        (.missingDragTarget, "expect drag 10,10 nothing"), (.missingPinchScale, "expect pinch 10,10 nothing"),
        (.missingAngle, "expect rotate 10,10 nothing"),
        (.missingFinger, "expect touch { up finger } nothing"),
        (.missingReachableTarget, "expect reachable"), (.missingReachableTarget, "expect unreachable"),
        (.nestingTooDeep, "view A hidden " + String(repeating: "(", count: 300) + String(repeating: ")", count: 300)),
        (.missingOpeningBrace, "view A fill\n        hidden\n    }"), (.strayClosingBrace, "view A fill }"),
        (.missingClosingBrace, "view A {\n    view B fill"),
    ]

    /// Whole files, each with its problem.
    private static let files: [(SyntaxProblem.Reason, String)] = [
        (.binaryFile, "\0"), (.missingLastBrace, "scene A 1x1 {"), (.statementOutsideScene, "view A fill"),
        (.misspelledStatement, "compnent a view"), (.misspelledStatement, "scen A 1x1 { }"),
        (.misspelledStatement, "lett a = 1"), (.missingSceneWord, "Main 1x1 { }"), (.missingSceneName, "scene 1x1 { }"),
        (.missingSceneNameAndSize, "scene { }"), (.missingSceneSize, "scene A { }"),
        (.sceneSizeAfterAttribute, "scene A hidden 1x1 { }"), (.wrongSceneSize, "scene A 390 { }"),
        (.missingDevice, "scene A .iPhoneSE, { }"), (.deviceWithoutDot, "scene A iPhoneSE { }"),
        (.unknownOrientation, "scene A .iPhoneSE.portrait { }"),
        (.missingSceneBlock, "scene A 1x1"), (.missingImportPath, "import"), (.importPathWithoutQuotes, "import parts"),
        (.interpolatedImportPath, "import \"\\(1).scene\""), (.severalImports, "import \"a\", \"b\""),
        (.foreignImport, "#include \"a\""), (.nestedImport, "scene A 1x1 { import \"a\" }"),
        (.missingComponentName, "component (a = 0) view { }"), (.capitalComponentName, "component B view { }"),
        (.missingComponentKind, "component b { }"), (.nameInComponentHead, "component b view B { }"),
        (.missingParameter, "component b() view { }"), (.missingDefault, "component b(a) view { }"),
        (.colonInParameter, "component b(a: 3) view { }"), (.unitOfParameter, "component b(a = 45deg) view { }"),
        (.caseAsDefault, "component b(c = .red) view { }"), (.caseAsDefault, "component b(c = #ff0000) view { }"),
        (.interpolatedDefault, "component b(a = \"\\(1)\") view { }"),
    ]

    /// Problems that a short string can't have.
    private static let others: Set<SyntaxProblem.Reason> = [.invalidUTF8, .tooManyProblems]

    @Test
    func oneProblemEach() {
        for (reason, line) in Self.lines { assertParse("scene Main 1x1 {\n    \(line)\n}\n", [reason]) }
        for (reason, file) in Self.files { assertParse(file, [reason]) }
        #expect(assertParse(bytes: [0x2F, 0x2F, 0xFF]).problems.map(\.reason) == [.invalidUTF8])
        let many = assertParse("scene Main 1x1 {\n" + String(repeating: "  44\n", count: 1100) + "}\n")
        #expect(many.problems.count == 1001)
        #expect(many.problems.last?.reason == .tooManyProblems)
    }

    @Test
    func everyProblemIsTested() {
        let tested = Self.others.union(Self.lines.map(\.0)).union(Self.files.map(\.0))
        #expect(tested == Set(SyntaxProblem.Reason.allCases))
    }

    /// What is missing at the end of a line is one problem of that line, and the next line is still parsed.
    @Test(arguments: [
        "expect tap 10,10", "expect tap 10,10 fires", "expect tap 10,10 not fires",
        "expect tap 10,10 sends touchUpInside", "expect tap 10,10 fires -> A, selects", "expect hit 10,10",
        "expect hit", "expect reachable", "expect unreachable", "expect tap", "expect press A", "expect drag 10,10 to",
        "view A touchDelegate ->", "view A frame 0,", "let gap =",
    ])
    func problemsOfNextLine(_ line: String) {
        let tree = SyntaxTree.parse(
            Source(path: "a.scene", text: "scene Main 1x1 {\n\(line)\n\(line)\n\(line)\n}\n"))
        #expect(tree.problems.map { tree.source.position(at: $0.range.start).line } == [2, 3, 4])
    }

    /// The problems whose note shows what to write without a fix that writes it. Where something is missing, only you
    /// know what.
    private static let withoutFix: [(why: String, reasons: Set<SyntaxProblem.Reason>)] = [
        (
            "what is written doesn't say what is meant, so the note has an example",
            [.misspelledExpect, .unknownExpectation, .bareHitResult, .chainedComparison]
        ),
        ("the distance between the views isn't known", [.edgeOfView]),
        ("it may be a sum, or two values", [.arithmeticNeedsParentheses]),
        ("it may be a gesture, or a hit test", [.arrowWithoutOutcome]),
        ("the attributes before the size stay where they are", [.sceneSizeAfterAttribute]),
        ("the file may have another name", [.importPathWithoutQuotes]),
    ]

    /// What a note says to write, a fix writes.
    @Test
    func notesAgreeWithFixes() {
        let texts = Self.lines.map { "scene Main 1x1 {\n    \($1)\n}\n" } + Self.files.map { $1 }
        var found: Set<SyntaxProblem.Reason> = []
        for tree in texts.map({ SyntaxTree.parse(Source(path: "a.scene", text: $0)) }) {
            for problem in tree.problems where !"\(problem.reason)".hasPrefix("missing") {
                let diagnostic = problem.diagnostic(in: tree)
                let results = diagnostic.fixes.map {
                    String(decoding: tree.source.edited(by: $0.edits).bytes, as: UTF8.self)
                }
                for note in diagnostic.notes where note.message.hasPrefix("write `") {
                    let written = note.message.split(separator: "`")[1]
                    if written.contains("…") || results.contains(where: { $0.contains(written) }) { continue }
                    found.insert(problem.reason)
                    let isKnown = Self.withoutFix.contains { $0.reasons.contains(problem.reason) }
                    #expect(isKnown, "no fix of \(problem.reason) writes `\(written)`")
                }
            }
        }
        #expect(found == Self.withoutFix.reduce(into: []) { $0.formUnion($1.reasons) })
    }
}
