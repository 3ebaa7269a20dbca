import Foundation

/// By how many bytes the memory of this process grows while `body` works, at the most; 0 where the system does not tell.
///
/// Counted are the pages that are touched, whatever they are for: the source, which was there before, is not among them.
func peakMemoryGrowth(_ body: () -> Int) -> Int {
    // Lets the peak begin anew (proc(5), `clear_refs`).
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    let before = processMemory("VmRSS")
    let result = body()
    let peak = processMemory("VmHWM")
    return result == 0 ? 0 : max(0, peak - before)
}

/// A figure of `/proc/self/status`, in bytes.
private func processMemory(_ name: String) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") }),
        let kibibytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
    else { return 0 }
    return kibibytes * 1024
}
