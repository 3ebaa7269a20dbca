/// Files of any bytes, `a.scene` to `h.scene`, import each other, themselves, folders and files that aren't there.
///
/// The byte 0xFF, which no text has, separates the files.
@_cdecl("LLVMFuzzerTestOneInput")
public func imports(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let parts = input(start, count).split(separator: 0xFF, maxSplits: 7, omittingEmptySubsequences: false)
    var files: [String: [UInt8]] = [:]
    for (name, bytes) in zip("abcdefgh", parts) { files["\(name).scene"] = Array(bytes) }
    let calls: [[String]] = [
        ["check", "."], ["check", "--format", "json", "a.scene"], ["check", "--fix", "--unsafe-fixes", "--diff", "."],
        ["test", "."], ["eval", "a.scene"], ["dump", "a.scene", "--stage", "tree"], ["check", "-"],
    ]
    let (status, _) = call(calls[count % calls.count], standardInput: files["a.scene"] ?? [], files: files)
    requireExitStatus(status)
    return 0
}
