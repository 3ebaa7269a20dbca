/// An interval on one axis: its edges and its length.
///
/// The length is stored, because the difference of two Doubles may not restore it.
struct Span: Equatable, Sendable {
    var min: Double
    var max: Double
    var length: Double

    /// Creates the span between two edges.
    init(from min: Double, to max: Double) {
        self.min = min
        self.max = max
        length = max - min
    }

    /// Creates the span of `length` that starts at `min`.
    init(from min: Double, length: Double) {
        self.min = min
        max = min + length
        self.length = length
    }

    /// Creates the span of `length` that ends at `max`.
    init(endingAt max: Double, length: Double) {
        min = max - length
        self.max = max
        self.length = length
    }
}
