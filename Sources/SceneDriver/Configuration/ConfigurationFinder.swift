import SceneLint
import SceneQueries
import SceneText

/// Finds and reads the configurations of files. Only the nearest one counts.
///
/// Not for several threads; they take ``configurations(of:)``.
final class ConfigurationFinder {
    private let files: FileSystem
    /// Whether configurations are read at all.
    private let isOn: Bool
    private let ruleNames: [String]
    /// The configurations that were read; the first is the one of files without any.
    private var all = [Configuration()]
    /// What is known of folders, by their paths as given.
    private var folders: [String: Configurations.Folder] = [:]
    /// The index of the configuration of each folder, by its path without symbolic links.
    private var indicesByRealPath: [String: Int] = [:]
    /// The working directory.
    private lazy var currentFolder = (try? files.realPath(".")) ?? ""

    /// The configurations that can't be used.
    private(set) var errors: [FileError] = []
    /// The configurations that can be read but have mistakes, each with its real path and what is wrong in it.
    private(set) var mistakes: [(path: String, source: Source, problem: ConfigurationProblem)] = []

    /// Creates a finder that, if `isOn` is false, finds nothing.
    init(_ files: FileSystem, isOn: Bool, ruleNames: [String]? = nil) {
        self.files = files
        self.isOn = isOn
        self.ruleNames = ruleNames ?? RuleRegistry.rules.map { $0.name }
    }

    /// Returns the configuration of the files in `folder`. Pass its path without symbolic links, if you have it.
    func configuration(ofFolder folder: String, realPath: String? = nil) -> Configuration {
        guard isOn else { return all[0] }
        return all[cachedFolder(folder, realPath).configuration]
    }

    func configurations(of files: [InputFile]) -> Configurations {
        if isOn { for file in files { _ = cachedFolder(file.name.folderPath, nil) } }
        return Configurations(all: all, folders: folders)
    }

    private func cachedFolder(_ folder: String, _ realPath: String?) -> Configurations.Folder {
        if let cached = folders[folder] { return cached }
        let real = realPath ?? (try? files.realPath(folder))
        let new = Configurations.Folder(
            realPath: real ?? folder, configuration: real.map { index(ofRealPath: $0) } ?? 0)
        folders[folder] = new
        return new
    }

    private func index(ofRealPath folder: String) -> Int {
        var visited: [String] = []
        var folder = folder
        var index = 0
        while true {
            if let cachedIndex = indicesByRealPath[folder] {
                index = cachedIndex
                break
            }
            visited.append(folder)
            if let own = read(in: folder) {
                index = own
                break
            }
            let parent = folder.folderPath
            if parent == folder || parent == "." { break }
            folder = parent
        }
        for folder in visited { indicesByRealPath[folder] = index }
        return index
    }

    /// Reads the configuration in `folder`. Returns `nil` if there is none.
    private func read(in folder: String) -> Int? {
        let path = folder == "/" ? "/\(Configuration.fileName)" : "\(folder)/\(Configuration.fileName)"
        let name = shown(path)
        let source: Source
        do throws(FileProblem) {
            guard try files.kind(path) != .other else { throw .notAFile }
        } catch {
            // A folder above may be closed to the user, who then can't have put a configuration there.
            guard [.notAFile, .isBrokenLink, .tooManyLinks].contains(error) else { return nil }
            errors.append(FileError(UnreadablePath(name: name, problem: error)))
            return 0
        }
        do throws(FileProblem) {
            source = Source(path: name, bytes: try files.open(path).all())
        } catch {
            errors.append(FileError(UnreadablePath(name: name, problem: error)))
            return 0
        }
        let (configuration, problems) = ConfigurationReader.read(source, folder: folder, ruleNames: ruleNames)
        if problems.isEmpty {
            all.append(configuration)
            return all.count - 1
        }
        for problem in problems {
            errors.append(FileError(problem, in: source))
            mistakes.append((path, source, problem))
        }
        return 0
    }

    /// Returns the real path `path` as messages show it: from the working directory if it is below that.
    private func shown(_ path: String) -> String {
        guard currentFolder.containsPath(path) else { return path }
        return String(Substring(path.utf8.dropFirst(currentFolder.utf8.count).drop { $0 == UInt8(ascii: "/") }))
    }
}

/// The configurations of the files of a call.
struct Configurations: Sendable {
    /// The configurations; the first one is for files without any.
    fileprivate(set) var all: [Configuration]
    /// What is known of folders, by their paths as given.
    fileprivate var folders: [String: Folder]

    /// A folder with files of the call.
    fileprivate struct Folder: Sendable {
        var realPath: String
        /// The index of its configuration.
        var configuration: Int
    }

    /// Returns the index in ``all`` of the configuration of the file with this name.
    func index(of name: String) -> Int { all.count > 1 ? folders[name.folderPath]?.configuration ?? 0 : 0 }

    /// The configuration of the file with this name.
    subscript(name: String) -> Configuration { all[index(of: name)] }

    /// Returns how to check the file with this name: as `settings` say, which override its configuration.
    func settings(for name: String, _ settings: CheckSettings) -> CheckSettings {
        let configuration = self[name]
        var settings = settings
        settings.ruleLevels = configuration.ruleLevels.overridden(by: settings.ruleLevels)
        settings.minimumTarget = configuration.minimumTarget
        settings.suppressions = suppressions(of: name).map { configuration.suppressions[$0].suppression }
        return settings
    }

    /// Whether warnings in the file with this name, perhaps itself a configuration, fail a check.
    func denyWarnings(in name: String) -> Bool {
        let own = name.fileName == Configuration.fileName ? all.first { $0.source?.path == name } : nil
        return (own ?? self[name]).deniesWarnings
    }

    /// Returns the suppressions for the document with this name, as indices in its configuration.
    func suppressions(of name: String) -> [Int] {
        let configuration = self[name]
        guard !configuration.suppressions.isEmpty, let folder = folders[name.folderPath] else { return [] }
        let path = configuration.path(of: name.fileName, in: folder.realPath)
        return configuration.suppressions.indices.filter {
            configuration.suppressions[$0].file.utf8.elementsEqual(path.utf8)
        }
    }
}
