/// Fixing any bytes terminates, and fixing the result changes nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fix(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let arguments = ["check", "-", "--fix"] + (count % 2 == 0 ? [] : ["--unsafe-fixes"])
    let bytes = input(start, count)
    let (status, fixed) = call(arguments, standardInput: bytes)
    requireExitStatus(status)
    let (_, again) = call(arguments, standardInput: fixed)
    require(fixed == again, "fixing again changes the text")
    return 0
}
