/// The scenes below a folder.
///
/// Symbolic links are followed once all other folders have been seen, and only to folders that have not been seen and
/// that are not around the link: so the walk ends, whatever the links are, and finds what it can by paths without them.
struct FolderWalk {
    /// The paths of the scenes, in byte order.
    private(set) var scenes: [String] = []
    /// What could not be read on the way.
    private(set) var unreadable: [UnreadablePath] = []

    /// Where to look.
    private let fileSystem: FileSystem
    /// The folders that are still to be looked into.
    private var pending: [String]
    /// The links to folders that are still to be followed, the next one last.
    private var pendingLinks: [Link] = []
    /// The real paths of the folders that were looked into.
    private var seen: Set<[UInt8]> = []

    /// A symbolic link that leads to a folder.
    private struct Link {
        /// Its path.
        var path: String
        /// The folder that it stands in.
        var folder: String
    }

    /// Walks through `folder` and all that is below.
    init(_ folder: String, in fileSystem: FileSystem) {
        self.fileSystem = fileSystem
        pending = [folder]
        repeat {
            while let next = pending.popLast() { look(into: next) }
            if let link = pendingLinks.popLast(), leadsToNews(link) { pending.append(link.path) }
        } while !pending.isEmpty || !pendingLinks.isEmpty
        // Strings are compared as people read them; the order that was promised is that of the bytes.
        scenes.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        unreadable.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Notes the scenes of a folder, and the folders in it for later.
    private mutating func look(into folder: String) {
        do throws(FileProblem) {
            seen.insert(Array(try fileSystem.realPath(folder).utf8))
            for entry in try fileSystem.entries(folder) {
                visit(entry, path: Self.path(of: entry.name, in: folder), in: folder)
            }
        } catch {
            unreadable.append(UnreadablePath(name: folder, problem: error))
        }
    }

    /// Whether a link leads to a folder that was not seen and that is not around the link.
    private func leadsToNews(_ link: Link) -> Bool {
        guard let target = try? fileSystem.realPath(link.path), let folder = try? fileSystem.realPath(link.folder)
        else {
            return false
        }
        return !seen.contains(Array(target.utf8)) && !Self.contains(target, folder)
    }

    /// Notes one entry of a folder.
    private mutating func visit(_ entry: FolderEntry, path: String, in folder: String) {
        let isScene = entry.name.hasSceneExtension
        switch entry.kind {
        case .folder: pending.append(path)
        case .file:
            guard isScene else { break }
            if entry.name.unicodeScalars.contains("\u{FFFD}"), (try? fileSystem.kind(path)) == nil {
                unreadable.append(UnreadablePath(name: path, problem: .nameIsNoText))
            } else {
                scenes.append(path)
            }
        case .link: follow(path, in: folder, isScene: isScene)
        case .other: break  // a pipe or a device is read only where it is named
        }
    }

    /// Notes what a symbolic link leads to. One that leads nowhere matters only where it is called a scene.
    private mutating func follow(_ path: String, in folder: String, isScene: Bool) {
        do throws(FileProblem) {
            switch try fileSystem.kind(path) {
            case .folder: pendingLinks.append(Link(path: path, folder: folder))
            case .file: if isScene { scenes.append(path) }
            case .link, .other: break
            }
        } catch {
            if isScene { unreadable.append(UnreadablePath(name: path, problem: error)) }
        }
    }

    /// Whether the folder `outer` is `inner` or stands around it; both are real paths.
    private static func contains(_ outer: String, _ inner: String) -> Bool {
        let outer = outer == "/" ? "" : outer
        return outer.utf8.elementsEqual(inner.utf8) || inner.utf8.starts(with: (outer + "/").utf8)
    }

    /// The path of what is called `name` in `folder`. What is in the current folder is known by its name alone.
    private static func path(of name: String, in folder: String) -> String {
        if folder == "." || folder == "./" { return name }
        return folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
    }
}

extension String {
    /// Whether this is the name of a scene's file.
    fileprivate var hasSceneExtension: Bool {
        utf8.count > 6 && utf8.suffix(6).elementsEqual(".scene".utf8)
    }
}
