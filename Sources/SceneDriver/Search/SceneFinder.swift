/// A folder of a call without the files that are searched for.
struct EmptyFolder {
    let name: String
    /// Whether it has documents of Interface Builder, which weren't searched for.
    let hasDocuments: Bool
    /// Whether a configuration excludes folders or scenes in it.
    let hasExcluded: Bool

    /// What is missing, where `kinds` are the extensions of the files that were searched for.
    func message(_ kinds: String) -> String {
        "there is no \(kinds) file in `\(name)`" + (hasExcluded ? " that `.scenec.json` doesn't exclude" : "")
    }
}

/// Finds the files for the paths of a call, each file once.
struct SceneFinder {
    /// The files, in processing order.
    private(set) var files: [InputFile] = []
    /// The paths that can't be read.
    private(set) var unreadable: [UnreadablePath] = []
    /// The named folders without scenes.
    private(set) var emptyFolders: [EmptyFolder] = []

    private let fileSystem: FileSystem
    private let finder: ConfigurationFinder
    /// Whether folders are searched for documents of Interface Builder, too.
    let includesInterfaceBuilder: Bool
    /// Whether standard input is among the files.
    private var hasStandardInput = false

    /// Finds the files for `paths`.
    init(
        _ paths: InputPaths, in fileSystem: FileSystem, includingInterfaceBuilder: Bool = false,
        _ finder: ConfigurationFinder
    ) {
        self.fileSystem = fileSystem
        self.finder = finder
        includesInterfaceBuilder = includingInterfaceBuilder
        for path in paths.paths { add(path, paths.standardInputName) }
        if files.count > 1 { dropRepeatedFiles() }
    }

    /// Adds the files for one path.
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

    /// Adds the files below a folder, in byte order of their paths.
    private mutating func addFolder(_ folder: String) {
        let walk = FolderWalk(folder, in: fileSystem, includingInterfaceBuilder: includesInterfaceBuilder, finder)
        unreadable += walk.unreadable
        if walk.scenes.isEmpty, walk.unreadable.isEmpty {
            emptyFolders.append(
                EmptyFolder(
                    name: folder, hasDocuments: walk.leavesOutDocuments, hasExcluded: walk.leavesOutExcluded))
        }
        for path in walk.scenes {
            addFile(
                path, isFoundInFolder: true, isElsewhere: walk.hasFollowedLinks && leads(path, outOf: folder))
        }
    }

    private mutating func addFile(_ path: String, isFoundInFolder: Bool = false, isElsewhere: Bool = false) {
        files.append(InputFile(path, realPath: nil))
        files[files.count - 1].isFoundInFolder = isFoundInFolder
        files[files.count - 1].isElsewhere = isElsewhere
    }

    /// Returns whether links make `path`, found in `folder`, a file that isn't in there.
    private func leads(_ path: String, outOf folder: String) -> Bool {
        guard let target = try? fileSystem.realPath(path), let folder = try? fileSystem.realPath(folder) else {
            return false
        }
        return !folder.containsPath(target)
    }

    /// Removes files found before, even by another path. A file that the call names or finds without a link may change.
    private mutating func dropRepeatedFiles() {
        var realPaths: Set<[UInt8]> = []
        var owned: Set<[UInt8]> = []
        var named: Set<[UInt8]> = []
        for index in files.indices {
            guard case .path(let path) = files[index].origin else { continue }
            let realPath = (try? fileSystem.realPath(path)) ?? path
            files[index].realPath = realPath
            if !files[index].isFoundInFolder { named.insert(Array(realPath.utf8)) }
            if !files[index].isElsewhere { owned.insert(Array(realPath.utf8)) }
        }
        for index in files.indices where files[index].isFoundInFolder {
            if let path = files[index].realPath, named.contains(Array(path.utf8)) {
                files[index].isFoundInFolder = false
            }
        }
        for index in files.indices where files[index].isElsewhere {
            if let path = files[index].realPath, owned.contains(Array(path.utf8)) { files[index].isElsewhere = false }
        }
        files.removeAll { file in file.realPath.map { !realPaths.insert(Array($0.utf8)).inserted } ?? false }
    }
}
