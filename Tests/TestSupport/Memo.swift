import Synchronization

/// Results that several tests need. Each is computed once in a run: a test that needs one that another test is
/// computing waits for it.
public final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// A result, once it is computed.
    private final class Entry: Sendable {
        let value = Mutex<Value?>(nil)
    }

    private let entries = Mutex<[Key: Entry]>([:])

    /// Creates a memo without results.
    public init() {}

    /// Returns the value for `key`, which `make` computes the first time. `make` must not ask for the same key.
    public func value(for key: Key, make: () throws -> Value) rethrows -> Value {
        let entry = entries.withLock { entries in
            let entry = entries[key] ?? Entry()
            entries[key] = entry
            return entry
        }
        return try entry.value.withLock { value in
            let made = try value ?? make()
            value = made
            return made
        }
    }
}
