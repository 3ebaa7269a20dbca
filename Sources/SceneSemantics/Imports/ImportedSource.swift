import SceneText

/// A file that another file imports.
public struct ImportedSource {
    /// What identifies it.
    public let key: String
    /// Its text.
    public let source: Source
    /// The errors outside its scenes.
    public let errors: [Diagnostic]
}
