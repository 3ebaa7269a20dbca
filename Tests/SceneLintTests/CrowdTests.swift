import SceneLint
import Testing

/// Tests touch targets behind so many views that rules have to look closer than usual.
struct CrowdTests {
    /// Thirty tiny views in front of a button.
    private static let specks = "repeat 30 { view frame (index * 6 + 2),0 1x1 }"
    /// A view in front of half of the button.
    private static let lid = "view Lid frame 0,22 200x22"

    /// The one view that covers a large part of the button is found, wherever it is among the others.
    @Test(arguments: ["\(specks); \(lid)", "\(lid); \(specks)", "\(specks); \(lid); \(specks)"])
    func oneOfManyCoversAPart(_ views: String) {
        let linted = LintedFile.lint("scene Main 390x844 { button Save frame 0,0 200x44; \(views) }")
        #expect(linted.rules == ["covered-control"])
        #expect(linted.diagnostics.first?.message.contains("`Lid`") == true)
    }

    /// Together, the views cover the whole button.
    @Test func manyCoverEverything() {
        let linted = LintedFile.lint(
            "scene Main 390x844 { button Save frame 0,0 200x44; repeat 40 { view frame (index * 5),0 5x44 } }")
        #expect(linted.rules == ["unreachable-control"])
    }

    /// The views take no touches from the button.
    @Test func manyCoverNothing() {
        let linted = LintedFile.lint(
            "scene Main 390x844 { button Save frame 0,0 200x44; repeat 40 { view frame 0,0 200x44 passthrough } }")
        #expect(linted.rules.isEmpty)
    }

    /// All subviews of a control are touch targets except one. That one is found, wherever it is.
    @Test(arguments: 0..<28)
    func oneOfManyIsNotATarget(_ place: Int) {
        let frame = "frame (index % 2 * 195),(floor(index / 2) * 60) 195x60"
        let linted = LintedFile.lint(
            """
            scene Main 390x844 {
                control Panel fill {
                    repeat 28 { if (index == \(place)) { view Gap \(frame) } else { button Key \(frame) } }
                }
            }
            """)
        #expect(linted.rules == ["covered-control"])
    }

    /// Opaque views leave only narrow gaps of the target.
    @Test func manyLeaveLittle() {
        let linted = LintedFile.lint(
            """
            scene Main 390x844 {
                button Board frame 0,0 196x196
                repeat 49 { view frame (index % 7 * 28),(floor(index / 7) * 28) 25x25 backgroundColor .white }
            }
            """)
        #expect(linted.rules == ["small-target"])
    }
}
