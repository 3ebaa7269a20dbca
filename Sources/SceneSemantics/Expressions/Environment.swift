/// The values of constants and variables in every instance of a scene.
///
/// Each instance has a frame with its variables, and each block one with its `let` constants, nested in the frame
/// around it. A statement is evaluated in the frame of its block, so values are never copied.
struct Environment: Sendable {
    /// The values of one instance or block.
    private struct Frame {
        /// The enclosing frame; the scene's frame is its own.
        var outer: EnvironmentID
        /// The number of enclosing frames.
        var depth: Int32
        /// The innermost instance around the frame.
        var instance: InstanceID
        /// The innermost use of a component around the frame, as an index in ``BoundScene/uses``, or -1.
        var use: Int32
        var start: Int
    }

    private var frames = [Frame(outer: 0, depth: 0, instance: 0, use: -1, start: 0)]
    private var values: [Double] = []
    /// What layout has measured: the scene's size, then the edges that the view being placed refers to. Empty in a
    /// scene that refers to neither.
    var measured: [Double] = []

    /// The environment of a scene without instances.
    static let none = Environment()

    /// Returns the innermost instance around `frame`.
    func instance(of frame: EnvironmentID) -> InstanceID { frames[Int(frame)].instance }

    /// Adds a frame inside `outer` with one value, for `instance` or, if that is `nil`, for the same one as
    /// `outer`.
    mutating func add(in outer: EnvironmentID, instance: InstanceID? = nil, _ value: Double) -> EnvironmentID {
        let frame = open(in: outer, instance: instance)
        values.append(value)
        return frame
    }

    /// Adds a frame inside `outer` with two values.
    mutating func add(in outer: EnvironmentID, instance: InstanceID, _ first: Double, _ second: Double) -> EnvironmentID
    {
        let frame = open(in: outer, instance: instance)
        values.append(first)
        values.append(second)
        return frame
    }

    /// Adds a frame inside `outer` with space for `count` values.
    mutating func add(in outer: EnvironmentID, count: Int) -> EnvironmentID {
        let frame = open(in: outer, instance: nil)
        for _ in 0..<count { values.append(0) }
        return frame
    }

    /// Adds a frame inside `outer` for the parameters of a component, with space for `count` values.
    mutating func add(in outer: EnvironmentID, use: Int, count: Int) -> EnvironmentID {
        let frame = open(in: outer, instance: nil, use: Int32(clamping: use))
        for _ in 0..<count { values.append(0) }
        return frame
    }

    /// Returns the innermost use of a component around `frame`, as an index in ``BoundScene/uses``.
    func use(of frame: EnvironmentID) -> Int? { frames[Int(frame)].use < 0 ? nil : Int(frames[Int(frame)].use) }

    private mutating func open(in outer: EnvironmentID, instance: InstanceID?, use: Int32? = nil) -> EnvironmentID {
        let around = frames[Int(outer)]
        frames.append(
            Frame(
                outer: outer, depth: around.depth + 1, instance: instance ?? around.instance, use: use ?? around.use,
                start: values.count))
        return EnvironmentID(frames.count - 1)
    }

    mutating func set(_ index: Int, of frame: EnvironmentID, to value: Double) {
        values[frames[Int(frame)].start + index] = value
    }

    /// Returns the measured number at `index`.
    func measuredValue(_ index: UInt32) -> Double { Int(index) < measured.count ? measured[Int(index)] : 0 }

    func value(of slot: Slot, in frame: EnvironmentID) -> Double {
        var frame = frames[Int(frame)]
        // The nesting of blocks limits the number of steps.
        while frame.depth > slot.depth { frame = frames[Int(frame.outer)] }
        // A value for all rows is requested before any row exists.
        return frame.depth == slot.depth ? values[frame.start + Int(slot.index)] : 0
    }
}
