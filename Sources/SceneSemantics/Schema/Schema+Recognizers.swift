import SceneRuntime

extension Schema {
    /// The kinds of recognizers, as written after the dot.
    static let recognizers: [(word: String, kind: GestureRecognizer.Kind)] = [
        ("tap", .tap), ("pan", .pan), ("longPress", .longPress), ("swipe", .swipe(nil)),
    ]
}
