#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

extension FileSystem {
    /// The files of the machine, read through the C library.
    public static var local: FileSystem {
        FileSystem(
            kind: localKind, entries: localEntries, realPath: localRealPath, open: localOpen,
            standardInput: {
                let descriptor = Descriptor(STDIN_FILENO, isOwned: false)
                return ByteReader(next: descriptor.nextChunk)
            },
            replace: replaceLocalFile)
    }
}

/// What stands at `path`.
private func localKind(_ path: String) throws(FileProblem) -> FileKind {
    var information = stat()
    guard stat(path, &information) == 0 else { throw .ofLastCall }
    return kind(ofMode: information.st_mode)
}

/// What stands in `folder`.
private func localEntries(_ folder: String) throws(FileProblem) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw .ofLastCall }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
        errno = 0
        guard let entry = readdir(stream) else { break }
        let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
            // The field is declared as a tuple of characters; a C string stands in it.
            tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
                String(cString: $0)
            }
        }
        if name == "." || name == ".." { continue }
        entries.append(FolderEntry(name: name, kind: kind(ofEntry: entry.pointee.d_type, called: name, in: folder)))
    }
    // The end is told apart from a failure by nothing but this.
    if errno != 0 { throw .ofLastCall }
    return entries
}

/// What an entry of a folder is, by the type that stands in it; links are not followed.
private func kind(ofEntry type: UInt8, called name: String, in folder: String) -> FileKind {
    switch Int(type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN):
        // Some file systems do not say it here.
        var information = stat()
        return lstat("\(folder)/\(name)", &information) == 0 ? kind(ofMode: information.st_mode) : .other
    default: return .other
    }
}

/// What the mode of a file says that it is.
private func kind(ofMode mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
}

/// The path of `path` without symbolic links.
func localRealPath(_ path: String) throws(FileProblem) -> String {
    guard let resolved = realpath(path, nil) else { throw .ofLastCall }
    defer { free(resolved) }
    return String(cString: resolved)
}

/// Opens the file at `path`.
private func localOpen(_ path: String) throws(FileProblem) -> ByteReader {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .ofLastCall }
    let descriptor = Descriptor(number, isOwned: true)
    var information = stat()
    guard fstat(number, &information) == 0 else { throw .ofLastCall }
    switch kind(ofMode: information.st_mode) {
    case .folder: throw .isFolder
    case .file: return ByteReader(expectedCount: Int(information.st_size), next: descriptor.nextChunk)
    case .link, .other: return ByteReader(next: descriptor.nextChunk)
    }
}
