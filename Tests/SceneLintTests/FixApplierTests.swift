import SceneSemantics
import SceneSyntax
import SceneText
import TestSupport
import Testing

@testable import SceneLint

/// Tests applying the fixes of a source, with findings that are easy to predict.
struct FixApplierTests {
    /// A wrong word and its replacement.
    struct Spelling: Sendable {
        var wrong: String
        var right: String
        var severity = Diagnostic.Severity.error
        var isSafe = true
    }

    @Test func allFindingsAreFixedAtOnce() {
        let (text, count, checks) = fixed("a b a\na", Spelling(wrong: "a", right: "x"))
        #expect(text == "x b x\nx")
        #expect(count == 3)
        #expect(checks == 2)
    }

    @Test func unsafeFixesAreAppliedOnlyIfAllowed() {
        let spellings = [Spelling(wrong: "a", right: "x"), Spelling(wrong: "b", right: "y", isSafe: false)]
        #expect(fixed("a b", spellings).text == "x b")
        #expect(fixed("a b", spellings, includingUnsafe: true).text == "x y")
    }

    /// Fixes that overlap or touch are applied one after the other.
    @Test func overlappingFixesAreAppliedInTurn() {
        let spellings = [Spelling(wrong: "ab", right: "cd"), Spelling(wrong: "bx", right: "y")]
        #expect(fixed("abx", spellings).text == "cdx")
        let row = fixed("aaaa", Spelling(wrong: "a", right: "-"))
        #expect(row.text == "----")
        #expect(row.checks == 3)
    }

    /// Whole lines have an order, so edits of lines next to each other don't conflict.
    @Test func wholeLinesAreEditedAtOnce() {
        let spelling = Spelling(wrong: "a\n", right: "x\n")
        let lines = fixed("a\na\na\nb\n", spelling)
        #expect(lines.text == "x\nx\nx\nb\n")
        #expect(lines.checks == 2)
        let endOfLine = fixed("ba\na\n", spelling)
        #expect(endOfLine.text == "bx\nx\n")
        #expect(endOfLine.checks == 3)
        let joined = fixed("a\na\n", Spelling(wrong: "a\n", right: "x"))
        #expect(joined.text == "xx")
        #expect(joined.checks == 3)
    }

    /// A fix that introduces an error without a fix is skipped. All others are applied.
    @Test func fixesThatIntroduceErrorsAreSkipped() {
        let spellings = [
            Spelling(wrong: "a", right: "bad", severity: .warning), Spelling(wrong: "c", right: "d"),
            Spelling(wrong: "bad", right: "bad"),
        ]
        let text = (0..<40).map { $0 == 17 ? "a" : "c" }.joined(separator: " ")
        let result = fixed(text, spellings)
        #expect(result.text == (0..<40).map { $0 == 17 ? "a" : "d" }.joined(separator: " "))
        #expect(result.count == 39)
    }

    /// A misplaced Name hides that the view has no width. It is fixed all the same, on every line.
    @Test(arguments: [1, 3, 40])
    func errorsThatSyntaxErrorsHidePreventNoFix(_ count: Int) {
        let lines = (0..<count).map { "    stack .vertical P\($0) { button A\($0) height 44 }" }
        let text = "scene Main 390x844 {\n\(lines.joined(separator: "\n"))\n}\n"
        let result = Source(path: "a.scene", text: text).fixed(includingUnsafe: false) {
            LintedFile.lint($0).diagnostics
        }
        #expect(result.count == count && !result.isUnfinished)
        #expect(!result.diagnostics.contains { $0.rule == "syntax" })
        #expect(result.diagnostics.contains { $0.rule == "layout" })
    }

    /// Existing errors without a fix don't prevent other fixes, even if edits move them.
    @Test func existingErrorsDoNotPreventFixes() {
        let spellings = [Spelling(wrong: "q", right: "longer"), Spelling(wrong: "bad", right: "bad")]
        #expect(fixed("bad q bad q bad", spellings).text == "bad longer bad longer bad")
    }

    /// Errors that a fix exposes are fixed in turn. If one of them can't be fixed, none of the fixes is applied.
    @Test func exposedErrorsAreFixedInTurn() {
        let chain = [
            Spelling(wrong: "a", right: "b"), Spelling(wrong: "b", right: "c"), Spelling(wrong: "c", right: "d"),
        ]
        let result = fixed("a z", chain)
        #expect(result.text == "d z")
        #expect(result.count == 3)
        #expect(fixed("a z", chain + [Spelling(wrong: "d", right: "d")]).text == "a z")
    }

    /// A fix that doesn't remove its finding would be applied forever.
    @Test func fixesThatKeepTheirFindingAreSkipped() {
        #expect(fixed("a", Spelling(wrong: "a", right: "a a", severity: .warning)).text == "a")
        #expect(fixed("a", Spelling(wrong: "a", right: "a")).text == "a")
    }

    /// Fixes that undo each other terminate.
    @Test func cyclesTerminate() {
        let cycle = [
            Spelling(wrong: "a", right: "b", severity: .warning), Spelling(wrong: "b", right: "a", severity: .warning),
        ]
        #expect(["a", "b"].contains(fixed("a", cycle).text))
        let growing = Spelling(wrong: "a", right: " a", severity: .warning)
        #expect(fixed("a", growing).text == "a")
    }

    /// Byte order marks, line ends and invalid UTF-8 are kept.
    @Test func bytesAreKept() {
        let bytes = [0xEF, 0xBB, 0xBF] + Array("wrong\r\n".utf8) + [0xFF, 0xC3] + Array(" wrong\r\n".utf8)
        let result = Source(path: "a.scene", bytes: bytes).fixed(includingUnsafe: false) {
            Self.findings([Spelling(wrong: "wrong", right: "ok")], in: $0)
        }
        #expect(
            result.source.bytes
                == [0xEF, 0xBB, 0xBF] + Array("ok\r\n".utf8) + [0xFF, 0xC3] + Array(" ok\r\n".utf8))
    }

    /// Fixes with edits that overlap or are outside the source are skipped.
    @Test func invalidEditsAreSkipped() {
        let ranges = [[(-1, 2)], [(0, 99)], [(0, 3), (2, 4)], [(2, 2), (2, 2)], []]
        for edits in ranges {
            let source = Source(path: "a.scene", text: "text")
            let edits = edits.map { Diagnostic.Edit(SourceRange(start: $0.0, end: $0.1, in: .only), "x") }
            let finding = Diagnostic(
                rule: "r", severity: .error, message: "m", range: SourceRange(at: 0, in: .only),
                fixes: [Diagnostic.Fix("f", safe: true, edits: edits)])
            let result = source.fixed(includingUnsafe: false) { $0.bytes == source.bytes ? [finding] : [] }
            #expect(result.source.bytes == source.bytes, "\(edits)")
        }
    }

    /// Of unsafe fixes, one that brings no new warning is preferred. If all bring one, the title says so.
    @Test(arguments: [
        ("a", ["b", "c"], "c", "c"), ("a", ["b"], "b", "b; then `s` is reported"),
        ("a", ["b", "d"], "b", "b; then `s` is reported"),
    ])
    func newWarnings(text: String, fixes: [String], result: String, title: String) {
        let source = Source(path: "a.scene", text: text)
        let range = SourceRange(start: 0, end: 1, in: source.file)
        let fixed = source.fixed(includingUnsafe: true) { source in
            switch String(decoding: source.bytes, as: UTF8.self) {
            case "a":
                let offered = fixes.map { Diagnostic.Fix($0, safe: false, edits: [Diagnostic.Edit(range, $0)]) }
                return [Diagnostic(rule: "r", severity: .warning, message: "m", range: range, fixes: offered)]
            case "b", "d": return [Diagnostic(rule: "s", severity: .warning, message: "n", range: range)]
            default: return []
            }
        }
        #expect(String(decoding: fixed.source.bytes, as: UTF8.self) == result)
        #expect(fixed.titles == [title])
    }

    /// If a fix exposes an error that is fixed in turn, its title says which new warnings are there after both, also
    /// if another fix moves its line.
    @Test(arguments: [
        ("be", "-", "; then `b` is reported"), ("ne", "f", "; then `f` is reported"),
        ("be", "f", "; then `b` and `f` are reported"), ("ne", "-", ""), ("cde", "-", ""),
    ])
    func newWarningsOfConsequences(first: String, second: String, ending: String) {
        let spellings = [
            Spelling(wrong: "q", right: "\n\n\n", severity: .warning, isSafe: false),
            Spelling(wrong: "a", right: first, severity: .warning, isSafe: false),
            Spelling(wrong: "de", right: second, isSafe: false),
            Spelling(wrong: "e", right: second, isSafe: false),
            Spelling(wrong: "b", right: "b", severity: .warning), Spelling(wrong: "f", right: "f", severity: .warning),
            Spelling(wrong: "cd", right: "cd", severity: .warning),
        ].filter { first != "cde" || $0.wrong != "e" }
        let fixed = Source(path: "a.scene", text: "q\na\n").fixed(includingUnsafe: true) {
            Self.findings(spellings, in: $0)
        }
        #expect(fixed.titles == ["write it", "write it\(ending)", "write it"])
    }

    /// Where another fix brings fewer new warnings, its own edits show which fix brought them.
    @Test func newWarningsOfReplacements() {
        let source = Source(path: "a.scene", text: "a\nq\nz z\n")
        func edit(_ start: Int, _ text: String) -> Diagnostic.Edit {
            Diagnostic.Edit(SourceRange(start: start, end: start + 1, in: source.file), text)
        }
        let fixed = source.fixed(includingUnsafe: true) { source in
            func finding(_ rule: String, _ start: Int, _ fixes: [Diagnostic.Fix] = []) -> Diagnostic {
                Diagnostic(
                    rule: rule, severity: .warning, message: rule,
                    range: SourceRange(start: start, end: start + 1, in: source.file), fixes: fixes)
            }
            switch String(decoding: source.bytes, as: UTF8.self) {
            case "a\nq\nz z\n":
                return [
                    finding(
                        "r", 0,
                        [
                            Diagnostic.Fix("first", safe: false, edits: [edit(0, "b")]),
                            Diagnostic.Fix("second", safe: false, edits: [edit(4, "y")]),
                        ]),
                    finding("q", 2, [Diagnostic.Fix("other", safe: false, edits: [edit(2, "p"), edit(6, "x")])]),
                ]
            case "b\np\nz x\n": return [finding("s", 0), finding("t", 0)]
            case "a\np\ny x\n": return [finding("s", 4)]
            default: return []
            }
        }
        #expect(String(decoding: fixed.source.bytes, as: UTF8.self) == "a\np\ny x\n")
        #expect(fixed.titles == ["second; then `s` is reported", "other"])
    }

    /// A fix with an edit of another file is advice: it isn't applied in part.
    @Test func fixesOfOtherFilesAreNotApplied() {
        let source = Source(path: "a.scene", text: "text")
        let own = Diagnostic.Edit(SourceRange(start: 0, end: 1, in: source.file), "x")
        let other = Diagnostic.Edit(SourceRange(start: 2, end: 3, in: FileID(1)), "y")
        for edits in [[other], [own, other], [other, own]] {
            let finding = Diagnostic(
                rule: "r", severity: .error, message: "m", range: own.range,
                fixes: [Diagnostic.Fix("f", safe: true, edits: edits)])
            let result = source.fixed(includingUnsafe: true) { $0.bytes == source.bytes ? [finding] : [] }
            #expect(result.source.bytes == source.bytes && result.count == 0)
        }
    }

    /// Fixes that undo each other are skipped, alone or beside others.
    @Test func fixesThatUndoEachOtherAreSkipped() {
        let circle = ["a", "b", "c", "a"]
        let spellings = zip(circle, circle.dropFirst()).map { Spelling(wrong: $0, right: $1) }
        for text in ["a", "b", "c"] { #expect(fixed(text, spellings).text == text) }
        let result = fixed("a x", spellings + [Spelling(wrong: "x", right: "y")])
        #expect(result.text == "a y")
        #expect(result.count == 1)
    }

    /// Applying fixes terminates, no matter how many fail.
    @Test func manyFailingFixesTerminate() {
        let text = (0..<3000).map { _ in "a" }.joined(separator: " ")
        let spellings = [Spelling(wrong: "a", right: "bad"), Spelling(wrong: "bad", right: "bad")]
        let result = fixed(text, spellings)
        #expect(result.text == text)
        #expect(result.checks < 1100)
    }

    /// The cost of trials depends on the length of the source, not on the number of fixes that fail.
    @Test func numberOfChecksIsBounded() {
        let text = (0..<4000).map { _ in "a" }.joined(separator: " ")
        let spellings = [Spelling(wrong: "a", right: "bad"), Spelling(wrong: "bad", right: "bad")]
        let result = fixed(text, spellings)
        #expect(result.text == text)
        #expect((2...1001).contains(result.checks))
        #expect(result.checks * text.utf8.count <= max(1_000_000, 6 * text.utf8.count))
    }

    /// An error on the line of a fix shows that the fix failed, so that all others are applied without a search.
    @Test func fixesAreBlamedForErrorsOnTheirLines() {
        let spellings = [
            Spelling(wrong: "a", right: "bad"), Spelling(wrong: "c", right: "d"), Spelling(wrong: "bad", right: "bad"),
        ]
        let lines = (0..<600).map { $0 % 3 == 0 ? "a" : "c" }
        let result = fixed(lines.joined(separator: "\n"), spellings)
        #expect(result.text == lines.map { $0 == "c" ? "d" : $0 }.joined(separator: "\n"))
        #expect(result.count == 400)
        // One trial of all fixes, one of those that work, then halves of those that fail.
        #expect(result.checks < 450)
    }

    /// A fix that causes an error elsewhere in its scene doesn't prevent fixes in other scenes.
    @Test func fixesAreBlamedForErrorsInTheirScenes() {
        let spellings = [
            Spelling(wrong: "aa", right: "b"), Spelling(wrong: "cc", right: "d"),
        ]
        // Each scene with a `b` gets an error at its end.
        let scenes = (0..<50).map { "scene S\($0) 1x1 {\n// \($0 == 17 ? "aa" : "cc")\n\n}" }
        var checks = 0
        let source = Source(path: "a.scene", text: scenes.joined(separator: "\n"))
        let result = source.fixed(includingUnsafe: false) { source in
            checks += 1
            let text = String(decoding: source.bytes, as: UTF8.self)
            let found = Self.findings(spellings, in: source)
            guard let place = text.utf8.firstRange(of: "// b\n\n}".utf8) else { return found }
            let end = text.utf8.distance(from: text.utf8.startIndex, to: place.upperBound) - 1
            return found + [
                Diagnostic(rule: "end", severity: .error, message: "b", range: SourceRange(at: end, in: .only))
            ]
        }
        #expect(result.count == 49)
        #expect(checks <= 6)
    }

    // MARK: Real rules

    /// A moved line keeps its line end. It isn't moved if that would lose bytes.
    @Test func movedLines() {
        let text = "scene Main 390x844 {\r\n    button A size 120x44 leading 0 top 0\r\n    background Back\r\n}\r\n"
        #expect(
            String(decoding: fix(Array(text.utf8)), as: UTF8.self)
                == "scene Main 390x844 {\r\n    background Back\r\n    button A size 120x44 leading 0 top 0\r\n}\r\n")
        let first = Array("scene One 1x1 {\n    // ".utf8) + [0xFF] + Array("\n}\n".utf8)
        let second = Array(
            "scene Main 390x844 {\n    button A size 120x44 leading 0 top 0\n    background Back { // ".utf8)
        let bytes = first + second + [0xFF] + Array("\n    }\n}\n".utf8)
        #expect(fix(bytes) == bytes)
    }

    /// Removing a line changes nothing else, even without a final line end or with a byte order mark.
    @Test func removedLines() {
        let around = Array("scene Main 1x1 {\r\n}\r\n".utf8)
        #expect(fix(around + Array("let gap = 8".utf8)) == around)
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let constants = (Array("let gap = 8\r\n".utf8), Array("let other = (1)".utf8))
        #expect(fix(mark + constants.0 + around + constants.1) == mark + around)
        let scene = "scene Main 390x844 {\n    let gap = 8; button A size 44x44 leading 0 top 0 // let\n}\n"
        #expect(
            String(decoding: fix(Array(scene.utf8)), as: UTF8.self)
                == "scene Main 390x844 {\n    button A size 44x44 leading 0 top 0 // let\n}\n")
    }

    /// While the text is cut off, fixes leave what seems unused, and the open block: the rest may not be typed yet.
    @Test(arguments: [
        "let gap = 8\n", "component c view { button B fill }\n", "// scenec:allow dead-overhang - soon\n",
    ])
    func whatSeemsUnusedInABrokenText(_ unused: String) {
        let scene = "scene Main 99x99 {\n    button B fill\n"
        let bytes = Array((unused + scene).utf8)
        #expect(fix(bytes, includingUnsafe: false) == bytes)
        #expect(fix(bytes) == bytes)
        #expect(String(decoding: fix(bytes + Array("}\n".utf8)), as: UTF8.self) == scene + "}\n")
    }

    private func fix(_ bytes: [UInt8], includingUnsafe: Bool = true) -> [UInt8] {
        Source(path: "a.scene", bytes: bytes).fixed(includingUnsafe: includingUnsafe) {
            LintedFile.lint($0).diagnostics
        }
        .source.bytes
    }

    /// Many fixes that undo each other don't prevent those of other rules.
    @Test func manyCirclesDoNotPreventOtherFixes() {
        let source = Source(path: "a.scene", text: "a q")
        let result = source.fixed(includingUnsafe: false) { source in
            let letter = String(decoding: source.bytes.prefix(1), as: UTF8.self)
            let range = SourceRange(start: 0, end: 1, in: .only)
            let circles = (0..<6).map { number in
                Diagnostic(
                    rule: "circle", severity: .warning, message: "\(letter)\(number)", range: range,
                    fixes: [.init("write it", safe: true, edits: [.init(range, letter == "a" ? "b" : "a")])])
            }
            return circles + Self.findings([Spelling(wrong: "q", right: "x")], in: source)
        }
        #expect(String(decoding: result.source.bytes, as: UTF8.self) == "a x")
    }

    /// Small files that take much work reach their end in one run.
    @Test func coveredScrollViewsAreFixedInOneRun() {
        let lines = (0..<9).map { index in
            " scroll S\(index) frame 0,0 390x844 contentSize 390x9000 { button B\(index) frame 0,\(50 * index) 100x100 }"
        }
        let text = "scene Main 390x844 {\n\(lines.joined(separator: "\n"))\n}\n"
        let fixed = Source(path: "a.scene", text: text).fixed(includingUnsafe: true) { source, work in
            LintedFile.diagnostics(of: source, rules: RuleRegistry.rules, work: &work)
        }
        let again = fixed.source.fixed(includingUnsafe: true) { source, work in
            LintedFile.diagnostics(of: source, rules: RuleRegistry.rules, work: &work)
        }
        #expect(fixed.count > 2 && !fixed.isUnfinished)
        #expect(again.count == 0)
    }

    /// A file that exceeds its budget is checked only a few times.
    @Test func workIsBounded() {
        var checks = 0
        let source = Source(path: "a.scene", text: String(repeating: "a b ", count: 20))
        let result = source.fixed(includingUnsafe: false) { source, work in
            checks += 1
            work += WorkBudget.units(for: source)
            // Each fix works alone, but not all of them together.
            let wrong = Self.findings([Spelling(wrong: "a", right: "x")], in: source)
            return wrong.count < 19
                ? wrong + [
                    Diagnostic(rule: "new", severity: .error, message: "new", range: SourceRange(at: 0, in: .only))
                ] : wrong
        }
        #expect(checks <= 6 && result.isUnfinished == (result.count > 0))
    }

    // MARK: Support

    private func fixed(
        _ text: String, _ spellings: Spelling..., includingUnsafe: Bool = false
    ) -> (text: String, count: Int, checks: Int) {
        fixed(text, spellings, includingUnsafe: includingUnsafe)
    }

    private func fixed(
        _ text: String, _ spellings: [Spelling], includingUnsafe: Bool = false
    ) -> (text: String, count: Int, checks: Int) {
        var checks = 0
        let result = Source(path: "a.scene", text: text).fixed(includingUnsafe: includingUnsafe) { source in
            checks += 1
            return Self.findings(spellings, in: source)
        }
        return (String(decoding: result.source.bytes, as: UTF8.self), result.count, checks)
    }

    /// Returns a finding for each wrong word of `source`.
    private static func findings(_ spellings: [Spelling], in source: Source) -> [Diagnostic] {
        source.bytes.indices.flatMap { offset in
            spellings.filter { source.bytes[offset...].starts(with: $0.wrong.utf8) }.map { spelling in
                let range = SourceRange(start: offset, end: offset + spelling.wrong.utf8.count, in: .only)
                return Diagnostic(
                    rule: spelling.wrong, severity: spelling.severity, message: "not \(spelling.wrong)", range: range,
                    fixes: [.init("write it", safe: spelling.isSafe, edits: [.init(range, spelling.right)])])
            }
        }
    }

    /// The last word of a file that was cut off may continue: only errors are fixed, no values, and the block stays
    /// open.
    @Test(arguments: [true, false])
    func cutOffFile(_ includesUnsafe: Bool) {
        let texts: [(String, String?)] = [
            ("scene Main 390x844 {\n  view V fill alpha 0.01", nil),
            ("component row view { button B fill }\nscene Main 390x844 {\n  let gap = 8\n  button B fill", nil),
            ("scene Main 390x844 {\n  button B fill hitSlop -1", nil),
            ("scene A 9x9 {\n  buton A fill\n  view V", "scene A 9x9 {\n  button A fill\n  view V"),
        ]
        for (text, expected) in texts {
            let fixed = Source(path: "a.scene", text: text).fixed(includingUnsafe: includesUnsafe) {
                LintedFile.lint($0).diagnostics
            }
            #expect(String(decoding: fixed.source.bytes, as: UTF8.self) == expected ?? text)
            let twice = fixed.source.fixed(includingUnsafe: includesUnsafe) { LintedFile.lint($0).diagnostics }
            #expect(twice.count == 0 && !fixed.isUnfinished)
        }
    }

    /// A chain that takes more rounds than are allowed leaves something to another run, and says so.
    @Test func longChain() {
        let lines = ["let a0 = 1"] + (1..<70).map { "let a\($0) = (a\($0 - 1))" }
        let source = Source(
            path: "a.scene", text: lines.joined(separator: "\n") + "\nscene Main 390x844 { button B fill }\n")
        let once = source.fixed(includingUnsafe: true) { LintedFile.lint($0).diagnostics }
        #expect(once.count == 64 && once.isUnfinished)
        let twice = once.source.fixed(includingUnsafe: true) { LintedFile.lint($0).diagnostics }
        #expect(twice.count == 6 && !twice.isUnfinished)
        // One that takes all of the rounds is done.
        let shorter = Source(
            path: "a.scene",
            text: lines.prefix(64).joined(separator: "\n") + "\nscene Main 390x844 { button B fill }\n")
        let whole = shorter.fixed(includingUnsafe: true) { LintedFile.lint($0).diagnostics }
        #expect(whole.count == 64 && !whole.isUnfinished)
    }

    /// Edits that leave a target without touches aren't applied for another finding, which may be about that target.
    @Test func editsThatNeedAChoiceAreLeftToEveryFinding() {
        let source = Source(path: "a.scene", text: "a b c")
        let edit = [Diagnostic.Edit(SourceRange(start: 0, end: 1, in: .only), "x")]
        let other = [Diagnostic.Edit(SourceRange(start: 2, end: 3, in: .only), "y")]
        let findings = [
            [
                Diagnostic.Fix(
                    "x", safe: true, edits: edit,
                    affecting: [Diagnostic.AffectedTarget(path: "C", title: "`C`", losing: 1)])
            ],
            [Diagnostic.Fix("x", safe: false, edits: edit), Diagnostic.Fix("y", safe: false, edits: other)],
        ].map { fixes in
            Diagnostic(
                rule: "r", severity: .warning, message: "m", range: SourceRange(start: 0, end: 1, in: .only),
                fixes: fixes)
        }
        #expect(findings[0].fixes.map(\.title) == ["x; `C` would then get no touches"])
        #expect(findings[0].fixes.map(\.safe) == [false])
        let fixes = findings.fixCandidates(in: source, includingUnsafe: true)
        #expect(fixes.map { $0.edits } == [other])
    }

    /// Fixes of the first errors make the others visible, which isn't their fault.
    @Test func moreErrorsThanAreReported() {
        let lines = (0..<1200).map { "    button B\($0) frame 0,0 44x44 alhpa 0.5\n" }.joined()
        let source = Source(path: "a.scene", text: "scene Main 390x844 {\n\(lines)}\n")
        let fixed = source.fixed(includingUnsafe: false) { BoundFile.bind(SyntaxTree.parse($0)).diagnostics }
        #expect(fixed.count == 1200)
        #expect(fixed.diagnostics.isEmpty)
    }

    /// The fix removes the requirement however it is spaced.
    @Test func requirementSpacedDifferently() throws {
        let linted = LintedFile.lint(
            "scene Main 9x9 { view V fill { recognizer R .tap requireToFail  ->\n  R enabled } }\n")
        let finding = try #require(linted.diagnostics.first { $0.rule == "circular-requirements" })
        let fix = try #require(finding.fixes.first)
        #expect(fix.title == "remove `requireToFail -> R`")
        #expect(linted.text(after: fix) == "scene Main 9x9 { view V fill { recognizer R .tap enabled } }\n")
    }
}
