import SceneQueries

/// The scene files below a folder, and if requested the documents of Interface Builder.
///
/// Symbolic links are followed after all other folders, and only to folders that haven't been visited and don't contain
/// the link. So the walk always ends, and finds files by paths without links if possible.
struct FolderWalk {
    /// The paths of the files, in byte order.
    private(set) var scenes: [String] = []
    /// The paths that couldn't be read.
    private(set) var unreadable: [UnreadablePath] = []

    /// Whether a symbolic link led to a file or folder.
    private(set) var hasFollowedLinks = false

    /// Whether there are documents of Interface Builder that weren't requested.
    private(set) var leavesOutDocuments = false

    /// Whether a configuration excludes something that may have scenes.
    private(set) var leavesOutExcluded = false

    private let fileSystem: FileSystem
    private let includesInterfaceBuilder: Bool
    /// Finds the configurations that say what to leave out.
    private let finder: ConfigurationFinder
    /// The folders to visit.
    private var pending: [String]
    /// The links to folders to follow, the next one last.
    private var pendingLinks: [Link] = []
    /// The real paths of the visited folders.
    private var seen: Set<[UInt8]> = []

    /// A symbolic link to a folder.
    private struct Link {
        var path: String
        /// The folder that contains it.
        var folder: String
    }

    /// Walks through `folder` and everything below.
    init(
        _ folder: String, in fileSystem: FileSystem, includingInterfaceBuilder: Bool, _ finder: ConfigurationFinder
    ) {
        self.fileSystem = fileSystem
        self.finder = finder
        includesInterfaceBuilder = includingInterfaceBuilder
        pending = [folder]
        repeat {
            while let next = pending.popLast() { visit(next) }
            if let link = pendingLinks.popLast(), leadsToNews(link) { pending.append(link.path) }
        } while !pending.isEmpty || !pendingLinks.isEmpty
        // Strings compare by Unicode equivalence, but the documented order is by bytes.
        scenes.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        unreadable.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Collects the scenes of a folder, and its folders for later.
    private mutating func visit(_ folder: String) {
        do throws(FileProblem) {
            let realPath = try fileSystem.realPath(folder)
            seen.insert(Array(realPath.utf8))
            let configuration = finder.configuration(ofFolder: folder, realPath: realPath)
            for entry in try fileSystem.entries(folder) {
                if configuration.excludes(entry.name, in: realPath) {
                    if entry.kind == .folder || entry.name.hasSceneExtension { leavesOutExcluded = true }
                    continue
                }
                visit(entry, path: folder.path(of: entry.name), in: folder)
            }
        } catch {
            unreadable.append(UnreadablePath(name: folder, problem: error))
        }
    }

    /// Whether a link leads to a folder that hasn't been visited and doesn't contain the link.
    private func leadsToNews(_ link: Link) -> Bool {
        guard let target = try? fileSystem.realPath(link.path), let folder = try? fileSystem.realPath(link.folder)
        else {
            return false
        }
        return !seen.contains(Array(target.utf8)) && !target.containsPath(folder)
    }

    /// Handles one entry of a folder.
    private mutating func visit(_ entry: FolderEntry, path: String, in folder: String) {
        let isDocument = entry.name.hasInterfaceBuilderExtension
        if isDocument, !includesInterfaceBuilder { leavesOutDocuments = true }
        let isScene = entry.name.hasSceneExtension || includesInterfaceBuilder && isDocument
        switch entry.kind {
        case .folder: pending.append(path)
        case .file:
            guard isScene else { break }
            if entry.name.unicodeScalars.contains("\u{FFFD}"), (try? fileSystem.kind(path)) == nil {
                unreadable.append(UnreadablePath(name: path, problem: .nameIsNotUTF8))
            } else {
                scenes.append(path)
            }
        case .link: follow(path, in: folder, isScene: isScene)
        // Pipes and devices are only read if you name them.
        case .other: if isScene { unreadable.append(UnreadablePath(name: path, problem: .notAFile)) }
        }
    }

    /// Follows a symbolic link. A broken link only matters if it has the name of a scene file.
    private mutating func follow(_ path: String, in folder: String, isScene: Bool) {
        do throws(FileProblem) {
            hasFollowedLinks = true
            switch try fileSystem.kind(path) {
            case .folder: pendingLinks.append(Link(path: path, folder: folder))
            case .file: if isScene { scenes.append(path) }
            case .link: break
            case .other: if isScene { throw .notAFile }
            }
        } catch {
            if isScene { unreadable.append(UnreadablePath(name: path, problem: error)) }
        }
    }
}
