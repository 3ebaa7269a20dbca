import SceneText

extension FileSystem {
    /// Reads a whole file.
    func source(_ file: InputFile) throws(FileProblem) -> Source {
        Source(path: file.name, bytes: try open(file).all())
    }
}
