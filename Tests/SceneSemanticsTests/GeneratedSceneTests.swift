import SceneRuntime
import SceneSemantics
import TestSupport
import Testing

/// Tests that generated scenes have either views or errors.
struct GeneratedSceneTests {
    @Test
    func viewsOrErrors() {
        for seed in 0..<60 {
            var generator = SceneWriter(seed: UInt64(seed))
            let text = generator.scene()
            let outcome = SceneOutcome(text)
            #expect(outcome.scenes.count == 1 || !outcome.diagnostics.isEmpty, "seed \(seed)\n\(text)")
            for scene in outcome.scenes { check(scene, seed) }
        }
    }

    /// Checks that paths are unique and numbers finite.
    private func check(_ scene: LoweredScene, _ seed: Int) {
        let paths = scene.tree.identities.map { scene.path(of: $0) }
        #expect(Set(paths).count == paths.count, "seed \(seed) has two views with the same path")
        for view in scene.tree.identities.map({ scene.tree[$0] }) {
            let numbers = [view.frame.minX, view.frame.minY, view.frame.maxX, view.frame.maxY, view.alpha]
            #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed)")
            #expect(view.size.width >= 0 && view.size.height >= 0, "seed \(seed)")
        }
    }
}

/// Generates scenes that are mostly sound.
struct SceneWriter {
    private var random: SplitMix
    private var names = 0

    /// Creates the generator of the scene for `seed`.
    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func scene() -> String {
        "scene Main 300x500 {\n" + block(depth: 0, in: "scene") + "    expect hit \(number()),\(number()) .none\n}\n"
    }

    private mutating func block(depth: Int, in kind: String) -> String {
        let count = Int.random(in: 0...4, using: &random)
        return (0..<count).map { _ in statement(depth: depth, in: kind) }.joined()
    }

    private mutating func statement(depth: Int, in kind: String) -> String {
        let indentation = String(repeating: "    ", count: depth + 1)
        return indentation + item(depth: depth, in: kind) + "\n"
    }

    private mutating func item(depth: Int, in kind: String) -> String {
        if depth > 3 { return "view fill" }
        let body: (inout SceneWriter, String) -> String = { generator, kind in
            "{\n" + generator.block(depth: depth + 1, in: kind) + String(repeating: "    ", count: depth + 1) + "}"
        }
        switch kind {
        case "table" where random.happens(0.8):
            let rows = "rows \(random.pick(["0", "1", "100000"])) height \(random.pick(["20", "33.3", "(50 * 3)"]))"
            return random.pick([
                "\(rows) { cell \(body(&self, "cell")) }", "header height 10 \(body(&self, "view"))", rows,
            ])
        case "collection" where random.happens(0.8):
            return
                "items \(random.pick(["0", "3", "10000"])) size \(random.pick(["60x50", "33.3x80", "0x10"])) { cell \(attribute()) \(body(&self, "cell")) }"
        default: break
        }
        switch Int.random(in: 0...9, using: &random) {
        case 0: return "repeat \(count()) \(body(&self, kind == "cell" ? "view" : kind))"
        case 1: return "if (\(number()) < \(number())) \(body(&self, kind)) else \(body(&self, kind))"
        case 2: return "table \(name()) \(layout()) \(body(&self, "table"))"
        case 3: return "collection \(name()) \(layout()) \(body(&self, "collection"))"
        case 4: return "scroll \(name()) \(layout()) contentSize \(number())x\(number()) \(body(&self, "view"))"
        case 5: return "button \(name()) \(layout()) \(attribute())"
        default: return "view \(name()) \(layout()) \(attribute()) \(body(&self, "view"))"
        }
    }

    private mutating func name() -> String {
        if random.happens(0.5) { return "" }
        names += 1
        return "V\(names)"
    }

    private mutating func number() -> String {
        random.pick(["0", "0.1", "7", "20", "33.3", "100", "1e3", "(3 * 4)"])
    }

    private mutating func count() -> String { random.pick(["0", "1", "2"]) }

    private mutating func layout() -> String {
        random.pick([
            "fill", "fill 5", "frame \(number()),-\(number()) \(number())x\(number())", "center size \(number())x20",
            "leading \(number()) width 50% top 10% bottom 5", "trailing 5 bottom 0 size 44x\(number())",
        ])
    }

    private mutating func attribute() -> String {
        random.pick([
            "", "hidden", "passthrough", "alpha .5", "overhang", "hitSlop \(number())", "rotate 30deg scale 2,-1",
            "userInteractionEnabled .off", "bounds 5,5", "touchDelegate -> Main", "hitShape .circle",
        ])
    }
}
