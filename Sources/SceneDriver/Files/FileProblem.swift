/// Why a file or folder can't be read or written.
public enum FileProblem: Error, Equatable, Sendable {
    /// The path doesn't exist.
    case doesNotExist
    /// The path is a folder, but a file is needed.
    case isAFolder
    /// A component of the path is a file.
    case notAFolder
    /// The user lacks the permission.
    case noPermission
    /// The user lacks the permission to write to the folder of the file.
    case noPermissionInFolder
    /// The file is a pipe, a device or similar.
    case notAFile
    /// The name is too long for the system.
    case nameIsTooLong
    /// The name isn't UTF-8, so no message could show it.
    case nameIsNotUTF8
    /// The file is a symbolic link to something that doesn't exist.
    case isBrokenLink
    /// Symbolic links form a cycle.
    case tooManyLinks
    /// The file exceeds the size limit.
    case tooLarge
    /// A stream of unknown length, such as a pipe or a device, exceeds the size limit.
    case tooMuch
    /// The file has other hard links, which would keep the old text if it were replaced.
    case hasHardLinks
    /// The stream is closed, or open for the other direction.
    case isClosed
    /// The file has changed since it was read.
    case hasChanged
    /// Any other error, in the words of the system.
    case other(String)

    /// The operation on the file.
    enum Purpose: String {
        case read
        case write
    }

    /// Returns the reason as the end of a sentence: "cannot read a.scene: it does not exist".
    func reason(to purpose: Purpose) -> String {
        switch self {
        case .doesNotExist: purpose == .read ? "it doesn't exist" : "its folder doesn't exist"
        case .isAFolder: "it is a folder"
        case .notAFolder: "a part of its path isn't a folder"
        case .noPermission: "there is no permission to \(purpose.rawValue) it"
        case .noPermissionInFolder: "there is no permission to write in its folder"
        case .notAFile: "it isn't a regular file"
        case .nameIsTooLong: "its name is too long"
        case .nameIsNotUTF8: "its name isn't valid UTF-8"
        case .isBrokenLink: "its symbolic link leads to nothing"
        case .tooManyLinks: "its symbolic links form a cycle"
        case .tooLarge: purpose == .read ? "it is larger than 4 GiB" : "it would be larger than is allowed"
        case .tooMuch: "it is longer than 256 MiB, the limit for a stream; a file may have 4 GiB"
        case .hasHardLinks: "it has other hard links, which would keep the old text"
        case .isClosed: "it is closed"
        case .hasChanged: "it was changed in the meantime"
        case .other(let words): words
        }
    }
}

/// A path that can't be read, and why.
struct UnreadablePath: Equatable {
    /// The path, for messages.
    var name: String
    /// The reason.
    var problem: FileProblem

    /// The error message.
    var message: String { "can't read `\(name)`: \(problem.reason(to: .read))" }
}

/// A path that can't be written, and why.
struct UnwritablePath: Error, Equatable {
    /// The path, for messages.
    var name: String
    /// The reason.
    var problem: FileProblem

    /// The error message.
    var message: String { "can't write `\(name)`: \(problem.reason(to: .write))" }
}
