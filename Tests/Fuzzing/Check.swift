/// `check` reports on any bytes, in each of its formats.
@_cdecl("LLVMFuzzerTestOneInput")
public func check(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = input(start, count)
    let formats = ["human", "short", "json", "sarif", "github"]
    let (status, _) = call(["check", "--format", formats[count % formats.count], "-"], standardInput: bytes)
    requireExitStatus(status)
    return 0
}
