#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

extension FileSystem {
    /// The local file system, accessed through the C library.
    public static var local: FileSystem {
        FileSystem(
            kind: localKind, entries: localEntries, realPath: localRealPath, open: localOpen,
            standardInput: {
                let descriptor = Descriptor(STDIN_FILENO, isOwned: false)
                return ByteReader(next: descriptor.nextChunk)
            },
            standardInputIsReady: { isReady(STDIN_FILENO, for: POLLIN) },
            replace: replaceLocalFile, create: createLocalFile, send: sendLocally, createFolder: createLocalFolder,
            removeAbandoned: removeAbandonedLocalFiles, watching: .local)
    }
}

private func localKind(_ path: String) throws(FileProblem) -> FileKind {
    var information = stat()
    if stat(path, &information) == 0 { return kind(ofMode: information.st_mode) }
    let problem = FileProblem.ofLastCall
    throw problem == .doesNotExist && lstat(path, &information) == 0 ? .isBrokenLink : problem
}

func localEntries(_ folder: String) throws(FileProblem) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw .ofLastCall }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
        errno = 0
        guard let entry = readdir(stream) else { break }
        let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
            // The field is imported as a tuple of characters, but contains a C string.
            tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
                String(cString: $0)
            }
        }
        if name == "." || name == ".." { continue }
        entries.append(FolderEntry(name: name, kind: kind(ofEntry: entry.pointee.d_type, called: name, in: folder)))
    }
    // Only `errno` distinguishes the end from a failure.
    if errno != 0 { throw .ofLastCall }
    return entries
}

/// Returns the kind of a folder entry from its type; links aren't followed.
private func kind(ofEntry type: UInt8, called name: String, in folder: String) -> FileKind {
    switch Int(type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN):
        // Some file systems don't give the type here.
        var information = stat()
        return lstat("\(folder)/\(name)", &information) == 0 ? kind(ofMode: information.st_mode) : .other
    default: return .other
    }
}

private func kind(ofMode mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
}

/// Returns `path` without symbolic links.
func localRealPath(_ path: String) throws(FileProblem) -> String {
    guard let resolved = realpath(path, nil) else { throw .ofLastCall }
    defer { free(resolved) }
    return String(cString: resolved)
}

private func localOpen(_ path: String) throws(FileProblem) -> ByteReader {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .ofLastCall }
    let descriptor = Descriptor(number, isOwned: true)
    var information = stat()
    guard fstat(number, &information) == 0 else { throw .ofLastCall }
    switch kind(ofMode: information.st_mode) {
    case .folder: throw .isAFolder
    case .file: return ByteReader(expectedCount: Int(information.st_size), next: descriptor.nextChunk)
    case .link, .other: return ByteReader(next: descriptor.nextChunk)
    }
}
