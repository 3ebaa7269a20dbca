import SceneText

/// A gesture recognizer of known kind.
struct ImportedRecognizer: Equatable, Sendable {
    /// The kind, as a scene spells it without its dot: `tap`, `longPress`.
    var kind: String
    /// Further values and attributes, as a scene spells them: `.left`, `numberOfTapsRequired 2`.
    var attributes: [String] = []
    /// The place of its element.
    var origin: SourceRange
}
