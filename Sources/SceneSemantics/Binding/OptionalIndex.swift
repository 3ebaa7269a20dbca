/// An index that may be missing, in four bytes: there are many of them.
struct OptionalIndex: Sendable {
    private let index: Int32

    /// No index where `value` is `nil`.
    init(_ value: Int? = nil) {
        index = value.map { Int32(clamping: $0) } ?? -1
    }

    /// The index; `nil` where there is none.
    var value: Int? { index < 0 ? nil : Int(index) }
}
