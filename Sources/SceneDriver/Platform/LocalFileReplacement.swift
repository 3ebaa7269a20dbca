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
    removeAbandonedLocalFiles(folder)
    try withSignalsHeld { () throws(FileProblem) in
        let new = try NewFile(in: folder, permissions: 0o600)
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

/// Creates a file at `path` with `bytes`, where there is none.
///
/// Writes a file beside it that gets its name once it is complete. So whatever happens, there is never a part of it.
func createLocalFile(_ path: String, _ bytes: [UInt8]) throws(FileProblem) {
    if path.utf8.last == UInt8(ascii: "/") { throw FileProblem(code: EISDIR) }
    var information = stat()
    if lstat(path, &information) == 0 { throw FileProblem(code: EEXIST) }
    let folder = folder(of: path)
    removeAbandonedLocalFiles(folder)
    try withSignalsHeld { () throws(FileProblem) in
        let new = try NewFile(in: folder, permissions: 0o666)
        do throws(FileProblem) {
            try new.fill(with: bytes)
            try new.take(path)
        } catch {
            _ = unlink(new.path)
            throw error
        }
        makeEntriesDurable(in: folder)
    }
}

/// Removes the new files of this user in `folder` that processes left that were killed.
func removeAbandonedLocalFiles(_ folder: String) { NewFile.removeAbandoned(in: folder) }

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

/// A file that is about to replace another one, or to get the name of one that isn't there yet.
private struct NewFile {
    /// Its temporary path.
    let path: String
    private let descriptor: Int32

    /// What the names of such files begin with. The number of the process follows.
    private static let prefix = ".scenec-"
    /// How long no process has written to an abandoned file, in seconds. A process in another container, or on another
    /// machine that shares the folder, doesn't exist here, but it writes a file at once.
    private static let minimumAge = 60

    /// How many names are tried for a new file.
    private static let maximumTrials = 100
    private static let nameCharacters = Array("abcdefghijklmnopqrstuvwxyz0123456789")

    /// Creates an empty file with a unique name. It gets the permissions, without those that the process withholds.
    init(in folder: String, permissions: mode_t) throws(FileProblem) {
        for _ in 0..<Self.maximumTrials {
            let suffix = String((0..<6).compactMap { _ in Self.nameCharacters.randomElement() })
            let name = "\(Self.prefix)\(getpid())-\(suffix)"
            let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
            if descriptor >= 0 {
                (self.path, self.descriptor) = (path, descriptor)
                return
            }
            if errno != EEXIST {
                let problem = FileProblem.ofLastCall
                throw problem == .noPermission ? .noPermissionInFolder : problem
            }
        }
        throw FileProblem(code: EEXIST)
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

    /// Gives the file its name, if no file has it.
    func take(_ name: String) throws(FileProblem) {
        // Renaming would replace a file that was created in the meantime.
        if link(path, name) == 0 {
            _ = unlink(path)
            return
        }
        let problem = FileProblem.ofLastCall
        var information = stat()
        // Not all file systems have links.
        guard lstat(name, &information) != 0, errno == ENOENT else { throw problem }
        guard rename(path, name) == 0 else { throw .ofLastCall }
    }

    /// Writes `bytes`, flushes them to the disk and closes the file. It gets the owner and the permissions in
    /// `information`.
    func fill(with bytes: [UInt8], like information: stat) throws(FileProblem) {
        // You may be allowed to write another user's file but not to give files away. Then the file becomes yours.
        let keepsOwner = fchown(descriptor, information.st_uid, information.st_gid) == 0
        if !keepsOwner { _ = fchown(descriptor, uid_t.max, information.st_gid) }
        // Set after the owner, because a change of owner clears some permissions. setuid and setgid are only kept with
        // the owner.
        try fill(with: bytes, permissions: information.st_mode & (keepsOwner ? 0o7777 : 0o777))
    }

    /// Writes `bytes`, flushes them to the disk and closes the file. Without permissions, it keeps those it has.
    func fill(with bytes: [UInt8], permissions: mode_t? = nil) throws(FileProblem) {
        var code = writeAll(bytes, to: descriptor)
        if code == 0, let permissions, fchmod(descriptor, permissions) != 0 { code = errno }
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
