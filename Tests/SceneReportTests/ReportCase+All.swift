import SceneReport
import SceneText

extension ReportCase {
    /// All cases. Each has fixtures with its name.
    static let all: [ReportCase] = texts + fixes + limits

    /// Kinds of source lines.
    private static let texts: [ReportCase] = [
        ReportCase("plain", "scene Main 10x10 {\n    ⟦hiden⟧\n}\n") { [error("there is no kind `hiden`", $0[0])] },
        ReportCase("nothing", "") { _ in [] },
        ReportCase("end-of-file", "scene Main 10x10 {\n⟦⟧") { [error("`}` is missing", $0[0])] },
        ReportCase("end-of-line", "let a =⟦⟧\r\nlet b = 1\r\n") { [error("a value is missing", $0[0])] },
        ReportCase("line-end-itself", "let a =⟦\n⟧let b = 1\n") { [error("a value is missing", $0[0])] },
        ReportCase("tabs", "\t⟦hiden⟧\tx\n \t⟦y⟧\n") { $0.map { error("what is this", $0) } },
        ReportCase("wide", "let 名前 = \"⟦日本語⟧\" e\u{301} ⟦x⟧ 👍⟦y⟧\n") { $0.map { error("what is this", $0) } },
        ReportCase("controls", "a \u{1B}[31m \u{7F}\u{202E}⟦b⟧\u{200B}\n", path: "a\u{1B}[2J.scene") {
            [error("a \u{1B}[31m message\nof two lines", $0[0], notes: [.init("one\ntwo")])]
        },
        ReportCase("hostile-names", "view ⟦A⟧ ⟦{0}⟧\n", path: ".//./a,b:c%d e/日.scene") { places in
            [
                error(
                    "`{0}` is 100% [x](y): a, b", places[0], notes: [.init("{{1}} %0A\r\n::error::x", at: places[1])],
                    fixes: [.init("write {0}", safe: true, edits: [.init(places[0], "{0}")])])
            ]
        },
        ReportCase("several-lines", "scene A 1x1 {\n    ⟦view B {\n    }\n⟧}\n") { [error("not closed", $0[0])] },
        ReportCase("long-line", many("abcdefghi ", 1000) + "⟦here⟧" + many(" x", 90)) {
            [error("in the middle", $0[0])]
        },
        ReportCase("long-line-start", "⟦here⟧" + many(" x", 9000)) { [error("at the start", $0[0])] },
        ReportCase("long-line-end", many("名前 ", 900) + "⟦⟧") { [error("at the end", $0[0])] },
        ReportCase("long-range", many("a ", 80) + "⟦" + many("b ", 90) + "⟧") { [error("long", $0[0])] },
        ReportCase("byte-order-mark", "\u{FEFF}⟦hiden⟧\n") { [error("there is no kind `hiden`", $0[0])] },
        ReportCase(
            "invalid-bytes", [0x61, 0xFF, 0xC3, 0x20, 0x62, 0x0A],
            [error("no UTF-8", SourceRange(start: 4, end: 5, in: .only))]),
        ReportCase("outside", [0x61], [error("beyond the end", SourceRange(start: 70, end: 90, in: .only))]),
    ]

    private static let fixes: [ReportCase] = [
        ReportCase("notes", "scene ⟦Main⟧ 1x1 {\n\n\n\n\n\n\n\n    table touchDelegate -> ⟦Main⟧\n}\n") {
            [
                error(
                    "this table offers its touches to a view around it", $0[1], rule: "delegate-in-superview-chain",
                    notes: [
                        .init("so each asks the other, without end"), .init("the same place", at: $0[1]),
                        .init("`Main` contains it", at: $0[0]), .init("and that is all"),
                    ],
                    data: Evidence(
                        point: (10, 10.5), views: ["A"], cycle: ["List", "Main"], area: 4, fraction: 0.25,
                        isExact: false))
            ]
        },
        ReportCase("fixes", "view A ⟦hiden⟧\nview B⟦⟧\n⟦view C\n⟧view D\nlet a⟦\n⟧= 1\n") {
            [
                error(
                    "fixes of every kind", $0[0],
                    fixes: [
                        .init("write `hidden`", safe: true, edits: [.init($0[0], "hidden")]),
                        .init("give `B` a size", safe: false, edits: [.init($0[1], "\n    size 1x1\n")]),
                        .init("remove `C`", safe: true, edits: [.init($0[2], "")]),
                        .init("join the lines", safe: true, edits: [.init($0[3], " ")]),
                        .init("do both", safe: true, edits: [.init($0[1], " hidden"), .init($0[0], "hidden")]),
                        .init("write a poem", safe: true, edits: [.init($0[1], many("\nla", 9))]),
                    ])
            ]
        },
        ReportCase(
            "two-files", Array("import \"b.scene\"\nuse Bar\n".utf8),
            and: [Source(path: "b.scene", text: "component Baz 1x1 {\n}\n", file: FileID(1))],
            [
                error(
                    "`Bar` is in no file", SourceRange(start: 21, end: 24, in: .only),
                    notes: [.init("`Baz` is here", at: SourceRange(start: 10, end: 13, in: FileID(1)))],
                    fixes: [
                        .init(
                            "call both `Bay`", safe: false,
                            edits: [
                                .init(SourceRange(start: 21, end: 24, in: .only), "Bay"),
                                .init(SourceRange(start: 10, end: 13, in: FileID(1)), "Bay"),
                            ])
                    ])
            ]),
        ReportCase("fix-in-long-line", many("abcdefghi ", 900) + "⟦hiden⟧" + many(" x", 90)) {
            [error("far right", $0[0], fixes: [.init("write it", safe: true, edits: [.init($0[0], "hidden")])])]
        },
    ]

    /// Maximum numbers of errors, severities, and unreadable files.
    private static let limits: [ReportCase] = [
        ReportCase("maximum", "⟦a⟧ ⟦b⟧ ⟦c⟧ ⟦d⟧ ⟦e⟧\n") { places in
            places.enumerated().map { error("number \($0)", $1, severity: $0 % 2 == 0 ? .warning : .error) }
                + [error("the last", places[0])]
        }.limited(to: 1),
        ReportCase("maximum-not-reached", "⟦a⟧ ⟦b⟧\n") { [error("a", $0[0]), error("b", $0[1])] }.limited(to: 2),
        ReportCase("warnings", "⟦a⟧ ⟦b⟧\n") { $0.map { error("careful", $0, severity: .warning) } },
        ReportCase("note-severity", "⟦a⟧ ⟦b⟧ ⟦c⟧\n⟦d⟧\n") { places in
            [
                error(
                    "good to know", places[0], rule: "third-rule", severity: .note,
                    notes: [.init("of `d`, too", at: places[3])],
                    fixes: [.init("write `A`", safe: true, edits: [.init(places[0], "A")])]),
                error("careful", places[1], rule: "other-rule", severity: .warning), error("wrong", places[2]),
                error("of\ntwo lines", places[3], rule: "third-rule", severity: .note),
            ]
        },
        ReportCase("notes-alone", "⟦a⟧\n") { [error("good to know", $0[0], severity: .note)] },
        ReportCase("unreadable", "") { _ in [] }.unreadable("gone.scene"),
    ]

    /// Returns `text`, repeated `count` times.
    private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    /// Creates a diagnostic; the rule rarely matters.
    private static func error(
        _ message: String, _ range: SourceRange, rule: String = "some-rule", severity: Diagnostic.Severity = .error,
        notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = [], data: Evidence = Evidence()
    ) -> Diagnostic {
        Diagnostic(
            rule: rule, severity: severity, message: message, range: range, notes: notes, fixes: fixes, data: data)
    }

    /// Returns this case with a maximum number of errors.
    private func limited(to maximum: Int) -> ReportCase {
        var limited = self
        limited.report.maximumErrors = maximum
        return limited
    }

    /// Returns this case with an additional unreadable file.
    private func unreadable(_ path: String) -> ReportCase {
        let finding = Finding(Self.error("cannot be read", SourceRange(at: 0, in: .only)), unreadable: path)
        var changed = self
        changed.report.findings.append(finding)
        changed.report.fileCount += 1
        changed.report.unreadableCount += 1
        changed.report.isComplete = false
        return changed
    }
}
