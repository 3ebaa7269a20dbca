/// A table or collection and the state in which its overhanging views are looked at.
struct OverhangQuestion: Hashable, Sendable {
    /// The table or collection.
    let container: ViewID
    /// The number of the state: a shape of subviews depends on it.
    let state: Int
}

/// Which cells have an overhanging view that contains the point, as far as any one cell wants to know.
struct OverhangingCells: Sendable {
    /// One of them.
    var one: ViewID?
    /// Another of them.
    var another: ViewID?
}

extension HitTester {
    /// Whether an overhanging view of another cell of the container contains the point.
    ///
    /// Every cell asks this, so all overhanging views are looked at once for all of them.
    mutating func hasOverhang(ofCellOtherThan cell: ViewID, in container: ViewID) -> Bool {
        let question = OverhangQuestion(container: container, state: state.number)
        let found: OverhangingCells
        if let known = overhangs[question] {
            found = known
        } else {
            found = overhangingCells(in: container)
            overhangs[question] = found
        }
        guard let one = found.one else { return false }
        return one != cell || found.another != nil
    }

    /// Looks at the overhanging views of the container until two cells are found.
    private mutating func overhangingCells(in container: ViewID) -> OverhangingCells {
        var found = OverhangingCells()
        for overhang in tree.overhangs[container] ?? [] where overhang.cell != found.one {
            steps += 1
            guard geometry.contains(&point, in: overhang.view, state: state) else { continue }
            if found.one == nil {
                found.one = overhang.cell
            } else {
                found.another = overhang.cell
                break
            }
        }
        return found
    }
}
