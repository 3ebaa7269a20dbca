/// Why a file or folder cannot be read.
public enum FileProblem: Error, Equatable, Sendable {
    /// Nothing stands at the path.
    case doesNotExist
    /// A folder stands there, and a file is wanted.
    case isFolder
    /// Something in the middle of the path is a file.
    case isNoFolder
    /// The system does not let this user read it.
    case noPermission
    /// The system knows no names that long.
    case nameIsTooLong
    /// The name is no UTF-8, so that no message could tell it.
    case nameIsNoText
    /// Symbolic links lead to one another and nowhere else.
    case tooManyLinks
    /// There is more of it than is read.
    case tooLarge
    /// What the system says about anything else.
    case other(String)

    /// The reason as the end of a sentence, "cannot read a.scene: it does not exist".
    var reason: String {
        switch self {
        case .doesNotExist: "it does not exist"
        case .isFolder: "it is a folder"
        case .isNoFolder: "a part of its path is no folder"
        case .noPermission: "there is no permission to read it"
        case .nameIsTooLong: "its name is too long"
        case .nameIsNoText: "its name is not valid UTF-8"
        case .tooManyLinks: "its symbolic links lead in a circle"
        case .tooLarge: "it is larger than 4 GiB"
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
    var message: String { "cannot read `\(name)`: \(problem.reason)" }
}
