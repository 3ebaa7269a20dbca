/// Why a file or folder cannot be read.
public enum FileProblem: Error, Equatable, Sendable {
    case doesNotExist
    case isFolder
    case isNoFolder
    case noPermission
    case nameIsTooLong
    case nameIsNoText
    case tooManyLinks
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
