import SceneExport

/// Runs `scenec probe`.
func probe(_ request: ProbeRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    guard let target = request.target else {
        output.standard.write(probeSource)
        return .success
    }
    do throws(FileProblem) {
        try files.write(target, Array(probeSource.utf8))
        return .success
    } catch {
        output.emitError(UnwritablePath(name: target, problem: error).message)
        return .unreadable
    }
}
