/// Which cells of a table or collection a statement makes.
struct CellPlace {
    /// The section; `nil` where there are none.
    var section: Int?
    /// The rows of the section, or the items of the collection.
    var indices: Range<Int>

    /// The first of the cells as a path has it: `[1,0]`.
    var firstIndex: String {
        (section.map { "[\($0)," } ?? "[") + "\(indices.lowerBound)]"
    }
}

extension BoundScene {
    /// The cells that the view `item` is in, of the table or collection `container`; `nil` where that differs from copy to
    /// copy, or is not bound yet. Takes time in proportion to the items before it.
    func cellPlace(of item: ItemID, in container: ItemID) -> CellPlace? {
        guard let maker = ancestor(of: item, where: { $0.kind.makesCells }), let group = items[maker].parent else {
            return nil
        }
        // What an `if` or a `repeat` makes depends on where it stands.
        let isPlain = { (id: ItemID) in items[id].contents.isDisjoint(with: [.conditions, .repeats]) }
        guard isPlain(container), isPlain(group), group == container || items[group].parent == container else {
            return nil
        }
        var section: Int?
        var first = 0
        for id in container..<maker {
            if items[id].parent == container, items[id].kind == .section, group != container, id <= group {
                section = (section ?? -1) + 1
            }
            guard items[id].parent == group, items[id].kind.makesCells else { continue }
            guard let count = cellCount(of: id) else { return nil }
            first += count
        }
        return cellCount(of: maker).map { CellPlace(section: section, indices: first..<first + $0) }
    }

    /// How many cells `maker` makes; `nil` where that is not known.
    private func cellCount(of maker: ItemID) -> Int? {
        switch items[maker].kind {
        case .row, .item: return 1
        default:
            guard let count = items[maker].count, quantities[count].expression == nil else { return nil }
            return Int(exactly: min(max(quantities[count].number, 0), 1e9))
        }
    }

    /// The nearest item around `item` for which `condition` holds.
    private func ancestor(of item: ItemID, where condition: (BoundItem) -> Bool) -> ItemID? {
        var next = items[item].parent
        while let current = next {
            if condition(items[current]) { return current }
            next = items[current].parent
        }
        return nil
    }
}
