/// Returns a number with its noun: `1 file`, `2 files`.
///
/// - Parameter plural: The plural, if it isn't the noun with an "s".
public func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
}
