/// Simulates touches over a virtual clock and records the events of each view: the part of UIKit between a finger and
/// the events of controls, rows, scroll views and recognizers.
///
/// The simulator keeps the effects of each touch for the next: state set by `hitTest` overrides, scroll offsets, zoom,
/// and positions of dragged views. The same steps give the same events, and you may split a wait or a move into parts.
public struct TouchSimulator<Host: TouchHost> {
    /// The views, and what follows when they scroll.
    public private(set) var host: Host
    /// The current views of ``host``, which copies them each time it is asked.
    private(set) var tree: ViewTree
    /// The numbers that touch delivery depends on.
    public let settings: TouchSettings
    /// The events so far, in order.
    public private(set) var events: [TouchEvent] = []
    /// The remarks so far, in order.
    public private(set) var remarks: [TouchRemark] = []
    /// What was remarked on losers at the current time.
    private var losses: (time: Double, kinds: Set<TouchRemark.Kind>) = (0, [])
    /// Where the fingers touched down, moved to and lifted, in order.
    public private(set) var fingerStops: [FingerStop] = []
    /// The views that asked one another endlessly when a finger touched down. Nothing happens after that.
    public private(set) var recursion: [ViewID]?
    /// The work so far: about the number of views copied, laid out or asked.
    public internal(set) var work = 0
    private(set) var clock = TouchClock()
    /// The view hit by the last finger that touched down, or `nil` for none.
    private(set) var hitView: ViewID?
    /// Runs hit tests; `nil` from a change of views until the next finger touches down.
    private var tester: HitTester?
    /// The touches whose fingers are down, and those whose views don't know yet that they have lifted.
    var touches: [Touch] = []
    /// The number of touches so far.
    private(set) var touchCount = 0
    /// The recognizers that get the touches.
    var recognitions: [Recognition] = []
    /// The relations among the recognizers.
    var relations = RecognizerRelations()
    /// The scroll view that zooms during a simulated pinch.
    var zoomingView: ViewID?
    /// The scroll views that two fingers zoom, or will if they move far enough apart or together.
    var zooms: [Zoom] = []
    /// The fingers that are down, even if they hit no view.
    private(set) var fingers: Set<Int> = []
    /// For each control, where and at which tick its last touch lifted.
    private var lastUp: [ViewID: (time: Tick, point: Point)] = [:]

    /// Creates a simulator for `host`.
    ///
    /// - Parameter tester: A tester for the views of `host` in their current state, if you already have one. Many touch
    ///   sequences start with the same views.
    public init(_ host: Host, settings: TouchSettings = TouchSettings(), tester: HitTester? = nil) {
        self.host = host
        tree = host.tree
        self.settings = settings
        self.tester = tester
    }

    /// The current geometry of the views.
    public var geometry: HitTestGeometry {
        mutating get { withTester { $0.geometry } }
    }

    // MARK: Steps

    /// Puts a finger down at `point`. If it is already down, lifts it first.
    public mutating func down(at point: Point, finger: Int = 1) {
        if fingers.contains(finger) { up(finger: finger) }
        guard recursion == nil else { return }
        fingers.insert(finger)
        // Recognizers look at all fingers.
        work += Self.costOfFinger * touches.count
        recordStop(.down, of: finger, at: point)
        guard let view = hitTest(at: point, finger: finger) else { return }
        begin(on: view, at: point, finger: finger)
    }

    /// Lets `duration` seconds pass.
    public mutating func wait(_ duration: Double) {
        advance([], over: duration)
    }

    /// Moves a finger in a straight line at constant speed, in `duration` seconds. With no duration it jumps.
    public mutating func move(to point: Point, over duration: Double = 0, finger: Int = 1) {
        if fingers.contains(finger) { recordStop(.move, of: finger) }
        advance([FingerMove(finger: finger, end: point)], over: duration)
        if fingers.contains(finger) { recordStop(.move, of: finger, at: point) }
    }

    /// Lifts a finger.
    public mutating func up(finger: Int = 1) {
        if fingers.remove(finger) != nil { recordStop(.up, of: finger) }
        guard recursion == nil, let index = index(ofTouchBy: finger) else { return }
        work += Self.costOfFinger * touches.count
        endZooms(ofTouchAt: index)
        finish(touchAt: index)
        comeToRest(touchAt: index)
        removeFinished()
    }

    /// Cancels a touch as the system does, for example for an alert or a call.
    public mutating func cancel(finger: Int = 1) {
        if fingers.remove(finger) != nil { recordStop(.up, of: finger) }
        guard recursion == nil, let index = index(ofTouchBy: finger) else { return }
        touches[index].liftTime = clock.ticks
        endZooms(ofTouchAt: index)
        take(touchAt: index, reason: .systemCancelled)
        cancelRecognitions(ofTouchAt: index)
        settle()
        comeToRest(touchAt: index)
        removeFinished()
    }

    /// Lets time pass until all recognizers have recognized or failed, unless a finger is still down.
    public mutating func finishRecognitions() {
        guard recursion == nil, fingers.isEmpty else { return }
        while let last = recognitions.compactMap({ expiryTime($0) }).max() {
            // The next moment is too late for all of them.
            advance([], ticks: max(0, last - clock.ticks) + 1)
        }
    }

    /// Lifts all fingers.
    mutating func liftAll() {
        for finger in fingers.sorted() { up(finger: finger) }
    }

    /// Returns the index in ``touches`` of the touch by a finger that is down, or `nil` if there is none.
    private func index(ofTouchBy finger: Int) -> Int? {
        touches.firstIndex { $0.finger == finger && !$0.isLifted }
    }

    /// Marks a finger as down.
    mutating func putDown(finger: Int) { fingers.insert(finger) }

    /// Adds a touch. Returns its index in ``touches``, which stays the same until finished touches are removed.
    mutating func add(_ touch: Touch) -> Int {
        touches.append(touch)
        touchCount += 1
        return touches.count - 1
    }

    /// Removes the touches and recognizers to which nothing more can happen.
    mutating func removeFinished() {
        touches.removeAll { $0.isFinished }
        guard !recognitions.isEmpty else { return }
        let count = recognitions.count
        recognitions.removeAll { $0.isOver }
        if recognitions.count < count { relations.update(recognitions) }
    }

    // MARK: What the parts share

    /// Records that a finger is at `point` now, or still where it was.
    mutating func recordStop(_ kind: FingerStop.Kind, of finger: Int, at point: Point? = nil) {
        guard let point = point ?? fingerStops.last(where: { $0.finger == finger })?.point else { return }
        fingerStops.append(
            FingerStop(
                time: clock.seconds, finger: finger, kind: kind, point: point, eventsBefore: events.count))
    }

    /// Returns the view hit by a finger that touches down at `point`, or `nil` if there is none.
    mutating func hitTest(at point: Point, finger: Int) -> ViewID? {
        hitView = nil
        switch withTester({ $0.nextTouch(at: point).outcome }) {
        case .hit(let view): hitView = view
        case .none: break
        case .recursion(let cycle): recursion = cycle
        }
        if recursion == nil { remark(.fingerDown(hitView, finger: finger)) }
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

    /// Records a remark. Whoever loses the touches of several fingers at once has one remark about it.
    mutating func remark(_ kind: TouchRemark.Kind) {
        switch kind {
        case .loses, .losesToZooming:
            if losses.time != clock.seconds { losses = (clock.seconds, []) }
            guard losses.kinds.insert(kind).inserted else { return }
        default: break
        }
        remarks.append(TouchRemark(time: clock.seconds, eventsBefore: events.count, kind: kind))
    }

    /// Records an event at the current time.
    mutating func emit(
        _ kind: TouchEvent.Kind, _ view: ViewID, by: Point? = nil, recognizer: RecognizerID? = nil,
        reason: TouchEvent.Reason? = nil
    ) {
        events.append(
            TouchEvent(time: clock.seconds, kind: kind, view: view, by: by, recognizer: recognizer, reason: reason))
    }

    /// Advances the clock to a tick.
    mutating func setClock(_ tick: Tick) {
        clock.advance(to: tick)
    }

    /// Applies changes to the tree.
    mutating func update(_ change: (inout ViewTree) -> Void) {
        // While a tester shares the views, changing them copies them.
        if tester != nil { work += tree.views.count }
        // Values set by overrides are written to the views, so that they outlive the tester.
        let state = tester.take()?.state
        changeViews { tree in
            state?.write(to: &tree)
            change(&tree)
        }
    }

    /// Applies changes that a tester may go on without.
    mutating func changeViews(_ change: (inout ViewTree) -> Void) {
        updateHost { $0.update(change) }
    }

    /// Changes the host, which doesn't share its views meanwhile: changing shared ones would copy them.
    private mutating func updateHost<Result>(_ change: (inout Host) -> Result) -> Result {
        tree = ViewTree(root: View(kind: .view, origin: .zero, size: .zero))
        defer { tree = host.tree }
        return change(&host)
    }

    /// Sets the content offset of a scroll view, and lets the host respond.
    mutating func setOffset(of view: ViewID, to offset: Point) {
        let old = tree[view].boundsOrigin
        update { $0[view].boundsOrigin = offset }
        work += updateHost { $0.didScroll(view, from: old) }
    }

    /// Records where the touch of a control lifted.
    mutating func rememberUp(of view: ViewID, at point: Point, time: Tick) {
        lastUp[view] = (time, point)
    }

    /// Removes that record: the control's last touch was cancelled, so the next one isn't a repetition.
    mutating func forgetUp(of view: ViewID) {
        lastUp[view] = nil
    }

    /// Returns whether a touch at `point` and tick `time` closely follows one on the same control.
    func isRepeated(_ view: ViewID, at point: Point, time: Tick) -> Bool {
        guard let last = lastUp[view] else { return false }
        let x = point.x - last.point.x
        let y = point.y - last.point.y
        let isNear = x * x + y * y < settings.repeatDistance * settings.repeatDistance
        return time - last.time <= TouchClock.ticks(settings.repeatInterval) && isNear
    }
}
