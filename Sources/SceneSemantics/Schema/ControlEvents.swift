/// The events that a control sends.
enum ControlEvents {
    /// Their names, as UIControl.Event has them.
    ///
    /// Source: UIControl.Event's documentation.
    static let names = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
        "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
    ]
}
