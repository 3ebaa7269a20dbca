/// Follows touches over a virtual clock and tells what happens to which view: the part of UIKit between a finger and the
/// events of controls, rows, scroll views and recognizers.
///
/// The simulator keeps what touches leave behind — state set by `hitTest` overrides, scroll offsets, zoom, positions of
/// dragged views — from one to the next. The same steps give the same events; a wait or a move may be made in pieces.
public struct TouchSimulator<Stage: TouchHost> {
    /// The views, and what follows when they scroll.
    public internal(set) var host: Stage
    /// The numbers that decide.
    public let settings: TouchSettings
    /// What has happened so far, in order.
    public private(set) var events: [TouchEvent] = []
    /// What is worth knowing beside the events, in order.
    public private(set) var remarks: [TouchRemark] = []
    /// The views that asked one another for ever when a finger came down; nothing happens after that.
    public private(set) var recursion: [ViewID]?
    /// How much work the touches have taken: about how many views were copied, placed or asked.
    public private(set) var work = 0
    /// The time.
    private(set) var clock = TouchClock()
    /// What a finger that came down last has hit; `nil` for no view.
    public private(set) var hitView: ViewID?
    /// Makes hit tests; `nil` once views have changed, until the next finger comes down.
    private var tester: HitTester?
    var touch: Touch?
    /// Where the finger of ``touch`` was when.
    var trail = FingerTrail(at: .zero, time: 0)
    /// Whether a finger is down, even if it belongs to no view.
    public private(set) var isFingerDown = false
    /// Where the last touch of each control went up, and at which tick of the clock.
    private var lastUp: [ViewID: (time: Double, point: Point)] = [:]

    /// Prepares touches on `stage`.
    ///
    /// - Parameter tester: Makes hit tests in the views of `stage` as they are, where that is at hand: many sequences of
    ///   touches begin with the same views.
    public init(_ host: Stage, settings: TouchSettings = TouchSettings(), tester: HitTester? = nil) {
        self.host = host
        self.settings = settings
        self.tester = tester
    }

    /// The views as they are.
    var tree: ViewTree { host.tree }

    /// Where the views are.
    public var geometry: HitTestGeometry {
        mutating get { withTester { $0.geometry } }
    }

    // MARK: Steps

    /// A finger comes down at `point`; where one is down already, that one goes up first.
    public mutating func down(at point: Point) {
        if isFingerDown { up() }
        guard recursion == nil else { return }
        isFingerDown = true
        guard let view = hitTest(at: point) else { return }
        begin(on: view, at: point)
    }

    /// Time passes.
    public mutating func wait(_ duration: Double) {
        advance(to: touch?.position, over: duration)
    }

    /// The finger moves in a straight line and at constant speed; over no time at all it jumps.
    public mutating func move(to point: Point, over duration: Double = 0) {
        advance(to: point, over: duration)
    }

    /// The finger goes up.
    public mutating func up() {
        isFingerDown = false
        guard recursion == nil, touch != nil else { return }
        finish()
        comeToRest()
        touch = nil
    }

    /// The system takes the touch away, as an alert or a call does.
    public mutating func cancel() {
        isFingerDown = false
        guard recursion == nil, touch != nil else { return }
        takeTouch(reason: .systemCancelled)
        comeToRest()
        touch = nil
    }

    /// Views change for another reason than touches. A control that is disabled, and any view that is taken out of the
    /// tree, loses the touch that it has.
    public mutating func change(_ change: (inout ViewTree) -> Void) {
        let wasTracking = touch.map { isTracking($0) } ?? false
        update(change)
        dropRemovedViews()
        guard let touch, touch.phase != .over else { return }
        let isRemoved = !isInTree(touch.view)
        if wasTracking, isRemoved || !isTracking(touch) {
            loseControl(touch)
        } else if isRemoved {
            takeTouch(reason: .removed)
        }
    }

    /// What is no longer in the tree neither recognizes nor scrolls.
    private mutating func dropRemovedViews() {
        guard let touch else { return }
        let scrollViews = touch.scrollViews.filter { isInTree($0) }
        self.touch?.scrollViews = scrollViews
        for (index, observer) in touch.recognizers.enumerated() where !isInTree(observer.view) {
            self.touch?.recognizers[index].isPossible = false
        }
        if let drag = touch.drag, !isInTree(drag.view) { self.touch?.drag = nil }
    }

    /// The control that was to track the finger, or did, is disabled or gone.
    private mutating func loseControl(_ touch: Touch) {
        self.touch?.phase = .over
        guard touch.phase == .delivered else { return }
        forgetUp(of: touch.view)
        if touch.isInside { emit(.unhighlight, touch.view) }
        emit(.touchCancel, touch.view, reason: .removed)
    }

    /// Whether the view is in the tree, and not taken out with one of its superviews.
    private func isInTree(_ view: ViewID) -> Bool {
        tree.isInSuperviewChain(.root, of: view)
    }

    // MARK: What the parts share

    /// Which view gets a finger that comes down at `point`; `nil` where none does.
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

    /// Calls `body` with a tester of the views as they are.
    private mutating func withTester<Result>(_ body: (inout HitTester) -> Result) -> Result {
        if tester == nil { work += tree.views.count }
        var tester = self.tester.take() ?? HitTester(tree)
        defer { self.tester = tester }
        let steps = tester.stepCount
        defer { work += tester.stepCount - steps }
        return body(&tester)
    }

    /// Records something that is no event.
    mutating func remark(_ kind: TouchRemark.Kind) {
        remarks.append(TouchRemark(time: clock.seconds, eventsBefore: events.count, kind: kind))
    }

    /// Records an event that happens now.
    mutating func emit(
        _ kind: TouchEvent.Kind, _ view: ViewID, by: Point? = nil, recognizer: GestureRecognizer.Kind? = nil,
        reason: TouchEvent.Reason? = nil
    ) {
        events.append(
            TouchEvent(time: clock.seconds, kind: kind, view: view, by: by, recognizer: recognizer, reason: reason))
    }

    /// Lets the clock go on to a tick.
    mutating func setClock(_ tick: Double) {
        clock.advance(to: tick)
    }

    /// Makes changes to the tree.
    mutating func update(_ change: (inout ViewTree) -> Void) {
        // As long as a tester has the views, changing them copies them.
        if tester != nil { work += tree.views.count }
        // What overrides have set becomes part of the views, so that it outlives the tester.
        let state = tester.take()?.state
        host.update { tree in
            state?.write(to: &tree)
            change(&tree)
        }
    }

    /// Puts the bounds of a scroll view at `offset`, and lets the stage follow.
    mutating func setOffset(of view: ViewID, to offset: Point) {
        let old = tree[view].boundsOrigin
        update { $0[view].boundsOrigin = offset }
        work += host.didScroll(view, from: old)
    }

    /// Remembers where the touch of a control went up.
    mutating func rememberUp(of view: ViewID, at point: Point) {
        lastUp[view] = (clock.ticks, point)
    }

    /// The last touch of a control did not go up, but was cancelled: nothing repeats it.
    mutating func forgetUp(of view: ViewID) {
        lastUp[view] = nil
    }

    /// Whether a touch that came down at `point` at the tick `time` follows one on the same control closely.
    func isRepeated(_ view: ViewID, at point: Point, time: Double) -> Bool {
        guard let last = lastUp[view] else { return false }
        let x = point.x - last.point.x
        let y = point.y - last.point.y
        let isNear = x * x + y * y < settings.repeatDistance * settings.repeatDistance
        return time - last.time <= TouchClock.ticks(settings.repeatInterval) && isNear
    }
}
