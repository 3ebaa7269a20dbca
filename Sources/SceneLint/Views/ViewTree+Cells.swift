import SceneRuntime

extension ViewTree {
    /// Returns the cells directly in `container`.
    func cells(of container: ViewID) -> [ViewID] {
        subviews(of: container).filter { self[$0].kind == .cell }
    }

    /// Makes the cells of `container` yield to views that overhang from other cells.
    mutating func letCellsYield(in container: ViewID) {
        let claiming = Set((overhangs[container] ?? []).map { $0.cell })
        for cell in cells(of: container) {
            // A cell's own overhanging views come first, in one claim.
            var rules = Array(rules(of: cell))
            rules.insert(.yieldToOverhang(ofOtherCellsIn: container), at: claiming.contains(cell) ? 1 : 0)
            setRules(rules, of: cell)
        }
    }
}
