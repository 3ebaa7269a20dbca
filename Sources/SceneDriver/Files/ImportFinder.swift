import SceneSemantics
import SceneText

/// Finds the files that imports name, and keeps the bytes of files for when they are imported.
///
/// A file is identified by its path without symbolic links. It must be below the working directory or in a folder that
/// the command was called on.
final class ImportFinder {
    private let files: FileSystem
    private let paths: InputPaths
    /// The bytes of files by key: of all imported files, and of as many others as memory should hold.
    private(set) var bytes: [String: [UInt8]] = [:]
    /// How many bytes of files that no import has named may still be kept.
    private var room = 64 << 20
    /// The names of the call's files in messages, by key.
    private var names: [String: String] = [:]
    /// What paths lead to, by the path of the importing file's folder and the path written there.
    private var found: [String: FoundImport] = [:]
    /// How many missing files may still get a suggestion. If there are more, the cause isn't a typing mistake.
    private var suggestionsLeft = 20
    /// The folders that may be read, without symbolic links.
    private lazy var folders: [String] = {
        var folders = ["."]
        for path in paths.paths {
            let isFolder = path != "-" && (try? files.kind(path)) == .folder
            folders.append(isFolder ? path : (path == "-" ? paths.standardInputName ?? "" : path).folderPath)
        }
        return folders.compactMap { try? files.realPath($0) }
    }()

    /// Creates a finder for a call with these paths.
    init(_ paths: InputPaths, _ files: FileSystem) {
        self.paths = paths
        self.files = files
    }

    /// Returns what identifies `file`.
    func key(of file: InputFile) -> String {
        let key = file.realPath ?? (try? files.realPath(file.name)) ?? file.name
        names[key] = file.name
        return key
    }

    /// Keeps the bytes of a file of the call, if there is room.
    func keep(_ source: Source, _ key: String) {
        if source.bytes.count > room { return }
        room -= source.bytes.count
        bytes[key] = source.bytes
    }

    /// Replaces the bytes of the file with this key.
    func replace(_ key: String, with bytes: [UInt8]) { self.bytes[key] = bytes }

    /// Returns the bytes of the file with this key.
    func read(_ key: String) -> Result<[UInt8], UnreadableImport> {
        if let cachedBytes = bytes[key] { return .success(cachedBytes) }
        do throws(FileProblem) {
            let read = try files.open(key).all()
            bytes[key] = read
            return .success(read)
        } catch {
            return .failure(UnreadableImport(error.reason(to: .read)))
        }
    }

    /// Returns what `path`, written in the file `importer`, leads to.
    func find(_ path: String, _ importer: Source) -> FoundImport {
        if path.isEmpty { return .unreadable(UnreadableImport("the path is empty")) }
        if path.utf8.first == UInt8(ascii: "/") { return .unreadable(.absolute) }
        let folder = importer.path.folderPath
        let joined = folder == "." ? path : "\(folder)/\(path)"
        let result = found[joined] ?? locate(joined, path)
        found[joined] = result
        // The file with the most similar name can be the one that imports.
        if case .unreadable(var problem) = result, let nearest = problem.nearest {
            let suggested = try? files.realPath(folder == "." ? nearest : "\(folder)/\(nearest)")
            if let suggested, suggested == (try? files.realPath(importer.path)) {
                problem.nearest = nil
                return .unreadable(problem)
            }
        }
        return result
    }

    private func locate(_ joined: String, _ path: String) -> FoundImport {
        do throws(FileProblem) {
            if joined.utf8.contains(0) { throw .doesNotExist }
            let key = try files.realPath(joined)
            guard isAllowed(key) else { return .unreadable(.outside) }
            switch try files.kind(joined) {
            case .file: return .file(key: key, path: names[key] ?? shortest(joined, key))
            case .folder: throw .isAFolder
            case .link, .other: throw .notAFile
            }
        } catch {
            let folder = joined.folderPath
            // Errors don't reveal what exists outside of the allowed folders.
            guard let real = try? files.realPath(folder) else {
                let isOutside = joined.split(separator: "/").contains("..") && !isAllowed(lexical(joined))
                return .unreadable(isOutside ? .outside : UnreadableImport(error.reason(to: .read)))
            }
            if !isAllowed(real) { return .unreadable(.outside) }
            return .unreadable(
                UnreadableImport(error.reason(to: .read), nearest: nearest(to: path, in: folder)))
        }
    }

    private func isAllowed(_ path: String) -> Bool { folders.contains { $0.containsPath(path) } }

    /// Returns `path` from the root, with `..` taken as the folder before it.
    private func lexical(_ path: String) -> String {
        let start = path.utf8.first == UInt8(ascii: "/") ? "" : folders.first ?? ""
        return "/" + "\(start)/\(path)".pathComponents.joined(separator: "/")
    }

    /// Returns `path` without unneeded parts, if it still leads to the file with this key.
    private func shortest(_ path: String, _ key: String) -> String {
        let parts = path.pathComponents.joined(separator: "/")
        let short = path.utf8.first == UInt8(ascii: "/") ? "/" + parts : parts
        return short == path || (try? files.realPath(short)) == key ? short : path
    }

    /// Returns the path to write instead of `path` for the scene file in `folder` with the most similar name.
    private func nearest(to path: String, in folder: String) -> String? {
        guard suggestionsLeft > 0, let entries = try? files.entries(folder) else { return nil }
        suggestionsLeft -= 1
        let names = entries.filter { $0.kind != .folder && $0.name.hasSceneExtension }.map { $0.name }.sorted()
        let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map { $0 + "/" }.joined()
        let name = String(path.dropFirst(parent.count))
        // The extension, which all have in common, makes no two names similar.
        let stem = name.sceneStem
        let best = names.first { $0.sceneStem == stem } ?? NearestWord.of(stem, among: names.map { $0.sceneStem })
        return best.flatMap { best in names.first { $0 == best || $0.sceneStem == best } }.map { parent + $0 }
    }
}

extension UnreadableImport {
    /// The path begins at the root of the file system.
    fileprivate static let absolute = UnreadableImport("an import is relative to its file, and this path is absolute")
    /// The file isn't in a folder that may be read.
    fileprivate static let outside = UnreadableImport(
        "it is neither in a folder that the command was called on nor in the working directory")
}

extension String {
    /// The name of a file without `.scene`, however that is spelled.
    fileprivate var sceneStem: String {
        guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot != startIndex else { return self }
        let isScene = NearestWord.of(String(self[utf8.index(after: dot)...]), among: ["scene"]) != nil
        return isScene ? String(self[..<dot]) : self
    }
}
