/// The cells of a table or collection that one statement creates.
struct CellPlace {
    /// The section, or `nil` if there are none.
    var section: Int?
    /// The rows of the section or the items of the collection.
    var indices: Range<Int>

    /// The index of the first cell as written in a path: `[1,0]`.
    var firstIndex: String {
        (section.map { "[\($0)," } ?? "[") + "\(indices.lowerBound)]"
    }
}

extension BoundScene {
    /// Returns the cells of `container` that contain the view `item`, or `nil` if that depends on the instance or isn't
    /// bound yet. Takes time proportional to the items before it.
    func cellPlace(of item: ItemID, in container: ItemID) -> CellPlace? {
        guard let maker = maker(around: item, in: container),
            let group = items[maker].parent
        else { return nil }
        // The number of cells from an `if` or a `repeat` depends on the instance.
        let hasFixedContents = { (id: ItemID) in items[id].contents.isDisjoint(with: [.conditions, .repeats]) }
        guard hasFixedContents(container), hasFixedContents(group),
            group == container || items[group].parent == container
        else {
            return nil
        }
        // The rows of a component come before the rows of its use, but its items don't.
        if items[container].use != nil { return nil }
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

    /// Returns whether the view `item`, in cells, may be in only some of them, because of an `if`.
    func mayBeInSomeCells(_ item: ItemID) -> Bool {
        let around = chain(from: item).dropFirst().prefix { !items[$0].kind.makesCells }
        let maker = chain(from: item).dropFirst().first { items[$0].kind.makesCells }
        return (Array(around) + [maker].compactMap { $0 }).contains { items[$0].contents.contains(.conditions) }
    }

    /// Returns whether the view `item` is in one cell of `container`, although an `if` may decide in which.
    func isInOneCell(_ item: ItemID, of container: ItemID) -> Bool {
        guard let maker = maker(around: item, in: container) else { return false }
        let around = chain(from: maker).dropFirst().prefix { $0 != container } + [container]
        return cellCount(of: maker) == 1 && !around.contains { items[$0].contents.contains(.repeats) }
    }

    /// Returns the statement that makes the cells of `container` which the view `item` is in. Cells can be in cells.
    private func maker(around item: ItemID, in container: ItemID) -> ItemID? {
        chain(from: item).dropFirst().prefix { $0 != container }.last { items[$0].kind.makesCells }
    }

    /// Returns how many cells `maker` creates, or `nil` if that isn't known.
    private func cellCount(of maker: ItemID) -> Int? {
        switch items[maker].kind {
        case .row, .item: return 1
        default:
            guard let count = items[maker].count, quantities[count].expression == nil else { return nil }
            return Int(exactly: min(max(quantities[count].number, 0), 1e9))
        }
    }
}
