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

/// What is around the targets of a scene. Each of many neighbors asks for it.
final class AvailableRooms {
    private var rooms: [ViewID: AvailableRoom?] = [:]

    /// Returns the room around `target`, which `find` finds if nobody has asked for it yet. The room is `nil` if a
    /// cheap test can't tell.
    func room(around target: ViewID, _ find: () -> AvailableRoom?) -> AvailableRoom? {
        if let cachedRoom = rooms[target] { return cachedRoom }
        let room = find()
        rooms[target] = .some(room)
        return room
    }
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
