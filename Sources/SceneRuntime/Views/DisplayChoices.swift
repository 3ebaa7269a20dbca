/// Which cell of each table and collection counts as displayed last. That cell is in front and is asked first.
///
/// A touch makes one choice per table when it first asks the table, and keeps it to the end. ``advance()`` moves on to
/// the next combination and varies the last table's choice first. If no override has effects, a cell that answers nil
/// might as well not exist, so only two things matter about an order: which of the answering cells comes first, or that
/// all cells answer nil.
struct DisplayChoices: Sendable {
    private struct Choice: Sendable {
        /// The table or collection.
        let table: ViewID
        /// The index of the front cell among the table's cells. The number of cells means the tree's order, which is as
        /// good as any if all cells answer nil.
        var frontIndex: Int
    }

    /// The cells of each table with more than one cell, back to front.
    let cells: [ViewID: [ViewID]]
    /// Whether no override has effects.
    let isPure: Bool
    /// Whether the touch reached something its own choices rule out, so that its outcome doesn't count.
    var isContradictory = false
    /// The choices, in the order they were made.
    private var choices: [Choice] = []
    /// The index in ``choices`` of each table's choice.
    private var indices: [ViewID: Int] = [:]

    /// Starts with the backmost cell of every table in front.
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

    /// Whether the table's cells can be displayed in any order.
    func orders(_ table: ViewID) -> Bool { cells[table] != nil }

    /// Returns the index of the front cell. The first time, chooses the first cell.
    mutating func frontIndex(of table: ViewID) -> Int {
        if let index = indices[table] { return choices[index].frontIndex }
        indices[table] = choices.count
        choices.append(Choice(table: table, frontIndex: 0))
        return 0
    }

    /// The front cells, in the order in which their tables were asked.
    var cellsInFront: [ViewID] {
        choices.compactMap { choice in
            guard let cells = cells[choice.table], cells.indices.contains(choice.frontIndex) else { return nil }
            return cells[choice.frontIndex]
        }
    }

    /// Puts the next cell in front, because the current one answers nil.
    ///
    /// If that answer depended on later choices, other choices may change it. Then this combination is contradictory,
    /// and ``advance()`` tries those choices first.
    mutating func skip(_ table: ViewID) {
        guard let index = indices[table], choices[index].frontIndex < cells[table]?.count ?? 0 else { return }
        if index == choices.count - 1 {
            choices[index].frontIndex += 1
        } else {
            isContradictory = true
        }
    }

    /// Moves on to the next combination. Returns `false` if there is none.
    mutating func advance() -> Bool {
        isContradictory = false
        while let last = choices.last {
            // With effects, every order asks all cells, so no extra order is needed for the case that all answer nil.
            let end = (cells[last.table]?.count ?? 0) + (isPure ? 1 : 0)
            if last.frontIndex + 1 < end {
                choices[choices.count - 1].frontIndex += 1
                return true
            }
            choices.removeLast()
            indices[last.table] = nil
        }
        return false
    }
}
