/// Returns `fraction` as text that fits before "of": `31.8%`, `about 31.8%`, `none`, `all`.
///
/// Only zero is `none`, and only a whole is `all`: other fractions never round to these.
public func percentText(_ fraction: Double, isExact: Bool) -> String {
    guard fraction > 0 else { return "none" }
    if isWhole(fraction) { return "all" }
    let tenths = Int((fraction * 1000).rounded())
    if tenths == 0 { return "less than 0.1%" }
    if tenths == 1000 { return isExact ? "more than 99.9%" : "nearly all" }
    return "\(isExact ? "" : "about ")\(tenths / 10)\(tenths % 10 == 0 ? "" : ".\(tenths % 10)")%"
}

/// Whether `fraction` is all there is. Summing areas leaves rounding errors in the last digits.
public func isWhole(_ fraction: Double) -> Bool { fraction >= 1 - 1e-12 }
