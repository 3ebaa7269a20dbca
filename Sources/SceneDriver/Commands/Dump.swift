/// Does what `scenec dump` is asked for.
func dump(_ request: DumpRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    output.complain(.notAvailable("dump"))
    return .unreadable
}
