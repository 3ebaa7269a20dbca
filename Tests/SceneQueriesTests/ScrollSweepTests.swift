import SceneLint
import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics
import SceneText
import TestSupport
import Testing

@testable import SceneQueries

/// Compares the answers of a sweep with hit tests at all offsets.
///
/// All edges are multiples of 10, so the answers can only change there. Offsets in steps of 5 cover every case, or of
/// 2.5 in a scroll view that is shown at twice its size.
struct ScrollSweepTests {
    /// Scrolling displays each row once. Those for which the work doesn't suffice are counted.
    @Test(arguments: [ScrollSweep.workLimit, 20_000, 0])
    func countsRowsBeyondTheBudget(_ workLimit: Int) throws {
        let text = "scene A 300x300 { table List fill { rows 200 height 60 { cell { button Play fill } } } }"
        let linted = LintedFile.lint(Source(path: "a.scene", text: text), rules: [])
        let scene = try #require(linted.scenes.first?.lowered)
        var sweep = ScrollSweep(of: scene, targetCount: 0, workLimit: workLimit)
        let rows = sweep.answersForRows(file: "a.scene")
        let paths = rows.targets.map { $0.target }
        #expect(paths == (5..<5 + paths.count).map { "List[\($0)].Play" })
        #expect(rows.targets.allSatisfy { $0.sweep?.isTouchable == true })
        let leftOut = rows.leftOut.first?.count ?? 0
        #expect(workLimit == 0 || leftOut + 5 + paths.count == 200)
        #expect((leftOut == 0) == (workLimit == ScrollSweep.workLimit))
    }

    /// A single row for which the work doesn't suffice is counted, too.
    @Test func countsTheLastRow() throws {
        var lastCounts: Set<Int> = []
        for count in 16...20 {
            let text = "scene A 300x300 { table List fill { rows \(count) height 60 { cell { button Play fill } } } }"
            let linted = LintedFile.lint(Source(path: "a.scene", text: text), rules: [])
            let scene = try #require(linted.scenes.first?.lowered)
            func rows(_ workLimit: Int) -> (count: Int, leftOut: Int) {
                var sweep = ScrollSweep(of: scene, targetCount: 0, workLimit: workLimit)
                let rows = sweep.answersForRows(file: "a.scene")
                return (rows.targets.count, rows.leftOut.first?.count ?? 0)
            }
            // The smallest limit that suffices for all rows below the bounds.
            var (low, high) = (1, 20_000)
            while low < high {
                let middle = (low + high) / 2
                if rows(middle).count < count - 5 { low = middle + 1 } else { high = middle }
            }
            let last = rows(low - 1)
            #expect(last.count + last.leftOut == count - 5)
            lastCounts.insert(count - 5 - last.count)
        }
        #expect(lastCounts.contains(1), "\(lastCounts)")
    }

    /// A sweep moves one scroll view at a time. So it doesn't find the pair of offsets at which a target shows through
    /// a hole, and must not claim that there is none.
    @Test func nestedScrollViewsAreNoProof() throws {
        let text = """
            scene Main 70x80 {
                scroll Outer fill contentSize 70x160 {
                    scroll Inner frame 0,0 70x160 contentSize 140x160 { button B frame 60,70 10x10 }
                }
                view frame 0,0 70x30; view frame 0,40 70x40; view frame 0,30 20x10; view frame 30,30 40x10
            }
            """
        let scene = try #require(LintedFile.lint(Source(path: "a.scene", text: text), rules: []).scenes.first?.lowered)
        func view(_ path: String) throws -> ViewID {
            try #require(scene.tree.identities.first { scene.path(of: $0) == path })
        }
        let button = try view("B")
        var sweep = ScrollSweep(of: scene, targetCount: 1)
        let answer = sweep.answer(for: button, isTouchable: false)
        #expect(!answer.isTouchable && !answer.exact)
        let scrolled = scene.scrolled(try view("Outer"), to: Point(x: 0, y: 40))
            .scrolled(try view("Inner"), to: Point(x: 40, y: 0))
        #expect(scrolled.touchedTargets(every: 5).contains(button))
    }

    @Test(arguments: trials(8))
    func agreesWithAllOffsets(_ seed: UInt64) throws {
        let text = Self.sceneText(seed)
        let linted = LintedFile.lint(Source(path: "a.scene", text: text), rules: [])
        let scene = try #require(linted.scenes.first?.lowered, "\(text)")
        let scrollViews = scene.tree.identities.filter { scene.tree[$0].kind.isScrollView }
        let atAllOffsets = Self.scenes(
            of: scene, scrolling: scrollViews[...], step: text.contains("scale") ? 2.5 : 5)
        let written = scene.touchedTargets(every: 5)
        let targets = scene.touchTargets
        var sweep = ScrollSweep(of: scene, targetCount: targets.count)
        for target in targets {
            let answer = sweep.answer(for: target, isTouchable: written.contains(target))
            let about = "\(scene.path(of: target)) in seed \(seed):\n\(text)"
            let isTouchable = atAllOffsets.contains { $0.contains(target) }
            if answer.isTouchable {
                var scrolled = scene
                for (path, x, y) in answer.offsets {
                    let view = try #require(scrollViews.first { scene.path(of: $0) == path })
                    scrolled = scrolled.scrolled(view, to: Point(x: x, y: y))
                }
                #expect(scrolled.touchedTargets(every: 5).contains(target), "not touchable there: \(about)")
            } else if answer.exact {
                #expect(!isTouchable, "touchable, but proved not to be: \(about)")
            } else if scrollViews.count == 1 {
                #expect(!isTouchable, "touchable, but not found: \(about)")
            }
            // With only one scroll view, which contains plain views, the answer is exact.
            if scrollViews.count == 1, !scene.tree[scrollViews[0]].kind.containsCells {
                #expect(answer.exact, "\(about)")
            }
        }
    }

    /// Returns a scene with a scroll view, a table or nested scroll views that contain buttons, among plain views.
    private static func sceneText(_ seed: UInt64) -> String {
        var random = SplitMix(seed: seed)
        func tens(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) * 10 }
        func frame(_ width: Int, _ height: Int) -> String {
            "frame \(tens(-1...width)),\(tens(-1...height)) \(tens(1...5))x\(tens(1...5))"
        }
        let buttons = (0..<3).map { "button B\($0) \(frame(8, 12))\n" }.joined()
        let inside: String
        switch seed % 4 {
        case 0: inside = "scroll S frame 10,10 50x60 contentSize \(tens(5...9))x\(tens(6...12)) {\n\(buttons)}\n"
        case 1:
            inside =
                "table S frame 10,10 50x60 { rows \(Int.random(in: 4...8, using: &random)) height 20 {\n"
                + "cell { button B \(frame(3, 1)) }\n} }\n"
        case 2:
            inside =
                "scroll S frame 20,20 20x20 contentSize 40x60 contentOffset \(tens(0...2)),\(tens(0...4)) "
                + "scale \(Bool.random(using: &random) ? "2" : "-2,2") {\n\(buttons)}\n"
        default:
            inside =
                "scroll S frame 10,10 50x60 contentSize 50x\(tens(6...10)) {\n"
                + "scroll P frame 0,\(tens(0...5)) 50x40 contentSize \(tens(5...9))x40 {\n\(buttons)}\n}\n"
        }
        let lids = (0..<Int.random(in: 1...3, using: &random)).map { _ in "view \(frame(4, 5))\n" }.joined()
        let lid = Bool.random(using: &random) ? "view frame 10,\(tens(1...4)) 50x\(tens(2...6))\n" : ""
        return "scene Main 70x80 {\n\(inside)\(lids)\(lid)}\n"
    }

    /// Returns the touchable targets for each combination of offsets of `scrollViews`.
    private static func scenes(
        of scene: LoweredScene, scrolling scrollViews: ArraySlice<ViewID>, step: Double
    ) -> [Set<ViewID>] {
        guard let view = scrollViews.first, let properties = scene.tree.scrollViews[view] else {
            return [scene.touchedTargets(every: 5)]
        }
        let (lowest, highest) = properties.offsets(for: scene.tree[view].size)
        return stride(from: lowest.x, through: highest.x, by: step).flatMap { x in
            stride(from: lowest.y, through: highest.y, by: step).flatMap { y in
                scenes(of: scene.scrolled(view, to: Point(x: x, y: y)), scrolling: scrollViews.dropFirst(), step: step)
            }
        }
    }
}
