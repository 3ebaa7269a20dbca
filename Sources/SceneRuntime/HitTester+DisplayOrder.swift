extension HitTester {
    /// What a touch from the state as written can come to, over all orders in which the cells of each table and
    /// collection can have been displayed; each outcome once, those of cells further back first.
    ///
    /// Where overrides have effects, the orders that are tried are those that put one cell in front and leave the others
    /// as they are. At most `limit` combinations are tried, so that the number of tables within tables cannot blow up.
    ///
    /// - Parameter isEnough: Whether no further outcomes are wanted, once these are found.
    public mutating func outcomes(
        at point: Point, limit: Int = 10_000, isEnough: ([HitTestOutcome]) -> Bool = { _ in false }
    ) -> [HitTestOutcome] {
        outcomesByOrder(at: point, limit: limit, isEnough: isEnough).map { $0.outcome }
    }

    /// The same, each outcome with an order in which it comes to that: the cells that were displayed last, one of each table
    /// and collection that is asked.
    public mutating func outcomesByOrder(
        at point: Point, limit: Int = 10_000, isEnough: ([HitTestOutcome]) -> Bool = { _ in false }
    ) -> [(outcome: HitTestOutcome, cellsInFront: [ViewID])] {
        let recorded = trace
        trace = nil
        displayChoices = DisplayChoices(tree)
        defer {
            displayChoices = nil
            trace = recorded
        }
        var outcomes: [(outcome: HitTestOutcome, cellsInFront: [ViewID])] = []
        var seen: Set<HitTestOutcome> = []
        triedAllOrders = false
        for _ in 0..<max(1, limit) {
            let outcome = touch(at: point).outcome
            if let choices = displayChoices, !choices.isContradictory, seen.insert(outcome).inserted {
                outcomes.append((outcome, choices.cellsInFront))
            }
            if isEnough(outcomes.map { $0.outcome }) || displayChoices?.advance() != true {
                triedAllOrders = true
                break
            }
        }
        return outcomes
    }

    /// Asks the next cell of the table on top of the stack, in the order chosen.
    mutating func askNextCell(_ top: Int) {
        let table = stack[top].view
        guard let cells = displayChoices?.cells[table], let place = displayChoices?.place(of: table) else {
            stack[top].phase = .walk
            return
        }
        if displayChoices?.isPure == true && place < cells.count {
            ask(cells[place])
            return
        }
        guard stack[top].cellsAsked < cells.count else {
            stack[top].isPastCells = true
            stack[top].phase = .walk
            return
        }
        let turn = stack[top].cellsAsked
        stack[top].cellsAsked = turn + 1
        ask(cells[Self.place(ofTurn: turn, inFront: place, of: cells.count)])
    }

    /// The place of the cell whose turn it is when one is put in front and the others follow, front to back.
    private static func place(ofTurn turn: Int, inFront: Int, of count: Int) -> Int {
        if inFront >= count { return count - 1 - turn }
        if turn == 0 { return inFront }
        let place = count - turn
        return place > inFront ? place : place - 1
    }

    /// Takes what a cell answered to a table that asks its cells in the order chosen.
    mutating func deliver(_ answer: Answer, toCellsOf top: Int) {
        if answer.view != nil {
            takeFromSubview(answer, top)
        } else if displayChoices?.isPure == true {
            displayChoices?.skip(stack[top].view)
        }
    }
}
