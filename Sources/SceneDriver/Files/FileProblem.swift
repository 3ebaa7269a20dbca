/// Why a file or folder cannot be read or written.
public enum FileProblem: Error, Equatable, Sendable {
    /// Nothing stands at the path.
    case doesNotExist
    /// A folder stands there, and a file is wanted.
    case isFolder
    /// Something in the middle of the path is a file.
    case isNoFolder
    /// The system does not let this user do it.
    case noPermission
    /// The system does not let this user put files into the folder that it is in.
    case noPermissionInFolder
    /// It is a pipe, a device or the like.
    case isNoFile
    /// The system knows no names that long.
    case nameIsTooLong
    /// The name is no UTF-8, so that no message could tell it.
    case nameIsNoText
    /// Symbolic links lead to one another and nowhere else.
    case tooManyLinks
    /// There is more of it than is read.
    case tooLarge
    /// A pipe or a device gives more than is read of one.
    case tooMuch
    /// It has other hard links: if it were replaced, they would lead to the old text.
    case hasHardLinks
    /// The caller has closed the stream, or opened it for the other direction.
    case isClosed
    /// Somebody else has written it since it was read.
    case hasChanged
    /// What the system says about anything else.
    case other(String)

    /// What was to be done with the file.
    enum Purpose: String {
        case read
        case write
    }

    /// The reason as the end of a sentence, "cannot read a.scene: it does not exist".
    func reason(to purpose: Purpose) -> String {
        switch self {
        case .doesNotExist: "it does not exist"
        case .isFolder: "it is a folder"
        case .isNoFolder: "a part of its path is not a folder"
        case .noPermission: "there is no permission to \(purpose.rawValue) it"
        case .noPermissionInFolder: "there is no permission to write in its folder"
        case .isNoFile: "it is not a regular file"
        case .nameIsTooLong: "its name is too long"
        case .nameIsNoText: "its name is not valid UTF-8"
        case .tooManyLinks: "its symbolic links lead in a circle"
        case .tooLarge: purpose == .read ? "it is larger than 4 GiB" : "it would be larger than is allowed"
        case .tooMuch: "it is larger than 256 MiB"
        case .hasHardLinks: "it has other hard links, which would keep the old text"
        case .isClosed: "it is closed"
        case .hasChanged: "it was changed in the meantime"
        case .other(let words): words
        }
    }
}

/// A path that cannot be read, and why.
struct UnreadablePath: Equatable {
    /// The path, as messages name it.
    var name: String
    /// Why it cannot be read.
    var problem: FileProblem

    /// What is said about it.
    var message: String { "cannot read `\(name)`: \(problem.reason(to: .read))" }
}

/// A path that cannot be written, and why.
struct UnwritablePath: Equatable {
    /// The path, as messages name it.
    var name: String
    /// Why it cannot be written.
    var problem: FileProblem

    /// What is said about it.
    var message: String { "cannot write `\(name)`: \(problem.reason(to: .write))" }
}
