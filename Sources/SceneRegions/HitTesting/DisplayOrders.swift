import SceneRuntime

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
        let one = sorted { $0.rectangle.minX < $1.rectangle.minX }
        let other = others.sorted { $0.rectangle.minX < $1.rectangle.minX }
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
