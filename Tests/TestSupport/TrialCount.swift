import Foundation

/// Returns the seeds of a test that tries `count` generated cases, or `TRIALS` times as many where that environment variable is set.
public func trials(_ count: UInt64) -> Range<UInt64> {
    0..<count * max(1, ProcessInfo.processInfo.environment["TRIALS"].flatMap { UInt64($0) } ?? 1)
}
