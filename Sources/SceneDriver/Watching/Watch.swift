/// Calls `run` with `files` at once, and again whenever a file that it read changes.
func watch(_ files: FileSystem, _ output: Output, _ run: (_ files: FileSystem) -> ExitStatus) -> ExitStatus {
    files.watching.begin()
    let watcher = FileWatcher(files)
    while true {
        let status = run(watcher.files)
        output.standard.flush()
        // The output has no reader any more, or it can't be written.
        if output.standard.failure != nil { return status }
        output.emitError("waiting for changes; press Ctrl-C to end")
        guard watcher.waitForChange() else { return .interrupted }
        watcher.reset()
        if output.standard.isTerminal { output.standard.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
    }
}
