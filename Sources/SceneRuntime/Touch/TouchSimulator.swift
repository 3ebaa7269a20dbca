/// Simulates touches over a virtual clock and records the events of each view: the part of UIKit between a finger and
/// the events of controls, rows, scroll views and recognizers.
///
/// The simulator keeps the effects of each touch for the next: state set by `hitTest` overrides, scroll offsets, zoom,
/// and positions of dragged views. The same steps give the same events, and you may split a wait or a move into parts.
public struct TouchSimulator<Host: TouchHost> {
    /// The views, and what follows when they scroll.
    public internal(set) var host: Host
    /// The numbers that touch delivery depends on.
    public let settings: TouchSettings
    /// The events so far, in order.
    public private(set) var events: [TouchEvent] = []
    /// The remarks so far, in order.
    public private(set) var remarks: [TouchRemark] = []
    /// The views that asked one another endlessly when a finger touched down. Nothing happens after that.
    public private(set) var recursion: [ViewID]?
    /// The work so far: about the number of views copied, laid out or asked.
    public private(set) var work = 0
    private(set) var clock = TouchClock()
    /// The view hit by the last finger that touched down, or `nil` for none.
    public private(set) var hitView: ViewID?
    /// Runs hit tests; `nil` from a change of views until the next finger touches down.
    private var tester: HitTester?
    var touch: Touch?
    /// The path of the finger of ``touch``.
    var trail = FingerTrail(at: .zero, time: 0)
    /// Whether a finger is down, even if it hit no view.
    public private(set) var isFingerDown = false
    /// For each control, where and at which tick its last touch lifted.
    private var lastUp: [ViewID: (time: Double, point: Point)] = [:]

    /// Creates a simulator for `host`.
    ///
    /// - Parameter tester: A tester for the views of `host` in their current state, if you already have one. Many touch
    ///   sequences start with the same views.
    public init(_ host: Host, settings: TouchSettings = TouchSettings(), tester: HitTester? = nil) {
        self.host = host
        self.settings = settings
        self.tester = tester
    }

    /// The current views.
    var tree: ViewTree { host.tree }

    /// The current geometry of the views.
    public var geometry: HitTestGeometry {
        mutating get { withTester { $0.geometry } }
    }

    // MARK: Steps

    /// Puts a finger down at `point`. If one is already down, lifts it first.
    public mutating func down(at point: Point) {
        if isFingerDown { up() }
        guard recursion == nil else { return }
        isFingerDown = true
        guard let view = hitTest(at: point) else { return }
        begin(on: view, at: point)
    }

    /// Lets time pass.
    public mutating func wait(_ duration: Double) {
        advance(to: touch?.position, over: duration)
    }

    /// Moves the finger in a straight line at constant speed. With no duration it jumps.
    public mutating func move(to point: Point, over duration: Double = 0) {
        advance(to: point, over: duration)
    }

    /// Lifts the finger.
    public mutating func up() {
        isFingerDown = false
        guard recursion == nil, touch != nil else { return }
        finish()
        comeToRest()
        touch = nil
    }

    /// Cancels the touch as the system does, for example for an alert or a call.
    public mutating func cancel() {
        isFingerDown = false
        guard recursion == nil, touch != nil else { return }
        takeTouch(reason: .systemCancelled)
        comeToRest()
        touch = nil
    }

    // MARK: What the parts share

    /// Returns the view hit by a finger that touches down at `point`, or `nil` if there is none.
    mutating func hitTest(at point: Point) -> ViewID? {
        hitView = nil
        switch withTester({ $0.nextTouch(at: point).outcome }) {
        case .hit(let view): hitView = view
        case .none: break
        case .recursion(let cycle): recursion = cycle
        }
        if recursion == nil { remark(.fingerDown(hitView)) }
        return hitView
    }

    /// Calls `body` with a tester for the current views.
    private mutating func withTester<Result>(_ body: (inout HitTester) -> Result) -> Result {
        if tester == nil { work += tree.views.count }
        var tester = self.tester.take() ?? HitTester(tree)
        defer { self.tester = tester }
        let steps = tester.stepCount
        defer { work += tester.stepCount - steps }
        return body(&tester)
    }

    /// Records a remark.
    mutating func remark(_ kind: TouchRemark.Kind) {
        remarks.append(TouchRemark(time: clock.seconds, eventsBefore: events.count, kind: kind))
    }

    /// Records an event at the current time.
    mutating func emit(
        _ kind: TouchEvent.Kind, _ view: ViewID, by: Point? = nil, recognizer: GestureRecognizer.Kind? = nil,
        reason: TouchEvent.Reason? = nil
    ) {
        events.append(
            TouchEvent(time: clock.seconds, kind: kind, view: view, by: by, recognizer: recognizer, reason: reason))
    }

    /// Advances the clock to a tick.
    mutating func setClock(_ tick: Double) {
        clock.advance(to: tick)
    }

    /// Applies changes to the tree.
    mutating func update(_ change: (inout ViewTree) -> Void) {
        // While a tester shares the views, changing them copies them.
        if tester != nil { work += tree.views.count }
        // Values set by overrides are written to the views, so that they outlive the tester.
        let state = tester.take()?.state
        host.update { tree in
            state?.write(to: &tree)
            change(&tree)
        }
    }

    /// Sets the content offset of a scroll view, and lets the host respond.
    mutating func setOffset(of view: ViewID, to offset: Point) {
        let old = tree[view].boundsOrigin
        update { $0[view].boundsOrigin = offset }
        work += host.didScroll(view, from: old)
    }

    /// Records where the touch of a control lifted.
    mutating func rememberUp(of view: ViewID, at point: Point) {
        lastUp[view] = (clock.ticks, point)
    }

    /// Removes that record: the control's last touch was cancelled, so the next one isn't a repetition.
    mutating func forgetUp(of view: ViewID) {
        lastUp[view] = nil
    }

    /// Returns whether a touch at `point` and tick `time` closely follows one on the same control.
    func isRepeated(_ view: ViewID, at point: Point, time: Double) -> Bool {
        guard let last = lastUp[view] else { return false }
        let x = point.x - last.point.x
        let y = point.y - last.point.y
        let isNear = x * x + y * y < settings.repeatDistance * settings.repeatDistance
        return time - last.time <= TouchClock.ticks(settings.repeatInterval) && isNear
    }
}
