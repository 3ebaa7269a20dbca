import SceneRuntime

extension PatchIndex {
    /// Puts the patches of `map` in order.
    public init(_ map: HitMap) { self.init(map.patches) }

    /// Returns the outcomes of touches in `region`, and where each happens; the largest part first. The patches must
    /// come from a hit map. Subtracts the cost from `work`, in pieces.
    public func parts(of region: Region, within work: inout Int) -> [(outcome: HitMap.Outcome, region: Region)] {
        var rectangles: [Int32: [Rectangle]] = [:]
        var count = region.pieceCount
        forEachOverlap(of: region.patches(label: 0)) { part, piece in
            count += 1
            rectangles[piece.label, default: []].append(part.rectangle.intersection(piece.rectangle))
        }
        work -= count
        return rectangles.map { (label: $0.key, region: Region(disjoint: $0.value)) }
            .sorted { ($1.region.area, $0.label) < ($0.region.area, $1.label) }
            .map { (HitMap.Outcome(label: $0.label), $0.region) }
    }
}
