/// Which cell of each table and collection counts as displayed last, so that it lies in front and is asked first.
///
/// A touch runs with one choice a table, made when the table is first asked and kept to the end; ``advance()`` goes on
/// to the next combination, the last table's choice first. Where no override has effects, a cell that answers nil might
/// as well not be there. So all orders of a table come down to which of the cells that answer is asked first, or to all
/// answering nil.
struct DisplayChoices: Sendable {
    /// The choice for one table.
    private struct Choice: Sendable {
        /// The table or collection.
        let table: ViewID
        /// The place of the cell in front among the table's cells; their number stands for the order of the tree, which
        /// is as good as any where all answer nil.
        var place: Int
    }

    /// The cells of each table that has more than one, back to front.
    let cells: [ViewID: [ViewID]]
    /// Whether no override has effects.
    let isPure: Bool
    /// Whether the touch has come to something that its choices rule out, so that its outcome does not count.
    var isContradictory = false
    /// The choices, those made first first.
    private var choices: [Choice] = []
    /// Where each table's choice stands in ``choices``.
    private var indices: [ViewID: Int] = [:]

    /// Begins with the cells at the back of every table.
    init(_ tree: ViewTree) {
        var cells: [ViewID: [ViewID]] = [:]
        for view in tree.identities where tree[view].kind == .cell {
            guard let table = tree[view].superview else { continue }
            if tree[table].kind == .table || tree[table].kind == .collection {
                cells[table, default: []].append(view)
            }
        }
        self.cells = cells.filter { $0.value.count > 1 }
        isPure = !tree.rules.contains { !$0.effects.isEmpty }
    }

    /// Whether the order of this view's cells is open.
    func orders(_ table: ViewID) -> Bool { cells[table] != nil }

    /// The place of the cell that is in front; the first one's where no choice was made yet.
    mutating func place(of table: ViewID) -> Int {
        if let index = indices[table] { return choices[index].place }
        indices[table] = choices.count
        choices.append(Choice(table: table, place: 0))
        return 0
    }

    /// The cells that are in front, in the order in which their tables were asked.
    var cellsInFront: [ViewID] {
        choices.compactMap { choice in
            guard let cells = cells[choice.table], cells.indices.contains(choice.place) else { return nil }
            return cells[choice.place]
        }
    }

    /// Puts the next cell in front, because the one that is there answers nil.
    ///
    /// If that answer came by way of choices made since, other choices may make it another one. Then this combination
    /// counts as contradictory, and ``advance()`` goes through those choices first.
    mutating func skip(_ table: ViewID) {
        guard let index = indices[table], choices[index].place < cells[table]?.count ?? 0 else { return }
        if index == choices.count - 1 {
            choices[index].place += 1
        } else {
            isContradictory = true
        }
    }

    /// Goes on to the next combination; false where there is none left.
    mutating func advance() -> Bool {
        isContradictory = false
        while let last = choices.last {
            // With effects all cells are asked in every order, so that none is needed for where all answer nil.
            let end = (cells[last.table]?.count ?? 0) + (isPure ? 1 : 0)
            if last.place + 1 < end {
                choices[choices.count - 1].place += 1
                return true
            }
            choices.removeLast()
            indices[last.table] = nil
        }
        return false
    }
}
