/// The layout of a view along one axis.
enum AxisLayout<Value: Sendable>: Sendable {
    /// The superview's origin and length.
    case fill
    /// The origin and length of a `frame`.
    case frame(Value, Value)
    /// The distances from both edges; insets don't depend on the direction.
    case stretched(Value, Value, isInset: Bool)
    /// The distance from the leading or top edge, and the length.
    case start(Value, Value)
    /// The distance from the trailing or bottom edge, and the length.
    case end(Value, Value)
    /// The offset from the middle, and the length.
    case center(Value, Value)
    /// The length; the origin is 0.
    case length(Value)
    /// The length that a view in a stack has on its own.
    case own(Value)
    /// No length: the stack around the view decides.
    case open

    /// Returns the layout with each distance replaced, in the order of the cases.
    ///
    /// Inlined with its argument, because it runs twice for every view.
    @inline(__always)
    func map<Other: Sendable>(_ replacement: (Value) -> Other) -> AxisLayout<Other> {
        switch self {
        case .fill: .fill
        case .frame(let origin, let length): .frame(replacement(origin), replacement(length))
        case .stretched(let start, let end, let isInset):
            .stretched(replacement(start), replacement(end), isInset: isInset)
        case .start(let start, let length): .start(replacement(start), replacement(length))
        case .end(let end, let length): .end(replacement(end), replacement(length))
        case .center(let offset, let length): .center(replacement(offset), replacement(length))
        case .length(let length): .length(replacement(length))
        case .own(let length): .own(replacement(length))
        case .open: .open
        }
    }
}

/// A distance in points, or in per cent of the superview's length.
struct Length: Sendable {
    var value: Double
    var unit: Unit

    /// What the value counts.
    enum Unit: Sendable {
        case points
        /// Hundredths of the superview's length.
        case percent
        /// Nothing yet: it is the length of a stack, which follows from its views.
        case fromViews
    }

    /// Returns the distance in a superview with the span `container`.
    func points(in container: Span) -> Double { unit == .percent ? value / 100 * container.length : value }
}

extension AxisLayout<Length> {
    /// Whether the length follows from the views of a stack.
    var followsFromViews: Bool {
        switch self {
        case .start(_, let length), .end(_, let length), .center(_, let length), .length(let length):
            length.unit == .fromViews
        case .fill, .frame, .stretched, .own, .open: false
        }
    }

    var isLengthAlone: Bool { if case .length = self { true } else { false } }

    /// Returns the span of the view in a superview with the span `container`. `isMirrored` means that leading is on the
    /// right.
    func span(in container: Span, isMirrored: Bool) -> Span {
        switch self {
        case .fill: return container
        case .frame(let origin, let length):
            return Span(from: origin.points(in: container), length: length.points(in: container))
        case .stretched(let start, let end, let isInset):
            let isSwapped = isMirrored && !isInset
            let (first, last) = isSwapped ? (end, start) : (start, end)
            return Span(
                from: container.min + first.points(in: container), to: container.max - last.points(in: container))
        case .start(let distance, let length):
            return edgeSpan(distance, length, in: container, isAtEnd: isMirrored)
        case .end(let distance, let length):
            return edgeSpan(distance, length, in: container, isAtEnd: !isMirrored)
        case .center(let offset, let length):
            let middle = container.min + container.length / 2 + offset.points(in: container)
            let length = length.points(in: container)
            return Span(from: middle - length / 2, length: length)
        case .length(let length), .own(let length): return Span(from: 0, length: length.points(in: container))
        case .open: return Span(from: 0, length: 0)
        }
    }

    private func edgeSpan(_ distance: Length, _ length: Length, in container: Span, isAtEnd: Bool) -> Span {
        let (distance, length) = (distance.points(in: container), length.points(in: container))
        return isAtEnd
            ? Span(endingAt: container.max - distance, length: length)
            : Span(from: container.min + distance, length: length)
    }
}
