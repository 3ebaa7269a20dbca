/// What the result of compiling a source depends on besides its text and its imports.
///
/// A source carries them, so that edited copies, such as those that trials of fixes compile, have the same.
public struct CompilationOptions: Sendable {
    /// How large touch targets have to be in scenes that don't say it, or `nil` for the default of the language.
    public var minimumTarget: Double?
    /// The document that the source was made from, or `nil` if it was written as a scene.
    public var origin: DocumentOrigin?

    /// Creates the options of a source that was written as a scene.
    public init() {}
}

extension Source {
    /// Returns the same source with another default for how large touch targets have to be.
    public func requiring(minimumTarget: Double?) -> Source {
        var source = self
        source.options.minimumTarget = minimumTarget
        return source
    }

    /// Returns the same source with the document that it was made from.
    public func made(from origin: DocumentOrigin?) -> Source {
        var source = self
        source.options.origin = origin
        return source
    }
}
