import SceneLint
import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText
import TestSupport
import Testing

/// A scene on whose exported code the file that `scenec probe` prints is tried: what it makes of the views answers as
/// they do.
struct ProbedScene {
    private static let separator = "// the next scene"

    /// The examples that are probed.
    static let examples: Set<String> = [
        "chat", "feed", "map", "overhanging-cell", "pass-through-table", "photos", "settings",
    ]

    private let scene: LoweredScene
    private let witnesses: [(point: Point, path: String)]
    /// The name of the function that makes the views.
    private let maker: String

    /// Takes the scene whose views the exported function `maker` makes.
    init(_ scene: LoweredScene, maker: String) {
        self.scene = scene
        self.maker = maker
        witnesses = Self.witnesses(scene)
    }

    /// Whether one probe shows the scene. Effects change views between touches, and windows are several roots.
    static func canProbe(_ scene: LoweredScene) -> Bool {
        !scene.tree.views.contains { $0.kind == .window } && !scene.tree.rules.contains { !$0.effects.isEmpty }
    }

    /// Returns a point in each region of a scene, with the path of the view that a touch there hits.
    private static func witnesses(_ scene: LoweredScene) -> [(point: Point, path: String)] {
        var tester = HitTester(scene.tree)
        let map = HitMap(of: tester.geometry)
        return map.outcomes.compactMap { outcome in
            guard let rectangle = map.region(of: outcome).largestRectangle,
                min(rectangle.width, rectangle.height) > 1e-6
            else { return nil }
            switch tester.touch(at: rectangle.middle).outcome {
            case .hit(let view): return (rectangle.middle, scene.path(of: view))
            case .none: return (rectangle.middle, "")
            case .recursion: return nil
            }
        }
    }

    /// Whether the exported code of a scene overrides nothing that decides a hit.
    private static func isPlain(_ scene: LoweredScene) -> Bool {
        scene.tree.rules.isEmpty
            && scene.tree.views.allSatisfy { $0.hitSlop == .zero && $0.hitShape == .rectangle }
    }

    /// Returns functions for the program's main type: `probe` prints what the probe makes of each scene.
    static func functions(_ probed: [ProbedScene]) -> String {
        let calls = probed.map { probed in
            let points = probed.witnesses.map { "CGPoint(x: \($0.point.x), y: \($0.point.y))" }
            return "show(\(probed.maker)(), [\(points.joined(separator: ", "))])"
        }
        return """
            @MainActor static func show(_ view: UIView, _ points: [CGPoint]) {
                view.layoutIfNeeded()
                print(SceneProbe.scene(of: view, at: points))
                print("\(separator)")
            }

            @MainActor static func probe() {
                \(calls.joined(separator: "\n"))
            }
            """
    }

    /// Compares what `probe` printed with the scenes.
    static func expectAnswers(in output: String, of probed: [ProbedScene]) throws {
        let texts = output.split(separator: separator + "\n", omittingEmptySubsequences: true)
        try #require(texts.count == probed.count, "\(texts.last ?? "")")
        var plainCount = 0
        for (text, probed) in zip(texts.map({ String($0) }), probed) {
            let isPlain = isPlain(probed.scene)
            if isPlain { plainCount += 1 }
            let isMarked = text.contains(" has its own hitTest(") || text.contains(" has its own point(inside:")
            #expect(isMarked != isPlain, "\(probed.scene.name)")
            let differences = differences(text, from: probed.witnesses, of: probed.scene, isPlain: isPlain)
            #expect(differences.isEmpty, "\(probed.scene.name): \(differences)\n\(text)")
        }
        #expect(plainCount > 6 && plainCount < probed.count)
    }

    /// Returns the kinds of the views that scroll views zoom, with the scales.
    private static func zoomedViews(in scene: LoweredScene) -> [String] {
        scene.tree.scrollViews.keys.sorted().compactMap { view in
            guard let properties = scene.tree.scrollViews[view], let zoomed = properties.viewForZooming else {
                return nil
            }
            return "\(scene.tree[zoomed].kind) \(properties.minimumZoomScale) \(properties.maximumZoomScale)"
        }
    }

    /// Returns the recognizers that recognize together with others and with drags of scroll views in the same chain of
    /// superviews.
    private static func relations(of scene: LoweredScene) -> [String] {
        let tree = scene.tree
        var relations: [String] = []
        for view in tree.recognizers.keys {
            let superviews = Set(sequence(first: view) { tree[$0].superview })
            for (index, recognizer) in (tree.recognizers[view] ?? []).enumerated() {
                let id = RecognizerID(view, index)
                for other in superviews {
                    for (otherIndex, otherRecognizer) in (tree.recognizers[other] ?? []).enumerated() {
                        let otherID = RecognizerID(other, otherIndex)
                        if other == view && otherIndex <= index { continue }
                        guard
                            recognizer.isSimultaneous || otherRecognizer.isSimultaneous
                                || recognizer.simultaneous.contains(.recognizer(otherID))
                                || otherRecognizer.simultaneous.contains(.recognizer(id))
                        else { continue }
                        relations.append("\(recognizer.kind.word) with \(otherRecognizer.kind.word)")
                    }
                    guard tree[other].kind.isScrollView, tree[other].kind != .textView else { continue }
                    if recognizer.isSimultaneous || recognizer.simultaneous.contains(.scrolling(other)) {
                        relations.append("\(recognizer.kind.word) with \(tree[other].kind)")
                    }
                }
            }
        }
        return relations.sorted()
    }

    /// Returns what is wrong with a probed scene: errors, and where the evaluator answers otherwise than UIKit did.
    private static func differences(
        _ text: String, from witnesses: [(point: Point, path: String)], of original: LoweredScene, isPlain: Bool
    ) -> [String] {
        let linted = LintedFile.lint(Source(path: "probed.scene", text: text), rules: [])
        guard let scene = linted.scenes.first?.lowered else {
            return linted.diagnostics.map { "\($0.message) at \($0.range.start)" }
        }
        let answers = text.split(separator: "\n").filter { $0.hasPrefix("    expect hit ") }
        if relations(of: scene) != relations(of: original) {
            return ["\(relations(of: scene)) instead of \(relations(of: original))"]
        }
        if zoomedViews(in: scene) != zoomedViews(in: original) { return ["the zoomed views differ"] }
        if answers.count != witnesses.count { return ["\(answers.count) expectations"] }
        var differences: [String] = []
        var tester = HitTester(scene.tree)
        for (answer, witness) in zip(answers, witnesses) {
            let shown = answer.hasSuffix(".none") ? "" : answer.split(separator: " ").last.map { String($0) } ?? ""
            // The Name of a view is the path that it had, as far as that fits into a Name.
            let plain = witness.path.prefix(40).filter { $0.isLetter || $0.isNumber }.lowercased()
            if !shown.contains("["), !shown.filter({ $0.isLetter || $0.isNumber }).lowercased().hasPrefix(plain) {
                differences.append("\(answer) instead of \(witness.path)")
            }
            guard isPlain else { continue }
            let hit: String
            switch tester.touch(at: witness.point).outcome {
            case .hit(let view): hit = scene.path(of: view)
            case .none, .recursion: hit = ""
            }
            if hit != shown && hit + ".content" != shown { differences.append("\(answer), but scenec says \(hit)") }
        }
        return differences
    }
}
