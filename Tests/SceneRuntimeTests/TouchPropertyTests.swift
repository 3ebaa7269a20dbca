import TestSupport
import Testing
import TreeSupport

@testable import SceneRuntime

/// Properties of every touch in every scene.
struct TouchPropertyTests {
    private static let seeds = trials(500)

    private func run(_ tree: ViewTree, _ steps: [TouchGenerator.Step]) -> TouchSimulator<StaticHost> {
        var simulator = TouchSimulator(StaticHost(tree))
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

    /// Every `touchDown` and every `touchesBegan` ends exactly one way, times never decrease, and highlighting and
    /// unhighlighting alternate.
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

    /// Events inside and outside alternate, with Enter and Exit between them, and match where the finger goes up.
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

    /// Offsets are in range after the finger has left, and always if the view doesn't bounce. They equal the sum of the
    /// scroll events.
    @Test func offsetsStayInRange() {
        var (scrolls, overruns) = (0, 0)
        forEach { seed, tree, steps in
            var simulator = TouchSimulator(StaticHost(tree))
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
                for (view, offset) in offsets {
                    let origin = simulator.tree[view].boundsOrigin
                    #expect(
                        (origin.x - offset.x).magnitude < 1e-3 && (origin.y - offset.y).magnitude < 1e-3, "seed \(seed)"
                    )
                    if isInRange(view, simulator.tree, tree) { continue }
                    overruns += 1
                    #expect(!simulator.fingers.isEmpty && tree.scrollViews[view]?.bounces == true, "seed \(seed)")
                }
            }
        }
        #expect(scrolls > Self.seeds.count / 6, "\(scrolls)")
        #expect(overruns > Self.seeds.count / 40, "\(overruns)")
    }

    /// Whether the offset of `view` is in range, along each axis on which it differs from `original`.
    private func isInRange(_ view: ViewID, _ tree: ViewTree, _ original: ViewTree) -> Bool {
        guard let properties = tree.scrollViews[view] else { return false }
        let (lowest, highest) = properties.offsets(for: tree[view].size)
        let (origin, written) = (tree[view].boundsOrigin, original[view].boundsOrigin)
        return (origin.x == written.x || lowest.x <= origin.x && origin.x <= highest.x)
            && (origin.y == written.y || lowest.y <= origin.y && origin.y <= highest.y)
    }

    /// After a drag, a paging scroll view is at a page or at an end of its range.
    @Test func pagesComeToRest() {
        var rests = 0
        forEach { seed, tree, steps in
            var simulator = TouchSimulator(StaticHost(tree))
            for step in steps {
                let seen = simulator.events.count
                simulator.run(step)
                let events = simulator.events[seen...]
                if events.contains(where: { $0.kind == .zoom }) { return }
                for event in events where event.reason == .comesToRest {
                    guard let properties = simulator.tree.scrollViews[event.view], properties.isPagingEnabled else {
                        continue
                    }
                    rests += 1
                    let (lowest, highest) = properties.offsets(for: simulator.tree[event.view].size)
                    let (origin, size) = (simulator.tree[event.view].boundsOrigin, simulator.tree[event.view].size)
                    let axes = properties.axes(for: size)
                    #expect(
                        !axes.horizontal || isPage(origin.x, lowest.x, highest.x, size.width), "seed \(seed)")
                    #expect(!axes.vertical || isPage(origin.y, lowest.y, highest.y, size.height), "seed \(seed)")
                }
            }
        }
        #expect(rests > Self.seeds.count / 150, "\(rests)")
    }

    private func isPage(_ offset: Double, _ lowest: Double, _ highest: Double, _ length: Double) -> Bool {
        if offset == lowest || offset == highest { return true }
        return ((offset / length).rounded() * length - offset).magnitude < 1e-6 && lowest < offset && offset < highest
    }

    /// The value of a slider stays in its range.
    @Test func slidersStayInRange() {
        var (changes, ignored) = (0, 0)
        forEach { seed, tree, steps in
            var simulator = TouchSimulator(StaticHost(tree))
            for step in steps {
                let seen = simulator.events.count
                simulator.run(step)
                for event in simulator.events[seen...] where event.kind == .valueChanged {
                    guard let slider = simulator.tree.sliders[event.view] else { continue }
                    changes += 1
                    #expect(slider.minimumValue <= slider.value && slider.value <= slider.maximumValue, "seed \(seed)")
                }
            }
            ignored += simulator.remarks.count { if case .besideThumb = $0.kind { true } else { false } }
        }
        #expect(changes > Self.seeds.count / 300, "\(changes)")
        #expect(ignored > Self.seeds.count / 80, "\(ignored)")
    }

    /// Repeating steps gives the same events.
    @Test func isDeterministic() {
        forEach { seed, tree, steps in
            #expect(run(tree, steps).events == run(tree, steps).events, "seed \(seed)")
        }
    }

    /// Splitting a wait or move in two changes no outcome, only how often moves are reported.
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

    /// Returns all events except moves, and the final offsets and slider values.
    private func outcomes(_ simulator: TouchSimulator<StaticHost>) -> [String] {
        var scrolling: ViewID?
        var result: [String] = []
        for event in simulator.events {
            switch event.kind {
            case .touchDragInside, .touchDragOutside, .drag: continue
            case .valueChanged where simulator.tree.sliders[event.view]?.isContinuous ?? false: continue
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
            if let slider = simulator.tree.sliders[view] { result.append("\((slider.currentValue * 1e6).rounded())") }
        }
        return result
    }

    /// Extreme numbers, infinite or zero times, and hundreds of recognizers terminate.
    @Test func extremes() {
        var tree = ViewTree.root(1e9, 1e9)
        let scroll = tree.add(0, 0, 1e9, 1e9, kind: .scroll)
        tree.scrollViews[scroll] = ScrollViewProperties(contentSize: Size(width: 1e9, height: 1e9))
        tree.scrollViews[scroll]?.alwaysBounceVertical = true
        let button = tree.add(0, 0, 1e9, 1e-9, kind: .button, to: scroll)
        let kinds: [GestureRecognizer.Kind] = [.tap, .pan, .longPress, .swipe(.any)]
        for view in [ViewID.root, scroll, button] {
            tree.recognizers[view] = (0..<300).map { GestureRecognizer(kinds[$0 % 4]) }
        }
        for distance in [1e9, -1e9, 1e-9, 0, 1e18, 1e300] {
            for time in [0, 1e-12, 1e9, 1e300, .infinity, -1, .nan] as [Double] {
                for isPlain in [true, false] {
                    var settings = TouchSettings()
                    if isPlain {
                        settings.dragThreshold = 0; settings.allowableMovement = 0; settings.contentTouchDelay = time
                    }
                    var plain = tree
                    if isPlain { plain.recognizers = [:] }
                    var simulator = TouchSimulator(StaticHost(plain), settings: settings)
                    simulator.down(at: [10, 0])
                    simulator.move(to: [10, distance], over: time)
                    simulator.wait(time)
                    simulator.move(to: [distance, -distance], over: time)
                    simulator.up()
                    simulator.pinch(at: [distance, distance], scale: 1e300)
                    #expect(simulator.events.count < 20)
                    #expect(simulator.events.allSatisfy { $0.time.isFinite })
                }
            }
        }
    }
}
