import SceneLint
import SceneText
import Testing

/// Tests that a fix that introduces an error by itself isn't offered.
struct HarmfulFixTests {
    /// Returns a file with a button behind a clear view. The button's superview has `attributes`.
    private func behindAClearView(_ attributes: String) -> LintedFile {
        LintedFile.lint(
            """
            let gap = 8
            scene Other 100x100 {
                button Wide frame (gap),0 60x60
            }
            scene Main 390x844 {
                view Back fill \(attributes) {
                    button Buy frame 100,100 100x44
                }
                view Cover fill
            }
            """)
    }

    private func fixes(_ file: LintedFile) -> [String] {
        file.diagnostics.filter { $0.rule == "unreachable-control" }.flatMap { $0.fixes.map(\.title) }
    }

    /// Without `Cover`, `Back` would get touches and ask a view that contains it.
    @Test func recursion() {
        #expect(fixes(behindAClearView("touchDelegate -> Main")) == [])
        #expect(fixes(behindAClearView("touchDelegate -> Back")) == [])
    }

    /// Without a harmful link the fix is offered.
    @Test func harmlessLinks() {
        let fix = ["write `userInteractionEnabled .off` on `Cover`"]
        #expect(fixes(behindAClearView("")) == fix)
        #expect(fixes(behindAClearView("backgroundColor .white")) == fix)
    }

    /// An unrelated cycle that already exists doesn't prevent a fix.
    @Test func existingErrors() {
        let file = LintedFile.lint(
            """
            scene Main 390x844 {
                view Loop frame 0,0 100x100 touchDelegate -> Main
                button Buy frame 200,200 100x44
                view Cover frame 150,150 200x200
            }
            """)
        #expect(file.rules.contains("delegate-in-superview-chain"))
        #expect(fixes(file) == ["write `userInteractionEnabled .off` on `Cover`"])
    }

    /// The table would forward its touches to a bar whose content view takes all of them.
    @Test func starvedDelegator() {
        func behindATable(_ bar: String) -> LintedFile {
            LintedFile.lint(
                """
                scene Settings 393x852 {
                    \(bar) Bar leading 0 trailing 0 top 0 height 97 {
                        button Edit trailing 16 bottom 8 size 44x44
                    }
                    table Rows fill contentInset 97,0,0,0 {
                        rows 5 height 44
                    }
                }
                """)
        }
        #expect(behindATable("visualEffect").rules == ["unreachable-control"])
        let move =
            "move `Bar` after `Rows`, so that it is in front (in Swift: `bringSubviewToFront(_:)`); "
            + "drags on about 11.4% of `Rows` wouldn't scroll it"
        #expect(fixes(behindATable("visualEffect")) == [move])
        let forwarding =
            "let `Rows` and its cells forward their touches to `Bar` with `touchDelegate`"
        #expect(fixes(behindATable("view")) == [forwarding, move])
    }
}
