import SceneRuntime

/// The role of a distance along an axis.
enum AxisRole: UInt8, Sendable {
    /// The origin of a `frame`.
    case origin
    /// The distance from the leading or top edge.
    case start
    /// The distance from the trailing or bottom edge.
    case end
    /// The offset from the middle.
    case center
    /// The width or height.
    case length
}

extension BoundAttribute {
    /// Calls `body` for each distance of the attribute.
    @inline(__always)
    func forEachPin(_ body: (_ axis: Axis, _ role: AxisRole, _ distance: Distance) -> Void) {
        guard case .numbers(let start, let count) = value else { return }
        func distance(_ index: UInt32) -> Distance { index < count ? Distance(start + index) : .zero }
        switch attribute {
        case .frame:
            body(.horizontal, .origin, distance(0))
            body(.horizontal, .length, distance(2))
            body(.vertical, .origin, distance(1))
            body(.vertical, .length, distance(3))
        case .leading: body(.horizontal, .start, distance(0))
        case .trailing: body(.horizontal, .end, distance(0))
        case .top: body(.vertical, .start, distance(0))
        case .bottom: body(.vertical, .end, distance(0))
        case .centerX: body(.horizontal, .center, distance(0))
        case .centerY: body(.vertical, .center, distance(0))
        case .center:
            body(.horizontal, .center, distance(0))
            body(.vertical, .center, distance(0))
        case .width: body(.horizontal, .length, distance(0))
        case .height: body(.vertical, .length, distance(0))
        case .size:
            body(.horizontal, .length, distance(0))
            body(.vertical, .length, distance(1))
        case .fill:
            // One inset, or four in the order top, left, bottom, right.
            let isFour = count == 4
            body(.vertical, .start, distance(0))
            body(.horizontal, .start, distance(isFour ? 1 : 0))
            body(.vertical, .end, distance(isFour ? 2 : 0))
            body(.horizontal, .end, distance(isFour ? 3 : 0))
        default: break
        }
    }
}
