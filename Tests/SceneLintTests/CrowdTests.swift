import SceneLint
import Testing

/// Touch targets with more views in front of them than a first look counts.
struct CrowdTests {
    /// Thirty specks over a button.
    private static let specks = "repeat 30 { view frame (index * 6 + 2),0 1x1 }"
    /// A view over half of the button.
    private static let lid = "view Lid frame 0,22 200x22"

    /// The one view of many that takes a part of the button is found, wherever it lies among them.
    @Test(arguments: ["\(specks); \(lid)", "\(lid); \(specks)", "\(specks); \(lid); \(specks)"])
    func oneOfManyTakesAPart(_ views: String) {
        let linted = LintedFile.lint("scene Main 390x844 { button Save frame 0,0 200x44; \(views) }")
        #expect(linted.rules == ["covered-control"])
        #expect(linted.diagnostics.first?.message.contains("`Lid`") == true)
    }

    /// Many views that leave nothing of it together.
    @Test func manyTakeAll() {
        let linted = LintedFile.lint(
            "scene Main 390x844 { button Save frame 0,0 200x44; repeat 40 { view frame (index * 5),0 5x44 } }")
        #expect(linted.rules == ["unreachable-control"])
    }

    /// Many views that take nothing from it.
    @Test func manyTakeNothing() {
        let linted = LintedFile.lint(
            "scene Main 390x844 { button Save frame 0,0 200x44; repeat 40 { view frame 0,0 200x44 passthrough } }")
        #expect(linted.rules.isEmpty)
    }

    /// Of many views in a control that are there to be touched, the one that is not is found, whichever it is.
    @Test(arguments: 0..<28)
    func oneOfManyIsNoTarget(_ place: Int) {
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

    /// Opaque views that leave but narrow gaps of a target.
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
