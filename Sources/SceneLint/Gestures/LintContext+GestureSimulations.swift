import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Simulated gestures, each in one of its variants.
extension LintContext {
    /// Returns a simulator of the scene with the views of `tree`, which may differ only in what follows a hit test.
    func simulator(of tree: ViewTree) -> TouchSimulator<LiveScene> {
        TouchSimulator(
            LiveScene(scene, keepingCellsOf: tree), settings: scene.touchSettings, tester: touches.tester.holding(tree))
    }

    /// Returns the events if fingers touch down at `start` and make this variant of a gesture, in a scene with the
    /// views of `tree`.
    ///
    /// - Parameter other: Where another finger is down meanwhile.
    /// - Parameter isOpposite: Whether that finger moves as the others do, but in the opposite direction.
    func events(
        of variant: GestureVariant, from start: Point, in tree: ViewTree, beside other: Point? = nil,
        movingOppositely isOpposite: Bool = false
    ) -> [TouchEvent] {
        var simulator = simulator(of: tree)
        let fingers = 1...max(1, variant.fingers)
        if let other { simulator.down(at: other, finger: fingers.upperBound + 1) }
        if variant.kind.isOfTwoFingers {
            turnOrSpread(variant, about: start, &simulator)
        } else {
            for tap in 0..<max(1, variant.taps) {
                if tap > 0 { simulator.wait(variant.pause) }
                for finger in fingers { simulator.down(at: start, finger: finger) }
                simulator.wait(tap == 0 ? variant.rest : variant.laterRest)
                move(fingers, variant, from: start, oppositeTo: isOpposite ? other : nil, &simulator)
                simulator.wait(variant.restAfterMoving)
                for finger in fingers { simulator.up(finger: finger) }
            }
        }
        if other != nil { simulator.up(finger: fingers.upperBound + 1) }
        simulator.finishRecognitions()
        return simulator.events
    }

    /// Moves `fingers` straight, several of them by turns.
    ///
    /// - Parameter other: Where the finger is that moves in the opposite direction, if there is one.
    private func move(
        _ fingers: ClosedRange<Int>, _ variant: GestureVariant, from start: Point, oppositeTo other: Point?,
        _ simulator: inout TouchSimulator<LiveScene>
    ) {
        if variant.translation == .zero { return }
        if fingers.count == 1, other == nil {
            return simulator.move(to: start + variant.translation, over: variant.duration)
        }
        for step in 1...Self.stepCount {
            let part = Double(step) / Double(Self.stepCount)
            let movement = Point(x: part * variant.translation.x, y: part * variant.translation.y)
            for finger in fingers { simulator.move(to: start + movement, finger: finger) }
            if let other { simulator.move(to: other - movement, finger: fingers.upperBound + 1) }
            simulator.wait(variant.duration / Double(Self.stepCount))
        }
    }

    /// Makes a pinch or rotation: two fingers near `place` move apart or together, or turn. Neither moves as far as a
    /// drag needs.
    private func turnOrSpread(
        _ variant: GestureVariant, about place: Point, _ simulator: inout TouchSimulator<LiveScene>
    ) {
        let settings = scene.touchSettings
        let (isPinch, sign) = (variant.kind == .pinch, variant.isReversed ? -1.0 : 1)
        // They must be able to come nearer, and must move far enough by a quarter of a turn.
        let start = isPinch && variant.isReversed ? settings.pinchDistance : Self.spread * settings.rotationDistance
        let change = isPinch ? sign * Self.spread * settings.pinchDistance / 2 : 0
        func points(_ offset: Point) -> [Point] { [place - offset, place + offset] }
        for (finger, point) in points(Point(x: start, y: 0)).enumerated() {
            if finger > 0 { simulator.wait(variant.delayOfSecondFinger) }
            simulator.down(at: point, finger: finger + 1)
        }
        simulator.wait(variant.rest)
        for step in 1...Self.stepCount {
            let fraction = Double(step) / Double(Self.stepCount)
            let length = start + fraction * change
            // A point of the quarter of a circle, without sines.
            let square = fraction * fraction
            let offset =
                isPinch
                ? Point(x: length, y: 0)
                : Point(
                    x: length * (1 - square) / (1 + square), y: sign * length * 2 * fraction / (1 + square))
            for (finger, point) in points(offset).enumerated() { simulator.move(to: point, finger: finger + 1) }
            simulator.wait(settings.simulatedDragDuration / Double(Self.stepCount))
        }
        for finger in 1...2 { simulator.up(finger: finger) }
    }

    /// Finger distance and travel, as a multiple of the recognizer's threshold.
    private static let spread = 1.25
    /// The number of steps in which several fingers move by turns. Each is shorter than what a recognizer needs.
    private static let stepCount = 24

    /// Returns the events of `count` quick taps at `point` in a scene with the views of `tree`, with as many fingers as
    /// `fingers`.
    func taps(_ count: Int, fingers: Int = 1, at point: Point, in tree: ViewTree) -> [TouchEvent] {
        var tap = GestureRecognizer(.tap)
        (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (count, fingers)
        return ordinaryVariants(of: tap, against: []).flatMap { events(of: $0, from: point, in: tree) }
    }

    /// Returns the events of a drag of one finger from `start` straight to `end` in a scene with the views of `tree`.
    /// The finger rests at the start for `rest` seconds and then moves for `duration` seconds, or as in any drag.
    func drag(
        in tree: ViewTree, from start: Point, to end: Point, after rest: Double = 0, over duration: Double? = nil
    ) -> [TouchEvent] {
        dragging(in: tree, from: start, to: end, after: rest, over: duration).events
    }

    /// Returns the simulator after such a drag, which takes `duration` seconds or as long as any drag.
    func dragging(
        in tree: ViewTree, from start: Point, to end: Point, after rest: Double = 0, over duration: Double? = nil
    ) -> TouchSimulator<LiveScene> {
        var simulator = simulator(of: tree)
        simulator.down(at: start)
        simulator.wait(rest)
        simulator.move(to: end, over: duration ?? scene.touchSettings.simulatedDragDuration)
        simulator.up()
        simulator.finishRecognitions()
        return simulator
    }

    /// Returns what each ordinary variant of the gesture of a recognizer does in a scene with the views of `tree`, or
    /// `nil` if the budget doesn't suffice. The fingers rest for at least `rest` seconds before they move.
    func simulations(
        of gesture: DeclaredRecognizer, from start: Point, in tree: ViewTree, after rest: Double = 0
    ) -> [GestureSimulation]? {
        // Before anything else, because thousands of recognizers can compete with each of thousands.
        guard spendOnTouches(of: gesture.id.view) else { return nil }
        var simulations: [GestureSimulation] = []
        for var variant in ordinaryVariants(of: gesture.recognizer, against: competitors(at: start)) {
            guard spendOnRest(of: variant, on: gesture.id.view, isFirst: simulations.isEmpty) else { return nil }
            if variant.kind != .tap { variant.rest = max(rest, variant.rest) }
            simulations.append(GestureSimulation(variant: variant, events: events(of: variant, from: start, in: tree)))
        }
        return simulations
    }

    /// Spends what simulating `variant` costs, for the first one without the touch that was paid for before. Returns
    /// whether the budget sufficed.
    private func spendOnRest(of variant: GestureVariant, on view: ViewID, isFirst: Bool) -> Bool {
        let touches = isFirst ? variant.numberOfTouches - 1 : variant.numberOfTouches
        return touches == 0 || spendOnTouches(of: view, times: touches)
    }

    /// Returns the recognizers that may get a touch at `point`.
    private func competitors(at point: Point) -> [GestureRecognizer] {
        guard case .hit(let hit) = touches.touch(at: point).outcome else { return [] }
        return tree.chain(from: hit).flatMap { tree.enabledRecognizers(of: $0) }
    }

    /// Returns whether `gesture` is recognized in a scene with the views of `tree`, by one of its ordinary
    /// variants, or `nil` if the budget doesn't suffice.
    ///
    /// - Parameter mayRest: Whether that may be a variant in which the finger first rests until all swipes have failed.
    func recognizes(
        _ gesture: DeclaredRecognizer, from start: Point, in tree: ViewTree, mayRest: Bool = true
    ) -> Bool? {
        recognizes(
            gesture, from: start, in: tree,
            by: ordinaryVariants(of: gesture.recognizer, against: competitors(at: start)).filter {
                mayRest || !$0.outlastsSwipes
            })
    }

    /// Returns whether `gesture` is recognized in a scene with the views of `tree` if fingers make one of its
    /// `variants`, or `nil` if the budget doesn't suffice.
    func recognizes(
        _ gesture: DeclaredRecognizer, from start: Point, in tree: ViewTree,
        by variants: @autoclosure () -> [GestureVariant]
    ) -> Bool? {
        // Before the variants, because thousands of recognizers can compete with each of thousands.
        guard spendOnTouches(of: gesture.id.view) else { return nil }
        for (index, variant) in variants().enumerated() {
            guard spendOnRest(of: variant, on: gesture.id.view, isFirst: index == 0) else { return nil }
            if events(of: variant, from: start, in: tree).hasRecognized(gesture.id) { return true }
        }
        return false
    }

    /// Returns whether `gesture`, which needs one finger only, is recognized if two fingers make it from `start`, or
    /// `nil` if the budget doesn't suffice.
    func recognizesTwoFingers(_ gesture: DeclaredRecognizer, from start: Point) -> Bool? {
        guard gesture.recognizer.numberOfTouchesRequired == 1, !gesture.recognizer.kind.isOfTwoFingers else {
            return false
        }
        var two = gesture
        two.recognizer.numberOfTouchesRequired = 2
        return recognizes(two, from: start, in: tree)
    }
}

/// What one variant of a gesture does.
struct GestureSimulation {
    var variant: GestureVariant
    var events: [TouchEvent]

    var scrolls: Bool { events.contains { $0.kind == .scroll } }

    func hasRecognized(_ gesture: DeclaredRecognizer) -> Bool { events.hasRecognized(gesture.id) }
}

extension Sequence<TouchEvent> {
    func hasRecognized(_ id: RecognizerID) -> Bool { contains { $0.recognizer == id } }
}
