/// The index of a frame in ``Environment``; 0 is that of the scene itself.
typealias EnvironmentID = Int32

/// What the words of expressions stand for at the places of a scene, copy by copy.
///
/// A copy of something has a frame with its variables, and so has a block with its `let` statements, each inside the
/// frame around it. What stands in a block knows its frame, so that no value is ever copied.
struct Environment: Sendable {
    /// One frame.
    private struct Frame {
        /// The frame around it; its own for that of the scene.
        var outer: EnvironmentID
        /// How many frames are around it.
        var depth: Int32
        /// The innermost copy.
        var copy: InstanceID
        /// Where its values begin.
        var start: Int
    }

    private var frames = [Frame(outer: 0, depth: 0, copy: 0, start: 0)]
    private var values: [Double] = []

    /// Those of a scene without copies.
    static let none = Environment()

    /// The innermost copy around what stands in `frame`.
    func copy(of frame: EnvironmentID) -> InstanceID { frames[Int(frame)].copy }

    /// Adds a frame inside `outer` with one value, in the copy `copy` or, where that is `nil`, in the same one.
    mutating func add(in outer: EnvironmentID, copy: InstanceID? = nil, _ value: Double) -> EnvironmentID {
        let frame = open(in: outer, copy: copy)
        values.append(value)
        return frame
    }

    /// Adds a frame inside `outer` with two values.
    mutating func add(in outer: EnvironmentID, copy: InstanceID, _ first: Double, _ second: Double) -> EnvironmentID {
        let frame = open(in: outer, copy: copy)
        values.append(first)
        values.append(second)
        return frame
    }

    /// Adds a frame inside `outer` with room for so many values.
    mutating func add(in outer: EnvironmentID, count: Int) -> EnvironmentID {
        let frame = open(in: outer, copy: nil)
        for _ in 0..<count { values.append(0) }
        return frame
    }

    private mutating func open(in outer: EnvironmentID, copy: InstanceID?) -> EnvironmentID {
        let around = frames[Int(outer)]
        frames.append(
            Frame(outer: outer, depth: around.depth + 1, copy: copy ?? around.copy, start: values.count))
        return EnvironmentID(frames.count - 1)
    }

    /// Gives the value `index` of `frame`.
    mutating func set(_ index: Int, of frame: EnvironmentID, to value: Double) {
        values[frames[Int(frame)].start + index] = value
    }

    /// The value of `slot` for what stands in `frame`.
    func value(of slot: Slot, in frame: EnvironmentID) -> Double {
        var frame = frames[Int(frame)]
        // There are only as many as blocks can be nested.
        while frame.depth > slot.depth { frame = frames[Int(frame.outer)] }
        // What is said of all rows is asked for where there is no row yet.
        return frame.depth == slot.depth ? values[frame.start + Int(slot.index)] : 0
    }
}
