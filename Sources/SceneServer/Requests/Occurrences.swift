import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

/// A symbol, where it is declared and where it is used, in all files.
struct SymbolOccurrences {
    var name: String
    var kind: SymbolIndex.Declaration.Kind
    /// The file that declares it.
    var home: WorkspaceFile
    /// What each file has of it, the file that declares it first.
    var files: [FileOccurrences]
}

/// Where a file declares and uses a symbol.
struct FileOccurrences {
    var file: WorkspaceFile
    var places: [SourceRange]
    var uses: [SourceRange]
}

extension ServerSession {
    /// Returns the symbol at `offset` of `document` with its occurrences, or `nil` if there is none.
    func occurrences(at offset: Int, of document: TextDocument) -> SymbolOccurrences? {
        var group = FileGroup(fileReader(for: document))
        let file = WorkspaceFile(key: document.key, path: document.path, bytes: document.lines.bytes)
        let bound = group.bound(file)
        guard let found = bound.symbols.declaration(at: offset, in: bound.tree.source.file) else { return nil }
        guard found.isImported else { return occurrences(of: found, in: bound, file, &group, around: document) }
        guard let place = bound.symbols.declarationRanges(of: found).first, let imported = group.imported(place.file)
        else {
            return nil
        }
        let home = WorkspaceFile(key: imported.key, path: imported.source.path, bytes: imported.source.bytes)
        let origin = group.bound(home)
        guard let declared = origin.symbols.declaration(at: place.start, in: origin.tree.source.file) else {
            return nil
        }
        return occurrences(of: declared, in: origin, home, &group, around: document)
    }

    private func occurrences(
        of declaration: SymbolIndex.Declaration, in bound: BoundFile, _ home: WorkspaceFile,
        _ group: inout FileGroup, around document: TextDocument
    ) -> SymbolOccurrences {
        let places = bound.symbols.declarationRanges(of: declaration)
        var files = [FileOccurrences(file: home, places: places, uses: bound.symbols.uses(of: declaration))]
        // Other files can't refer to what is in a scene.
        let isLocal = declaration.kind == .variable || bound.sceneIndex(containing: declaration.statement) != nil
        if !isLocal {
            for file in workspaceFiles(around: document) where file.key != home.key {
                guard Source(path: file.path, bytes: file.bytes).beginsWithImport else { continue }
                let symbols = group.bound(file).symbols
                guard let id = group.id(ofImport: home.key) else { continue }
                let uses = places.flatMap { place in
                    symbols.uses(ofWordAt: SourceRange(start: place.start, end: place.end, in: id))
                }
                if !uses.isEmpty { files.append(FileOccurrences(file: file, places: [], uses: uses)) }
            }
        }
        return SymbolOccurrences(name: declaration.name, kind: declaration.kind, home: home, files: files)
    }

    /// Returns `ranges` of a file as the client counts.
    func locations(_ ranges: [SourceRange], in file: WorkspaceFile) -> [Location] {
        let lines = TextLines(file.bytes)
        let uri = uri(ofFileAt: file.path)
        return ranges.map { Location(uri: uri, range: lines.range($0.start, $0.end, features.encoding)) }
    }
}

extension SymbolIndex {
    /// Returns where the file itself declares and uses what `declaration` declares.
    func occurrences(of declaration: Declaration) -> (places: [SourceRange], uses: [SourceRange]) {
        (declaration.isImported ? [] : declarationRanges(of: declaration), uses(of: declaration))
    }

    /// Returns the occurrence of `declaration` that contains `offset`, or ends there.
    func occurrence(of declaration: Declaration, at offset: Int) -> SourceRange? {
        let (places, uses) = occurrences(of: declaration)
        return (places + uses).first { $0.start <= offset && offset <= $0.end }
    }
}
