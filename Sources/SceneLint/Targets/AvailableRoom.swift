import SceneRuntime

/// What is around a target.
struct AvailableRoom {
    /// How far the target can extend on each side if small targets take nothing.
    var room: Edges
    /// How far it can extend if they take half of what they share with it.
    var evenRoom: Edges
    /// The small targets with which it shares that space.
    var sharing: [SharedSide] = []
    var hasNeighbors = false
}

/// A small neighbor on one side.
struct SharedSide {
    var view: ViewID
    var side: Side
    var distance: Double
    /// How much of the distance the target may take.
    var length: Double
}

/// A side of a target.
enum Side {
    case top, left, bottom, right

    var opposite: Side {
        switch self {
        case .top: .bottom
        case .left: .right
        case .bottom: .top
        case .right: .left
        }
    }
}

extension Edges {
    subscript(side: Side) -> Double {
        get {
            switch side {
            case .top: top
            case .left: left
            case .bottom: bottom
            case .right: right
            }
        }
        set {
            switch side {
            case .top: top = newValue
            case .left: left = newValue
            case .bottom: bottom = newValue
            case .right: right = newValue
            }
        }
    }
}
