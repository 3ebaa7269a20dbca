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

extension [[Patch]] {
    /// What maps that can lie one over another in any order come to: where two of them say different things, that it
    /// depends on the order.
    func inAllOrders() -> [Patch] {
        let layers = flatMap { $0 }
        let painted = layers.painted()
        var contested: [Patch] = []
        painted.forEachOverlap(with: layers) { one, other in
            if one.label == other.label { return }
            let both = one.rectangle.intersection(other.rectangle)
            contested.append(Patch(both, label: Label.orderDependent))
        }
        return contested.isEmpty ? painted : (painted + contested).painted()
    }
}

extension [Patch] {
    /// Calls `body` for every two patches, one of these and one of `others`, that have points in common.
    func forEachOverlap(with others: [Patch], _ body: (Patch, Patch) -> Void) {
        guard let first else { return }
        let box = reduce(first.rectangle) { $0.united(with: $1.rectangle) }
        let one = sorted { $0.rectangle.minX < $1.rectangle.minX }
        let other = others.filter { $0.rectangle.meets(box) }.sorted { $0.rectangle.minX < $1.rectangle.minX }
        var (nextOne, nextOther) = (0, 0)
        var (open, openOthers): ([Patch], [Patch]) = ([], [])
        while nextOne < one.count || nextOther < other.count {
            let takesOne =
                nextOther >= other.count
                || nextOne < one.count && one[nextOne].rectangle.minX <= other[nextOther].rectangle.minX
            if takesOne {
                let patch = one[nextOne]
                openOthers.removeAll { $0.rectangle.maxX <= patch.rectangle.minX }
                for candidate in openOthers where candidate.rectangle.meets(patch.rectangle) { body(patch, candidate) }
                open.append(patch)
                nextOne += 1
            } else {
                let patch = other[nextOther]
                open.removeAll { $0.rectangle.maxX <= patch.rectangle.minX }
                for candidate in open where candidate.rectangle.meets(patch.rectangle) { body(candidate, patch) }
                openOthers.append(patch)
                nextOther += 1
            }
        }
    }
}
