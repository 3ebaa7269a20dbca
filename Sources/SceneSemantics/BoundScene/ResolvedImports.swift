import SceneText

/// What the imports of a file lead to.
public final class ResolvedImports: Sendable {
    private let imports: [String: ResolvedImport]

    /// Creates the imports of a file, by the paths as written in it.
    init(_ imports: [String: ResolvedImport]) {
        self.imports = imports
    }

    /// Returns what `path`, as written in the file, leads to. Returns `nil` if that isn't known.
    public subscript(path: String) -> ResolvedImport? { imports[path] }

    /// Returns the imports with what `change` makes of the file `file`. Returns `nil` if that is `nil` or the file
    /// isn't among them.
    func changing(_ file: FileID, _ change: (BoundImport) -> BoundImport?) -> ResolvedImports? {
        var changed = imports
        for (path, resolved) in imports {
            guard case .file(let imported) = resolved, imported.source.file == file else { continue }
            guard let result = change(imported) else { return nil }
            changed[path] = .file(result)
            return ResolvedImports(changed)
        }
        return nil
    }
}

/// What an import leads to.
public enum ResolvedImport: Sendable {
    case file(BoundImport)
    /// A file that imports the importing file, directly or through others, or is that file.
    case cycle(path: String)
    case unreadable(UnreadableImport)
}
