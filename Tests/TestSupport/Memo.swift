import Synchronization

/// Results that several tests need. Each is computed once in a run.
public final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let values = Mutex<[Key: Value]>([:])

    /// Creates a memo without results.
    public init() {}

    /// Returns the value for `key`, which `make` computes the first time.
    public func value(for key: Key, make: () throws -> Value) rethrows -> Value {
        if let known = values.withLock({ $0[key] }) { return known }
        let value = try make()
        values.withLock { $0[key] = value }
        return value
    }
}
