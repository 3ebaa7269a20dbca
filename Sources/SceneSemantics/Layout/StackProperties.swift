import SceneRuntime

/// How a stack arranges its views.
struct StackProperties: Sendable {
    var axis = Axis.horizontal
    var spacing = 0.0
    var distribution = Distribution.fill
    var alignment = Alignment.fill
    var margins = Edges.zero

    /// How views share the length of a stack.
    enum Distribution: String, CaseIterable, Sendable {
        case fill, fillEqually, equalSpacing, equalCentering
    }

    /// Where views lie across a stack.
    enum Alignment: String, CaseIterable, Sendable {
        case fill, leading, center, trailing, top, bottom

        /// Whether it is only for vertical stacks, or only for others; `nil` if it is for all.
        var isForVerticalStacks: Bool? {
            switch self {
            case .fill, .center: nil
            case .leading, .trailing: true
            case .top, .bottom: false
            }
        }
    }
}

extension Axis {
    /// The other axis.
    var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Edges {
    /// Returns the distances along `axis`: from the left and right edge, or from the top and bottom edge.
    func along(_ axis: Axis) -> (start: Double, end: Double) {
        axis == .horizontal ? (left, right) : (top, bottom)
    }
}
