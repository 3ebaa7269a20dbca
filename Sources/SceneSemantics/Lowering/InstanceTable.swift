import SceneRuntime
import SceneText

/// The index of a copy in ``InstanceTable``; 0 is the scene itself.
typealias InstanceID = Int32

/// The copies that `repeat`, rows and items have made, each inside another one.
struct InstanceTable {
    /// One copy: of what, inside which other copy, and which one it is.
    struct Instance {
        var parent: InstanceID
        var source: InstanceSource?
        var index: InstanceIndex
        /// The view of a cell; -1 where there is none.
        fileprivate var cell: Int32 = -1

        /// The copy `index` of `source`, inside `parent`.
        fileprivate init(_ source: InstanceSource?, _ index: InstanceIndex, in parent: InstanceID) {
            self.parent = parent
            self.source = source
            self.index = index
        }
    }

    /// Which copy it is: the index of the copy or item; of rows, section and row.
    struct InstanceIndex: Comparable {
        var section: Int
        var index: Int

        /// Creates the index of a copy or an item, or of a row of the section.
        init(section: Int = 0, _ index: Int) {
            self.section = section
            self.index = index
        }

        /// Whether `left` comes before `right`.
        static func < (left: InstanceIndex, right: InstanceIndex) -> Bool {
            left.section == right.section ? left.index < right.index : left.section < right.section
        }
    }

    /// The copies of one `repeat` in one copy of it.
    struct Run {
        /// The copy that the `repeat` is in.
        var parent: InstanceID
        /// The `repeat`.
        var item: ItemID
        /// The first of its copies, which the others follow.
        var first: InstanceID
        /// How many there are.
        var count: Int
    }

    private var copies: [Instance] = [Instance(nil, InstanceIndex(0), in: 0)]
    private var runs: [Run] = []
    /// Whether ``runs`` are in order: in most scenes nothing ever asks for one.
    private var areRunsSorted = true

    /// The copy that `copy` names.
    subscript(copy: InstanceID) -> Instance { copies[Int(copy)] }

    /// Adds the cell `index` of the table or collection `container`, which is in the copy `parent`.
    mutating func addCell(_ index: InstanceIndex, of container: ItemID, in parent: InstanceID) -> InstanceID {
        add(Instance(.cells(of: container), index, in: parent))
    }

    /// Adds the `count` copies of the `repeat` that is `item`, which is in the copy `parent`.
    mutating func addRun(of item: ItemID, count: Int, in parent: InstanceID) -> InstanceID {
        let first = InstanceID(clamping: copies.count)
        makeRoom(for: count)
        for index in 0..<count { _ = add(Instance(.repeat(item), InstanceIndex(index), in: parent)) }
        runs.append(Run(parent: parent, item: item, first: first, count: count))
        areRunsSorted = false
        return first
    }

    /// Makes room for so many further copies.
    mutating func makeRoom(for count: Int) { copies.makeRoom(for: count) }

    private mutating func add(_ copy: Instance) -> InstanceID {
        copies.append(copy)
        return InstanceID(clamping: copies.count - 1)
    }

    /// Makes `view` the cell of `copy`.
    mutating func setCell(_ view: ViewID, of copy: InstanceID) { copies[Int(copy)].cell = view.index }

    /// The cell of `copy`, if it is that of one.
    func cell(of copy: InstanceID) -> ViewID? {
        let cell = copies[Int(copy)].cell
        return cell < 0 ? nil : ViewID(index: Int(cell))
    }

    /// The copies of the `repeat` that is `item` in the copy `parent`; `nil` where that was never met.
    mutating func run(of item: ItemID, in parent: InstanceID) -> Run? {
        if !areRunsSorted {
            runs.sort { ($0.parent, $0.item) < ($1.parent, $1.item) }
            areRunsSorted = true
        }
        let place = runs.partitioningIndex { ($0.parent, $0.item) >= (parent, item) }
        guard place < runs.count, runs[place].parent == parent, runs[place].item == item else { return nil }
        return runs[place]
    }

    /// The copies from the outermost to `copy` itself, without the scene.
    func chain(to copy: InstanceID) -> [InstanceID] {
        var result: [InstanceID] = []
        var next = copy
        while next != 0 {
            result.append(next)
            next = self[next].parent
        }
        return result.reversed()
    }
}
