/// Does what `scenec explain` is asked for.
func explain(_ request: ExplainRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    output.complain(.notAvailable("explain"))
    return .unreadable
}
