import SceneRuntime
import SceneText

@testable import SceneSemantics

/// A drag, a press, taps, or what two fingers do.
struct Gesture {
    var start: Point
    var way = Point.zero
    /// How long the fingers rest before they move, and how long they move, in times of a long press.
    var rest = tap
    var duration = 0.0
    /// How long the fingers rest after they have moved, in times of a long press.
    var restAfterMoving = 0.0
    var count = 1
    var fingers = 1
    /// Where the second of two fingers moves, from the start of the gesture. The first one stays opposite.
    var vectors: [Point] = []

    /// How long a finger rests that taps: shorter than presses that aren't meant as taps.
    private static let tap = 0.12

    /// Presses, taps and drags in directions of which none is exactly between two others, from points in each view.
    static let all: [Gesture] = starts.flatMap { presses(from: $0) + ofTwoFingers(around: $0) + drags(from: $0) }

    /// Presses, taps and drags from points all over `scene`, one for those around which everything is made by the same
    /// lines.
    static func anywhere(in scene: LoweredScene) -> [Gesture] {
        let points = [20.0, 195, 370].flatMap { x in
            [15.0, 130, 300, 500, 690, 830].map { Point(x: x, y: $0) }
        }
        var tester = HitTester(scene.tree)
        var known: Set<[SourceRange]> = []
        return points.filter { point in
            guard case .hit(let hit) = tester.touch(at: point).outcome else { return false }
            return known.insert(scene.linesOfRecognition(at: hit)).inserted
        }.flatMap { start in
            presses(from: start) + drags(from: start, times: [(90, 0, 0.2), (90, 0.4, 0.2), (90, 4.2, 0.2)])
        }
    }

    /// Presses, taps and drags of one finger.
    static func ofOneFinger(from start: Point) -> [Gesture] { presses(from: start) + drags(from: start) }

    /// A few presses, a tap, a double tap, and drags straight and between the axes, also once the content of a scroll
    /// view has its touch.
    static func fewOfOneFinger(from start: Point) -> [Gesture] {
        [0.8, 1.2, 2.2].map { Gesture(start: start, rest: $0) } + [1, 2].map { Gesture(start: start, count: $0) }
            + drags(from: start, times: [(90, 0, 0.2), (90, 0.35, 0.2)])
    }

    /// Whether the finger moves before a scroll view that delays touches gives them to its content.
    var isQuickDrag: Bool { way != .zero && rest == 0 && duration <= 0.2 }

    /// Returns whether it is the gesture of `recognizer` as most people make it: a short tap, a press that is hardly
    /// longer than needed, or a quick drag along an axis.
    func isOrdinary(for recognizer: GestureRecognizer, _ settings: TouchSettings) -> Bool {
        switch recognizer.kind {
        case .tap:
            return way == .zero && vectors.isEmpty && rest == Self.tap && count == recognizer.numberOfTapsRequired
                && fingers == recognizer.numberOfTouchesRequired
        case .longPress:
            let needed = recognizer.minimumPressDuration ?? settings.longPressDuration
            let rests = [0.8, 1.2, 2.2, 4.2].first { $0 * settings.longPressDuration > needed }
            return way == .zero && vectors.isEmpty && count == 1 && fingers == 1 && rest == rests
        case .pan, .swipe, .screenEdgePan:
            // At an edge of the screen, it might be an edge pan.
            return isQuickDrag && restAfterMoving == 0
                && (recognizer.kind.screenEdge != nil || start.x > settings.screenEdgeWidth)
                && max(way.x.magnitude, way.y.magnitude) >= 90
                && (way.x == 0 || way.y == 0)
        case .pinch, .rotation: return !vectors.isEmpty
        }
    }

    /// Points in each of the views of generated scenes, and at the left edge.
    static let starts = [
        Point(x: 100, y: 300), Point(x: 300, y: 300), Point(x: 195, y: 600), Point(x: 2, y: 500),
    ]

    private static func presses(from start: Point) -> [Gesture] {
        [0.8, 1.2, 2.2, 4.2].map { Gesture(start: start, rest: $0) }
            + [(1, 1), (2, 1), (1, 2)].map { Gesture(start: start, count: $0, fingers: $1) }
            + [1.3, 4.3].map {
                // Presses that allow much movement.
                Gesture(start: start, way: Point(x: 60, y: 0), rest: 0, duration: 0.1, restAfterMoving: $0)
            }
    }

    private static func drags(
        from start: Point, times: [(length: Double, rest: Double, duration: Double)] = Gesture.times
    ) -> [Gesture] {
        let ways = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, -0.8), (0.8, 1), (-1, -0.8), (-0.8, 1)]
        return ways.flatMap { x, y in
            times.map { length, rest, duration in
                Gesture(start: start, way: Point(x: x * length, y: y * length), rest: rest, duration: duration)
            }
        }
    }

    /// How far drags go, how long the finger rests before, and how long it moves. In the third one the content of a
    /// scroll view gets its touch before the finger moves.
    private static let times: [(length: Double, rest: Double, duration: Double)] = [
        (15, 0, 0.2), (15, 4.2, 0.2), (90, 0.4, 0.2), (90, 0, 0.2), (90, 1.2, 0.2), (90, 4.2, 0.2), (90, 0, 4),
    ]

    private static func ofTwoFingers(around start: Point) -> [Gesture] {
        vectorsOfTwoFingers.map { Gesture(start: start, vectors: $0) }
    }

    /// Fingers of a pinch, and of a rotation, that move less than a drag needs, in small steps.
    private static let vectorsOfTwoFingers: [[Point]] = [
        Point(x: 16, y: 0), Point(x: 4, y: 0), Point(x: 7, y: 7), Point(x: 7, y: -7),
    ].map { end in
        (1...8).map { step in
            let part = Double(step) / 8
            return Point(x: 10 + part * (end.x - 10), y: part * end.y)
        }
    }

    struct Outcome {
        var recognizers: Set<RecognizerID>
        /// Whether something scrolls.
        var scrolls: Bool
    }

    /// Returns what the gesture does in a scene with the views of `tree`, whose tester is `tester`.
    func outcome(in tree: ViewTree, _ scene: LoweredScene, _ tester: HitTester? = nil) -> Outcome {
        let settings = scene.touchSettings
        var simulator = TouchSimulator(
            LiveScene(scene, keepingCellsOf: tree), settings: settings, tester: tester ?? HitTester(tree))
        if !vectors.isEmpty {
            simulator.down(at: Point(x: start.x - 10, y: start.y), finger: 1)
            simulator.down(at: Point(x: start.x + 10, y: start.y), finger: 2)
            for vector in vectors {
                simulator.move(to: Point(x: start.x - vector.x, y: start.y - vector.y), finger: 1)
                simulator.move(to: Point(x: start.x + vector.x, y: start.y + vector.y), finger: 2)
                simulator.wait(0.01)
            }
            for finger in 1...2 { simulator.up(finger: finger) }
        }
        for _ in 0..<(vectors.isEmpty ? count : 0) {
            for finger in 1...fingers { simulator.down(at: start, finger: finger) }
            simulator.wait(rest * settings.longPressDuration)
            if way != .zero {
                simulator.move(
                    to: Point(x: start.x + way.x, y: start.y + way.y), over: duration * settings.longPressDuration)
            }
            if restAfterMoving > 0 { simulator.wait(restAfterMoving * settings.longPressDuration) }
            for finger in 1...fingers { simulator.up(finger: finger) }
        }
        simulator.finishRecognitions()
        return Outcome(
            recognizers: Set(simulator.events.compactMap { $0.recognizer }),
            scrolls: simulator.events.contains { $0.kind == .scroll })
    }
}

extension LoweredScene {
    /// Returns the lines that make the views from `view` up, and their recognizers.
    func linesOfRecognition(at view: ViewID) -> [SourceRange] {
        tree.chain(from: view).flatMap { [range(of: $0)] + recognizerRanges(of: $0) }
    }
}
