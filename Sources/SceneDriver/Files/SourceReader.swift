import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

/// Reads the files of a run with what they import, each once.
///
/// Not for several threads.
final class SourceReader {
    private let files: FileSystem
    private let finder: ImportFinder
    private let followsImports: Bool
    /// Returns the options with which the file with this name is compiled.
    var options: (_ name: String) -> CompilationOptions = { _ in CompilationOptions() }
    private var graph = ImportGraph()

    /// Creates a reader for a call with these paths. Without `followsImports`, it reads the files alone.
    init(_ paths: InputPaths, _ files: FileSystem, followsImports: Bool = true) {
        self.followsImports = followsImports
        self.files = files
        finder = ImportFinder(paths, files)
    }

    /// Reads a file and everything that it imports.
    ///
    /// - Parameter isAlone: Whether the run reads no other file that might import this one.
    func unit(_ file: InputFile, isAlone: Bool) throws(FileProblem) -> CompilationUnit {
        // A file that was read before, alone or not, isn't read again: standard input has nothing left.
        let key = (isAlone && finder.bytes.isEmpty) || !followsImports ? nil : finder.key(of: file)
        let source: Source
        if let key, let bytes = finder.bytes[key] {
            source = Source(path: file.name, bytes: bytes)
        } else {
            source = try files.source(file)
            if let key { finder.keep(source, key) }
        }
        guard followsImports, source.beginsWithImport else {
            return CompilationUnit(source, options: options(file.name))
        }
        return graph.resolve(
            source, key: key ?? finder.key(of: file), options: options(file.name), importReader)
    }

    /// Finds and reads imported files.
    var importReader: ImportReader { ImportReader(find: finder.find, read: finder.read) }

    /// Returns what identifies `file`.
    func key(of file: InputFile) -> String { finder.key(of: file) }

    /// Returns the keys of the files that the file with this key imports, directly or through others, if it was read.
    func keys(importedBy key: String) -> Set<String> { graph.keys(importedBy: key) }

    /// What identifies the files that others import.
    var importedKeys: Set<String> { graph.importedKeys }

    /// Returns what identifies `file`, if a file that was read has this ID.
    func key(of file: FileID) -> String? { graph.key(of: file) }

    /// Reads files again, except that the one with this key now has these bytes.
    func replace(_ key: String, with bytes: [UInt8]) {
        finder.replace(key, with: bytes)
        graph = ImportGraph()
    }

    /// Returns the files that others import in the order in which they do, except `named`, the files of the call.
    func imports(besides named: [InputFile]) -> [(file: InputFile, imported: ImportedSource)] {
        if graph.imported.isEmpty { return [] }
        let keys = Set(named.map { finder.key(of: $0) })
        let imports = graph.imported.filter { !keys.contains($0.key) }
        return imports.sorted { $0.source.file.index < $1.source.file.index }.map { imported in
            (InputFile(imported.source.path, realPath: imported.key), imported)
        }
    }

    /// Returns `diagnostic`, found in `source` or in a file that it imports, with the files that it refers to.
    func finding(_ diagnostic: Diagnostic, in source: Source) -> Finding {
        if diagnostic.range.file != source.file, let own = graph.source(of: diagnostic.range.file) {
            return finding(diagnostic, in: own, and: [source])
        }
        return finding(diagnostic, in: source, and: [])
    }

    private func finding(_ diagnostic: Diagnostic, in source: Source, and others: [Source]) -> Finding {
        var others = others
        let fixed = diagnostic.fixes.flatMap { $0.edits.map { $0.range.file } }
        let noted = diagnostic.notes.compactMap { $0.range?.file }
        for file in noted + fixed {
            if file == source.file || others.contains(where: { $0.file == file }) { continue }
            if let other = graph.source(of: file) { others.append(other) }
        }
        return Finding(diagnostic, in: source, and: others)
    }
}
