import SceneRuntime
import Testing

/// Every scroll view × what is touched in it × `touchesShouldCancel` × gesture, against what the specification says of
/// them, written down independently of the code.
struct DeliveryMatrixTests {
    /// What holds the touched view.
    enum Container: String, CaseIterable {
        case scroll, table, collection

        /// The container `L`, 400 points wide and 800 high, of which everything below the first 100 points is longer than
        /// the bounds, with `content` in its first 100.
        func text(_ attributes: String, _ content: String) -> String {
            switch self {
            case .scroll: "scroll L fill contentSize 400x5000 \(attributes) { \(content) }"
            case .table: "table L fill \(attributes) { rows 50 height 100 { cell { \(content) } } }"
            case .collection:
                "collection L fill \(attributes) { items 50 size 400x100 lineSpacing 0 { cell { \(content) } } }"
            }
        }

        /// The path of a view in the first cell, or in the scroll view.
        func path(_ name: String) -> String { self == .scroll ? name : "L[0].\(name)" }
    }

    /// What is touched.
    enum Target: String, CaseIterable {
        case control, button, `switch`, slider, stepper, segmentedControl, pageControl, textField, textView, view
        /// A control of one's own that needs its drags.
        case keepsTouch
        /// A button that is off.
        case disabled
        /// A plain view in a control.
        case inControl

        /// Its text; it is called `X`.
        var text: String {
            switch self {
            case .keepsTouch: "control X frame 0,0 200x100 keepsTouch"
            // Its thumb is in the middle, where it is touched.
            case .slider: "slider X frame 0,0 200x100 value 0.5"
            case .disabled: "button X frame 0,0 200x100 enabled .off"
            case .inControl: "control Outer frame 0,0 200x100 { view X fill }"
            default: "\(rawValue) X frame 0,0 200x100"
            }
        }

        /// Whether it gets control events.
        var isControl: Bool { self != .textView && self != .view && self != .inControl && self != .disabled }

        /// Whether a drag of a scroll view that answers so takes the touch from it.
        ///
        /// `.default`: yes unless it is a UIControl. `.controls`: also in a control, unless it is a text input, slider or
        /// switch, or keeps its touch. A text view is no UIControl, and a view in a control is none either.
        func isCancelled(_ answer: String) -> Bool {
            switch (answer, self) {
            case (".never", _): false
            case (_, .textView), (_, .view), (_, .inControl): true
            case (".always", .keepsTouch): false
            case (".always", _): true
            case (".controls", .keepsTouch), (".controls", .textField), (".controls", .slider), (".controls", .switch):
                false
            case (".controls", _): true
            default: false
            }
        }

        /// The control event that its primary action comes with; empty where it has none.
        var primaryEvent: String {
            switch self {
            case .slider: ""
            case .switch, .stepper, .segmentedControl, .pageControl: "valueChanged"
            default: isControl ? "touchUpInside" : ""
            }
        }
    }

    /// What the finger does.
    enum Gesture: String, CaseIterable {
        case tap = "tap 100,50"
        case longPress = "press 100,50 2s"
        case quickDrag = "drag 100,50 to 100,20 over 100ms"
        case heldDrag = "drag 100,50 to 100,20 after 300ms over 100ms"
        /// A drag along which nothing can scroll.
        case sideDrag = "drag 100,50 to 70,50 after 300ms over 100ms"
    }

    @Test(arguments: Container.allCases, Target.allCases)
    func delivers(_ container: Container, _ target: Target) throws {
        for answer in [".default", ".controls", ".always", ".never"] {
            let scene = try TouchedScene(container.text("touchesShouldCancel \(answer)", target.text))
            for gesture in Gesture.allCases {
                let found = try scene.events(gesture.rawValue)
                let expected = expected(container, target, answer, gesture)
                #expect(found == expected, "\(answer), \(gesture.rawValue)")
            }
        }
    }

    /// What the specification says.
    private func expected(_ container: Container, _ target: Target, _ answer: String, _ gesture: Gesture) -> String {
        let path = container.path("X")
        let selects = container != .scroll && target == .view
        var events: [String] = []
        func add(_ names: String...) { events += names.map { "\(path).\($0)" } }
        let scrolls = ["L.scroll(0,0)", "L.scroll(0,20)"]
        if gesture == .quickDrag { return scrolls.joined(separator: " ") }
        if target == .disabled {
            return gesture == .heldDrag && target.isCancelled(answer) ? scrolls.joined(separator: " ") : ""
        }
        add(target.isControl ? "touchDown" : "touchesBegan")
        if selects { events.append("L[0].highlight") }
        switch gesture {
        case .heldDrag where target.isCancelled(answer):
            if selects { events.append("L[0].unhighlight") }
            add(target.isControl ? "touchCancel" : "touchesCancelled")
            return (events + scrolls).joined(separator: " ")
        case .heldDrag, .sideDrag:
            if selects { events.append("L[0].unhighlight") }
            // A drag along the slider changes its value, one across it does not.
            if target == .slider, gesture == .sideDrag { add("valueChanged") }
            if target.isControl { add("touchDragInside") }
        default: break
        }
        if !target.isControl {
            add("touchesEnded")
            if selects, gesture == .tap || gesture == .longPress { events += ["L[0].unhighlight", "L[0].select"] }
        } else {
            if target.primaryEvent == "valueChanged" { add("valueChanged") }
            add("touchUpInside")
        }
        return events.joined(separator: " ")
    }
}
