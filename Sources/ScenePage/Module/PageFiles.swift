import SceneDriver

/// The files of a page: those that it was given, and the text of a call.
///
/// The text is standard input, and also every file that an argument of the call names and that the page doesn't have.
struct PageFiles {
    /// The files that the page was given, by path.
    private var stored: [String: [UInt8]] = [:]
    /// The text of the current call.
    var text: [UInt8] = []
    /// The arguments of the current call.
    var arguments: [String] = []

    /// Stores a file, for all later calls.
    mutating func store(_ path: String, _ bytes: [UInt8]) { stored[Self.normalized(path)] = bytes }

    /// The files for the program. It writes none.
    var fileSystem: FileSystem {
        FileSystem(
            kind: { path throws(FileProblem) in try kind(path) },
            entries: { folder throws(FileProblem) in try entries(folder) },
            realPath: { path throws(FileProblem) in
                _ = try kind(path)
                return "/" + Self.normalized(path)
            },
            open: { path throws(FileProblem) in
                guard try kind(path) == .file else { throw .isAFolder }
                return Self.reader(bytes(of: path) ?? [])
            },
            standardInput: { Self.reader(text) })
    }

    private func bytes(of path: String) -> [UInt8]? {
        if let bytes = stored[Self.normalized(path)] { return bytes }
        let isNamed = arguments.contains { $0.utf8.elementsEqual(path.utf8) }
        let isReached = path.utf8.first == UInt8(ascii: "/") && arguments.contains { "/" + Self.normalized($0) == path }
        return isNamed || isReached ? text : nil
    }

    private func kind(_ path: String) throws(FileProblem) -> FileKind {
        let folder = Self.normalized(path)
        if folder.isEmpty { return .folder }
        if stored[folder] != nil { return .file }
        let prefix = folder + "/"
        if stored.keys.contains(where: { $0.utf8.starts(with: prefix.utf8) }) { return .folder }
        if bytes(of: path) != nil { return .file }
        throw .doesNotExist
    }

    private func entries(_ folder: String) throws(FileProblem) -> [FolderEntry] {
        guard try kind(folder) == .folder else { throw .notAFolder }
        let path = Self.normalized(folder)
        let prefix = path.isEmpty ? "" : path + "/"
        var names: Set<String> = []
        var entries: [FolderEntry] = []
        for file in stored.keys where file.utf8.starts(with: prefix.utf8) {
            // A combining mark after a slash doesn't belong to it.
            let parts = file.utf8.dropFirst(prefix.utf8.count).split(separator: UInt8(ascii: "/"))
            guard let first = parts.first, case let name = String(Substring(first)), names.insert(name).inserted
            else { continue }
            entries.append(FolderEntry(name: name, kind: parts.count > 1 ? .folder : .file))
        }
        return entries
    }

    /// Returns `path` from the root, which is also the working directory.
    private static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    private static func reader(_ bytes: [UInt8]) -> ByteReader {
        var isRead = false
        return ByteReader(expectedCount: bytes.count) {
            defer { isRead = true }
            return isRead ? [] : bytes
        }
    }
}
