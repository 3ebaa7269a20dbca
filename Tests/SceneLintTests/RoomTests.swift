import SceneRegions
import SceneRuntime
import SceneText
import TestSupport
import Testing

@testable import SceneLint

/// Tests whether touch targets have room to grow, against a map of the scene with the larger target.
struct RoomTests {
    /// Compares on generated screens and on generated scenes with many overrides.
    @Test func agreesWithMap() {
        var count = (having: 0, lacking: 0)
        for seed in trials(24) {
            var generator = SplitMix(seed: seed)
            var screen = ScreenTextGenerator(seed: seed, oddness: seed % 3 == 0 ? 5 : 1)
            var overrides = SceneTextGenerator(seed: seed, isExact: seed % 4 < 2)
            let text = seed % 2 == 0 ? screen.screen() : overrides.scene()
            for scene in LintedFile.lint(Source(path: "a.scene", text: text)).scenes.compactMap({ $0.lowered }) {
                let scene = TargetContext(scene)
                for target in scene.views.touchTargets.prefix(40) where scene.tree[target].hitShape == .rectangle {
                    scene.work.beginRule()
                    let now = scene.tree[target].hitSlop
                    let more = Double.random(in: 0...12, using: &generator).rounded()
                    let slop = Edges(
                        top: now.top + more, left: now.left + generator.pick([0, more]), bottom: now.bottom + more,
                        right: now.right + more)
                    let side = Double.random(in: 4...50, using: &generator).rounded()
                    let hasRoom = TargetRoom(targets: scene).hasRoom(forSide: side, of: target, withSlop: slop)
                    let isRight = hasRoom == Self.hasRoom(forSide: side, of: target, withSlop: slop, in: scene)
                    #expect(isRight, "seed \(seed), \(scene.path(target))\n\(text)")
                    if hasRoom { count.having += 1 } else { count.lacking += 1 }
                }
            }
        }
        #expect(count.having > 2 && count.lacking > 6)
    }

    /// The budget is enough to offer a fix for each of many targets.
    @Test func budgetIsEnoughForMany() {
        let buttons = (0..<400).map { "    button B\($0) frame \($0 % 20 * 60 + 20),\($0 / 20 * 60 + 20) 20x20" }
        let text = "scene Main 1200x1200 {\n\(buttons.joined(separator: "\n"))\n}\n"
        let findings = LintedFile.lint(Source(path: "a.scene", text: text)).diagnostics
        #expect(findings.count == 400)
        #expect(findings.allSatisfy { !$0.fixes.isEmpty })
    }

    /// Computes the answer from a map of the scene with the larger target.
    private static func hasRoom(
        forSide side: Double, of target: ViewID, withSlop slop: Edges, in context: TargetContext
    ) -> Bool {
        var larger = context.tree
        larger[target].hitSlop = slop
        let geometry = HitTestGeometry(larger)
        let map = HitMap(of: geometry, within: context.geometry.seenPart(of: geometry.hitBoundingBox(of: target)))
        let hit = map.region(hittingIn: target, larger)
        return hit.largestSquare >= side
            && !context.maps.hitMap.pieces.contains { piece in
                guard case .hit(let view) = piece.outcome, let owner = context.views.owner(of: view),
                    !larger.isInSuperviewChain(owner, of: target), !larger.isInSuperviewChain(target, of: owner)
                else { return false }
                return !hit.intersection(piece.rectangle).isEmpty
            }
    }

    /// A neighbor with pieces on two sides needs something else of each gap: nothing of the one beside it, as it is
    /// wide enough, but half of the one above it.
    @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
    func neighborOnTwoSides(_ isMirrored: Bool, _ isUpsideDown: Bool) throws {
        let frames: [(item: String, x: Int, y: Int, width: Int, height: Int)] = [
            ("button Top", 0, 0, 390, 90), ("button Small", 100, 100, 20, 20), ("button Wide", 0, 130, 130, 20),
            ("view Block", 60, 130, 20, 20), ("button Low", 0, 154, 390, 80),
        ]
        let lines = frames.map { item, x, y, width, height in
            let place = "\(isMirrored ? 390 - x - width : x),\(isUpsideDown ? 844 - y - height : y)"
            return "    \(item) frame \(place) \(width)x\(height)\n"
        }
        let text = "scene Main 390x844 {\n\(lines.joined())}\n"
        let scene = LintedFile.lint(Source(path: "a.scene", text: text)).scenes.compactMap { $0.lowered }.first
        let context = TargetContext(try #require(scene))
        let small = try #require(context.views.touchTargets.first { context.path($0) == "Small" })
        let slop = try #require(TargetRoom(targets: context).sharedSlop(of: small, toSide: 44)?.slop)
        #expect(slop == Edges(top: isUpsideDown ? 5 : 10, left: 12, bottom: isUpsideDown ? 10 : 5, right: 12))
    }
}
