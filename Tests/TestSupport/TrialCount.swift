import Foundation

/// Returns the seeds for `count` generated cases, or for `TRIALS` times as many if that environment variable is set.
public func trials(_ count: UInt64) -> Range<UInt64> {
    0..<count * max(1, ProcessInfo.processInfo.environment["TRIALS"].flatMap { UInt64($0) } ?? 1)
}
