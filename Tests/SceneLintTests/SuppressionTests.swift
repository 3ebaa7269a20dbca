import SceneLint
import SceneText
import Testing

/// Tests comments that suppress findings.
struct SuppressionTests {
    /// A scene. Without one, other files may import what a file declares, so that nothing is reported as unused.
    private static let scene = "\nscene Main 1x1 {\n}\n"

    /// The text after `scenec:allow` and the rules that still report findings.
    struct Form: Sendable, CustomTestStringConvertible {
        var text: String
        var rules: [String]

        init(_ text: String, _ rules: String...) {
            self.text = text
            self.rules = rules
        }

        var testDescription: String { text }
    }

    /// All ways to write a suppression, and the mistakes of some.
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
            let linted = Self.lint(text)
            #expect(linted.rules.sorted() == form.rules, "\(text)\n\(linted.humanText)")
        }
    }

    /// Text outside a comment, and comments that begin differently, are no suppressions.
    @Test(arguments: [
        "scenec:allow unused-let", "\"// scenec:allow unused-let — x\"", "// see scenec:allow unused-let — x",
        "// scenec allow unused-let — x", "// xscenec:allow unused-let — x",
        "// a / scenec:allow unused-let — x",
    ])
    func noSuppression(_ text: String) {
        let line = text.hasPrefix("//") ? "label A fill \(text)" : "label A \(text) fill"
        let linted = LintedFile.lint("scene Main 1x1 {\n    let gap = 8\n    \(line)\n}\n")
        #expect(!linted.rules.contains("unused-allow"))
    }

    /// Lints `text` with a scene behind it.
    private static func lint(_ text: String) -> LintedFile { LintedFile.lint(text + scene) }

    /// Each of several comments above a line applies to it. A comment after code applies only to that code.
    @Test func placesOfComments() {
        let above = "// scenec:allow unused-let — a\n\n// scenec:allow unused-let — b\n"
        #expect(Self.lint("\(above)let gap = 8").rules == ["unused-allow"])
        #expect(Self.lint("\(above)let gap = 8\nlet other = 4").rules == ["unused-allow", "unused-let"])
        #expect(Self.lint("let a = 8 // scenec:allow unused-let — a\nlet b = 4").rules == ["unused-let"])
        #expect(Self.lint("let a = 8; let b = 4 // scenec:allow unused-let — both").rules == [])
        #expect(
            Self.lint("let a = 8\n// scenec:allow unused-let — too late").rules == ["unused-let", "unused-allow"])
    }

    /// A misspelled rule gets the fix to correct it if that would suppress something, or else to remove the
    /// suppression.
    @Test func misspelledRules() {
        let titles = { (text: String, rules: [Rule]) in
            LintedFile.lint(Source(path: "a.scene", text: text + Self.scene), rules: rules).diagnostics
                .filter { $0.rule == "unused-allow" }.flatMap(\.fixes).map(\.title)
        }
        let all = RuleRegistry.rules
        #expect(titles("let a = 8 // scenec:allow unused-lte — a\n", all) == ["write `unused-let`"])
        #expect(titles("let a = 8 // scenec:allow dead-overhung — a\n", all) == ["remove it"])
        #expect(titles("let a = 8 // scenec:allow allow-without-reson — a\n", all) == ["remove it"])
        let others = all.filter { $0.name != "dead-overhang" }
        #expect(titles("let a = 8 // scenec:allow dead-overhung — a\n", others) == ["write `dead-overhang`"])
    }

    /// A suppression of a rule that doesn't run isn't reported as unused.
    @Test func rulesThatDoNotRun() {
        let text = "let a = 8 // scenec:allow unused-let, dead-overhang — a\n"
        let rules = RuleRegistry.rules.filter { $0.name != "dead-overhang" }
        #expect(LintedFile.lint(Source(path: "a.scene", text: text), rules: rules).rules == [])
        #expect(LintedFile.lint(Source(path: "a.scene", text: text), rules: []).rules == [])
        let without = RuleRegistry.rules.filter { $0.name != "unused-allow" }
        #expect(LintedFile.lint(Source(path: "a.scene", text: text), rules: without).rules == [])
    }

    /// Suppressions in scenes with errors aren't reported as unused, nor are those outside scenes in such a file.
    @Test func scenesWithErrors() {
        let broken = "scene One 1x1 {\n    view A // scenec:allow dead-overhang — a\n}\n"
        let sound = "scene Two 1x1 {\n    view A fill // scenec:allow dead-overhang — a\n}\n"
        #expect(LintedFile.lint(broken + sound).rules == ["layout", "unused-allow"])
        let outside = "let a = (1) // scenec:allow dead-overhang — a\n"
        #expect(LintedFile.lint(outside + broken).rules == ["unused-let", "layout"])
        #expect(LintedFile.lint(outside + sound).rules == ["unused-let", "unused-allow", "unused-allow"])
        #expect(LintedFile.lint("view // scenec:allow syntax — a\n").rules == ["syntax", "unused-allow"])
    }

    /// A file that isn't UTF-8 text has no other findings.
    @Test func invalidText() {
        let comment = Array("// scenec:allow unused-let — ".utf8)
        let invalid = Source(path: "a.scene", bytes: comment + [0xFF] + Array("\nlet a = 8\n".utf8))
        #expect(LintedFile.lint(invalid).rules == ["syntax"])
        let binary = Source(path: "a.scene", bytes: [0] + comment + Array("x\nlet a = 8\n".utf8))
        #expect(LintedFile.lint(binary).rules == ["syntax"])
    }
}
