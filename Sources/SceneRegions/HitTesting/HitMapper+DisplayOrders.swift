import SceneRuntime

extension HitMapper {
    /// Whether rules can turn order-dependent results into one answer, or views ask each other in cycles.
    ///
    /// The rules behind `overhang`, `cellsYieldToOverhang`, `touchDelegate` and `passthrough` can't: the first two run
    /// before the walk, and the others change only results that are the view itself, which none of its cells returns.
    var canResolveOrderDependence: Bool {
        if graph.hasCycles { return true }
        return tree.identities.contains { view in
            var hasWalked = false
            return tree.rules(of: view).contains { rule in
                let traits = rule.traits
                if traits.contains(.walks) {
                    hasWalked = true
                    return false
                }
                // Those that name views decide by where these are, so after the walk only.
                if traits.contains(.decides) {
                    return hasWalked || traits.decidesAnywhere
                }
                return !traits.letsItselfThrough && !traits.offersItself
            }
        }
    }

    /// Combines maps that can overlap in any order. Where two of them differ, the result is order-dependent.
    ///
    /// Two of them differ where the highest label differs from the lowest one. So the maps are painted in the order of
    /// their labels and in the reverse order, whatever the number of maps at one point.
    mutating func inAllOrders(_ maps: [[Patch]]) -> [Patch] {
        let layers = maps.flatMap { $0 }.sorted { $0.label < $1.label }
        let highest = painted(layers)
        let lowest = painted(layers.reversed())
        var contested: [Patch] = []
        let isComplete = highest.forEachOverlap(with: lowest, limit: pieceLimit) { one, other in
            if one.label == other.label { return }
            let both = one.rectangle.intersection(other.rectangle)
            contested.append(Patch(both, label: Label.orderDependent))
        }
        if !isComplete { exhaust() }
        return contested.isEmpty ? highest : self.painted(highest + contested)
    }
}
