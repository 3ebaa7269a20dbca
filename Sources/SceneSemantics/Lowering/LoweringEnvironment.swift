/// The index of a copy in ``CopyTable``; 0 is the scene itself.
typealias CopyID = Int

/// What expressions and paths mean at one place of one copy.
struct LoweringEnvironment {
    /// The values of the slots.
    var values: [Double]
    /// The innermost copy.
    var copy: CopyID
}

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

    private(set) var copies: [Copy] = [Copy(parent: 0, source: nil, index: CopyIndex(0))]
    private var identities: [Copy: CopyID] = [:]

    /// Adds the copy `index` of `source` inside `parent`.
    mutating func add(_ source: Copies, _ index: CopyIndex, in parent: CopyID) -> CopyID {
        let copy = Copy(parent: parent, source: source, index: index)
        let identity = copies.count
        copies.append(copy)
        identities[copy] = identity
        return identity
    }

    /// The copy `index` of `source` inside `parent`, if it was made.
    func find(_ source: Copies, _ index: CopyIndex, in parent: CopyID) -> CopyID? {
        identities[Copy(parent: parent, source: source, index: index)]
    }

    /// The copies from the outermost to `copy` itself, without the scene.
    func chain(to copy: CopyID) -> [CopyID] {
        var result: [CopyID] = []
        var next = copy
        while next != 0 {
            result.append(next)
            next = copies[next].parent
        }
        return result.reversed()
    }
}
