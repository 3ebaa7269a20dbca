/// Does what `scenec eval` is asked for.
func eval(_ request: EvalRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    output.complain(.notAvailable("eval"))
    return .unreadable
}
