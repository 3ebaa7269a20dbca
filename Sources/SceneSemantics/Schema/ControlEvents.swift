/// The events that a control sends.
enum ControlEvents {
    /// The names from UIControl.Event.
    ///
    /// Source: UIControl.Event's documentation.
    static let names = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
        "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
    ]
}
