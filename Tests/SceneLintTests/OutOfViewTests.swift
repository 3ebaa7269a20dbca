import SceneRuntime
import SceneText
import TestSupport
import Testing

@testable import SceneLint
@testable import SceneSemantics

/// Compares what rules say about targets in scroll views with hit tests at many offsets.
struct OutOfViewTests {
    /// All small buttons of a long page are reported, and none is left out because of the budget.
    @Test func longPage() {
        let count = 150
        let buttons = (0..<count).map { "        button B\($0) frame 16,\(10 + 60 * $0) 24x24\n" }.joined()
        let linted = LintedFile.lint(
            """
            scene Main 390x844 {
                scroll Page fill contentSize 390x\(60 * count + 10) touchesShouldCancel .controls {
            \(buttons)    }
            }
            """)
        #expect(linted.rules == [String](repeating: "small-target", count: count))
        #expect(linted.diagnostics.allSatisfy { $0.fixes.count == 1 })
    }

    /// A button is reported if and only if it is too small and hit where it is scrolled into view.
    @Test(arguments: 0..<UInt64(4))
    func sizes(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        let (top, bottom) = (Int.random(in: 0...3, using: &random) * 40, Int.random(in: 0...3, using: &random) * 40)
        let buttons = (0..<12).map { index in
            let (width, height) = (Int.random(in: 20...60, using: &random), Int.random(in: 20...60, using: &random))
            let x = Int.random(in: 30...300, using: &random)
            return "        button B\(index) frame \(x),\(900 + index * 160) \(width)x\(height)\n"
        }
        let bar = "leading 0 trailing 0 backgroundColor .white"
        let text = """
            scene Main 390x844 {
                scroll Page fill contentSize 390x3000 touchesShouldCancel .controls {
            \(buttons.joined())    }
                \(top > 0 ? "view Title top 0 height \(top) \(bar)" : "")
                \(bottom > 0 ? "view Tools bottom 0 height \(bottom) \(bar)" : "")
            }
            """
        let linted = LintedFile.lint(text)
        guard let scene = linted.scenes.first?.lowered else { return #expect(Bool(false), "\(linted.humanText)") }
        let reported = Set(linted.diagnostics.filter { $0.rule == "small-target" }.compactMap { $0.data.views.first })
        var expected: Set<String> = []
        for target in scene.touchTargets {
            guard let there = scene.bringing(target, to: .middle) else { continue }
            var tester = HitTester(there.tree)
            let size = scene.tree[target].size
            if min(size.width, size.height) < 44,
                tester.touch(at: tester.geometry.boundingBox(of: target).middle).outcome == .hit(target)
            {
                expected.insert(scene.path(of: target))
            }
        }
        #expect(reported == expected, "\(text)\n\(linted.humanText)")
    }

    /// What a button loses outside an unclipped scroll view is what no offset brings into it.
    @Test(arguments: 0..<UInt64(12))
    func overhangs(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        func tens(_ range: ClosedRange<Int>) -> Int { 10 * Int.random(in: range, using: &random) }
        let (width, height) = (tens(19...26), tens(20...30))
        let content = random.happens(0.5) ? "contentSize \(width)x\(height)" : ""
        let text = """
            scene Main 390x844 {
                scroll Strip frame 100,300 190x200 \(content) clipsToBounds .off touchesShouldCancel .controls {
                    button Play frame \(tens(-6...22)),\(tens(-6...40)) 60x60
                }
            }
            """
        let linted = LintedFile.lint(text)
        guard let scene = linted.scenes.first?.lowered,
            let target = scene.touchTargets.first, let strip = scene.tree[target].superview,
            let ends = scene.tree.scrollViews[strip]?.offsets(for: scene.tree[strip].size)
        else { return #expect(Bool(false), "\(linted.humanText)") }
        var alive: Set<Point> = []
        let frame = scene.tree[target].frame
        for x in stride(from: ends.lowest.x, through: ends.highest.x, by: 10) {
            for y in stride(from: ends.lowest.y, through: ends.highest.y, by: 10) {
                var tester = HitTester(scene.scrolled(strip, to: Point(x: x, y: y)).tree)
                for across in stride(from: 5.0, to: 60, by: 10) {
                    for along in stride(from: 5.0, to: 60, by: 10) {
                        let inContent = Point(x: frame.minX + across, y: frame.minY + along)
                        let point = Point(x: 100 + inContent.x - x, y: 300 + inContent.y - y)
                        if tester.touch(at: point).outcome == .hit(target) { alive.insert(inContent) }
                    }
                }
            }
        }
        let dead = Double(36 - alive.count) / 36
        let fraction = linted.diagnostics.first { $0.rule == "dead-overhang" }?.data.fraction ?? 0
        // A button that starts beyond content of the default size is reported as one that can't be scrolled to.
        let isBeyond = linted.rules.contains("unreachable-control")
        #expect(isBeyond ? alive.isEmpty : abs(fraction - dead) < 1e-9, "\(dead) of\n\(text)\n\(linted.humanText)")
    }
}
