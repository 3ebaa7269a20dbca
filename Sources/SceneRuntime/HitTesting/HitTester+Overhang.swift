/// A table or collection, and the state in which its overhanging views are tested.
struct OverhangKey: Hashable, Sendable {
    let container: ViewID
    /// The number of the state, because a hit shape of subviews depends on it.
    let state: Int
}

/// The cells with an overhanging view that contains the point. Two suffice to answer for any cell.
struct OverhangingCells: Sendable {
    var one: ViewID?
    var another: ViewID?
}

extension HitTester {
    /// Returns whether an overhanging view of another cell of the container contains the point.
    ///
    /// Every cell asks this, so the overhanging views are tested once for all of them.
    mutating func hasOverhang(ofCellOtherThan cell: ViewID, in container: ViewID) -> Bool {
        let key = OverhangKey(container: container, state: state.number)
        let found: OverhangingCells
        if let cachedOverhang = overhangs[key] {
            found = cachedOverhang
        } else {
            found = overhangingCells(in: container)
            overhangs[key] = found
        }
        guard let one = found.one else { return false }
        return one != cell || found.another != nil
    }

    /// Tests the overhanging views of the container until it finds two cells.
    private mutating func overhangingCells(in container: ViewID) -> OverhangingCells {
        var found = OverhangingCells()
        for overhang in geometry.tree.overhangs[container] ?? [] where overhang.cell != found.one {
            steps += 1
            guard isInside(overhang.view) else { continue }
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
