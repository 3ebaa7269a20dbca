import SceneText

extension Diagnostic.Fix {
    /// The title with the reason why the fix isn't safe, if it isn't.
    public var titleWithSafety: String { safe ? title : title + remarkOnSafety }

    /// Why the fix isn't safe.
    var remarkOnSafety: String {
        needsCompleteFile
            ? " (if the file is complete)"
            : removesUnused ? " (only with --unsafe-fixes)" : " (can change other answers)"
    }
}
