extension HitTester {
    /// The number of orders that are tried at a point unless fewer are asked for.
    public static let maximumOrders = 10_000

    /// Returns how many orders to try at a point if about `steps` are left, each a hit test of all views at worst.
    public func orderLimit(within steps: Int) -> Int {
        max(64, min(Self.maximumOrders, steps / 16 / max(1, tree.views.count)))
    }

    /// Returns the possible outcomes of a touch from the state as written, over all orders in which the cells of each
    /// table and collection can have been displayed. Lists each outcome once, outcomes of cells further back first.
    ///
    /// If overrides have effects, tries the orders that put one cell in front and leave the others as they are. Tries
    /// at most `limit` combinations, so that tables within tables can't blow up.
    ///
    /// - Parameter isEnough: Returns whether the outcomes found so far suffice.
    public mutating func outcomes(
        at point: Point, limit: Int = maximumOrders, isEnough: ([HitTestOutcome]) -> Bool = { _ in false }
    ) -> [HitTestOutcome] {
        outcomesByOrder(at: point, limit: limit, isEnough: isEnough).map { $0.outcome }
    }

    /// Returns what ``outcomes(at:limit:isEnough:)`` returns, each with an order that leads to it: the cell displayed
    /// last in each table and collection that is asked.
    public mutating func outcomesByOrder(
        at point: Point, limit: Int = maximumOrders, isEnough: ([HitTestOutcome]) -> Bool = { _ in false }
    ) -> [(outcome: HitTestOutcome, cellsInFront: [ViewID])] {
        let recorded = trace
        trace = nil
        let first = firstChoices ?? DisplayChoices(tree)
        (firstChoices, displayChoices) = (first, first)
        defer {
            displayChoices = nil
            trace = recorded
        }
        var outcomes: [(outcome: HitTestOutcome, cellsInFront: [ViewID])] = []
        var seen: Set<HitTestOutcome> = []
        stoppedAtLimit = true
        for _ in 0..<max(1, limit) {
            let outcome = touch(at: point).outcome
            if let choices = displayChoices, !choices.isContradictory, seen.insert(outcome).inserted {
                outcomes.append((outcome, choices.cellsInFront))
            }
            if isEnough(outcomes.map { $0.outcome }) || displayChoices?.advance() != true {
                stoppedAtLimit = false
                break
            }
        }
        return outcomes
    }

    /// Asks the next cell of the table on top of the stack, in the chosen order.
    mutating func askNextCell(_ top: Int) {
        let table = stack[top].view
        guard let cells = displayChoices?.cells[table], let index = displayChoices?.frontIndex(of: table) else {
            stack[top].phase = .walk
            return
        }
        if displayChoices?.isPure == true && index < cells.count {
            ask(cells[index])
            return
        }
        guard stack[top].cellsAsked < cells.count else {
            stack[top].isPastCells = true
            stack[top].phase = .walk
            return
        }
        let turn = stack[top].cellsAsked
        stack[top].cellsAsked = turn + 1
        ask(cells[Self.index(ofTurn: turn, inFront: index, of: cells.count)])
    }

    /// Returns the index of the cell to ask at `turn`, with one cell in front and the others following front to back.
    private static func index(ofTurn turn: Int, inFront: Int, of count: Int) -> Int {
        if inFront >= count { return count - 1 - turn }
        if turn == 0 { return inFront }
        let index = count - turn
        return index > inFront ? index : index - 1
    }

    /// Handles a cell's answer to a table that asks its cells in the chosen order.
    mutating func deliver(_ answer: Answer, toCellsOf top: Int) {
        if answer.view != nil {
            takeFromSubview(answer, top)
        } else if displayChoices?.isPure == true {
            displayChoices?.skip(stack[top].view)
        }
    }
}
