import SceneQueries
import SceneSemantics

/// Why the settings in a file aren't used.
public struct SettingsProblem: Equatable {
    /// The file, without symbolic links.
    public var path: String
    /// Its text.
    public var bytes: [UInt8]
    /// Where the mistake is in it.
    public var range: Range<Int>
    /// What is wrong, and on further lines what is allowed instead.
    public var message: String

    /// Creates a problem of the file at `path`.
    public init(path: String, bytes: [UInt8], range: Range<Int>, message: String) {
        self.path = path
        self.bytes = bytes
        self.range = range
        self.message = message
    }
}

/// What the server needs of the machine that it runs on. Its operations are closures, so that tests can provide their
/// own files.
public struct ServerHost {
    /// Returns how files import others, if they may read those in `folders`.
    public var imports: (_ folders: [String]) -> ImportReader
    /// Returns the path of a file without symbolic links, or `nil` if there is no such file.
    public var realPath: (_ path: String) -> String?
    /// Returns the bytes of a file, or `nil` if it can't be read.
    public var read: (_ path: String) -> [UInt8]?
    /// Returns the paths of the scene files in a folder and below it.
    public var sceneFiles: (_ folder: String) -> [String]
    /// Returns the settings for the file at a path, and what is wrong with the file that they should come from.
    public var settings: (_ path: String) -> (settings: CheckSettings, problem: SettingsProblem?)
    /// The version of the program.
    public var version: String

    /// Creates a host from its operations.
    public init(
        imports: @escaping (_ folders: [String]) -> ImportReader, realPath: @escaping (_ path: String) -> String?,
        read: @escaping (_ path: String) -> [UInt8]?, sceneFiles: @escaping (_ folder: String) -> [String],
        settings: @escaping (_ path: String) -> (settings: CheckSettings, problem: SettingsProblem?) = { _ in
            (CheckSettings(), nil)
        }, version: String
    ) {
        self.imports = imports
        self.realPath = realPath
        self.read = read
        self.sceneFiles = sceneFiles
        self.settings = settings
        self.version = version
    }
}
