import SceneReport
import SceneRuntime
import SceneSemantics

extension TouchTimeline {
    /// Creates the timeline of `run`.
    init(_ run: TouchRun, file: String, touch: String) {
        let scene = run.scene
        let events = run.events.map { event in
            Event(
                time: event.time, event: event.kind.rawValue, view: scene.path(of: event.view),
                by: event.by.map { ($0.x, $0.y) }, recognizer: event.recognizer?.word ?? "",
                reason: event.reason.map { $0.text { scene.path(of: $0) } } ?? "")
        }
        let remarks = run.remarks.map { remark in
            Remark(
                time: remark.time, eventsBefore: remark.eventsBefore, text: remark.kind.text { scene.path(of: $0) })
        }
        self.init(
            file: file, scene: scene.name, touch: touch, events: events, remarks: remarks,
            cycle: run.recursion?.map { scene.path(of: $0) } ?? [], device: scene.device)
    }
}

extension TouchRemark.Kind {
    /// Returns the text of the remark; `path` returns the path of a view.
    fileprivate func text(_ path: (ViewID) -> String) -> String {
        switch self {
        case .fingerDown(nil): "the finger touches no view"
        case .fingerDown(let view?): "the finger touches \(path(view))"
        case .besideThumb(let slider): "\(path(slider)) does nothing: the finger is not on its thumb"
        case .handsOn(let scrollView, let other):
            "\(path(scrollView)) is at its end and leaves the drag to \(path(other))"
        case .keepsTouch(let view, let scrollView): "\(path(scrollView)) does not scroll: \(path(view)) keeps its touch"
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
        case .scrolling(let view): "\(path(view)) scrolls"
        case .recognized(let view): "a recognizer of \(path(view)) has recognized its gesture"
        case .moved: "the finger has moved too far"
        case .systemCancelled: "the system takes the touch away"
        case .dragBeforeTouch: "the drag begins before the content has its touch"
        case .comesToRest: "the finger has left"
        case .touchesShouldCancel(let view): "touchesShouldCancel of \(path(view)) says yes"
        }
    }
}
