import SceneRuntime
import SceneText

/// The instances created by `repeat`, rows and items, each nested in another one.
struct InstanceTable {
    /// One instance: what made it, its parent and its index.
    struct Instance {
        var parent: InstanceID
        var repetition: Repetition?
        var index: InstanceIndex
        /// The view of a cell; -1 if there is none.
        fileprivate var cell: Int32 = -1

        /// Creates the instance `index` of `repetition`, inside `parent`.
        fileprivate init(_ repetition: Repetition?, _ index: InstanceIndex, in parent: InstanceID) {
            self.parent = parent
            self.repetition = repetition
            self.index = index
        }
    }

    /// The index of a `repeat` instance or item; for rows, the section and the row.
    struct InstanceIndex: Comparable {
        var section: Int
        var index: Int

        /// Creates the index of a `repeat` instance or item, or of a row in a section.
        init(section: Int = 0, _ index: Int) {
            self.section = section
            self.index = index
        }

        static func < (left: InstanceIndex, right: InstanceIndex) -> Bool {
            left.section == right.section ? left.index < right.index : left.section < right.section
        }
    }

    /// The instances that a `repeat` creates in one parent instance.
    struct Run {
        var parent: InstanceID
        var item: ItemID
        /// The first of its instances; the others follow it.
        var first: InstanceID
        /// The number of instances.
        var count: Int
    }

    private var instances: [Instance] = [Instance(nil, InstanceIndex(0), in: 0)]
    private var runs: [Run] = []
    /// Whether ``runs`` is sorted. Most scenes never need a run.
    private var areRunsSorted = true

    subscript(instance: InstanceID) -> Instance { instances[Int(instance)] }

    /// Adds the cell `index` of `container`, which is in the instance `parent`.
    mutating func addCell(_ index: InstanceIndex, of container: ItemID, in parent: InstanceID) -> InstanceID {
        add(Instance(.cells(of: container), index, in: parent))
    }

    /// Adds `count` instances of the `repeat` statement `item`, which is in the instance `parent`.
    mutating func addRun(of item: ItemID, count: Int, in parent: InstanceID) -> InstanceID {
        let first = InstanceID(clamping: instances.count)
        makeRoom(for: count)
        for index in 0..<count { _ = add(Instance(.repeat(item), InstanceIndex(index), in: parent)) }
        runs.append(Run(parent: parent, item: item, first: first, count: count))
        areRunsSorted = false
        return first
    }

    /// Reserves space for `count` further instances.
    mutating func makeRoom(for count: Int) { instances.makeRoom(for: count) }

    private mutating func add(_ instance: Instance) -> InstanceID {
        instances.append(instance)
        return InstanceID(clamping: instances.count - 1)
    }

    mutating func setCell(_ view: ViewID, of instance: InstanceID) { instances[Int(instance)].cell = view.index }

    /// Returns the cell of `instance`, if it is a cell's.
    func cell(of instance: InstanceID) -> ViewID? {
        let cell = instances[Int(instance)].cell
        return cell < 0 ? nil : ViewID(index: Int(cell))
    }

    /// Returns the run of the `repeat` statement `item` in the instance `parent`, or `nil` if it was never evaluated.
    mutating func run(of item: ItemID, in parent: InstanceID) -> Run? {
        if !areRunsSorted {
            runs.sort { ($0.parent, $0.item) < ($1.parent, $1.item) }
            areRunsSorted = true
        }
        let index = runs.partitioningIndex { ($0.parent, $0.item) >= (parent, item) }
        guard index < runs.count, runs[index].parent == parent, runs[index].item == item else { return nil }
        return runs[index]
    }

    /// Returns the instances from the outermost to `instance` itself, without the scene.
    func chain(to instance: InstanceID) -> [InstanceID] {
        var result: [InstanceID] = []
        var next = instance
        while next != 0 {
            result.append(next)
            next = self[next].parent
        }
        return result.reversed()
    }
}
