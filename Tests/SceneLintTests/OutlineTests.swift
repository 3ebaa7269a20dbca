import Foundation
import SceneText
import TestSupport
import Testing

@testable import SceneLint

/// What the outline of a scene shows to be in order is in order: rules find the same without it.
struct OutlineTests {
    /// How many screens are tried: `SCREENS=20000` tries as many.
    private static let screenCount = ProcessInfo.processInfo.environment["SCREENS"].flatMap { Int($0) } ?? 128

    /// On screens made at random.
    @Test(arguments: 0..<8)
    func screens(_ part: Int) {
        for seed in UInt64(0)..<UInt64(Self.screenCount) where seed % 8 == UInt64(part) {
            // Every other one is full of what is rotated, round or lifted.
            var generator = ScreenTextGenerator(seed: seed, oddness: seed % 16 < 8 ? 1 : 5)
            expectSame(generator.screen(), "screen \(seed)")
        }
    }

    /// On walls of screens.
    @Test(arguments: 0..<8)
    func walls(_ part: Int) {
        for seed in UInt64(0)..<UInt64(Self.screenCount / 40) where seed % 8 == UInt64(part) {
            var generator = ScreenTextGenerator(seed: seed, oddness: seed % 16 < 8 ? 0 : 1)
            expectSame(generator.wall(), "wall \(seed)")
        }
    }

    /// On scenes full of overrides.
    @Test(arguments: [true, false])
    func overrides(_ isExact: Bool) {
        for seed in UInt64(5000)..<5040 {
            var generator = SceneTextGenerator(seed: seed, isExact: isExact)
            expectSame(generator.scene(), "scene \(seed)")
        }
    }

    /// On the fixtures.
    @Test(arguments: RuleFixture.all)
    func fixtures(_ fixture: RuleFixture) throws {
        expectSame(try fixture.folder.text("\(fixture.name).scene"), fixture.testDescription)
    }

    /// Holds `text` to all rules with and without the outline.
    private func expectSame(_ text: String, _ title: String) {
        let source = Source(path: "a.scene", text: text)
        let quick = LintedFile.diagnostics(of: source)
        let thorough = LintedFile.diagnostics(of: source, looksAtOutlines: false)
        let isSame = quick.elementsEqual(thorough) { one, other in
            one.message == other.message && one.range == other.range && one.data == other.data
                && one.notes.map(\.message) == other.notes.map(\.message)
                && one.fixes.map(\.title) == other.fixes.map(\.title)
        }
        if isSame { return }
        let (expected, found) = (thorough.map(\.message), quick.map(\.message))
        Issue.record("\(title)\n\(text)\n\(expected)\nin place of\n\(found)")
    }
}
