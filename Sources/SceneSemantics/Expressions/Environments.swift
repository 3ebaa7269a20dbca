/// The values of constants and variables in every instance of a scene.
///
/// Each instance has an environment with its variables, and each block one with its `let` constants, nested in the
/// environment around it. A statement is evaluated in the environment of its block, so values are never copied.
struct Environments: Sendable {
    /// The values of one instance or block.
    private struct Environment {
        /// The enclosing environment; the scene's environment is its own.
        var outer: EnvironmentID
        /// The number of enclosing environments.
        var depth: Int32
        /// The innermost instance around the environment.
        var instance: InstanceID
        /// The innermost use of a component around the environment, as an index in ``BoundScene/uses``, or -1.
        var use: Int32
        var start: Int
    }

    private var environments = [Environment(outer: 0, depth: 0, instance: 0, use: -1, start: 0)]
    private var values: [Double] = []
    /// What layout has measured: the scene's size, then the edges that the view being placed refers to. Empty in a
    /// scene that refers to neither.
    var measured: [Double] = []

    /// The environments of a scene without instances.
    static let none = Environments()

    /// Returns the innermost instance around `environment`.
    func instance(of environment: EnvironmentID) -> InstanceID { environments[Int(environment)].instance }

    /// Adds an environment inside `outer` with one value, for `instance` or, if that is `nil`, for the same one as
    /// `outer`.
    mutating func add(in outer: EnvironmentID, instance: InstanceID? = nil, _ value: Double) -> EnvironmentID {
        let environment = open(in: outer, instance: instance)
        values.append(value)
        return environment
    }

    /// Adds an environment inside `outer` with two values.
    mutating func add(in outer: EnvironmentID, instance: InstanceID, _ first: Double, _ second: Double) -> EnvironmentID
    {
        let environment = open(in: outer, instance: instance)
        values.append(first)
        values.append(second)
        return environment
    }

    /// Adds an environment inside `outer` with space for `count` values.
    mutating func add(in outer: EnvironmentID, count: Int) -> EnvironmentID {
        let environment = open(in: outer, instance: nil)
        for _ in 0..<count { values.append(0) }
        return environment
    }

    /// Adds an environment inside `outer` for the parameters of a component, with space for `count` values.
    mutating func add(in outer: EnvironmentID, use: Int, count: Int) -> EnvironmentID {
        let environment = open(in: outer, instance: nil, use: Int32(clamping: use))
        for _ in 0..<count { values.append(0) }
        return environment
    }

    /// Returns the innermost use of a component around `environment`, as an index in ``BoundScene/uses``.
    func use(of environment: EnvironmentID) -> Int? {
        let use = environments[Int(environment)].use
        return use < 0 ? nil : Int(use)
    }

    private mutating func open(in outer: EnvironmentID, instance: InstanceID?, use: Int32? = nil) -> EnvironmentID {
        let around = environments[Int(outer)]
        environments.append(
            Environment(
                outer: outer, depth: around.depth + 1, instance: instance ?? around.instance, use: use ?? around.use,
                start: values.count))
        return EnvironmentID(environments.count - 1)
    }

    mutating func set(_ index: Int, of environment: EnvironmentID, to value: Double) {
        values[environments[Int(environment)].start + index] = value
    }

    /// Returns the measured number at `index`.
    func measuredValue(_ index: UInt32) -> Double { Int(index) < measured.count ? measured[Int(index)] : 0 }

    func value(of slot: Slot, in environment: EnvironmentID) -> Double {
        var environment = environments[Int(environment)]
        // The nesting of blocks limits the number of steps.
        while environment.depth > slot.depth { environment = environments[Int(environment.outer)] }
        // A value for all rows is requested before any row exists.
        return environment.depth == slot.depth ? values[environment.start + Int(slot.index)] : 0
    }
}
