import SceneRuntime
import Testing

/// Compares all combinations of scroll view, touched view, `touchesShouldCancel` and gesture with the specification,
/// which is implemented here independently.
struct DeliveryMatrixTests {
    /// What contains the touched view.
    enum Container: String, CaseIterable {
        case scroll, table, collection

        /// Returns a container `L` of 400x800 points with `content` in its first 100 points. It can scroll vertically.
        func text(_ attributes: String, _ content: String) -> String {
            switch self {
            case .scroll: "scroll L fill contentSize 400x5000 \(attributes) { \(content) }"
            case .table: "table L fill \(attributes) { rows 50 height 100 { cell { \(content) } } }"
            case .collection:
                "collection L fill \(attributes) { items 50 size 400x100 lineSpacing 0 { cell { \(content) } } }"
            }
        }

        /// Returns the path of a view in the first cell or in the scroll view.
        func path(_ name: String) -> String { self == .scroll ? name : "L[0].\(name)" }
    }

    /// The touched view.
    enum Target: String, CaseIterable {
        case control, button, `switch`, slider, stepper, segmentedControl, pageControl, textField, textView, view
        /// A custom control that needs its drags.
        case keepsTouch
        /// A disabled button.
        case disabled
        /// A plain view in a control.
        case inControl

        /// The source of the view, which is called `X`.
        var text: String {
            switch self {
            case .keepsTouch: "control X frame 0,0 200x100 keepsTouch"
            // Gestures begin at the thumb.
            case .slider: "slider X frame 0,0 200x100 value 0.5"
            case .disabled: "button X frame 0,0 200x100 enabled .off"
            case .inControl: "control Outer frame 0,0 200x100 { view X fill }"
            default: "\(rawValue) X frame 0,0 200x100"
            }
        }

        /// Whether the view gets control events.
        var isControl: Bool { self != .textView && self != .view && self != .inControl && self != .disabled }

        /// Whether the drag of a scroll view with this `touchesShouldCancel` cancels the touch of the view.
        ///
        /// `.default` cancels touches except those of UIControls. `.controls` cancels these, too, except those of
        /// text fields, sliders, switches and controls with `keepsTouch`. A text view isn't a UIControl, nor is a
        /// view inside a control.
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

        /// The control event of the view's primary action, or an empty string.
        var primaryEvent: String {
            switch self {
            case .slider: ""
            case .switch, .stepper, .segmentedControl, .pageControl: "valueChanged"
            default: isControl ? "touchUpInside" : ""
            }
        }
    }

    /// The movement of the finger.
    enum Gesture: String, CaseIterable {
        case tap = "tap 100,50"
        case longPress = "press 100,50 2s"
        case quickDrag = "drag 100,50 to 100,20 over 100ms"
        case heldDrag = "drag 100,50 to 100,20 after 300ms over 100ms"
        /// A drag in a direction in which nothing can scroll.
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

    /// Returns the events according to the specification.
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
            // Only a drag along the slider changes its value.
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
