extension FileSystem {
    /// Creates a folder and those above it, as far as they don't exist.
    func createFolders(_ path: String) throws(UnwritablePath) {
        var missing: [String] = []
        var folder = path
        do throws(FileProblem) {
            while try isMissing(folder) {
                missing.append(folder)
                let parent = folder.folderPath
                if parent == folder { break }
                folder = parent
            }
            for folder in missing.reversed() { try createFolder(folder) }
            guard try kind(path) == .folder else { throw .notAFolder }
        } catch {
            throw UnwritablePath(name: path, problem: error)
        }
    }

    private func isMissing(_ path: String) throws(FileProblem) -> Bool {
        do throws(FileProblem) {
            _ = try kind(path)
            return false
        } catch {
            if error == .doesNotExist { return true }
            throw error
        }
    }
}
