import SceneText

/// A gesture recognizer of known kind.
public struct ImportedRecognizer: Equatable, Sendable {
    /// The kind, as a scene spells it without its dot: `tap`, `longPress`.
    public var kind: String
    /// Further values and attributes, as a scene spells them: `.left`, `numberOfTapsRequired 2`.
    public var attributes: [String]
    /// The place of its element.
    public var origin: SourceRange

    /// Creates a recognizer.
    public init(kind: String, attributes: [String] = [], origin: SourceRange) {
        self.kind = kind
        self.attributes = attributes
        self.origin = origin
    }
}
