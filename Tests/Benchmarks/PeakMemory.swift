import Foundation

/// Returns how many bytes the memory of this process grows at most during `body`, or 0 if the system doesn't report it.
///
/// It counts all pages that are touched. The source isn't among them, because it existed before.
func peakMemoryGrowth(_ body: () -> Int) -> Int {
    // Resets the peak (proc(5), `clear_refs`).
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    let before = processMemory("VmRSS")
    let result = body()
    let peak = processMemory("VmHWM")
    return result == 0 ? 0 : max(0, peak - before)
}

/// Returns a figure of `/proc/self/status`, in bytes.
private func processMemory(_ name: String) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") }),
        let kibibytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
    else { return 0 }
    return kibibytes * 1024
}
