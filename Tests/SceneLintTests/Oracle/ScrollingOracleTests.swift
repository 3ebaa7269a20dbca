import SceneRuntime
import SceneText
import TestSupport
import Testing

@testable import SceneLint
@testable import SceneSemantics

/// Compares what rules say about recognizers and controls that disturb each other and scrolling with simulated touches
/// on each view that is hit.
struct ScrollingOracleTests {
    @Test(arguments: trials(6))
    func findingsAboutRows(_ seed: UInt64) {
        var generator = RecognizerSceneGenerator(random: SplitMix(seed: seed))
        compare(generator.sceneWithRows())
    }

    @Test(arguments: trials(6))
    func findingsInScrollViews(_ seed: UInt64) {
        var generator = RecognizerSceneGenerator(random: SplitMix(seed: seed))
        compare(generator.sceneWithScrollViews())
    }

    private func compare(_ text: String) {
        guard
            let (linted, scene) = LintedFile.lintGenerated(
                text, [.controlBlocksScrolling, .recognizerBlocksScrolling, .doubleTapDelaysControls])
        else { return }
        let touched = TouchedViews(scene)
        let found = linted.diagnostics
        let blocked = Set(found.filter { $0.rule == "control-blocks-scrolling" }.map { words(of: $0, in: text)[1] })
        #expect(blocked == touched.scrollViewsBlockedByControls, "control-blocks-scrolling\n\(text)")
        let blocking = Set(found.filter { $0.rule == "recognizer-blocks-scrolling" }.map { words(of: $0, in: text)[1] })
        #expect(blocking == touched.recognizersBlockingScrolling, "recognizer-blocks-scrolling\n\(text)")
        for (name, count) in touched.delayedControls {
            let message = found.first {
                $0.rule == "double-tap-delays-controls" && words(of: $0, in: text)[1] == name
            }?.message
            #expect((message != nil) == (count > 0), "\(name) delays \(count) controls\n\(text)")
            if let message, count > 3 {
                let isRight = message.contains(" \(count - 1) other controls")
                #expect(isRight, "\(name) delays \(count): \(message)\n\(text)")
            }
        }
    }

    /// Returns the words that `finding` is about.
    private func words(of finding: Diagnostic, in text: String) -> [String] {
        String(decoding: Array(text.utf8)[finding.range.start..<finding.range.end], as: UTF8.self)
            .split(separator: " ").map(String.init)
    }
}

/// The views of a scene that are hit, each with a point.
struct ViewPoints {
    private(set) var points: [(view: ViewID, point: Point)] = []

    /// Finds views that are at least as wide as a row or button, and `height` points high.
    init(_ scene: LoweredScene, height: Double = 2) {
        var tester = HitTester(scene.tree)
        var known: Set<ViewID> = []
        for x in stride(from: 14.0, to: 390, by: 96) {
            for y in stride(from: 1.0, to: 844, by: height) {
                let point = Point(x: x, y: y)
                if case .hit(let view) = tester.touch(at: point).outcome, known.insert(view).inserted {
                    points.append((view, point))
                }
            }
        }
    }
}

/// What touches on the views of a scene do.
private struct TouchedViews {
    private let scene: LoweredScene
    private let tree: ViewTree
    private let points: [(view: ViewID, point: Point)]

    init(_ scene: LoweredScene) {
        self.scene = scene
        tree = scene.tree
        points = ViewPoints(scene).points
    }

    /// The Names of the scroll views that don't scroll while a finger rests on a control that needs no drags.
    var scrollViewsBlockedByControls: Set<String> {
        var found: Set<String> = []
        for (view, point) in points where isBlocker(view) {
            for way in Self.ways {
                for scrollView in tree.scrollViews.keys where tree.chain(from: view).contains(scrollView) {
                    let simulator = drag(from: point, way, in: tree, rest: 0.2)
                    let isKept = simulator.remarks.contains {
                        $0.kind == .keepsTouch(view: view, scrollView: scrollView)
                    }
                    if !isKept || simulator.scrolls { continue }
                    var changed = tree
                    changed.scrollViews[scrollView]?.touchesShouldCancel = .controls
                    let scrolls = drag(from: point, way, in: changed, rest: 0.2).scrolls
                    if scrolls { found.insert(scene.path(of: scrollView)) }
                }
            }
        }
        return found
    }

    private func isBlocker(_ view: ViewID) -> Bool {
        switch tree[view].kind {
        case .button, .control, .stepper: !tree[view].keepsTouch && !tree[view].isDraggable
        default: false
        }
    }

    /// The Names of the pans and short presses that stop scrolling where nobody means it.
    var recognizersBlockingScrolling: Set<String> {
        var found: Set<String> = []
        for (view, point) in points where tree.chain(from: view).allSatisfy({ !isMeantForDrags($0) }) {
            for way in Self.ways {
                for duration in [0.1, 0.25] {
                    let simulator = drag(from: point, way, in: tree, duration: duration)
                    if simulator.scrolls { continue }
                    for id in simulator.events.compactMap({ $0.recognizer }) where isSuspect(id, duration) {
                        if isOnlyBlocker(id, from: point, way, duration) { found.insert(scene.name(of: id) ?? "") }
                    }
                }
            }
        }
        return found
    }

    private func isMeantForDrags(_ view: ViewID) -> Bool {
        tree[view].isDraggable || tree[view].kind.isControl && tree[view].keepsTouch
    }

    /// Returns whether a drag that takes so long is one that the recognizer shouldn't take.
    private func isSuspect(_ id: RecognizerID, _ duration: Double) -> Bool {
        switch tree.recognizers[id.view]?[id.index].kind {
        case .pan: duration == 0.1
        case .longPress: duration == 0.25
        default: false
        }
    }

    /// Returns whether only `id` keeps a drag from scrolling, if all scroll views cancel touches in controls and no
    /// other pan or press would take it.
    private func isOnlyBlocker(_ id: RecognizerID, from point: Point, _ way: Point, _ duration: Double) -> Bool {
        var free = tree
        // Controls that need drags keep them.
        for view in tree.scrollViews.keys { free.scrollViews[view]?.touchesShouldCancel = .controls }
        for view in tree.recognizers.keys {
            for index in tree.recognizers[view]?.indices ?? 0..<0 where RecognizerID(view, index) != id {
                switch tree.recognizers[view]?[index].kind {
                case .pan, .longPress: free.recognizers[view]?[index].isEnabled = false
                default: break
                }
            }
        }
        if drag(from: point, way, in: free, duration: duration).scrolls { return false }
        free.recognizers[id.view]?[id.index].isEnabled = false
        return drag(from: point, way, in: free, duration: duration).scrolls
    }

    /// How many controls each recognizer of double taps delays, by its Name.
    var delayedControls: [String: Int] {
        var counts: [String: Int] = [:]
        for view in tree.recognizers.keys {
            for (index, recognizer) in (tree.recognizers[view] ?? []).enumerated()
            where recognizer.kind == .tap && recognizer.numberOfTapsRequired > 1 {
                let id = RecognizerID(view, index)
                var free = tree
                free.recognizers[view]?[index].isEnabled = false
                let delayed = points.filter { control, point in
                    guard tree[control].kind.isControl, tree[control].kind != .textField,
                        let time = timeOfUp(control, point, tree), let usual = timeOfUp(control, point, free)
                    else { return false }
                    return time > usual
                }
                // One line may make several in cells. Each has its own control.
                counts[scene.name(of: id) ?? "", default: 0] = max(
                    counts[scene.name(of: id) ?? ""] ?? 0, delayed.count)
            }
        }
        return counts
    }

    private func timeOfUp(_ control: ViewID, _ point: Point, _ tree: ViewTree) -> Double? {
        var simulator = TouchSimulator(LiveScene(scene, keepingCellsOf: tree), settings: scene.touchSettings)
        simulator.down(at: point)
        simulator.wait(0.05)
        simulator.up()
        simulator.finishRecognitions()
        return simulator.events.first { $0.kind == .touchUpInside && $0.view == control }?.time
    }

    private static let ways = [Point(x: 0, y: -50), Point(x: 0, y: 50), Point(x: -50, y: 0), Point(x: 50, y: 0)]

    private func drag(
        from point: Point, _ way: Point, in tree: ViewTree, rest: Double = 0, duration: Double = 0.1
    ) -> TouchSimulator<LiveScene> {
        var simulator = TouchSimulator(LiveScene(scene, keepingCellsOf: tree), settings: scene.touchSettings)
        simulator.down(at: point)
        if rest > 0 { simulator.wait(rest) }
        simulator.move(to: Point(x: point.x + way.x, y: point.y + way.y), over: duration)
        simulator.up()
        simulator.finishRecognitions()
        return simulator
    }
}
