import SceneText

/// What is compiled at once: the text of a file, what its imports lead to, and the options.
///
/// Whoever calls the compiler reads the files and hands over all of it.
public struct CompilationUnit: Sendable {
    /// The text of the file.
    public let source: Source
    /// What the imports of the source lead to, if it has some and they are known.
    public let imports: ResolvedImports?
    /// What else determines the result.
    public let options: CompilationOptions

    /// Creates the unit of a file.
    public init(
        _ source: Source, imports: ResolvedImports? = nil, options: CompilationOptions = CompilationOptions()
    ) {
        self.source = source
        self.imports = imports
        self.options = options
    }

    /// Returns the unit with another version of its text, such as one with edits.
    public func with(_ source: Source) -> CompilationUnit {
        CompilationUnit(source, imports: imports, options: options)
    }

    /// Returns the unit with other imports.
    public func importing(_ imports: ResolvedImports?) -> CompilationUnit {
        CompilationUnit(source, imports: imports, options: options)
    }
}
