import SceneLint
import SceneRuntime
import SceneSemantics
import SceneText
import Testing

/// Tests that the fix for a row under a bar brings it out exactly, whatever inset there is already.
struct CoveredEndTests {
    /// A table or collection under bars.
    struct Case: CustomTestStringConvertible, Sendable {
        var places: String
        var attributes: String
        var title: Double?
        var bar: Double?
        var container = "table List"
        var contents = "rows 40 height 60"

        var testDescription: String { "\(places) \(container) \(attributes) \(title ?? 0) \(bar ?? 0)" }

        var text: String {
            let title = title.map { "    view Title leading 0 trailing 0 top 0 height \($0) backgroundColor .white\n" }
            let bar = bar.map { "    view Bar leading 0 trailing 0 bottom 0 height \($0) backgroundColor .white\n" }
            return """
                scene Main \(places) {
                    \(container) \(attributes) {
                        \(contents)
                    }
                \(title ?? "")\(bar ?? "")}

                """
        }

        /// Each way to write an inset, with each way to adjust it, on one and on several devices.
        static let all: [Case] = [
            "390x844", "390x844 safeArea 0,0,20.5,0", ".iPhone16Pro", ".iPhoneSE, .iPhone16Pro",
            ".iPhone16Pro, 390x844", "390x844, 402x900",
        ].flatMap { places in
            ["", "contentInset 0,0,34,0", "contentInset 30,5,10,5"].flatMap { inset in
                ["", "contentInsetAdjustment .automatic", "contentInsetAdjustment .never"].flatMap { adjustment in
                    [(nil, 180.0), (200.0, nil), (220.5, 160.25)].flatMap { title, bar in
                        [("table List", "rows 40 height 60"), ("collection List", "items 80 size 80x60")].map {
                            Case(
                                places: places, attributes: "\(inset) \(adjustment) fill", title: title, bar: bar,
                                container: $0, contents: $1)
                        }
                    }
                }
            }
        }
    }

    /// A seventh of the cases. Each value of one property meets each value of every other one.
    @Test(arguments: Case.all.enumerated().filter { ($0.offset + $0.offset / 3) % 7 == 0 }.map { $0.element })
    func bringsTheContentOutExactly(_ example: Case) throws {
        let linted = LintedFile.lint(example.text)
        let findings = linted.diagnostics.filter { $0.rule == "unreachable-control" }
        #expect(findings.count == 1)
        let screens = try #require(linted.scenes.first).screens
        let fixes = findings.flatMap(\.fixes)
        // One screen always has a fix.
        #expect(fixes.count == 1 || fixes.isEmpty && screens.count > 1, "\(linted.humanText)")
        if screens.count > 1 {
            let advice = findings.flatMap(\.notes).filter { $0.message.hasPrefix("write") }
            #expect(!advice.contains { $0.message.contains("`contentInset ") })
        }
        for fix in fixes {
            let fixed = LintedFile.lint(linted.text(after: fix))
            #expect(fixed.diagnostics.isEmpty, "\(fixed.humanText)")
            for screen in try #require(fixed.scenes.first).screens {
                let tree = try #require(screen.lowered).tree
                let list = try #require(tree.identities.first { tree[$0].kind.containsCells })
                let properties = try #require(tree.scrollViews[list])
                let offsets = properties.offsets(for: tree[list].size)
                if let title = example.title { #expect(offsets.lowest.y == -title) }
                if let bar = example.bar {
                    #expect(properties.contentSize.height - offsets.highest.y == tree[list].size.height - bar)
                }
            }
        }
    }

    /// Insets are in the table's own points, from its own edges.
    @Test(arguments: [
        ("frame 0,0 390x844 scale 0.5 anchorPoint 0,0", "frame 0,372 195x50", "0,0,100,0"),
        ("leading 0 trailing 0 top 0 bottom -40", "leading 0 trailing 0 bottom 0 height 90", "0,0,130,0"),
        ("frame 0,100 390x644", "leading 0 trailing 0 bottom 0 height 190", "0,0,90,0"),
    ])
    func countsInTheTable(_ layout: String, _ bar: String, _ inset: String) {
        let linted = LintedFile.lint(
            """
            scene Main 390x844 {
                table List \(layout) {
                    rows 40 height 60
                }
                view Bar \(bar) backgroundColor .white
            }
            """)
        #expect(linted.diagnostics.flatMap(\.fixes).map(\.title) == ["write `contentInset \(inset)`"])
    }

    /// The copies of a line share what is written.
    @Test func copies() {
        let linted = LintedFile.lint(
            """
            scene Main 400x844 {
                repeat 2 {
                    view Side frame (index * 200),0 200x844 {
                        table List fill {
                            rows 40 height 60
                        }
                        view Bar leading 0 trailing 0 bottom 0 height (60 + index * 60) backgroundColor .white
                    }
                }
            }
            """)
        #expect(linted.rules == ["unreachable-control"])
        #expect(linted.diagnostics.flatMap(\.fixes).isEmpty)
    }
}
