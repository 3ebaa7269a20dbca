/// Does what `scenec test` is asked for.
func test(_ request: TestRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    output.complain(.notAvailable("test"))
    return .unreadable
}
