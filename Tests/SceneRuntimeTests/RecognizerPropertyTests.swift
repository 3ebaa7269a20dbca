import TestSupport
import Testing
import TreeSupport

@testable import SceneRuntime

/// Properties of several recognizers and fingers, in generated scenes.
struct RecognizerPropertyTests {
    private static let seeds = trials(400)

    private func run(_ tree: ViewTree, _ steps: [TouchGenerator.Step]) -> TouchSimulator<StaticHost> {
        var simulator = TouchSimulator(StaticHost(tree))
        for step in steps { simulator.run(step) }
        simulator.finishRecognitions()
        return simulator
    }

    private func forEach(_ body: (UInt64, ViewTree, [TouchGenerator.Step]) -> Void) {
        for seed in Self.seeds {
            var generator = TouchGenerator(seed: seed)
            var tree = generator.tree()
            generator.addRelations(to: &tree)
            body(seed, tree, generator.fingerSteps())
        }
    }

    /// Whatever waits for whatever, every touch of every finger ends exactly one way, times never decrease,
    /// highlighting and unhighlighting alternate, and at the end nothing is left.
    @Test func everythingEnds() {
        var (ends, recognitions, waits) = (0, 0, 0)
        forEach { seed, tree, steps in
            let simulator = run(tree, steps)
            guard simulator.recursion == nil else { return }
            #expect(simulator.touches.isEmpty, "seed \(seed)")
            #expect(simulator.recognitions.isEmpty, "seed \(seed)")
            #expect(simulator.fingers.isEmpty, "seed \(seed)")
            var down: [ViewID: Int] = [:]
            var highlighted: Set<ViewID> = []
            var time = 0.0
            for event in simulator.events {
                #expect(event.time >= time, "seed \(seed)")
                time = event.time
                switch event.kind {
                case .touchDown, .touchesBegan: down[event.view, default: 0] += 1
                case .highlight: #expect(highlighted.insert(event.view).inserted, "seed \(seed)")
                case .unhighlight: #expect(highlighted.remove(event.view) != nil, "seed \(seed)")
                case .touchUpInside, .touchUpOutside, .touchCancel, .touchesEnded, .touchesCancelled:
                    down[event.view, default: 0] -= 1
                    ends += 1
                    #expect(down[event.view, default: 0] >= 0, "seed \(seed)")
                case .recognize: recognitions += 1
                default: break
                }
            }
            #expect(down.values.allSatisfy { $0 == 0 }, "seed \(seed)")
            #expect(highlighted.isEmpty, "seed \(seed)")
            waits += simulator.remarks.count { if case .waits = $0.kind { true } else { false } }
        }
        #expect(ends > Self.seeds.count && recognitions > Self.seeds.count / 2 && waits > 0)
    }

    /// A recognizer that is off changes nothing.
    @Test func disabledRecognizersChangeNothing() {
        forEach { seed, tree, steps in
            var (off, none) = (tree, tree)
            for view in tree.recognizers.keys {
                for index in tree.recognizers[view]?.indices ?? 0..<0 {
                    off.recognizers[view]?[index].isEnabled = false
                }
            }
            none.recognizers = [:]
            #expect(run(off, steps).events == run(none, steps).events, "seed \(seed)")
        }
    }

    /// Of the recognizers that get a single touch, two only recognize if one of them allows it; and one that requires
    /// another to fail never recognizes after it.
    @Test func relationsHold() {
        var pairs = 0
        for seed in Self.seeds {
            var generator = TouchGenerator(seed: seed)
            var tree = generator.tree()
            generator.addRelations(to: &tree)
            guard case .downFinger(let start, _)? = generator.fingerSteps().first else { continue }
            let steps: [TouchGenerator.Step] = [
                .down(start), .wait(20), .move(Point(x: start.x + 70, y: start.y + 8), 200), .up,
            ]
            let recognized = run(tree, steps).events.compactMap(\.recognizer)
            #expect(Set(recognized).count == recognized.count, "seed \(seed)")
            for (index, later) in recognized.enumerated() {
                for earlier in recognized[..<index] {
                    guard let one = tree.recognizers[earlier.view]?[earlier.index],
                        let other = tree.recognizers[later.view]?[later.index]
                    else { continue }
                    pairs += 1
                    #expect(one.allows(.recognizer(later)) || other.allows(.recognizer(earlier)), "seed \(seed)")
                    #expect(!other.requirements.contains(.recognizer(earlier)), "seed \(seed)")
                }
            }
        }
        #expect(pairs > 0)
    }

    /// A wait can be split without a difference.
    @Test func waitsCanBeSplit() {
        forEach { seed, tree, steps in
            let split = steps.flatMap { step -> [TouchGenerator.Step] in
                guard case .wait(let time) = step else { return [step] }
                return [.wait(time / 3), .wait(time - time / 3)]
            }
            #expect(run(tree, split).events == run(tree, steps).events, "seed \(seed)")
        }
    }

    /// A double tap beside a waiting single tap agrees with a plain state machine, at every combination of pauses.
    @Test func doubleTapsAgreeWithAPlainModel() {
        var tree = ViewTree.root(400, 400)
        var single = GestureRecognizer(.tap)
        single.requirements = [.recognizer(RecognizerID(.root, 1))]
        var double = GestureRecognizer(.tap)
        double.numberOfTapsRequired = 2
        tree.recognizers[.root] = [single, double]
        let pauses = [0, 100, 350, 351, 500]
        for first in pauses {
            for second in pauses {
                for third in pauses {
                    var simulator = TouchSimulator(StaticHost(tree))
                    var expected: [Int] = []
                    var isPending = false
                    for pause in [first, second, third] {
                        simulator.down(at: [10, 10])
                        simulator.wait(0.05)
                        simulator.up()
                        simulator.wait(Double(pause) / 1000)
                        // A tap completes a pending one to a double tap, or is pending until the interval is over.
                        if isPending {
                            expected.append(1)
                            isPending = false
                        } else if pause > 350 {
                            expected.append(0)
                        } else {
                            isPending = true
                        }
                    }
                    if isPending { expected.append(0) }
                    simulator.finishRecognitions()
                    let recognized = simulator.events.compactMap { $0.recognizer?.index }
                    #expect(recognized == expected, "\(first) \(second) \(third)")
                }
            }
        }
    }

    /// The fingers of a rotation let the same recognizers recognize, and the same views scroll, as fingers that make
    /// the same moves.
    @Test func rotatesLikeFingers() {
        var (scrolls, recognitions) = (0, 0)
        for seed in trials(500) {
            var generator = TouchGenerator(seed: seed)
            var tree = generator.tree()
            generator.addRelations(to: &tree)
            for view in tree.identities { tree[view].isDraggable = false }
            for view in tree.scrollViews.keys {
                // Before the delay is over, the views hit get no touches of fingers either.
                tree.scrollViews[view]?.delaysContentTouches = true
                tree.scrollViews[view]?.viewForZooming = nil
            }
            var random = SplitMix(seed: seed)
            let place = Point(
                x: Double(Int.random(in: 20...380, using: &random)), y: Double(Int.random(in: 0...400, using: &random)))
            let radius = TouchSettings().pinchSpread
            let vectors = (1...8).map { step in
                let part = Double(step) / 8
                let whole = 1 + part * part
                return Point(x: radius * (1 - part * part) / whole, y: radius * 2 * part / whole)
            }
            var gesture = TouchSimulator(StaticHost(tree))
            gesture.rotate(at: place, along: vectors)
            gesture.finishRecognitions()

            var fingers = TouchSimulator(StaticHost(tree))
            fingers.down(at: Point(x: place.x - radius, y: place.y), finger: 1)
            fingers.down(at: Point(x: place.x + radius, y: place.y), finger: 2)
            // With one finger beside all views, there is no gesture.
            if fingers.touches.count < 2 { continue }
            for vector in vectors {
                let moves = [
                    FingerMove(finger: 1, end: Point(x: place.x - vector.x, y: place.y - vector.y)),
                    FingerMove(finger: 2, end: Point(x: place.x + vector.x, y: place.y + vector.y)),
                ]
                fingers.advance(moves, over: fingers.settings.simulatedDragDuration / 8)
            }
            fingers.liftAll()
            fingers.finishRecognitions()
            func recognized(_ events: [TouchEvent]) -> Set<RecognizerID> { Set(events.compactMap { $0.recognizer }) }
            func scrolled(_ events: [TouchEvent]) -> Set<ViewID> {
                Set(events.filter { $0.kind == .scroll }.map { $0.view })
            }
            #expect(recognized(gesture.events) == recognized(fingers.events), "seed \(seed)")
            #expect(scrolled(gesture.events) == scrolled(fingers.events), "seed \(seed)")
            scrolls += scrolled(gesture.events).isEmpty ? 0 : 1
            recognitions += recognized(gesture.events).isEmpty ? 0 : 1
        }
        #expect(scrolls > 10 && recognitions > 10, "\(scrolls), \(recognitions)")
    }
}
