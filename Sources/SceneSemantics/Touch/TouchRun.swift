import SceneRuntime
import SceneText

/// The result of a sequence of touches in a scene.
public struct TouchRun: Sendable {
    /// The events, in order.
    public let events: [TouchEvent]
    /// The remarks, in order.
    public let remarks: [TouchRemark]
    /// Where the fingers touched down, moved to and lifted, in order.
    public let fingerStops: [FingerStop]
    /// The views that asked one another endlessly when a finger touched down.
    public let recursion: [ViewID]?
    /// A view that wasn't visible when a step needed its position, so that the steps ended.
    public let unseenPlace: UnseenPlace?
    /// The point where the first finger touched down.
    public let firstPoint: Point?
    /// The work of the touches, in views.
    public let work: Int
    /// `false` if the work limit stopped the steps; a recursion or an invisible view doesn't count.
    public let isComplete: Bool
    /// The scene after the touches.
    public let scene: LoweredScene
    /// The host with the views of the scene's outcomes.
    fileprivate let host: LiveScene

    /// Returns whether a finger touched down on `view` or a descendant.
    public func hasTouched(_ view: ViewID) -> Bool {
        remarks.contains { remark in
            if case .fingerDown(let hit?, _) = remark.kind {
                scene.tree.isInSuperviewChain(view, of: hit)
            } else {
                false
            }
        }
    }
}

extension LoweredScene {
    /// Simulates `steps` on the scene as written. `tester`, if you have one, runs the hit tests.
    ///
    /// - Parameter workLimit: The amount of work after which no further step runs.
    public func run(_ steps: TouchSteps, _ tester: HitTester? = nil, workLimit: Int = .max) -> TouchRun {
        var runner = StepRunner(self, tester)
        var isComplete = true
        for step in steps.steps {
            isComplete = runner.simulator.work < workLimit
            guard isComplete else { break }
            runner.run(step)
            if runner.unseenPlace != nil || runner.simulator.recursion != nil { break }
        }
        if isComplete { runner.simulator.finishRecognitions() }
        let host = runner.simulator.host
        return TouchRun(
            events: runner.simulator.events, remarks: runner.simulator.remarks,
            fingerStops: runner.simulator.fingerStops,
            recursion: runner.simulator.recursion, unseenPlace: runner.unseenPlace, firstPoint: runner.firstPoint,
            work: runner.simulator.work, isComplete: isComplete, scene: after(host), host: host)
    }
}

/// Runs steps one after the other.
struct StepRunner {
    var simulator: TouchSimulator<LiveScene>
    private let settings: TouchSettings
    private(set) var unseenPlace: UnseenPlace?
    /// The first place of the steps, where a finger touches down.
    private(set) var firstPoint: Point?

    init(_ scene: LoweredScene, _ tester: HitTester?) {
        settings = scene.touchSettings
        simulator = TouchSimulator(LiveScene(scene), settings: scene.touchSettings, tester: tester)
    }

    mutating func run(_ step: BoundStep) {
        switch step {
        case .down(let place, let finger): at(place) { $0.simulator.down(at: $1, finger: finger) }
        case .wait(let time): simulator.wait(seconds(time))
        case .move(let place, let over, let finger):
            let duration = over.map { seconds($0) } ?? 0
            at(place) { $0.simulator.move(to: $1, over: duration, finger: finger) }
        case .up(let finger): simulator.up(finger: finger)
        case .cancel(let finger): simulator.cancel(finger: finger)
        case .tap(let place): press(place, for: settings.simulatedTapDuration)
        case .press(let place, let time): press(place, for: seconds(time))
        case .drag(let start, let end, let after, let over):
            drag(start, end, after: after.map { seconds($0) }, over: over.map { seconds($0) })
        case .pinch(let place, let scale):
            let factor = value(scale)
            at(place) { $0.simulator.pinch(at: $1, scale: factor) }
        case .rotate(let place, let angle):
            let vectors = rotation(by: value(angle), angle.unit)
            at(place) { $0.simulator.rotate(at: $1, along: vectors) }
        }
    }

    /// Returns the vectors from the middle of a rotation to its right finger, in small steps.
    private func rotation(by angle: Double, _ unit: NumberUnit) -> [Point] {
        let degrees = unit == .radians ? angle * 180 / .pi : angle
        // Of more than ten turns each step is larger; every recognizer has decided long before.
        let count = max(1, min(720, (degrees.magnitude / 5).rounded(.up)))
        return (1...Int(count)).map { step in
            let turn = AffineTransform.rotation(degrees: degrees * Double(step) / count)
            return Point(x: turn.a * settings.pinchSpread, y: turn.b * settings.pinchSpread)
        }
    }

    private mutating func press(_ place: Expectation.Place, for duration: Double) {
        at(place) { runner, point in
            runner.simulator.down(at: point)
            runner.simulator.wait(duration)
            runner.simulator.up()
        }
    }

    private mutating func drag(
        _ start: Expectation.Place, _ end: Expectation.Place, after: Double?, over: Double?
    ) {
        at(start) { runner, start in
            // Locates the end before the finger touches down, because the touch may change the scene.
            runner.at(end) { runner, end in
                runner.simulator.down(at: start)
                if let after { runner.simulator.wait(after) }
                runner.simulator.move(to: end, over: over ?? runner.settings.simulatedDragDuration)
                runner.simulator.up()
            }
        }
    }

    /// Runs an action at a place, if there is one.
    private mutating func at(_ place: Expectation.Place, _ action: (inout StepRunner, Point) -> Void) {
        if let point = point(of: place) {
            firstPoint = firstPoint ?? point
            return action(&self, point)
        }
        if case .view(let path) = place {
            var host = simulator.host
            unseenPlace = UnseenPlace(path: path.text, cause: firstPoint == nil ? host.cause(ofUnseen: path) : .unknown)
        }
    }

    /// Returns the current point of `place`, or `nil` if its view isn't visible.
    mutating func point(of place: Expectation.Place) -> Point? {
        switch place {
        case .point(let x, let y): return Point(x: value(x), y: value(y))
        case .view(let path):
            var host = simulator.host
            let box = host.view(path).map { simulator.geometry.visibleBox(of: $0) } ?? .empty
            return box.isEmpty ? nil : box.middle
        }
    }

    private func value(_ quantity: Quantity) -> Double {
        simulator.host.value(of: quantity)
    }

    private func seconds(_ quantity: Quantity) -> Double {
        quantity.unit == .milliseconds ? value(quantity) / 1000 : value(quantity)
    }
}

extension TouchRun {
    /// Returns whether the events satisfy the outcome.
    public func isSatisfied(_ outcome: TouchOutcome) -> Bool {
        let outcome = outcome.outcome
        guard recursion == nil, unseenPlace == nil else { return false }
        guard let target = outcome.target else { return events.isEmpty != outcome.isNegated }
        let views = host.everDisplayed(target)
        let happened = { (kind: TouchEvent.Kind) in
            events.contains { $0.kind == kind && views.contains($0.view) }
        }
        let has: Bool
        switch outcome.kind {
        case .nothing: has = events.isEmpty
        case .sends("primaryActionTriggered"), .word(.fires): has = hasFired(views)
        case .sends(let name): has = TouchEvent.Kind(rawValue: name).map { happened($0) } ?? false
        case .word(.cancels): has = happened(.touchCancel) || happened(.touchesCancelled)
        case .word(.selects): has = happened(.select)
        case .word(.highlights): has = happened(.highlight)
        case .word(.scrolls): has = happened(.scroll)
        case .word(.drags): has = happened(.drag)
        case .word(.zooms): has = happened(.zoom)
        case .word(.recognizes):
            let recognizer = host.recognizer(target)
            has = recognizer.map { id in events.contains { $0.recognizer == id } } ?? happened(.recognize)
        case .word(.touches): has = happened(.touchesBegan) && happened(.touchesEnded)
        }
        return has != outcome.isNegated
    }

    /// Returns the view that `outcome` is about, unless it says what must not happen.
    public func expectedView(of outcome: TouchOutcome) -> ViewID? {
        let outcome = outcome.outcome
        return outcome.isNegated ? nil : outcome.target.flatMap { host.everDisplayed($0).first }
    }

    /// Returns whether one of the controls has sent the event for its primary action.
    private func hasFired(_ views: [ViewID]) -> Bool {
        events.contains { event in
            guard views.contains(event.view) else { return false }
            switch scene.tree[event.view].kind {
            case .switch, .slider, .stepper, .segmentedControl, .pageControl: return event.kind == .valueChanged
            default: return event.kind == .touchUpInside
            }
        }
    }
}
