import SceneLint
import SceneText
import Testing

/// Comments that allow what a rule finds.
struct SuppressionTests {
    /// What stands behind `scenec:allow`, and what is found then.
    struct Form: Sendable, CustomTestStringConvertible {
        var text: String
        var rules: [String]

        init(_ text: String, _ rules: String...) {
            self.text = text
            self.rules = rules
        }

        var testDescription: String { text }
    }

    /// All ways to write it, and what is still wrong with some of them.
    @Test(arguments: [
        Form(" unused-let — why"), Form(" unused-let – why"), Form(" unused-let -- why"), Form(" unused-let - why"),
        Form(" unused-let: why"), Form(" unused-let : why"), Form(" unused-let—why"), Form(" unused-let--why"),
        Form(" unused-let- why"), Form(" unused-let ― why"), Form(" unused-let − why"), Form(" unused-let because"),
        Form(" unused-let because it is so"), Form("  unused-let   —   why  "), Form("\tunused-let\t—\twhy"),
        Form(": unused-let — why"), Form("(unused-let) why"), Form(" [unused-let] why"), Form(" `unused-let` — why"),
        Form(" unused-let — 名前"), Form(" unused-let 名前"), Form(" unused-let — “why”"), Form(" unused-let (why)"),
        Form(" unused-let, because it is so"), Form(" unused-let — see unused-let, and dead-overhang"),
        Form(" unused-let — 1"),
        Form(" unused-let", "allow-without-reason"), Form(" unused-let —", "allow-without-reason"),
        Form(" unused-let -", "allow-without-reason"), Form(" unused-let ...", "allow-without-reason"),
        Form(" unused-let: —", "allow-without-reason"), Form("(unused-let)", "allow-without-reason"),
        Form(" unused-let, dead-overhang — why", "unused-allow"),
        Form(" dead-overhang,unused-let — why", "unused-allow"),
        Form(" dead-overhang unused-let — why", "unused-allow"),
        Form(" unused-let, dead-overhang", "allow-without-reason", "unused-allow"),
        Form(" unused-let, unused-let — why", "unused-allow"),
        Form(" unused-let, ded-overhang — why", "unused-allow"),
        Form(" unused-let unusedlet — why"),
        Form(" dead-overhang — why", "unused-allow", "unused-let"), Form("", "unused-allow", "unused-let"),
        Form(" — why", "unused-allow", "unused-let"), Form(" UNUSED-LET — why", "unused-allow", "unused-let"),
        Form("ed unused-let — why", "unused-allow", "unused-let"), Form(" syntax — why", "unused-allow", "unused-let"),
        Form(" unused-allow — why", "unused-allow", "unused-let"),
    ])
    func form(_ form: Form) {
        for text in [
            "let gap = 8 // scenec:allow\(form.text)", "//scenec:allow\(form.text)\nlet gap = 8",
            "let gap = 8 /// scenec:allow\(form.text)\r\n", "let gap = 8 // x // scenec:allow\(form.text)",
            "\u{FEFF}// scenec:allow\(form.text)\r\n\r\n\t// other\r\n  let gap = 8",
        ] {
            let linted = LintedFile.lint(text)
            #expect(linted.rules.sorted() == form.rules, "\(text)\n\(linted.humanText)")
        }
    }

    /// What is no comment, or none that begins so, allows nothing and is nothing.
    @Test(arguments: [
        "scenec:allow unused-let", "\"// scenec:allow unused-let — x\"", "// see scenec:allow unused-let — x",
        "// scenec allow unused-let — x", "// xscenec:allow unused-let — x",
    ])
    func noSuppression(_ text: String) {
        let linted = LintedFile.lint("scene Main 1x1 {\n    let gap = 8\n    label A \(text) fill\n}\n")
        #expect(!linted.rules.contains("unused-allow"))
    }

    /// Of several comments above a line each speaks of it; a comment behind code speaks of that code alone.
    @Test func placesOfComments() {
        let above = "// scenec:allow unused-let — a\n\n// scenec:allow unused-let — b\n"
        #expect(LintedFile.lint("\(above)let gap = 8").rules == ["unused-allow"])
        #expect(LintedFile.lint("\(above)let gap = 8\nlet other = 4").rules == ["unused-allow", "unused-let"])
        #expect(LintedFile.lint("let a = 8 // scenec:allow unused-let — a\nlet b = 4").rules == ["unused-let"])
        #expect(LintedFile.lint("let a = 8; let b = 4 // scenec:allow unused-let — both").rules == [])
        #expect(
            LintedFile.lint("let a = 8\n// scenec:allow unused-let — too late").rules == ["unused-let", "unused-allow"])
    }

    /// The rule that was meant is written where it would allow something; else the suppression goes.
    @Test func misspelledRules() {
        let titles = { (text: String, rules: [Rule]) in
            LintedFile.lint(Source(path: "a.scene", text: text), rules: rules).diagnostics
                .filter { $0.rule == "unused-allow" }.flatMap(\.fixes).map(\.title)
        }
        let all = RuleRegistry.rules
        #expect(titles("let a = 8 // scenec:allow unused-lte — a\n", all) == ["write `unused-let`"])
        #expect(titles("let a = 8 // scenec:allow dead-overhung — a\n", all) == ["remove it"])
        #expect(titles("let a = 8 // scenec:allow allow-without-reson — a\n", all) == ["remove it"])
        let others = all.filter { $0.name != "dead-overhang" }
        #expect(titles("let a = 8 // scenec:allow dead-overhung — a\n", others) == ["write `dead-overhang`"])
    }

    /// Of what is not looked for, nobody knows whether it would be found.
    @Test func whatIsNotLookedFor() {
        let text = "let a = 8 // scenec:allow unused-let, dead-overhang — a\n"
        let rules = RuleRegistry.rules.filter { $0.name != "dead-overhang" }
        #expect(LintedFile.lint(Source(path: "a.scene", text: text), rules: rules).rules == [])
        #expect(LintedFile.lint(Source(path: "a.scene", text: text), rules: []).rules == [])
        let without = RuleRegistry.rules.filter { $0.name != "unused-allow" }
        #expect(LintedFile.lint(Source(path: "a.scene", text: text), rules: without).rules == [])
    }

    /// A scene with errors is not looked at, nor is it known then what is used outside of scenes; others are.
    @Test func scenesWithErrors() {
        let broken = "scene One 1x1 {\n    view A // scenec:allow dead-overhang — a\n}\n"
        let sound = "scene Two 1x1 {\n    view A fill // scenec:allow dead-overhang — a\n}\n"
        #expect(LintedFile.lint(broken + sound).rules == ["layout", "unused-allow"])
        let outside = "let a = (1) // scenec:allow dead-overhang — a\n"
        #expect(LintedFile.lint(outside + broken).rules == ["unused-let", "layout"])
        #expect(LintedFile.lint(outside + sound).rules == ["unused-let", "unused-allow", "unused-allow"])
        #expect(LintedFile.lint("view // scenec:allow syntax — a\n").rules == ["syntax", "unused-allow"])
    }

    /// What is broken in a file that is no text is told, and nothing else.
    @Test func bytesThatAreNoText() {
        let comment = Array("// scenec:allow unused-let — ".utf8)
        let invalid = Source(path: "a.scene", bytes: comment + [0xFF] + Array("\nlet a = 8\n".utf8))
        #expect(LintedFile.lint(invalid).rules == ["syntax"])
        let binary = Source(path: "a.scene", bytes: [0] + comment + Array("x\nlet a = 8\n".utf8))
        #expect(LintedFile.lint(binary).rules == ["syntax"])
    }
}
