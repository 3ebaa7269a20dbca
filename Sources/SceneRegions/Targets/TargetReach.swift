import SceneRuntime

/// What of a touch target is seen, what of it is hit, and who takes the rest.
public struct TargetReach: Sendable {
    /// The target.
    public let target: ViewID
    /// What is left to be seen of it, as ``SeenMap/visibleRegion(of:)`` has it.
    public let visible: Region
    /// Where a touch belongs to it.
    public let hit: Region
    /// Where it is seen and a touch belongs to it.
    public let visibleHit: Region
    /// What a touch comes to where it is seen and does not get it; the largest part first.
    public let taken: [(outcome: HitMap.Outcome, region: Region)]
    /// Whether all of this is right to the last bit.
    public let isExact: Bool

    /// Which share of what is seen of it is hit; 0 where nothing is seen.
    public var share: Double {
        let area = visible.area
        return area > 0 ? min(1, visibleHit.area / area) : 0
    }

    /// The side of the largest square that lies where it is hit.
    public var largestSquare: Double { hit.largestSquare }
}

/// Finds out about all touch targets of a scene at once.
public struct TargetSurvey: Sendable {
    /// What was found out, in the order in which the targets were given.
    public let targets: [TargetReach]

    /// Looks at `targets` in the maps of one scene.
    ///
    /// - Parameter owner: The target to which a touch belongs that hits a view: the view itself where it is a control, and
    ///   for a view with a recognizer also what is in it; `nil` where there is none.
    public init(
        _ targets: [ViewID], hits: HitMap, seen: SeenMap, owner: (ViewID) -> ViewID?
    ) {
        var places: [ViewID: Int] = [:]
        for (place, target) in targets.enumerated() { places[target] = place }
        var hitRectangles = [[Rectangle]](repeating: [], count: targets.count)
        for outcome in hits.outcomes {
            guard case .hit(let view) = outcome, let target = owner(view), let place = places[target] else { continue }
            hitRectangles[place] += hits.region(of: outcome).rectangles
        }
        let visible = seen.visibleRegions(of: targets)
        var parts = [[HitMap.Outcome: [Rectangle]]](repeating: [:], count: targets.count)
        let patches = visible.enumerated().flatMap { $0.element.patches(label: Int32($0.offset)) }
        patches.forEachOverlap(with: hits.patches) { patch, piece in
            let both = patch.rectangle.intersection(piece.rectangle)
            parts[Int(patch.label)][HitMap.Outcome(label: piece.label), default: []].append(both)
        }
        self.targets = targets.indices.map { place in
            var own: [Rectangle] = []
            var taken: [(outcome: HitMap.Outcome, region: Region)] = []
            for (outcome, rectangles) in parts[place] {
                if case .hit(let view) = outcome, owner(view) == targets[place] {
                    own += rectangles
                } else {
                    taken.append((outcome, Region(disjoint: rectangles)))
                }
            }
            taken.sort { ($1.region.area, $0.outcome.label) < ($0.region.area, $1.outcome.label) }
            let hit = Region(disjoint: hitRectangles[place])
            let extent = seen.extent(of: targets[place])
            let isExact = [extent.boundingBox, hit.boundingBox].allSatisfy { box in
                box.isEmpty || hits.isExact(in: box) && seen.isExact(in: box)
            }
            return TargetReach(
                target: targets[place], visible: visible[place], hit: hit, visibleHit: Region(disjoint: own),
                taken: taken, isExact: isExact)
        }
    }
}
