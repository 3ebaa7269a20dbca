/// A part of the expectations, so that several machines can share them.
///
/// It follows from the order of files, which is by path, and of the expectations in each file. So every machine that
/// has the same files divides them in the same way.
struct Shard: Equatable, Sendable {
    /// The number of this part, from 1.
    var number: Int
    /// The number of parts.
    var count: Int

    /// Reads `I/N`.
    init(_ text: String) throws(UsageError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int(digits: $0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1, number <= count else {
            throw UsageError(
                "`--shard` must be the number of a part and how many there are, not `\(text)`",
                hint: "write: --shard 1/2")
        }
        (self.number, self.count) = (number, count)
    }

    /// Reads the variables that Bazel sets for a sharded test. Returns `nil` without them.
    init?(_ environment: ProcessEnvironment) throws(UsageError) {
        let total = environment.value("TEST_TOTAL_SHARDS").flatMap { $0.isEmpty ? nil : $0 }
        let index = environment.value("TEST_SHARD_INDEX").flatMap { $0.isEmpty ? nil : $0 }
        guard total != nil || index != nil else { return nil }
        guard let total = total.flatMap({ Int(digits: $0) }), let index = index.flatMap({ Int(digits: $0) }),
            index < total
        else {
            throw UsageError(
                "TEST_TOTAL_SHARDS must be a number from 1, and TEST_SHARD_INDEX one from 0 that is less",
                hint: "they are `\(total ?? "")` and `\(index ?? "")`; `--shard` wins over them")
        }
        (number, count) = (index + 1, total)
    }

    /// Whether expectation `expectation` of file `file`, both from 0, is in this part.
    func contains(_ expectation: Int, ofFile file: Int) -> Bool {
        // Both are sizes of what is in memory.
        (file &+ expectation) % count == number - 1
    }
}

extension Int {
    /// Reads a number of digits only.
    fileprivate init?(digits text: some StringProtocol) {
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }), let number = Int(text) else {
            return nil
        }
        self = number
    }
}
