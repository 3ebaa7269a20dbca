/// Finds the files that the paths of a call stand for, each one once.
struct SceneFinder {
    /// The files, in the order in which they are processed.
    private(set) var files: [InputFile] = []
    /// What cannot be read.
    private(set) var unreadable: [UnreadablePath] = []
    /// Folders that were named and that hold no scene.
    private(set) var emptyFolders: [String] = []

    /// Where to look.
    private let fileSystem: FileSystem
    /// Whether standard input was found.
    private var hasStandardInput = false

    /// Finds what `paths` stand for.
    init(_ paths: InputPaths, in fileSystem: FileSystem) {
        self.fileSystem = fileSystem
        for path in paths.paths { add(path, paths.standardInputName) }
        if files.count > 1 { dropRepeatedFiles() }
    }

    /// Adds what one path stands for.
    private mutating func add(_ path: String, _ standardInputName: String?) {
        if path == "-" {
            if !hasStandardInput { files.append(InputFile(path, standardInputName: standardInputName)) }
            hasStandardInput = true
            return
        }
        do throws(FileProblem) {
            if try fileSystem.kind(path) == .folder {
                addFolder(path)
            } else {
                addFile(path)
            }
        } catch {
            unreadable.append(UnreadablePath(name: path, problem: error))
        }
    }

    /// Adds the scenes below a folder, in byte order of their paths.
    private mutating func addFolder(_ folder: String) {
        let walk = FolderWalk(folder, in: fileSystem)
        unreadable += walk.unreadable
        if walk.scenes.isEmpty, walk.unreadable.isEmpty { emptyFolders.append(folder) }
        for path in walk.scenes { addFile(path) }
    }

    /// Adds a file.
    private mutating func addFile(_ path: String) {
        files.append(InputFile(name: path, origin: .path(path)))
    }

    /// Leaves out files that were found before, be it by another path.
    private mutating func dropRepeatedFiles() {
        var realPaths: Set<[UInt8]> = []
        files.removeAll { file in
            guard case .path(let path) = file.origin else { return false }
            let realPath = (try? fileSystem.realPath(path)) ?? path
            return !realPaths.insert(Array(realPath.utf8)).inserted
        }
    }
}

extension InputFile {
    /// Creates a file of this name and origin.
    fileprivate init(name: String, origin: Origin) {
        self.name = name
        self.origin = origin
    }
}
