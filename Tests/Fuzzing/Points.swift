/// Points are read from any bytes, in both formats.
@_cdecl("LLVMFuzzerTestOneInput")
public func points(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let scene = "scene Main 390x844 { view A frame 10,10 100x100 { button B fill 8 }; scroll C frame 0,200 9x9 }\n"
    let format = count % 16 == 0 ? "f64" : "text"
    let (status, _) = call(
        ["eval", "a.scene", "--points", "-", "--points-format", format, "--format", "json"],
        standardInput: input(start, count), scene: Array(scene.utf8))
    requireExitStatus(status)
    return 0
}
