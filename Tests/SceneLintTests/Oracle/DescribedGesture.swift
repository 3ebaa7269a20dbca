import SceneRuntime
import SceneText

@testable import SceneSemantics

/// What a finger does by the words of a note, such as "it is recognized if the finger rests for 510 ms, moves 80 points
/// left and lifts".
struct DescribedGesture {
    private enum Step {
        case rest(Double)
        case move(Point, duration: Double)
    }

    /// Where it may begin.
    private(set) var starts = Gesture.starts
    private var steps: [Step] = []
    private var taps = 1

    /// Reads a note. Returns `nil` if it is about something else, or about several fingers or movements at an angle,
    /// for which it has no exact words.
    init?(_ note: String, _ settings: TouchSettings) {
        let prefix = "it is recognized if the finger "
        guard note.hasPrefix(prefix) else { return nil }
        let parts = note.dropFirst(prefix.count).split(separator: " and ").flatMap { $0.split(separator: ", ") }
        for part in parts.map({ $0.split(separator: " ").map(String.init) }) {
            switch (part.first, part.count) {
            case ("lifts", 1): break
            case ("rests", 4), ("rests", 5):
                guard let time = Double(part[part.count - 2]), part[part.count - 3] == "for" else { return nil }
                steps.append(.rest(time / 1000))
            case ("moves", 4), ("moves", 7):
                guard let length = Double(part[1]) else { return nil }
                let vectors = [
                    "left": Point(x: -length, y: 0), "right": Point(x: length, y: 0), "up": Point(x: 0, y: -length),
                    "down": Point(x: 0, y: length),
                ]
                guard let vector = vectors[part[3]] else { return nil }
                let time = part.count == 7 ? Double(part[5]).map { $0 / 1000 } : settings.simulatedDragDuration
                guard let time else { return nil }
                steps.append(.move(vector, duration: time))
            case ("taps", 2) where part[1] == "twice": taps = 2
            case ("taps", 3):
                guard let count = Int(part[1]) else { return nil }
                taps = count
            case ("touches", 9):
                let edges = [
                    "left": [Point(x: 1, y: 300), Point(x: 1, y: 600)],
                    "right": [Point(x: 389, y: 300), Point(x: 389, y: 600)],
                    "top": [Point(x: 100, y: 1), Point(x: 300, y: 1)],
                    "bottom": [Point(x: 100, y: 843), Point(x: 300, y: 843)],
                ]
                guard let points = edges[part[4]] else { return nil }
                starts = points
            default: return nil
            }
        }
        if steps.isEmpty { steps = [.rest(settings.simulatedTapDuration)] }
    }

    /// Returns the recognizers that recognize it from `start`.
    func recognizers(from start: Point, in scene: LoweredScene, _ tester: HitTester) -> Set<RecognizerID> {
        var simulator = TouchSimulator(LiveScene(scene), settings: scene.touchSettings, tester: tester)
        for _ in 0..<taps {
            simulator.down(at: start)
            var place = start
            for step in steps {
                switch step {
                case .rest(let time): simulator.wait(time)
                case .move(let vector, let duration):
                    place = Point(x: place.x + vector.x, y: place.y + vector.y)
                    simulator.move(to: place, over: duration)
                }
            }
            simulator.up()
        }
        simulator.finishRecognitions()
        return Set(simulator.events.compactMap { $0.recognizer })
    }
}
