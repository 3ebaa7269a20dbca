import SceneReport
import SceneRuntime
import SceneSemantics
import SceneText

extension TouchTimeline {
    /// Creates the timeline of `run`.
    public init(_ run: TouchRun, file: String, touch: String) {
        let scene = run.scene
        let events = run.events.map { event in
            Event(
                time: event.time, event: event.kind.rawValue, view: scene.path(of: event.view),
                by: event.by.map { ($0.x, $0.y) }, recognizer: event.recognizer.map { scene.word(for: $0) } ?? "",
                isNamed: event.recognizer.flatMap { scene.name(of: $0) } != nil,
                reason: event.reason.map { $0.text { scene.path(of: $0) } } ?? "",
                isAction: event.kind.isAction, isBeforeEnd: event.kind.isBeforeEnd)
        }
        let remarks = run.remarks.map { remark in
            Remark(
                time: remark.time, eventsBefore: remark.eventsBefore, text: remark.kind.text(in: scene))
        }
        let waits = run.remarks.compactMap { remark -> Competition? in
            guard case .waits(let recognizer, let other) = remark.kind else { return nil }
            return Competition(
                time: remark.time, scene.shown(.recognizer(recognizer)), after: scene.shown(ShownCompetitor(other)))
        }
        let losses = run.remarks.compactMap { remark -> Competition? in
            guard let (loser, winner) = remark.kind.loss else { return nil }
            return Competition(time: remark.time, scene.shown(loser), after: scene.shown(winner))
        }
        self.init(
            file: file, scene: scene.name, touch: touch, events: events, remarks: remarks, waits: waits,
            losses: losses, cycle: run.recursion?.map { scene.path(of: $0) }, device: scene.device)
    }
}

extension TouchEvent.Kind {
    /// Whether the view does it, instead of getting it.
    fileprivate var isAction: Bool {
        switch self {
        case .highlight, .unhighlight, .select, .scroll, .zoom, .drag: true
        default: false
        }
    }

    /// Whether the touch goes on after it.
    fileprivate var isBeforeEnd: Bool {
        switch self {
        case .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
            .highlight, .unhighlight, .touchesBegan:
            true
        default: false
        }
    }
}

extension TouchRemark.Kind {
    /// What a recognizer or scroll view loses to, if the remark is about that.
    fileprivate var loss: (loser: ShownCompetitor, winner: ShownCompetitor)? {
        switch self {
        case .loses(let loser, let winner): (ShownCompetitor(loser), ShownCompetitor(winner))
        case .losesToZooming(let recognizer, let view): (.recognizer(recognizer), .view(view))
        case .controlKeeps(let view, let recognizer): (.recognizer(recognizer), .view(view))
        case .keepsTouch(let view, let scrollView): (.view(scrollView), .view(view))
        case .fingerDown, .besideThumb, .passesDrag, .waits, .doesNotBegin, .deadlock, .refusesFinger,
            .excludesFinger:
            nil
        }
    }

    /// Returns the text of the remark about `scene`.
    fileprivate func text(in scene: LoweredScene) -> String {
        let path = { (view: ViewID) in scene.path(of: view) }
        let tree = scene.tree
        switch self {
        case .fingerDown(let view, let finger):
            // Only gestures of several fingers need a number.
            let who = finger == 1 ? "the finger" : "finger \(finger)"
            guard let view else { return "\(who) touches no view" }
            return "\(who) touches \(path(view))\(tree[view].isDisabledControl ? ", which is disabled" : "")"
        case .besideThumb(let slider, let middle):
            return "\(path(slider)) does nothing: the finger isn't on its thumb, whose middle is at "
                + "\(numberText(middle.x)),\(numberText(middle.y)) (it fires when its value changes)"
        case .passesDrag(let scrollView, let other):
            return "\(path(scrollView)) is at its end and leaves the drag to \(path(other))"
        case .keepsTouch(let view, let scrollView):
            return "\(path(scrollView)) doesn't scroll: \(path(view)) keeps its touch"
        case .waits(let recognizer, let other):
            return "\(scene.title(recognizer)) waits for \(scene.title(other)) to fail"
        case .loses(.scrolling(let view), let winner):
            return "\(path(view)) doesn't scroll: it loses to \(scene.title(winner))"
        case .loses(.recognizer(let loser), let winner):
            return "\(scene.title(loser)) fails: it loses to \(scene.title(winner))"
        case .losesToZooming(let loser, let view):
            return "\(scene.title(loser)) fails: it loses to the zooming of \(path(view))"
        case .doesNotBegin(let recognizer): return "\(scene.title(recognizer)) doesn't begin in this direction"
        case .controlKeeps(let view, let recognizer):
            return "\(path(view)) keeps the touch from \(scene.title(recognizer))"
        case .deadlock(let recognizers):
            let titles = recognizers.map { scene.title($0) }
            return "none recognizes, because they wait for each other: \(titles.joined(separator: ", "))"
        case .refusesFinger(let view): return "\(path(view)) gets no second touch while it has one"
        case .excludesFinger(let view, let other):
            let owner = tree[other].isExclusiveTouch ? other : view
            return "\(path(view)) gets no touch while \(path(other)) has one: \(path(owner)) has exclusiveTouch"
        }
    }
}

/// What programs read about one side of a wait or loss.
private enum ShownCompetitor {
    case recognizer(RecognizerID)
    /// A view that scrolls, zooms or keeps the touch.
    case view(ViewID)

    init(_ competitor: GestureRecognizer.Competitor) {
        switch competitor {
        case .recognizer(let recognizer): self = .recognizer(recognizer)
        case .scrolling(let view): self = .view(view)
        }
    }
}

extension LoweredScene {
    /// Returns the Name of a recognizer, or else its kind.
    public func word(for recognizer: RecognizerID) -> String {
        name(of: recognizer) ?? kind(of: recognizer)?.word ?? ""
    }

    /// Returns how programs read what competes for a touch.
    fileprivate func shown(_ competitor: ShownCompetitor) -> TouchTimeline.Recognizer {
        switch competitor {
        case .recognizer(let recognizer):
            TouchTimeline.Recognizer(view: path(of: recognizer.view), word: word(for: recognizer))
        case .view(let view): TouchTimeline.Recognizer(view: path(of: view), word: "")
        }
    }

    /// Returns how remarks call a recognizer: `Press`, `Press of Photo[2]` if several views have it,
    /// `the .tap of Page`.
    fileprivate func title(_ recognizer: RecognizerID) -> String {
        let view = path(of: recognizer.view)
        guard let name = name(of: recognizer) else { return "the .\(kind(of: recognizer)?.word ?? "") of \(view)" }
        return view.contains("[") ? "\(name) of \(view)" : name
    }

    /// Returns how remarks call what competes for a touch.
    fileprivate func title(_ competitor: GestureRecognizer.Competitor) -> String {
        switch competitor {
        case .recognizer(let recognizer): title(recognizer)
        case .scrolling(let view): "the scrolling of \(path(of: view))"
        }
    }
}

extension TouchEvent.Reason {
    /// Returns the text of the reason; `path` returns the path of a view.
    fileprivate func text(_ path: (ViewID) -> String) -> String {
        switch self {
        case .delayed(let view): "\(path(view)) delays the touches of its content"
        case .quickTap(let view): "the finger went up before \(path(view)) let the touch through"
        case .held(let view): "a recognizer of \(path(view)) held the touch back until it failed"
        case .endHeld(let view): "a recognizer of \(path(view)) held its end back until it failed"
        case .scrolling(let view): "\(path(view)) scrolls"
        case .zooming(let view): "\(path(view)) zooms"
        case .recognized(let view): "a recognizer of \(path(view)) has recognized its gesture"
        case .moved: "the finger has moved too far"
        case .systemCancelled: "the system takes the touch away"
        case .dragBeforeTouch: "the drag begins before the content has its touch"
        case .comesToRest: "the finger has left"
        case .touchesShouldCancel(let view): "touchesShouldCancel of \(path(view)) says yes"
        }
    }
}
