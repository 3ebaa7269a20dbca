/// What the result of compiling a file depends on besides its text and its imports.
public struct CompilationOptions: Sendable {
    /// How large touch targets have to be in scenes that don't say it, or `nil` for the default of the language.
    public var minimumTarget: Double?
    /// The document that the text was made from, or `nil` if it was written as a scene.
    public var origin: DocumentOrigin?

    /// Creates the options of a text.
    public init(minimumTarget: Double? = nil, origin: DocumentOrigin? = nil) {
        self.minimumTarget = minimumTarget
        self.origin = origin
    }
}
