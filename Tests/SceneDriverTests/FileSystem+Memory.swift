import SceneDriver
import TestSupport

extension FileSystem {
    /// Creates a file system from the files of a script. The remark of a file can be `folder`, `no permission` to read
    /// it, `read only`, or `writing` if another process changes it. Calls `changed` for every file that is replaced.
    static func memory(
        _ files: [Script.File], standardInput: String,
        changed: @escaping (_ path: String, _ bytes: [UInt8]) -> Void = { _, _ in }
    ) -> FileSystem {
        let memory = MemoryFiles(files: files)
        return FileSystem(
            kind: memory.kind, entries: memory.entries, realPath: memory.realPath, open: memory.open,
            standardInput: { reader(Array(standardInput.utf8)) },
            replace: { path, bytes throws(FileProblem) in
                try memory.requireWritable(path)
                memory.opened.replaced[memory.normalized(path)] = bytes
                changed(path, bytes)
            },
            create: { path, bytes throws(FileProblem) in
                if (try? memory.kind(memory.folder(of: path))) != .folder { throw .doesNotExist }
                changed(path, bytes)
            },
            createFolder: { path throws(FileProblem) in
                if (try? memory.kind(memory.folder(of: path))) != .folder { throw .doesNotExist }
                memory.opened.folders.insert(memory.normalized(path))
            })
    }

    /// Creates a reader of `bytes` whose chunks are so small that they split lines and scalars.
    static func reader(_ bytes: [UInt8]) -> ByteReader {
        var rest = bytes[...]
        return ByteReader {
            defer { rest = rest.dropFirst(3) }
            return Array(rest.prefix(3))
        }
    }
}

/// The files of a script, and their folders.
private struct MemoryFiles {
    var files: [Script.File]
    /// The files that were opened.
    let opened = Opened()

    /// A set of paths, shared by copies.
    final class Opened {
        var paths: Set<String> = []
        /// What files were replaced by.
        var replaced: [String: [UInt8]] = [:]
        /// The folders that were created.
        var folders: Set<String> = []
    }

    /// Returns the kind of file at `path`.
    func kind(_ path: String) throws(FileProblem) -> FileKind {
        let path = normalized(path)
        if path == "." || opened.folders.contains(path) { return .folder }
        if let file = files.first(where: { $0.path == path }) { return file.remark == "folder" ? .folder : .file }
        if files.contains(where: { $0.path.hasPrefix(path + "/") }) { return .folder }
        throw .doesNotExist
    }

    /// Returns the entries of `folder` in reverse, because no order is promised.
    func entries(_ folder: String) throws(FileProblem) -> [FolderEntry] {
        guard try kind(folder) == .folder else { throw .notAFolder }
        let prefix = normalized(folder) == "." ? "" : normalized(folder) + "/"
        var entries: [FolderEntry] = []
        for file in files where file.path.hasPrefix(prefix) {
            let parts = file.path.dropFirst(prefix.count).split(separator: "/")
            guard let name = parts.first, !entries.contains(where: { $0.name == name }) else { continue }
            let isFolder = parts.count > 1 || file.remark == "folder"
            entries.append(FolderEntry(name: String(name), kind: isFolder ? .folder : .file))
        }
        return entries.reversed()
    }

    /// Returns the canonical path.
    func realPath(_ path: String) throws(FileProblem) -> String {
        _ = try kind(path)
        let path = normalized(path)
        return path == "." ? "/" : "/" + path
    }

    /// Returns the folder of `path`.
    func folder(of path: String) -> String {
        normalized(path).split(separator: "/").dropLast().joined(separator: "/")
    }

    func open(_ path: String) throws(FileProblem) -> ByteReader {
        if try kind(path) == .folder { throw .isAFolder }
        guard let file = files.first(where: { $0.path == normalized(path) }) else { throw .doesNotExist }
        if file.remark == "no permission" { throw .noPermission }
        if let bytes = opened.replaced[file.path] { return FileSystem.reader(bytes) }
        let isFirst = opened.paths.insert(file.path).inserted
        let addition = file.remark == "writing" && !isFirst ? "and more" : ""
        return FileSystem.reader(Array((file.text + addition).utf8))
    }

    /// Throws if the file at `path` can't be replaced.
    func requireWritable(_ path: String) throws(FileProblem) {
        guard let file = files.first(where: { $0.path == normalized(path) }) else { throw .doesNotExist }
        if file.remark == "read only" { throw .noPermission }
    }

    /// Returns `path` without `.`, `..` and empty components. The working directory is `/`.
    func normalized(_ path: String) -> String {
        let parts: [Substring] = path.split(separator: "/").reduce(into: []) { parts, part in
            if part == "." { return }
            if part == "..", !parts.isEmpty, parts.last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
