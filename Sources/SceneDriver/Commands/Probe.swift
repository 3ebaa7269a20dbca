import SceneExport

/// Runs `scenec probe`.
func probe(_ request: ProbeRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    guard let target = request.target else {
        output.standard.write(probeSource)
        return .success
    }
    let file = OutputFile(path: target, files: files, output: output)
    return file.write(Array(probeSource.utf8)) ? .success : .unreadable
}
