import SceneText

/// The file that a command writes its result to.
struct OutputFile {
    /// The path that the call names.
    let path: String
    let files: FileSystem
    /// Where errors go.
    let output: Output

    /// Writes `text`, and reports why if that isn't possible. Overwrites none of `inputs`, no configuration and, unless the
    /// text is a scene, no scene file.
    func write(_ text: [UInt8], besides inputs: [InputFile] = [], isScene: Bool = false) -> Bool {
        if let input = inputs.first(where: { files.leads(path, to: $0) }) {
            let name = input.name == path ? "" : "`\(input.name)`, "
            output.emitError("`\(path)` is \(name)a file that this call reads, so it is not overwritten")
            return false
        }
        let place = (try? files.realPath(path)) ?? path
        if !isScene && place.hasSceneExtension || place.fileName == Configuration.fileName {
            let kind = place.hasSceneExtension ? "scene" : "configuration"
            output.emitError("`\(path)` is a \(kind) file, so nothing else is written to it")
            return false
        }
        do throws(FileProblem) {
            try files.write(path, text)
            return true
        } catch {
            output.emitError(UnwritablePath(name: path, problem: error).message)
            return false
        }
    }
}
