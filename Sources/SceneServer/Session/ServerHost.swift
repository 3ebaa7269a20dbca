import SceneQueries
import SceneSemantics

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
