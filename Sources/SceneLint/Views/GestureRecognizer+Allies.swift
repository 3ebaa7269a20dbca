import SceneRuntime

extension GestureRecognizer {
    /// Whether it lets others recognize beside it.
    var hasAllies: Bool { isSimultaneous || !simultaneous.isEmpty }
}
