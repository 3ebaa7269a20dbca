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

    /// A target below clear views in its scroll view, around that or in front is reported if and only if no offset lets
    /// a point hit it.
    @Test(arguments: trials(24))
    func shades(_ seed: UInt64) {
        var generator = ShadeSceneGenerator(random: SplitMix(seed: seed))
        let text = generator.scene()
        let linted = LintedFile.lint(text)
        guard let scene = linted.scenes.first?.lowered,
            let target = scene.tree.identities.first(where: { scene.path(of: $0) == "Buy" })
        else { return #expect(Bool(false), "\(linted.humanText)") }
        let isReported = linted.diagnostics.contains {
            $0.rule == "unreachable-control" && $0.data.views.first == "Buy"
        }
        let isHit = isHit(target, in: scene, scrolling: Array(scene.tree.superviews(of: target))[...])
        #expect(isReported != isHit, "\(text)\n\(linted.humanText)")
    }

    /// Returns whether a point hits `target` at an offset of those of `views` that are scroll views. All edges are at
    /// multiples of ten.
    private func isHit(_ target: ViewID, in scene: LoweredScene, scrolling views: ArraySlice<ViewID>) -> Bool {
        guard let view = views.first else {
            var tester = HitTester(scene.tree)
            let box = tester.geometry.boundingBox(of: target)
            return stride(from: box.minX + 5, to: box.maxX, by: 10).contains { x in
                stride(from: box.minY + 5, to: box.maxY, by: 10).contains { y in
                    guard case .hit(let hit) = tester.touch(at: Point(x: x, y: y)).outcome else { return false }
                    return scene.tree.isInSuperviewChain(target, of: hit)
                }
            }
        }
        guard let ends = scene.tree.scrollViews[view]?.offsets(for: scene.tree[view].size) else {
            return isHit(target, in: scene, scrolling: views.dropFirst())
        }
        return stride(from: ends.lowest.y, through: ends.highest.y, by: 10).contains { y in
            let shown = scene.scrolled(view, to: Point(x: ends.lowest.x, y: y))
            return isHit(target, in: shown, scrolling: views.dropFirst())
        }
    }
}

/// Writes scenes with a target in a scroll view, which may be in another one, and clear views that take its touches.
private struct ShadeSceneGenerator {
    var random: SplitMix

    mutating func scene() -> String {
        let isNested = random.happens(0.3)
        let length = tens(90...200)
        let target =
            [
                "button Buy", "view Buy backgroundColor .red { recognizer .tap }", "view Buy { recognizer .tap }",
                "view Buy { recognizer .tap; label Title \"Buy\" fill }",
            ].randomElement(using: &random) ?? "button Buy"
        let y = tens(0...(isNested ? 54 : length / 10 - 6))
        let parts = target.split(separator: " ", maxSplits: 2).map(String.init)
        let buy =
            "\(parts[0]) \(parts[1]) frame \(tens(0...30)),\(y) 60x40 \(parts.dropFirst(2).joined(separator: " "))"
        let shades = (0..<Int.random(in: 0...2, using: &random)).map { shade("Shade\($0)", near: y) }
        let content = "\(buy)\n\(shades.joined(separator: "\n"))"
        let top = tens(0...(length - 300) / 10)
        let inner =
            isNested
            ? """
            scroll Inner frame 0,\(top) 390x300 contentSize 390x600 touchesShouldCancel .controls {
            \(content)
            }
            \(random.happens(0.5) ? shade("Over", near: top + 100) : "")
            """ : content
        return """
            scene Main 390x840 {
            scroll Page fill contentSize 390x\(length) touchesShouldCancel .controls {
            \(inner)
            }
            \(random.happens(0.3) ? shade("Front", near: 400) : "")
            }
            """
    }

    /// Returns a clear view around or beside `y`.
    private mutating func shade(_ name: String, near y: Int) -> String {
        let top = max(0, y - tens(0...30))
        let (x, width) = random.happens(0.6) ? (0, 390) : (tens(0...20), tens(6...18))
        return "view \(name) frame \(x),\(top) \(width)x\(tens(4...60))"
    }

    private mutating func tens(_ range: ClosedRange<Int>) -> Int { 10 * Int.random(in: range, using: &random) }
}
