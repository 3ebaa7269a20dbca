#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

extension FileProblem {
    /// The error of the last C library call.
    static var ofLastCall: FileProblem { FileProblem(code: errno) }

    /// Creates the problem for an error number of the C library.
    init(code: Int32) {
        self =
            switch code {
            case ENOENT: .doesNotExist
            case EISDIR: .isAFolder
            case ENOTDIR: .notAFolder
            case EACCES, EPERM: .noPermission
            case ENAMETOOLONG: .nameIsTooLong
            case ELOOP: .tooManyLinks
            case EBADF: .isClosed
            case EFBIG, EOVERFLOW: .tooLarge
            default: .other(strerror(code).map { String(cString: $0) } ?? "error \(code)")
            }
    }
}
