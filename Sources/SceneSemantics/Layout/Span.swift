/// A stretch of one axis: where it begins and ends, and how long it is.
///
/// The length is kept beside the edges, since the difference of two Doubles need not give it back.
struct Span: Equatable, Sendable {
    var min: Double
    var max: Double
    var length: Double

    /// The stretch between two edges.
    init(from min: Double, to max: Double) {
        self.min = min
        self.max = max
        length = max - min
    }

    /// The stretch of `length` that begins at `min`.
    init(from min: Double, length: Double) {
        self.min = min
        max = min + length
        self.length = length
    }

    /// The stretch of `length` that ends at `max`.
    init(endingAt max: Double, length: Double) {
        min = max - length
        self.max = max
        self.length = length
    }
}
