import SceneRuntime

/// The index of a copy in ``CopyTable``; 0 is the scene itself.
typealias CopyID = Int32

/// The copies that `repeat`, rows and items have made, each inside another one.
struct CopyTable {
    /// One copy: of what, inside which other copy, and which one it is.
    struct Copy: Hashable {
        var parent: CopyID
        var source: Copies?
        var index: CopyIndex
    }

    /// Which copy it is: the index of the copy or item; of rows, section and row.
    struct CopyIndex: Hashable {
        var section: Int
        var index: Int

        /// Creates the index of a copy or an item, or of a row of the section.
        init(section: Int = 0, _ index: Int) {
            self.section = section
            self.index = index
        }
    }

    private var copies: [Copy] = [Copy(parent: 0, source: nil, index: CopyIndex(0))]
    /// The views of those that are cells.
    private var cells: [ViewID?] = [nil]
    private var identities: [Copy: CopyID] = [:]
    /// How many copies are in ``identities``: in most scenes nothing ever asks for one.
    private var sortedCount = 0

    /// The copy that `copy` names.
    subscript(copy: CopyID) -> Copy { copies[Int(copy)] }

    /// Adds the copy `index` of `source` inside `parent`.
    mutating func add(_ source: Copies, _ index: CopyIndex, in parent: CopyID) -> CopyID {
        copies.append(Copy(parent: parent, source: source, index: index))
        cells.append(nil)
        return CopyID(copies.count - 1)
    }

    /// Makes `view` the cell of `copy`.
    mutating func setCell(_ view: ViewID, of copy: CopyID) { cells[Int(copy)] = view }

    /// The cell of `copy`, if it is that of one.
    func cell(of copy: CopyID) -> ViewID? { cells[Int(copy)] }

    /// The copy `index` of `source` inside `parent`, if it was made.
    mutating func find(_ source: Copies, _ index: CopyIndex, in parent: CopyID) -> CopyID? {
        while sortedCount < copies.count {
            identities[copies[sortedCount]] = CopyID(sortedCount)
            sortedCount += 1
        }
        return identities[Copy(parent: parent, source: source, index: index)]
    }

    /// The copies from the outermost to `copy` itself, without the scene.
    func chain(to copy: CopyID) -> [CopyID] {
        var result: [CopyID] = []
        var next = copy
        while next != 0 {
            result.append(next)
            next = self[next].parent
        }
        return result.reversed()
    }
}
