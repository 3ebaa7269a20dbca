import SceneQueries
import SceneText

/// The file that a command writes its result to.
struct OutputFile {
    /// The path that the call names.
    let path: String
    let files: FileSystem
    /// Where errors go.
    let output: Output

    /// Writes `text`, and reports why if that isn't possible. Overwrites none of `inputs`, no storyboard, XIB or
    /// configuration and, unless the text is a scene, no scene file.
    func write(_ text: [UInt8], besides inputs: [InputFile] = [], isScene: Bool = false) -> Bool {
        guard isAllowed(besides: inputs, isScene: isScene) else { return false }
        do throws(FileProblem) {
            try files.write(path, text)
            return true
        } catch {
            output.emitError(UnwritablePath(name: path, problem: error).message)
            return false
        }
    }

    /// Returns whether the file is none that ``write(_:besides:isScene:)`` keeps, and reports if it is.
    func isAllowed(besides inputs: [InputFile], isScene: Bool) -> Bool {
        if let input = inputs.first(where: { files.leads(path, to: $0) }) {
            let name = input.name == path ? "" : "`\(input.name)`, "
            output.emitError("`\(path)` is \(name)a file that this call reads, so it isn't overwritten")
            return false
        }
        let place = (try? files.realPath(path)) ?? path
        if let kind = kindToKeep(place, isScene: isScene) {
            output.emitError("`\(path)` is a \(kind), so nothing else is written to it")
            return false
        }
        return true
    }

    /// Returns what the file at `place` is by its name, if only people or other commands write such files.
    private func kindToKeep(_ place: String, isScene: Bool) -> String? {
        if place.fileName == Configuration.fileName { return "configuration file" }
        if place.hasInterfaceBuilderExtension { return "storyboard or XIB" }
        return place.hasSceneExtension && !isScene ? "scene file" : nil
    }
}

extension Output {
    /// Writes `result` to the file at `target`, or to standard output without one. Returns `false`, and reports why, if
    /// the file can't be written or is one of `inputs`.
    func write(_ result: [UInt8], to target: String?, besides inputs: [InputFile] = [], _ files: FileSystem) -> Bool {
        guard let target else {
            standard.write(result)
            return true
        }
        return OutputFile(path: target, files: files, output: self).write(result, besides: inputs)
    }
}
