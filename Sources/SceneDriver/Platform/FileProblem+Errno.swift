#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

extension FileProblem {
    /// The problem that the C library's last call had.
    static var ofLastCall: FileProblem { FileProblem(code: errno) }

    /// The problem with this number of the C library.
    init(code: Int32) {
        self =
            switch code {
            case ENOENT: .doesNotExist
            case EISDIR: .isFolder
            case ENOTDIR: .isNoFolder
            case EACCES, EPERM: .noPermission
            case ENAMETOOLONG: .nameIsTooLong
            case ELOOP: .tooManyLinks
            case EBADF: .isClosed
            case EFBIG, EOVERFLOW: .tooLarge
            default: .other(strerror(code).map { String(cString: $0) } ?? "error \(code)")
            }
    }
}
