import SceneSyntax
import SceneText

/// The files that the files of a run import, and what they import in turn. Each is read and bound once.
///
/// The caller finds and reads the files. A path that it found is identified by a key, the same for all ways to write
/// it.
public struct ImportGraph {
    private var files: [File] = []
    /// The indices of the files, by key.
    private var indices: [String: Int] = [:]
    /// Why files can't be read, by key.
    private var unreadable: [String: UnreadableImport] = [:]
    /// The files whose cycles may not be complete yet, in the order in which they were reached.
    private var open: [Int] = []
    private var cycleCount = 0

    /// One file.
    private struct File {
        let key: String
        let source: Source
        /// The paths that it imports and what they lead to; completed while the file is visited.
        var links: [(path: String, target: Target)] = []
        /// The smallest index of an open file that it leads to.
        var lowest: Int
        /// The number of the cycle that it is on, which may have no other file; `nil` while the file is open.
        var cycle: Int?
        var bound: BoundImport?
    }

    private enum Target {
        case file(Int)
        case unreadable(UnreadableImport)
    }

    /// A file whose imports are being visited.
    private struct Visit {
        let file: Int
        var paths: ArraySlice<String>
    }

    /// Creates the graph of a run that hasn't read a file yet.
    public init() {}

    /// The files that others import, in the order in which they were reached. Their sources lack what they import.
    public private(set) var imported: [ImportedSource] = []
}

extension ImportGraph {
    /// Returns `source`, the file with this key, with what it imports. If it imports something, it gets an ID of its
    /// own among all files of the graph.
    public mutating func resolve(
        _ source: Source, key: String, options: CompilationOptions = CompilationOptions(), _ reader: ImportReader
    ) -> CompilationUnit {
        guard source.beginsWithImport else { return CompilationUnit(source, options: options) }
        let file = indices[key] ?? visit(source, key: key, reader)
        return CompilationUnit(
            source.identified(as: files[file].source.file), imports: imports(of: file, reader), options: options)
    }

    /// Returns the source of `file`, if it is in the graph.
    public func source(of file: FileID) -> Source? { self[file]?.source }

    /// Returns the key of `file`, if it is in the graph.
    public func key(of file: FileID) -> String? { self[file]?.key }

    private subscript(file: FileID) -> File? {
        let index = Int(file.index) - 1
        return files.indices.contains(index) ? files[index] : nil
    }

    /// The keys of the files that another file imports, also of those on cycles.
    public var importedKeys: Set<String> {
        var keys: Set<String> = []
        for (importer, file) in files.enumerated() {
            for case (_, .file(let target)) in file.links where target != importer { keys.insert(files[target].key) }
        }
        return keys
    }

    /// Returns the keys of the files that the file with this key imports, directly or through others.
    public func keys(importedBy key: String) -> Set<String> {
        guard let start = indices[key] else { return [] }
        var reached: Set<Int> = [start]
        var next = [start]
        while let file = next.popLast() {
            for case (_, .file(let target)) in files[file].links where reached.insert(target).inserted {
                next.append(target)
            }
        }
        return Set(reached.map { files[$0].key })
    }

    /// Visits the file of `source`, which wasn't reached before, and everything that it imports. Returns its index.
    ///
    /// This finds the cycles as Tarjan's algorithm finds strongly connected components, without recursion, because a
    /// chain of imports can be long.
    private mutating func visit(_ source: Source, key: String, _ reader: ImportReader) -> Int {
        let start = files.count
        var visits = [begin(source, key)]
        while let last = visits.indices.last {
            let file = visits[last].file
            guard let path = visits[last].paths.popFirst() else {
                visits.removeLast()
                if let outer = visits.last {
                    files[outer.file].lowest = min(files[outer.file].lowest, files[file].lowest)
                }
                if files[file].lowest == file { closeCycle(from: file, leavingOut: start, reader) }
                continue
            }
            switch target(of: path, in: files[file].source, reader) {
            case .unreadable(let problem): files[file].links.append((path, .unreadable(problem)))
            case .known(let target):
                files[file].links.append((path, .file(target)))
                if files[target].cycle == nil { files[file].lowest = min(files[file].lowest, files[target].lowest) }
            case .new(let source, let key):
                files[file].links.append((path, .file(files.count)))
                visits.append(begin(source, key))
            }
        }
        return start
    }

    /// Adds a file and prepares to visit what it imports.
    private mutating func begin(_ source: Source, _ key: String) -> Visit {
        let index = files.count
        indices[key] = index
        open.append(index)
        var seen: Set<String> = []
        let paths = source.importedPaths.filter { seen.insert($0).inserted }
        files.append(File(key: key, source: source.identified(as: FileID(UInt32(clamping: index + 1))), lowest: index))
        return Visit(file: index, paths: paths[...])
    }

    /// Where a path leads.
    private enum Step {
        case known(Int)
        case new(Source, key: String)
        case unreadable(UnreadableImport)
    }

    private mutating func target(of path: String, in importer: Source, _ reader: ImportReader) -> Step {
        switch reader.find(path, importer) {
        case .unreadable(let problem): return .unreadable(problem)
        case .file(let key, let path):
            if let index = indices[key] { return .known(index) }
            if let problem = unreadable[key] { return .unreadable(problem) }
            switch reader.read(key) {
            case .success(let bytes):
                return .new(Source(path: path, bytes: bytes), key: key)
            case .failure(let problem):
                unreadable[key] = problem
                return .unreadable(problem)
            }
        }
    }

    /// Closes the cycle of the open files from `first` on, and checks them, except the file that only the caller needs.
    private mutating func closeCycle(from first: Int, leavingOut root: Int, _ reader: ImportReader) {
        cycleCount += 1
        var members: [Int] = []
        while let last = open.last, last >= first {
            open.removeLast()
            files[last].cycle = cycleCount
            members.append(last)
        }
        for member in members.reversed() where member != root { _ = bound(member, reader) }
    }

    /// Returns the file with what it brings. Everything that it imports has been visited.
    private mutating func bound(_ file: Int, _ reader: ImportReader) -> BoundImport {
        if let bound = files[file].bound { return bound }
        let source = files[file].source
        let bound = BoundImport.bind(CompilationUnit(source, imports: imports(of: file, reader)))
        files[file].bound = bound
        imported.append(ImportedSource(key: files[file].key, source: source, errors: bound.errors))
        return bound
    }

    /// Returns what the imports of `file` lead to.
    private mutating func imports(of file: Int, _ reader: ImportReader) -> ResolvedImports {
        var imports: [String: ResolvedImport] = [:]
        for (path, target) in files[file].links {
            switch target {
            case .unreadable(let problem): imports[path] = .unreadable(problem)
            case .file(let target) where files[target].cycle == files[file].cycle:
                imports[path] = .cycle(path: files[target].source.path)
            // A file that was only given is bound when the first other file imports it.
            case .file(let target): imports[path] = .file(bound(target, reader))
            }
        }
        return ResolvedImports(imports)
    }
}
