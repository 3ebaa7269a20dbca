/// An optional index in four bytes. Items and numbers have many of them.
struct OptionalIndex: Sendable {
    private let index: Int32

    /// Creates an index, or none if `value` is `nil`.
    init(_ value: Int? = nil) {
        index = value.map { Int32(clamping: $0) } ?? -1
    }

    /// The index, or `nil` if there is none.
    var value: Int? { index < 0 ? nil : Int(index) }
}
