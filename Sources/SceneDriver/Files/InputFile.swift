/// A file that a command reads.
struct InputFile: Equatable {
    /// What it is called in messages and results.
    var name: String
    /// Where its bytes come from.
    var origin: Origin

    /// Where the bytes of a file come from.
    enum Origin: Equatable {
        case path(String)
        case standardInput
    }

    /// What is read for the argument `path`: `-` is standard input, under the name that was given for it.
    init(_ path: String, standardInputName: String?) {
        origin = path == "-" ? .standardInput : .path(path)
        name = path == "-" ? standardInputName ?? "<stdin>" : path
    }
}

/// The paths that a command was given.
struct InputPaths: Equatable {
    /// Files, folders and `-`, in order; never empty.
    var paths: [String]
    /// What standard input is called.
    var standardInputName: String?

    /// Creates the paths of a call.
    init(_ paths: [String], standardInputName: String?) {
        self.paths = paths
        self.standardInputName = standardInputName
    }

    /// The file that the first path names, for commands that take one.
    var onlyFile: InputFile { InputFile(paths.first ?? "-", standardInputName: standardInputName) }
}
