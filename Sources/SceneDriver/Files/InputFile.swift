import SceneText

/// A file that a command reads.
struct InputFile: Equatable {
    /// The name in messages and results.
    var name: String
    /// The origin of its bytes.
    var origin: Origin
    /// Its path without symbolic links, if known.
    var realPath: String?
    /// Whether it was found in a searched folder, and the call doesn't name it.
    var isFoundInFolder = false
    /// Whether a symbolic link in a searched folder led to it, and it is outside that folder. Such a file is read, but
    /// a user who names the folder doesn't expect it to change.
    var isElsewhere = false

    /// The origins of a file's bytes.
    enum Origin: Equatable {
        case path(String)
        case standardInput
    }

    /// Creates the input for the argument `path`; `-` is standard input with the given name.
    init(_ path: String, standardInputName: String?) {
        origin = path == "-" ? .standardInput : .path(path)
        name = path == "-" ? standardInputName ?? standardInputPath : path
    }
}

extension InputFile {
    /// Creates the input for the file at `path`.
    init(_ path: String, realPath: String?) {
        name = path
        origin = .path(path)
        self.realPath = realPath
    }
}

/// The paths given to a command.
struct InputPaths: Equatable {
    /// Files, folders and `-`, in order; never empty.
    var paths: [String]
    var standardInputName: String?

    init(_ paths: [String], standardInputName: String?) {
        self.paths = paths
        self.standardInputName = standardInputName
    }

    /// The files and folders that the paths name.
    var named: [InputFile] { paths.map { InputFile($0, standardInputName: standardInputName) } }

    /// The file of the first path, for commands that take only one.
    var onlyFile: InputFile { InputFile(paths.first ?? "-", standardInputName: standardInputName) }
}
