import SceneRuntime
import SceneText
import TestSupport
import Testing

@testable import SceneLint
@testable import SceneSemantics

/// Compares what rules say about recognizers, with all words about their relations, with many simulated gestures.
struct RecognizerOracleTests {
    @Test(arguments: 0..<UInt64(24))
    func neverRecognized(_ seed: UInt64) {
        var generator = RecognizerSceneGenerator(random: SplitMix(seed: seed))
        let text = generator.scene()
        let linted = LintedFile.lint(text)
        guard let scene = linted.scenes.first?.lowered else { return }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var claims: [String: String] = [:]
        for finding in linted.diagnostics where finding.rule == "blocked-gesture" || finding.rule == "blocked-tap" {
            let line = text.utf8.prefix(finding.range.start).count { $0 == UInt8(ascii: "\n") }
            let words = lines[line].split(separator: " ")
            claims[String(words[1])] = finding.message
        }
        if claims.isEmpty { return }
        var recognized: [String: String] = [:]
        for gesture in Gesture.all {
            for event in gesture.events(in: scene) {
                if let name = event.recognizer.flatMap({ scene.name(of: $0) }) { recognized[name] = "\(gesture)" }
            }
        }
        for (name, claim) in claims {
            #expect(recognized[name] == nil, "\(name): \(claim)\n\(text)")
        }
    }
}

/// A drag of one finger, or a press.
private struct Gesture {
    var start: Point
    var way: Point
    /// How long the finger rests before it moves, and how long it moves, in times of a long press.
    var rest: Double
    var duration: Double

    /// Presses and drags in directions of which none is exactly between two others, from points in each view.
    static let all: [Gesture] = [
        Point(x: 100, y: 300), Point(x: 300, y: 300), Point(x: 195, y: 600), Point(x: 2, y: 500),
    ].flatMap { start in
        [0.2, 0.8, 1.2, 2.2, 4.2].map { Gesture(start: start, way: .zero, rest: $0, duration: 0) }
            + [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, 0.8), (0.8, 1), (-1, 0.8), (-0.8, -1)].flatMap { x, y in
                [15.0, 90].flatMap { length in
                    [0, 1.2, 4.2].map {
                        Gesture(start: start, way: Point(x: x * length, y: y * length), rest: $0, duration: 0.2)
                    }
                }
            }
    }

    func events(in scene: LoweredScene) -> [TouchEvent] {
        let settings = scene.touchSettings
        var simulator = TouchSimulator(StaticHost(scene.tree), settings: settings)
        simulator.down(at: start)
        simulator.wait(rest * settings.longPressDuration)
        if way != .zero {
            simulator.move(
                to: Point(x: start.x + way.x, y: start.y + way.y), over: duration * settings.longPressDuration)
        }
        simulator.up()
        simulator.finishRecognitions()
        return simulator.events
    }
}

/// Writes scenes with a few recognizers and relations between them.
private struct RecognizerSceneGenerator {
    var random: SplitMix

    mutating func scene() -> String {
        let count = Int.random(in: 2...4, using: &random)
        var blocks = ["Outer": "", "Inner": "", "Leaf": ""]
        for index in 0..<count {
            let view = ["Outer", "Outer", "Inner", "Leaf"].randomElement(using: &random) ?? "Outer"
            blocks[view, default: ""] += "\(recognizer(index, of: count))\n"
        }
        let frame = random.happens(0.4) ? "fill" : "frame 0,0 390x450"
        return """
            scene Main 390x844 {
            view Outer fill {
            \(blocks["Outer"] ?? "")view Inner \(frame) {
            \(blocks["Inner"] ?? "")view Leaf frame 50,250 100x100 {
            \(blocks["Leaf"] ?? "")}
            }
            }
            }
            """
    }

    private mutating func recognizer(_ index: Int, of count: Int) -> String {
        let kinds = [
            ".pan", ".longPress", ".longPress", ".swipe", ".swipe .left", ".swipe .up", ".tap", ".screenEdgePan .left",
        ]
        let kind = kinds.randomElement(using: &random) ?? ".pan"
        let others = (0..<count).filter { $0 != index }.map { "R\($0)" }
        var words = ["recognizer R\(index) \(kind)"]
        if kind == ".longPress", random.happens(0.6) {
            words.append("minimumPressDuration \([100, 300, 700, 2000].randomElement(using: &random) ?? 100)ms")
        }
        if kind == ".longPress", random.happens(0.3) { words.append("allowableMovement 100") }
        if let other = others.randomElement(using: &random), random.happens(0.4) {
            words.append(random.happens(0.5) ? "simultaneous" : "simultaneous -> \(other)")
        }
        if let other = others.randomElement(using: &random), random.happens(0.3) {
            words.append("requireToFail -> \(other)")
        }
        if kind == ".pan" || kind.hasPrefix(".swipe"), random.happens(0.3) {
            words.append(random.happens(0.5) ? "shouldBegin .horizontal" : "shouldBegin .vertical")
        }
        if random.happens(0.15) { words.append(random.happens(0.5) ? "ignores -> Inner" : "ignores -> Leaf") }
        if random.happens(0.15) { words.append("cancelsTouchesInView .off") }
        return words.joined(separator: " ")
    }
}
