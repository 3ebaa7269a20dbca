import SceneText

extension FileSystem {
    /// Reads a whole file.
    func source(_ file: InputFile) throws(FileProblem) -> Source {
        Source(path: file.name, bytes: try open(file).all())
    }

    /// Writes `new` to the file at `path`, unless its contents are no longer `old`.
    func replace(_ path: String, _ old: [UInt8], with new: [UInt8]) throws(FileProblem) {
        if try open(path).all() != old { throw .hasChanged }
        try replace(path, new)
    }
}

extension FileSystem {
    /// Writes a file, whether there is one at `path` already or not, or to the device or pipe at `path`.
    func write(_ path: String, _ bytes: [UInt8]) throws(FileProblem) {
        let kind: FileKind
        do throws(FileProblem) {
            kind = try self.kind(path)
        } catch {
            guard error == .doesNotExist else { throw error }
            return try create(path, bytes)
        }
        if kind == .other { try send(path, bytes) } else { try replace(path, bytes) }
    }

    /// Returns whether `path` leads to the file that `input` is, perhaps through a link.
    func leads(_ path: String, to input: InputFile) -> Bool {
        guard case .path(let original) = input.origin, let place = try? realPath(path) else { return false }
        return (try? realPath(original)) == place
    }
}
