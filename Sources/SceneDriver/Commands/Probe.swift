import SceneExport

/// Runs `scenec probe`.
func probe(_ request: ProbeRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    output.write(Array(probeSource.utf8), to: request.target, files) ? .success : .unreadable
}
