import SceneDriver
import TestSupport

extension FileSystem {
    /// The files of a script. A remark makes one a `folder`, one that there is `no permission` to read, one that is
    /// `read only`, or one that somebody else is `writing`; `changed` is told of every file that is replaced.
    static func memory(
        _ files: [Script.File], standardInput: String,
        changed: @escaping (_ path: String, _ bytes: [UInt8]) -> Void = { _, _ in }
    ) -> FileSystem {
        let memory = MemoryFiles(files: files)
        return FileSystem(
            kind: memory.kind, entries: memory.entries, realPath: memory.realPath, open: memory.open,
            standardInput: { reader(Array(standardInput.utf8)) },
            replace: { path, bytes throws(FileProblem) in
                try memory.checkThatWritable(path)
                changed(path, bytes)
            })
    }

    /// Reads `bytes` in chunks so small that lines and scalars are cut by them.
    static func reader(_ bytes: [UInt8]) -> ByteReader {
        var rest = bytes[...]
        return ByteReader {
            defer { rest = rest.dropFirst(3) }
            return Array(rest.prefix(3))
        }
    }
}

/// The files of a script, and the folders that they stand in.
private struct MemoryFiles {
    /// The files.
    var files: [Script.File]
    /// The paths of what was read.
    let opened = Opened()

    /// What was read.
    final class Opened {
        var paths: Set<String> = []
    }

    /// What stands at `path`.
    func kind(_ path: String) throws(FileProblem) -> FileKind {
        let path = normalized(path)
        if path == "." { return .folder }
        if let file = files.first(where: { $0.path == path }) { return file.remark == "folder" ? .folder : .file }
        if files.contains(where: { $0.path.hasPrefix(path + "/") }) { return .folder }
        throw .doesNotExist
    }

    /// What stands in `folder`; backwards, since no order is promised.
    func entries(_ folder: String) throws(FileProblem) -> [FolderEntry] {
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

    /// The one path of what stands at `path`.
    func realPath(_ path: String) throws(FileProblem) -> String {
        "/" + normalized(path)
    }

    /// Opens the file at `path`.
    func open(_ path: String) throws(FileProblem) -> ByteReader {
        if try kind(path) == .folder { throw .isFolder }
        guard let file = files.first(where: { $0.path == normalized(path) }) else { throw .doesNotExist }
        if file.remark == "no permission" { throw .noPermission }
        let isFirst = opened.paths.insert(file.path).inserted
        let addition = file.remark == "writing" && !isFirst ? "and more" : ""
        return FileSystem.reader(Array((file.text + addition).utf8))
    }

    /// Complains where the file at `path` cannot be replaced.
    func checkThatWritable(_ path: String) throws(FileProblem) {
        guard let file = files.first(where: { $0.path == normalized(path) }) else { throw .doesNotExist }
        if file.remark == "read only" { throw .noPermission }
    }

    /// `path` without `.` and doubled slashes.
    private func normalized(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
