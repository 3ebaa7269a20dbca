/// The scenes below a folder.
///
/// Symbolic links are followed, except where they lead back to a folder around them or to one that a link led to
/// before: so the walk ends, whatever the links are.
struct FolderWalk {
    /// The paths of the scenes, in byte order.
    private(set) var scenes: [String] = []
    /// What could not be read on the way.
    private(set) var unreadable: [UnreadablePath] = []

    /// Where to look.
    private let fileSystem: FileSystem
    /// The folders that are still to be looked into.
    private var pending: [String]
    /// The real paths of the folders to which links led.
    private var linkTargets: Set<[UInt8]> = []

    /// Walks through `folder` and all that is below.
    init(_ folder: String, in fileSystem: FileSystem) {
        self.fileSystem = fileSystem
        pending = [folder]
        while let next = pending.popLast() { look(into: next) }
        // Strings are compared as people read them; the order that was promised is that of the bytes.
        scenes.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        unreadable.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Notes the scenes of a folder, and the folders in it for later.
    private mutating func look(into folder: String) {
        do throws(FileProblem) {
            for entry in try fileSystem.entries(folder) {
                visit(entry, path: Self.path(of: entry.name, in: folder), in: folder)
            }
        } catch {
            unreadable.append(UnreadablePath(name: folder, problem: error))
        }
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
            case .folder:
                let target = try fileSystem.realPath(path)
                let isAround = Self.contains(target, try fileSystem.realPath(folder))
                if !isAround, linkTargets.insert(Array(target.utf8)).inserted { pending.append(path) }
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
