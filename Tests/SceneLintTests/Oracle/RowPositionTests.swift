import TestSupport
import Testing

@testable import SceneLint

/// Rules that try touches say the same of what is in a displayed row as of what is in one that isn't displayed.
struct RowPositionTests {
    @Test(arguments: trials(40))
    func rowsOutOfView(_ seed: UInt64) {
        var generator = RowGenerator(random: SplitMix(seed: seed))
        let scene = generator.scene()
        let (shown, hidden) = (findings(in: scene(3)), findings(in: scene(40)))
        #expect(shown == hidden, "\(scene(3))\n\(shown)\n\(scene(40))\n\(hidden)")
    }

    /// Returns the rules that report something in `text`, with the first words of the line.
    private func findings(in text: String) -> [String] {
        LintedFile.lint(text).diagnostics.filter { Self.rules.contains($0.rule) }.map { finding in
            let words = String(decoding: Array(text.utf8)[finding.range.start..<finding.range.end], as: UTF8.self)
                .split(separator: " ").prefix(2)
            return "\(finding.rule): \(words.joined(separator: " "))"
        }.sorted()
    }

    private static let rules: Set = [
        "blocked-gesture", "blocked-tap", "cancelled-drag-control", "control-blocks-scrolling", "disabled-ancestor",
        "double-tap-delays-controls", "recognizer-blocks-scrolling", "swipe-loses-to-scrolling",
    ]
}

/// Writes tables of which one row has something to touch.
private struct RowGenerator {
    var random: SplitMix

    /// Returns what writes the scene in which the row of an index has it.
    mutating func scene() -> (_ row: Int) -> String {
        let table = random.pick([
            "", " touchesShouldCancel .controls", " touchesShouldCancel .always", " delaysContentTouches .off",
            " canCancelContentTouches .off",
        ])
        let kinds = [".pan", ".swipe .up", ".swipe .left", ".tap numberOfTapsRequired 2", ".tap", ".longPress"]
        let own = random.happens(0.4) ? "recognizer Own \(random.pick(kinds))" : ""
        let inner = random.happens(0.4) ? "recognizer Inner \(random.pick(kinds))" : ""
        let target = random.pick([
            "button Go", "button Go", "slider Go", "switch Go", "control Go keepsTouch", "view Go draggable", "view Go",
        ])
        let off = random.happens(0.3) ? " userInteractionEnabled .off" : ""
        return { row in
            """
            scene Main 390x844 {
            table List fill\(table) {
            \(own)
            rows 60 height 60 {
            cell {
            if (row == \(row)) {
            view Holder fill\(off) {
            \(inner)
            \(target) leading 16 width 200 top 8 height 44
            }
            }
            }
            }
            }
            }
            """
        }
    }
}
