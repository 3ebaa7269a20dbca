import SceneRuntime
import SceneSemantics
import SceneText

extension InterfaceBuilderReader {
    /// Adds what is written of the properties of controls and scroll views, if a scene's default is another.
    func addBehavior(of element: XMLElementID, to view: inout ImportedView) {
        if xml.value(of: "exclusiveTouch", in: element) == "YES" { view.attributes.append("exclusiveTouch") }
        switch view.kind {
        case .switch: if xml.value(of: "on", in: element) == "YES" { view.attributes.append("on") }
        case .slider:
            add("value", "value", default: 0, of: element, to: &view)
            add("minimumValue", "minValue", default: 0, of: element, to: &view)
            add("maximumValue", "maxValue", default: 1, of: element, to: &view)
        case .scroll, .table, .collection: addScrolling(of: element, to: &view)
        default: break
        }
    }

    private func addScrolling(of element: XMLElementID, to view: inout ImportedView) {
        let flags: [(word: String, attribute: String, isOn: Bool)] = [
            ("scrollEnabled", "scrollEnabled", true),
            ("alwaysBounceVertical", "alwaysBounceVertical", view.kind == .table),
            ("alwaysBounceHorizontal", "alwaysBounceHorizontal", false),
            ("bounces", "bounces", true),
            ("pagingEnabled", "pagingEnabled", false),
            ("delaysContentTouches", "delaysContentTouches", true),
            ("canCancelContentTouches", "canCancelContentTouches", true),
        ]
        for flag in flags { add(flag, of: element, to: &view) }
        if view.kind != .scroll { add(("allowsSelection", "allowsSelection", true), of: element, to: &view) }
    }

    /// Adds a flag that differs from a scene's default.
    private func add(
        _ flag: (word: String, attribute: String, isOn: Bool), of element: XMLElementID, to view: inout ImportedView
    ) {
        guard let value = xml.value(of: flag.attribute, in: element), (value == "YES") != flag.isOn else { return }
        view.attributes.append(flag.isOn ? flag.word + " .off" : flag.word)
    }

    private func add(
        _ word: String, _ attribute: String, default defaultValue: Double, of element: XMLElementID,
        to view: inout ImportedView
    ) {
        guard let number = number(attribute, of: element), number != defaultValue else { return }
        view.attributes.append("\(word) \(numberText(number))")
    }

    /// Adds the recognizers that are connected to an element.
    func addRecognizers(of element: XMLElementID, to view: inout ImportedView) {
        for id in objects.recognizers[element] ?? [] {
            guard let recognizer = objects.elements[id] else { continue }
            if let kind = self.recognizer(recognizer) {
                view.recognizers.append(kind)
            } else if !view.marks.contains(.unknownRecognizers) {
                view.marks.append(.unknownRecognizers)
            }
        }
    }

    private func recognizer(_ element: XMLElementID) -> ImportedRecognizer? {
        let kind: String
        switch xml.name(of: element) {
        case "tapGestureRecognizer": kind = "tap"
        case "panGestureRecognizer": kind = "pan"
        // Interface Builder itself misspells it.
        case "pongPressGestureRecognizer", "longPressGestureRecognizer": kind = "longPress"
        case "swipeGestureRecognizer": kind = "swipe"
        case "pinchGestureRecognizer": kind = "pinch"
        case "rotationGestureRecognizer": kind = "rotation"
        case "screenEdgePanGestureRecognizer": kind = "screenEdgePan"
        default: return nil
        }
        var result = ImportedRecognizer(kind: kind, origin: xml.rangeOfName(of: element))
        switch kind {
        case "swipe":
            let directions = xml.value(of: "direction", in: element) ?? ""
            for direction in ["left", "right", "up", "down"] where directions.hasText(direction) {
                result.attributes.append("." + direction)
            }
        case "screenEdgePan":
            guard let edges = xml.child("rectEdge", key: "edges", of: element),
                let edge = ["left", "right", "top", "bottom"].first(where: { xml.value(of: $0, in: edges) == "YES" })
            else { return nil }
            result.attributes.append("." + edge)
        case "tap":
            add("numberOfTapsRequired", default: 1, of: element, to: &result)
            add("numberOfTouchesRequired", default: 1, of: element, to: &result)
        case "longPress":
            if let duration = number("minimumPressDuration", of: element), duration != 0.5, duration >= 0 {
                result.attributes.append("minimumPressDuration \(numberText(duration))s")
            }
            add("numberOfTouchesRequired", default: 1, of: element, to: &result)
            add("allowableMovement", default: 10, of: element, to: &result)
        default: break
        }
        for (attribute, isOn) in [
            ("enabled", true), ("cancelsTouchesInView", true), ("delaysTouchesBegan", false),
            ("delaysTouchesEnded", true),
        ] {
            guard let value = xml.value(of: attribute, in: element), (value == "YES") != isOn else { continue }
            result.attributes.append(isOn ? attribute + " .off" : attribute)
        }
        return result
    }

    /// Adds a whole number if it isn't UIKit's default.
    private func add(
        _ attribute: String, default defaultValue: Double, of element: XMLElementID,
        to recognizer: inout ImportedRecognizer
    ) {
        guard let number = number(attribute, of: element), number != defaultValue, number >= 1 else { return }
        recognizer.attributes.append("\(attribute) \(numberText(number.rounded()))")
    }
}
