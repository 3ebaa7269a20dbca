/// `eval`, `test` and `dump` work on any bytes, with any options.
@_cdecl("LLVMFuzzerTestOneInput")
public func evaluate(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = input(start, count)
    let questions = [
        ["eval", "-", "--at", "60,30", "--at", "200,400", "--why"],
        ["eval", "-", "--at", "60,30", "--at", "200,400", "--display-order", "all", "--format", "json"],
        ["eval", "-"],
        ["eval", "-", "--sweep", "--format", "json"],
        ["eval", "-", "--touch", "drag 200,400 to 190,100 after 200ms; tap 60,30; drag 60,30 to 300,60"],
        ["test", "-", "--format", "json"],
        ["dump", "-", "--stage", "tree"],
    ]
    requireExitStatus(call(questions[count % questions.count], standardInput: bytes).status)
    return 0
}
