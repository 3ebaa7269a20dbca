/// The UISlider properties that affect touch delivery.
public struct SliderProperties: Hashable, Sendable {
    /// UIKit's `value` as set; see ``currentValue`` for the value within the range.
    public var value = 0.0
    /// UIKit's `minimumValue`.
    public var minimumValue = 0.0
    /// UIKit's `maximumValue` as set. If it is below the minimum, the minimum is used.
    public var maximumValue = 1.0
    /// UIKit's `isContinuous`: sends `valueChanged` with each move that changes the value, not once at the end.
    public var isContinuous = true
    /// Whether the minimum is on the right, as in a right-to-left interface.
    public var isRightToLeft = false

    /// Creates UIKit's defaults.
    public init() {}

    /// The value, clamped to the range.
    public var currentValue: Double { min(max(value, minimumValue), max(minimumValue, maximumValue)) }

    /// The length of the range; 0 if the maximum isn't above the minimum.
    private var range: Double { max(0, maximumValue - minimumValue) }

    /// Returns the rectangle of a thumb of `size`, in the slider's own coordinates.
    public func thumb(of size: Size, in bounds: Rectangle) -> Rectangle {
        let fraction = range > 0 ? (currentValue - minimumValue) / range : 0
        let offset = travel(of: size, in: bounds) * fraction
        let x = isRightToLeft ? bounds.maxX - size.width - offset : bounds.minX + offset
        return Rectangle(origin: Point(x: x, y: bounds.middle.y - size.height / 2), size: size)
    }

    /// Returns the value after a thumb of `size` has moved `distance` points to the right of its position at `start`. A
    /// slider no wider than its thumb keeps its value.
    public func value(from start: Double, movedBy distance: Double, of size: Size, in bounds: Rectangle) -> Double {
        let travel = travel(of: size, in: bounds)
        guard travel > 0 else { return start }
        let change = (isRightToLeft ? -distance : distance) / travel * range
        return min(max(start + change, minimumValue), max(minimumValue, maximumValue))
    }

    /// Returns how far the thumb can move, in points.
    private func travel(of size: Size, in bounds: Rectangle) -> Double { max(0, bounds.width - size.width) }
}
