import SceneRuntime

extension ViewTree {
    /// Returns the cells directly in `container`.
    func cells(of container: ViewID) -> [ViewID] {
        subviews(of: container).filter { self[$0].kind == .cell }
    }

    /// Makes the cells of `container` yield to views that overhang from other cells.
    mutating func letCellsYield(in container: ViewID) {
        for cell in cells(of: container) {
            // A cell's own claims come first.
            let rules = Array(rules(of: cell))
            let claims = rules.prefix { if case .claim = $0 { true } else { false } }
            setRules(
                Array(claims) + [.yieldToOverhang(ofOtherCellsIn: container)] + rules.dropFirst(claims.count), of: cell)
        }
    }
}
