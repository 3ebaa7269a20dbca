import SceneRuntime

extension HitMapper {
    /// Whether rules can make one answer of what depends on the order of cells, or views ask each other in circles.
    ///
    /// The rules that `overhang`, `cellsYieldToOverhang`, `touchDelegate` and `passthrough` stand for cannot: the first two
    /// come before the walk, the others change only what is the view itself, which none of its cells answers with.
    var canEvenOutOrders: Bool {
        if graph.hasCircles { return true }
        return tree.identities.contains { view in
            var hasWalked = false
            return tree.rules(of: view).contains { rule in
                switch rule {
                case .super:
                    hasWalked = true
                    return false
                case .claim, .yield, .yieldToOverhang: return hasWalked
                case .delegate, .pass: return false
                case .ask, .none, .forward, .return, .effects: return true
                }
            }
        }
    }
}

extension HitMapper {
    /// What maps that can lie one over another in any order come to: where two of them say different things, that it
    /// depends on the order.
    mutating func inAllOrders(_ maps: [[Patch]]) -> [Patch] {
        let layers = maps.flatMap { $0 }
        let painted = painted(layers)
        var contested: [Patch] = []
        let isComplete = painted.forEachOverlap(with: layers, limit: pieceLimit) { one, other in
            if one.label == other.label { return }
            let both = one.rectangle.intersection(other.rectangle)
            contested.append(Patch(both, label: Label.orderDependent))
        }
        if !isComplete { exhaust() }
        return contested.isEmpty ? painted : self.painted(painted + contested)
    }
}
