/// What a trial of several items together has shown.
enum TrialOutcome<State> {
    /// All of them are accepted, and lead to this state.
    case accepted(State)
    /// The items aren't acceptable. Those with these indices are probably the cause.
    case rejected(blamed: Set<Int>)
    /// No more trials are allowed.
    case outOfBudget
}

/// Adds as many of `items` to the state `start` as possible, with few trials: tries all together, then those that
/// aren't blamed, or if nothing shows which to blame, each half.
///
/// - Parameter attempt: Adds items to a state.
/// - Returns: The state with the items that were accepted, and the other items.
func largestAcceptable<Item, State>(
    of items: [Item], from start: State, _ attempt: (_ items: [Item], _ state: State) -> TrialOutcome<State>
) -> (state: State, rejected: [Item]) {
    if items.isEmpty { return (start, []) }
    let blamed: Set<Int>
    switch attempt(items, start) {
    case .accepted(let state): return (state, [])
    case .outOfBudget: return (start, items)
    case .rejected(let indices): blamed = indices
    }
    if items.count == 1 { return (start, items) }
    let others = items.indices.filter { !blamed.contains($0) }
    if !others.isEmpty, others.count < items.count {
        let rest = largestAcceptable(of: others.map { items[$0] }, from: start, attempt)
        return (rest.state, items.indices.filter { blamed.contains($0) }.map { items[$0] } + rest.rejected)
    }
    let middle = items.count / 2
    let first = largestAcceptable(of: Array(items[..<middle]), from: start, attempt)
    let second = largestAcceptable(of: Array(items[middle...]), from: first.state, attempt)
    return (second.state, first.rejected + second.rejected)
}
