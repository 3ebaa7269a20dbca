import SceneReport
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// A scene that tests touch.
struct TouchedScene {
    private let scene: LoweredScene
    private let bound: BoundFile.Scene

    /// Lowers `text`: a whole scene, or the content of a scene of 400x800 points with `attributes`.
    init(_ text: String, attributes: String = "") throws {
        let isWhole = text.contains("scene ")
        let source = Source(path: "a.scene", text: isWhole ? text : "scene S 400x800 \(attributes) {\n\(text)\n}")
        let file = BoundFile.bind(SyntaxTree.parse(source))
        guard let bound = file.scenes.first, !bound.hasErrors, case .scene(let scene) = bound.lowered()
        else {
            throw InvalidScene(file.diagnostics.map { Finding($0, in: source).humanText(Palette(isOn: false)) })
        }
        self.bound = bound
        self.scene = scene
    }

    /// Returns the result of the steps.
    func run(_ steps: String) throws -> TouchRun {
        let source = Source(path: "steps", text: "touch {\n\(steps)\n}")
        switch bound.bindTouch(SyntaxTree.parseGesture(source)) {
        case .steps(let steps): return scene.run(steps)
        case .problems(let problems):
            throw InvalidScene(problems.map { Finding($0, in: source).humanText(Palette(isOn: false)) })
        }
    }

    /// Returns the events of the steps as `View.event`. Scroll events include the distance. Highlights of controls
    /// are only included if `highlights` is true.
    func events(_ steps: String, highlights: Bool = false) throws -> String {
        try words(steps, highlights: highlights).map(\.word).joined(separator: " ")
    }

    /// Returns the events, each after its time in milliseconds.
    func timeline(_ steps: String) throws -> String {
        try words(steps, highlights: false).map { "\(milliseconds($0.time)):\($0.word)" }.joined(separator: " ")
    }

    private func words(_ steps: String, highlights: Bool) throws -> [(time: Double, word: String)] {
        let run = try run(steps)
        if let cycle = run.recursion {
            return [(0, "recursion " + cycle.map { run.scene.path(of: $0) }.joined(separator: " "))]
        }
        if let place = run.unseenPlace { return [(0, "unseen \(place.path)")] }
        return run.events.compactMap { event in
            let isControl = run.scene.tree[event.view].kind.isControl
            if !highlights, isControl, event.kind == .highlight || event.kind == .unhighlight { return nil }
            let by = event.by.map { "(\(short($0.x)),\(short($0.y)))" } ?? ""
            return (event.time, "\(run.scene.path(of: event.view)).\(event.kind.rawValue)\(by)")
        }
    }

    private func milliseconds(_ time: Double) -> String { short((time * 10_000).rounded() / 10) }

    /// Returns the number rounded to a thousandth, without `.0`.
    private func short(_ number: Double) -> String {
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// An error in the scene or the steps of a test.
    struct InvalidScene: Error, CustomStringConvertible {
        let description: String

        init(_ findings: [String]) {
            description = findings.joined(separator: "\n")
        }
    }
}
