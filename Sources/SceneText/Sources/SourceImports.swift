/// What the imports of a source lead to. Whoever calls the compiler reads the files.
public final class SourceImports: Sendable {
    private let imports: [String: ResolvedImport]

    /// Creates the imports of a source, by the paths as written in it.
    public init(_ imports: [String: ResolvedImport]) {
        self.imports = imports
    }

    /// Returns what `path`, as written in the source, leads to. Returns `nil` if that isn't known.
    public subscript(path: String) -> ResolvedImport? { imports[path] }

    /// Returns the imports with what `change` makes of the file `file`. Returns `nil` if that is `nil` or the file
    /// isn't among them.
    public func changing(_ file: FileID, _ change: (ImportedFile) -> ImportedFile?) -> SourceImports? {
        var changed = imports
        for (path, resolved) in imports {
            guard case .file(let imported) = resolved, imported.source.file == file else { continue }
            guard let result = change(imported) else { return nil }
            changed[path] = .file(result)
            return SourceImports(changed)
        }
        return nil
    }
}

/// What an import leads to.
public enum ResolvedImport: Sendable {
    case file(ImportedFile)
    /// A file that imports the importing file, directly or through others, or is that file.
    case cycle(path: String)
    case unreadable(UnreadableImport)
}
