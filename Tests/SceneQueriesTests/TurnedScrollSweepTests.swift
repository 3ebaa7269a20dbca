import SceneLint
import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics
import SceneText
import TestSupport
import Testing

@testable import SceneQueries

/// Compares the answers of a sweep with hit tests at all offsets, in scroll views that are mirrored or turned by
/// quarters.
///
/// There, the edges that belong to a view are the other ones, so that a line of it may remain beside a view in front.
struct TurnedScrollSweepTests {
    @Test(arguments: trials(6))
    func agreesWithAllOffsets(_ seed: UInt64) throws {
        let text = Self.sceneText(seed)
        let linted = LintedFile.lint(Source(path: "a.scene", text: text), rules: [])
        let scene = try #require(linted.scenes.first?.lowered, "\(text)")
        let view = try #require(scene.tree.identities.first { scene.tree[$0].kind.isScrollView })
        let properties = try #require(scene.tree.scrollViews[view])
        let (lowest, highest) = properties.offsets(for: scene.tree[view].size)
        var touchable: Set<ViewID> = []
        for x in stride(from: lowest.x, through: highest.x, by: 2) {
            for y in stride(from: lowest.y, through: highest.y, by: 2) {
                touchable.formUnion(scene.scrolled(view, to: Point(x: x, y: y)).touchedTargets(every: 2))
            }
        }
        let written = scene.touchedTargets(every: 2)
        let targets = scene.touchTargets
        var sweep = ScrollSweep(of: scene, targetCount: targets.count)
        for target in targets {
            let answer = sweep.answer(for: target, isTouchable: written.contains(target))
            guard answer.exact else { continue }
            #expect(answer.isTouchable == touchable.contains(target), "\(scene.path(of: target)):\n\(text)")
        }
    }

    /// Returns a scene whose edges are multiples of 4.
    private static func sceneText(_ seed: UInt64) -> String {
        var random = SplitMix(seed: seed)
        func fours(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) * 4 }
        let turn = ["scale -1,1", "scale 1,-1", "scale -1", "rotate 90deg", "rotate 180deg", "rotate -90deg"]
        let word = turn[Int(seed) % turn.count]
        let buttons = (0..<2).map {
            "button B\($0) frame \(fours(0...10)),\(fours(0...10)) \(fours(1...3))x\(fours(1...3))\n"
        }
        let lids = (0..<Int.random(in: 1...2, using: &random)).map { _ in
            "view frame \(fours(0...4)),\(fours(0...4)) \(fours(6...12))x\(fours(6...12))\n"
        }
        return
            "scene Main 60x60 {\nscroll S frame 12,12 32x32 contentSize \(fours(8...11))x\(fours(8...11)) \(word) {\n"
            + buttons.joined() + "}\n" + lids.joined() + "}\n"
    }
}
