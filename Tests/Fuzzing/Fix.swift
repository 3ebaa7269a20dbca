/// Fixes of any bytes come to an end, and what they leave behind has nothing left to fix.
@_cdecl("LLVMFuzzerTestOneInput")
public func fix(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let arguments = ["check", "-", "--fix"] + (count % 2 == 0 ? [] : ["--unsafe-fixes"])
    let bytes = input(start, count)
    let (status, fixed) = call(arguments, standardInput: bytes)
    requireExitStatus(status)
    let (_, again) = call(arguments, standardInput: fixed)
    require(fixed == again, "fixing twice is not fixing once")
    return 0
}
