#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// Replaces the contents of the file at `path`, or of the file that a symbolic link there refers to.
///
/// Writes a new file beside it that takes over its name and permissions. Whatever happens, one of the two is there,
/// complete. Signals that would end the process in between, and leave the new file, are deferred.
func replaceLocalFile(_ path: String, _ bytes: [UInt8]) throws(FileProblem) {
    let path = try localRealPath(path)
    var information = stat()
    guard stat(path, &information) == 0 else { throw .ofLastCall }
    guard information.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    // Renaming ignores the permissions of the old file, so a read-only file must be rejected here.
    guard access(path, W_OK) == 0 else { throw .ofLastCall }
    guard information.st_nlink == 1 else { throw .hasHardLinks }
    let folder = folder(of: path)
    NewFile.removeAbandoned(in: folder)
    try withSignalsHeld { () throws(FileProblem) in
        let new = try NewFile(in: folder)
        do throws(FileProblem) {
            try new.fill(with: bytes, like: information)
            guard rename(new.path, path) == 0 else { throw .ofLastCall }
        } catch {
            _ = unlink(new.path)
            throw error
        }
        makeEntriesDurable(in: folder)
    }
}

/// Creates a file at `path` with `bytes`. If not all can be written, nothing is left.
func createLocalFile(_ path: String, _ bytes: [UInt8]) throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .ofLastCall }
    var code = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    if code != 0 {
        _ = unlink(path)
        throw FileProblem(code: code)
    }
}

/// Writes `bytes` to the device or pipe at `path`.
func sendLocally(_ path: String, _ bytes: [UInt8]) throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .ofLastCall }
    var code = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    if code != 0 { throw FileProblem(code: code) }
}

func createLocalFolder(_ path: String) throws(FileProblem) {
    guard mkdir(path, 0o777) == 0 else { throw .ofLastCall }
}

/// Returns the folder of the file at the absolute `path`.
private func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
}

/// Flushes the entries of `folder` to the disk. Not all systems can, so failures are ignored.
private func makeEntriesDurable(in folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    _ = close(descriptor)
}

/// A file that is about to replace another one.
private struct NewFile {
    /// Its temporary path.
    let path: String
    private let descriptor: Int32

    /// What the names of such files begin with. The number of the process follows.
    private static let prefix = ".scenec-"
    /// How long no process has written to an abandoned file, in seconds. A process in another container, or on another
    /// machine that shares the folder, doesn't exist here, but it writes a file at once.
    private static let minimumAge = 60

    /// Creates an empty file with a unique name.
    init(in folder: String) throws(FileProblem) {
        let name = "\(Self.prefix)\(getpid())-XXXXXX"
        var template = Array((folder == "/" ? "/\(name)" : "\(folder)/\(name)").utf8CString)
        let descriptor = mkstemp(&template)
        if descriptor < 0 {
            let problem = FileProblem.ofLastCall
            throw problem == .noPermission ? .noPermissionInFolder : problem
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        self.descriptor = descriptor
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Removes the files of this user in `folder` whose processes were killed before they could rename or remove them.
    static func removeAbandoned(in folder: String) {
        guard let entries = try? localEntries(folder) else { return }
        var now = timespec()
        for entry in entries where entry.kind == .file {
            guard let process = process(ofFileCalled: entry.name) else { continue }
            // The signal 0 only asks whether there is such a process.
            guard kill(process, 0) != 0, errno == ESRCH, clock_gettime(CLOCK_REALTIME, &now) == 0 else { continue }
            let path = "\(folder)/\(entry.name)"
            var information = stat()
            guard lstat(path, &information) == 0, information.st_uid == geteuid(),
                Int(now.tv_sec) - information.modificationTime > minimumAge
            else { continue }
            _ = unlink(path)
        }
    }

    /// Returns the number of the process that created the file called `name`, or `nil` if no such file has the name.
    private static func process(ofFileCalled name: String) -> pid_t? {
        guard name.hasPrefix(prefix) else { return nil }
        let parts = name.dropFirst(prefix.utf8.count).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].utf8.count == 6, let process = pid_t(parts[0]), process > 0 else { return nil }
        return process
    }

    /// Writes `bytes`, flushes them to the disk and closes the file. It gets the owner and the permissions in
    /// `information`.
    func fill(with bytes: [UInt8], like information: stat) throws(FileProblem) {
        var code = writeAll(bytes, to: descriptor)
        // You may be allowed to write another user's file but not to give files away. Then the file becomes yours.
        let keepsOwner = fchown(descriptor, information.st_uid, information.st_gid) == 0
        if !keepsOwner { _ = fchown(descriptor, uid_t.max, information.st_gid) }
        // Set after the owner, because a change of owner clears some permissions. setuid and setgid are only kept with
        // the owner.
        let permissions = information.st_mode & (keepsOwner ? 0o7777 : 0o777)
        if code == 0, fchmod(descriptor, permissions) != 0 { code = errno }
        if code == 0, fsync(descriptor) != 0 { code = errno }
        if close(descriptor) != 0, code == 0 { code = errno }
        if code != 0 { throw FileProblem(code: code) }
    }
}

extension stat {
    /// When the file was written last, in seconds since 1970.
    fileprivate var modificationTime: Int {
        #if canImport(Darwin)
            Int(st_mtimespec.tv_sec)
        #else
            Int(st_mtim.tv_sec)
        #endif
    }
}
