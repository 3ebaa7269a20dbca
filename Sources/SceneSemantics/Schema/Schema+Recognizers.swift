import SceneRuntime

extension Schema {
    /// The kinds of recognizers, as written after the dot; a swipe without directions, and a screen edge pan with its
    /// first edge.
    static let recognizers: [(word: String, kind: GestureRecognizer.Kind)] = [
        ("tap", .tap), ("pan", .pan), ("longPress", .longPress), ("swipe", .swipe(.any)), ("pinch", .pinch),
        ("rotation", .rotation), ("screenEdgePan", .screenEdgePan(.left)),
    ]

    static let swipeDirections: [(word: String, directions: GestureRecognizer.SwipeDirections)] = [
        ("left", .left), ("right", .right), ("up", .up), ("down", .down), ("horizontal", .horizontal),
        ("vertical", .vertical),
    ]

    /// Returns whether the setting `attribute` makes sense for a recognizer of this kind.
    static func takes(_ attribute: Attribute, _ kind: GestureRecognizer.Kind) -> Bool {
        switch attribute {
        case .numberOfTapsRequired: kind == .tap
        case .minimumPressDuration: kind == .longPress
        case .allowableMovement: kind == .tap || kind == .longPress
        case .numberOfTouchesRequired:
            switch kind {
            case .tap, .longPress, .pan, .swipe: true
            case .pinch, .rotation, .screenEdgePan: false
            }
        case .shouldBegin:
            switch kind {
            case .pan, .swipe, .screenEdgePan: true
            case .tap, .longPress, .pinch, .rotation: false
            }
        default: true
        }
    }
}
