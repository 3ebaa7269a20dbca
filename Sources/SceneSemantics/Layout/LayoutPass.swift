/// Places views in their superviews, from the outside in.
///
/// All views exist before the pass starts, except for cells, headers and footers: their table or collection requests
/// them once it is placed, because they depend on its visible bounds, and a pass of their own places what is in them.
///
/// A container whose size follows from its subviews can be measured here, before ``place(_:in:)`` places it: its
/// subviews follow it, with their layouts.
struct LayoutPass {
    /// Whether leading is on the right.
    let isMirrored: Bool
    private(set) var nodes: [LayoutNode]
    /// The nodes that can't be placed, in order. Those in them aren't placed either.
    private(set) var failures: [(node: Int, problem: PlacementProblem)] = []

    /// Prepares for placing `nodes`.
    init(_ nodes: consuming [LayoutNode], isMirrored: Bool) {
        self.nodes = nodes
        self.isMirrored = isMirrored
    }

    /// Places everything in the node `root`, which is placed.
    mutating func placeSubviews(of root: Int) {
        guard let placement = nodes[root].placement else { return }
        let container = nodes[root].container(placement)
        var next = root + 1
        while next < nodes[root].end {
            place(next, in: container)
            next = nodes[next].end
        }
    }

    private mutating func place(_ node: Int, in container: Placement) {
        let placement = nodes[node].layout?.placement(in: container, isMirrored: isMirrored)
        if let problem = placement?.problem {
            failures.append((node, problem))
            return
        }
        nodes[node].placement = placement ?? container
        placeSubviews(of: node)
    }
}

/// Why a view can't be where its layout places it.
enum PlacementProblem: Sendable {
    /// It is further out than the limit for views.
    case tooFarOut
    /// It has a negative length along an axis.
    case negative(Axis, Double)
}

extension Placement {
    /// Why no view can be placed like this, or `nil` if one can.
    var problem: PlacementProblem? {
        horizontal.problem(along: .horizontal) ?? vertical.problem(along: .vertical)
    }
}

extension Span {
    fileprivate func problem(along axis: Axis) -> PlacementProblem? {
        let limit = Schema.largestCoordinate
        guard min.magnitude <= limit, max.magnitude <= limit else { return .tooFarOut }
        return length >= 0 ? nil : .negative(axis, length)
    }
}
