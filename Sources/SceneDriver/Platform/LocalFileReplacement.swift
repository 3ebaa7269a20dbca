#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// Puts `bytes` in the place of those of the file at `path`, or of the file that a symbolic link there leads to.
///
/// They are written to a new file beside it, which then takes its name and its permissions: whatever happens on the way,
/// one of the two is there, whole. Signals that would end the process in between, and leave the new file behind, wait.
func replaceLocalFile(_ path: String, _ bytes: [UInt8]) throws(FileProblem) {
    let path = try localRealPath(path)
    var information = stat()
    guard stat(path, &information) == 0 else { throw .ofLastCall }
    guard information.st_mode & S_IFMT == S_IFREG else { throw .isNoFile }
    // A file that may not be written would have to suffer being replaced: the folder alone decides about that.
    guard access(path, W_OK) == 0 else { throw .ofLastCall }
    guard information.st_nlink == 1 else { throw .hasHardLinks }
    let folder = folder(of: path)
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

/// The folder in which the file at `path`, a path from the root, stands.
private func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
}

/// Waits until the disk knows which files are in `folder`; where it cannot be told to, that is no reason to fail.
private func makeEntriesDurable(in folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    _ = close(descriptor)
}

/// A file that is about to take the place of another one.
private struct NewFile {
    /// Where it is until then.
    let path: String
    /// The open file.
    private let descriptor: Int32

    /// Makes an empty file of a name that no other has.
    init(in folder: String) throws(FileProblem) {
        var template = Array((folder == "/" ? "/.scenec-XXXXXX" : "\(folder)/.scenec-XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        if descriptor < 0 {
            let problem = FileProblem.ofLastCall
            throw problem == .noPermission ? .noPermissionInFolder : problem
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        self.descriptor = descriptor
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Writes `bytes`, waits until they are on the disk, and closes the file, which belongs to the owner of the one that
    /// `information` is about, and has its permissions.
    func fill(with bytes: [UInt8], like information: stat) throws(FileProblem) {
        var code = writeAll(bytes, to: descriptor)
        // Who may write a file of somebody else's may not give files away; then it is theirs from now on.
        let keepsOwner = fchown(descriptor, information.st_uid, information.st_gid) == 0
        if !keepsOwner { _ = fchown(descriptor, uid_t.max, information.st_gid) }
        // Behind that, because a new owner takes some of them away; those that act for the owner stay with him.
        let permissions = information.st_mode & (keepsOwner ? 0o7777 : 0o777)
        if code == 0, fchmod(descriptor, permissions) != 0 { code = errno }
        if code == 0, fsync(descriptor) != 0 { code = errno }
        if close(descriptor) != 0, code == 0 { code = errno }
        if code != 0 { throw FileProblem(code: code) }
    }
}
