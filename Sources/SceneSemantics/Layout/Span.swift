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

extension AxisRequest {
    /// Where the view lies along the axis in a superview that reaches over `container`; `distance` gives what a pin comes
    /// to there, and `isMirrored` says that leading is on the right.
    func span(in container: Span, isMirrored: Bool, _ distance: (Pin) -> Double) -> Span {
        // An inset is left and right whatever the direction; pins are leading and trailing.
        let isSwapped = isMirrored && start?.attribute != .fill
        let minimum = (isSwapped ? end : start).map(distance)
        let maximum = (isSwapped ? start : end).map(distance)
        guard let length = length.map(distance) else {
            return Span(from: container.min + (minimum ?? 0), to: container.max - (maximum ?? 0))
        }
        if let origin = origin.map(distance) { return Span(from: origin, length: length) }
        if let minimum { return Span(from: container.min + minimum, length: length) }
        if let maximum { return Span(endingAt: container.max - maximum, length: length) }
        if let offset = center.map(distance) {
            let middle = container.min + container.length / 2 + offset
            return Span(from: middle - length / 2, length: length)
        }
        return Span(from: 0, length: length)
    }
}
