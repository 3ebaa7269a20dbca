import TestSupport
import Testing
import TreeSupport

@testable import SceneRuntime

/// What holds of every touch in every scene.
struct TouchPropertyTests {
    private static let seeds = trials(1000)

    private func run(_ tree: ViewTree, _ steps: [TouchGenerator.Step]) -> TouchSimulator<FixedStage> {
        var simulator = TouchSimulator(FixedStage(tree))
        for step in steps { simulator.run(step) }
        return simulator
    }

    /// Calls `body` with generated scenes and gestures.
    private func forEach(_ body: (UInt64, ViewTree, [TouchGenerator.Step]) -> Void) {
        for seed in Self.seeds {
            var generator = TouchGenerator(seed: seed)
            let tree = generator.tree()
            body(seed, tree, generator.steps())
        }
    }

    /// Every `touchDown` is followed by exactly one end, and so is every `touchesBegan`; times never decrease; highlights
    /// come and go in turn.
    @Test func touchesEnd() {
        var downs = 0
        forEach { seed, tree, steps in
            let simulator = run(tree, steps)
            var down: ViewID?
            var highlighted: Set<ViewID> = []
            var time = 0.0
            for event in simulator.events {
                #expect(event.time >= time, "seed \(seed)")
                time = event.time
                switch event.kind {
                case .touchDown, .touchesBegan:
                    #expect(down == nil, "seed \(seed): a touch has one owner")
                    down = event.view
                    downs += 1
                    #expect(tree[event.view].kind.isControl == (event.kind == .touchDown), "seed \(seed)")
                case .touchUpInside, .touchUpOutside, .touchCancel, .touchesEnded, .touchesCancelled:
                    #expect(down == event.view, "seed \(seed)")
                    down = nil
                case .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
                    .valueChanged,
                    .drag:
                    #expect(down == event.view, "seed \(seed)")
                case .highlight: #expect(highlighted.insert(event.view).inserted, "seed \(seed)")
                case .unhighlight: #expect(highlighted.remove(event.view) != nil, "seed \(seed)")
                case .select, .scroll, .zoom, .recognize: break
                }
            }
            #expect(down == nil, "seed \(seed)")
            #expect(highlighted.isEmpty, "seed \(seed)")
        }
        #expect(downs > Self.seeds.count * 2 / 3, "\(downs)")
    }

    /// Inside and outside come in turn with Enter and Exit between them, and where the finger goes up decides.
    @Test func insideAndOutside() {
        forEach { seed, tree, steps in
            var isInside = true
            for event in run(tree, steps).events {
                switch event.kind {
                case .touchDown: isInside = true
                case .touchDragExit:
                    #expect(isInside, "seed \(seed)")
                    isInside = false
                case .touchDragEnter:
                    #expect(!isInside, "seed \(seed)")
                    isInside = true
                case .touchDragInside, .touchUpInside: #expect(isInside, "seed \(seed)")
                case .touchDragOutside, .touchUpOutside: #expect(!isInside, "seed \(seed)")
                default: break
                }
            }
        }
    }

    /// Offsets stay between rest and end, and add up to what has been scrolled; one gesture takes the touch at most.
    @Test func offsetsStayInRange() {
        var scrolls = 0
        forEach { seed, tree, steps in
            var simulator = TouchSimulator(FixedStage(tree))
            var offsets: [ViewID: Point] = [:]
            var seen = 0
            for step in steps {
                simulator.run(step)
                for event in simulator.events[seen...] {
                    guard let by = event.by else { continue }
                    scrolls += 1
                    offsets[event.view, default: tree[event.view].boundsOrigin].x += by.x
                    offsets[event.view, default: tree[event.view].boundsOrigin].y += by.y
                }
                if simulator.events[seen...].contains(where: { $0.kind == .zoom }) { return }
                seen = simulator.events.count
            }
            for (view, offset) in offsets {
                let origin = simulator.tree[view].boundsOrigin
                let (lowest, highest) = tree.scrollViews[view]?.offsets(for: tree[view].size) ?? (.zero, .zero)
                #expect(
                    origin.x == tree[view].boundsOrigin.x || origin.x >= lowest.x && origin.x <= highest.x,
                    "seed \(seed)")
                #expect(
                    origin.y == tree[view].boundsOrigin.y || origin.y >= lowest.y && origin.y <= highest.y,
                    "seed \(seed)")
                #expect(
                    (origin.x - offset.x).magnitude < 1e-3 && (origin.y - offset.y).magnitude < 1e-3, "seed \(seed)")
            }
        }
        #expect(scrolls > Self.seeds.count / 6, "\(scrolls)")
    }

    /// The same steps give the same events.
    @Test func isDeterministic() {
        forEach { seed, tree, steps in
            #expect(run(tree, steps).events == run(tree, steps).events, "seed \(seed)")
        }
    }

    /// A wait or a move that is made in two changes no outcome: the same events, but for how often a move is reported.
    @Test func splittingChangesNothing() {
        var moves = 0
        forEach { seed, tree, steps in
            let whole = run(tree, steps)
            let halved = run(tree, TouchGenerator.halved(steps))
            moves += TouchGenerator.halved(steps).count - steps.count
            #expect(outcomes(whole) == outcomes(halved), "seed \(seed)")
        }
        #expect(moves > Self.seeds.count / 3, "\(moves)")
    }

    /// The events that are no reports of moves, with how far views have scrolled in the end.
    private func outcomes(_ simulator: TouchSimulator<FixedStage>) -> [String] {
        var scrolling: ViewID?
        var result: [String] = []
        for event in simulator.events {
            switch event.kind {
            case .touchDragInside, .touchDragOutside, .drag: continue
            case .scroll:
                if scrolling == event.view { continue }
                scrolling = event.view
            default: scrolling = nil
            }
            result.append("\(event.kind) \(event.view.index)")
        }
        for view in simulator.tree.identities {
            let origin = simulator.tree[view].boundsOrigin
            result.append("\((origin.x * 1e3).rounded()) \((origin.y * 1e3).rounded())")
        }
        return result
    }

    /// Extreme numbers, times that last for ever or not at all, and hundreds of recognizers come to an end.
    @Test func extremes() {
        var tree = ViewTree.root(1e9, 1e9)
        let scroll = tree.add(0, 0, 1e9, 1e9, kind: .scroll)
        tree.scrollViews[scroll] = ScrollViewProperties(contentSize: Size(width: 1e9, height: 1e9))
        tree.scrollViews[scroll]?.alwaysBounceVertical = true
        let button = tree.add(0, 0, 1e9, 1e-9, kind: .button, to: scroll)
        let kinds: [GestureRecognizer.Kind] = [.tap, .pan, .longPress, .swipe(nil)]
        for view in [ViewID.root, scroll, button] {
            tree.recognizers[view] = (0..<300).map { GestureRecognizer(kinds[$0 % 4]) }
        }
        for way in [1e9, -1e9, 1e-9, 0, 1e18, 1e300] {
            for time in [0, 1e-12, 1e9, 1e300, .infinity, -1, .nan] as [Double] {
                for isPlain in [true, false] {
                    var settings = TouchSettings()
                    if isPlain {
                        settings.dragThreshold = 0; settings.allowableMovement = 0; settings.contentTouchDelay = time
                    }
                    var plain = tree
                    if isPlain { plain.recognizers = [:] }
                    var simulator = TouchSimulator(FixedStage(plain), settings: settings)
                    simulator.down(at: [10, 0])
                    simulator.move(to: [10, way], over: time)
                    simulator.wait(time)
                    simulator.move(to: [way, -way], over: time)
                    simulator.up()
                    simulator.pinch(at: [way, way], scale: 1e300)
                    #expect(simulator.events.count < 20)
                    #expect(simulator.events.allSatisfy { $0.time.isFinite })
                }
            }
        }
    }
}
