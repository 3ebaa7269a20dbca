import SceneRuntime
import SceneText
import TestSupport
import Testing

@testable import SceneLint
@testable import SceneSemantics

/// Compares what rules say about recognizers around and in scroll views, also nested ones, with simulated gestures at
/// many offsets of all of them.
struct OffsetOracleTests {
    /// Rows with a carousel in each.
    @Test(arguments: trials(8))
    func neverRecognizedAroundCarousels(_ seed: UInt64) {
        var generator = RecognizerSceneGenerator(random: SplitMix(seed: seed))
        compare(generator.sceneWithCarousels())
    }

    /// A view that has scroll views, tables and recognizers in some parts.
    @Test(arguments: trials(8))
    func neverRecognizedInParts(_ seed: UInt64) {
        var generator = RecognizerSceneGenerator(random: SplitMix(seed: seed))
        compare(generator.sceneWithParts())
    }

    /// Views in carousels that cut them off.
    @Test(arguments: trials(8))
    func neverRecognizedInCarousels(_ seed: UInt64) {
        var generator = RecognizerSceneGenerator(random: SplitMix(seed: seed))
        compare(generator.sceneWithCutOffViews())
    }

    private func compare(_ text: String) {
        guard let (linted, scene) = LintedFile.lintGenerated(text, Self.rules) else { return }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var claims: [String: [String]] = [:]
        for finding in linted.diagnostics {
            let line = text.utf8.prefix(finding.range.start).count { $0 == UInt8(ascii: "\n") }
            claims[String(lines[line].split(separator: " ")[1]), default: []].append(finding.message)
        }
        let outcomes = OutcomesAtOffsets(scene)
        for name in outcomes.names.sorted() {
            let found = claims[name] ?? []
            #expect(found.count < 2, "two rules report \(name): \(found)\n\(text)")
            if let claim = found.first {
                if claim.contains("only recognized") || claim.contains("moves straight") { continue }
                let isRecognized =
                    claim.contains("by ordinary")
                    ? !claim.contains(", except ") && outcomes.isRecognizedOrdinarily(name)
                    : outcomes.isRecognized(name)
                #expect(!isRecognized, "\(name): \(claim)\n\(text)")
            } else if !outcomes.isRecognized(name), outcomes.isBlocked(name) {
                Issue.record("\(name) is never recognized, and nothing says so:\n\(text)")
            }
        }
    }

    private static let rules: [Rule] = [.blockedGesture, .blockedTap, .swipeLosesToScrolling]
}

/// What gestures do in a scene at many offsets of its scroll views.
private struct OutcomesAtOffsets {
    private let shown: [LoweredScene]
    private var outcomes: [(scene: Int, gesture: Gesture, outcome: Gesture.Outcome)] = []
    private var recognized: Set<String> = []
    /// The Names of the recognizers.
    private(set) var names: Set<String> = []

    init(_ scene: LoweredScene) {
        var shown = [scene]
        // Offsets of the outer ones that show no page exactly, and some of those in them.
        for outer in [0, 0.45, 1] {
            let page = Self.scrolled(scene, to: outer) { $0 == 0 }
            shown.append(page)
            for inner in [0.5, 1] { shown.append(Self.scrolled(page, to: inner) { $0 > 0 }) }
        }
        self.shown = shown
        for (index, scene) in shown.enumerated() {
            let tester = HitTester(scene.tree)
            for id in Self.recognizers(of: scene) { names.insert(scene.name(of: id) ?? "") }
            for point in Self.points(in: scene) {
                for gesture in Gesture.fewOfOneFinger(from: point) {
                    let outcome = gesture.outcome(in: scene.tree, scene, tester)
                    recognized.formUnion(outcome.recognizers.map { scene.name(of: $0) ?? "" })
                    outcomes.append((index, gesture, outcome))
                }
            }
        }
    }

    /// Returns `scene` with the scroll views at some levels of nesting at this part of their ways.
    private static func scrolled(
        _ scene: LoweredScene, to part: Double, atLevels isIncluded: (Int) -> Bool
    ) -> LoweredScene {
        var scene = scene
        for view in scene.tree.scrollViews.keys.sorted() where scene.tree.path(to: view).first == .root {
            let level = scene.tree.superviews(of: view).count { scene.tree.scrollViews[$0] != nil }
            if isIncluded(level),
                let (start, end) = scene.tree.scrollViews[view]?.scrollableOffsets(for: scene.tree[view].size)
            {
                let offset = Point(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
                scene = scene.scrolled(view, to: offset)
            }
        }
        return scene
    }

    private static func recognizers(of scene: LoweredScene) -> [RecognizerID] {
        scene.tree.recognizers.keys.sorted().filter { scene.tree.path(to: $0).first == .root }.flatMap { view in
            (scene.tree.recognizers[view] ?? []).indices.map { RecognizerID(view, $0) }
        }
    }

    /// Returns a point on each view that is hit, one for those around which everything is made by the same lines.
    private static func points(in scene: LoweredScene) -> [Point] {
        var known: Set<[SourceRange]> = []
        return ViewPoints(scene, height: 8).points.filter { view, _ in
            known.insert(scene.linesOfRecognition(at: view)).inserted
        }.map { $0.point }
    }

    func isRecognized(_ name: String) -> Bool { recognized.contains(name) }

    /// Returns whether one of them recognizes a gesture that is made as most people do.
    func isRecognizedOrdinarily(_ name: String) -> Bool {
        outcomes.contains { index, gesture, outcome in
            let scene = shown[index]
            return outcome.recognizers.contains { id in
                scene.name(of: id) == name
                    && scene.tree.recognizers[id.view].map {
                        gesture.isOrdinary(for: $0[id.index], scene.touchSettings)
                    } ?? false
            }
        }
    }

    /// Returns whether others recognize, or something scrolls, wherever one of these recognizers would recognize alone.
    func isBlocked(_ name: String) -> Bool {
        var isBlocked = false
        for (index, gesture, outcome) in outcomes {
            let scene = shown[index]
            var alone = scene.tree
            for view in scene.tree.scrollViews.keys { alone.scrollViews[view]?.isScrollEnabled = false }
            for id in Self.recognizers(of: scene) where scene.name(of: id) != name {
                alone.recognizers[id.view]?[id.index].isEnabled = false
            }
            let recognizes = gesture.outcome(in: alone, scene).recognizers.contains { scene.name(of: $0) == name }
            if !recognizes { continue }
            if outcome.recognizers.isEmpty, !outcome.scrolls { return false }
            isBlocked = true
        }
        return isBlocked
    }
}
