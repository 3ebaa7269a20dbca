import SceneRuntime

/// Where touches have another outcome in a new map than in an old one: the symmetric difference of both.
public struct HitMapDifference: Sendable {
    /// The points at which one outcome was replaced by another.
    public struct Change: Sendable {
        /// The outcome in the old map.
        public let old: HitMap.Outcome
        /// The outcome in the new map.
        public let new: HitMap.Outcome
        /// Where that is so.
        public let region: Region
        /// Whether the region is exact.
        public let isExact: Bool
    }

    /// The changes, the largest first.
    public private(set) var changes: [Change] = []
    /// Whether the maps were compared at points only, because they have too many pieces. Then no change is exact.
    public private(set) var isCutShort = false
    /// The work it took, in the unit of ``HitMap/work``.
    public private(set) var work = 0

    /// The maximum number of points at which maps with too many pieces are compared.
    private static let pointLimit = 40_000

    /// Compares two maps. Outside its domain, a map hits no view.
    ///
    /// Rotated and curved areas are strips in both maps, which may differ where the areas don't. So a difference there
    /// counts only if touches in its middle differ.
    ///
    /// - Parameter counterparts: For each view that the old map hits, the same view in the new tree, if it is there.
    /// - Parameter pieceLimit: The maximum number of overlapping pieces.
    /// - Parameter differs: Returns whether touches at a point have different outcomes in the two scenes.
    public init(
        from old: HitMap, to new: HitMap, counterparts: [ViewID: ViewID], pieceLimit: Int = 400_000,
        differs: (Point) -> Bool
    ) {
        let box = old.domain.united(with: new.domain)
        let (before, after) = (old.patches(covering: box), new.patches(covering: box))
        work = before.count + after.count
        var rectangles: [Pair: [Rectangle]] = [:]
        let isComplete = PatchIndex(after).forEachOverlap(of: before, limit: pieceLimit) { before, after in
            let pair = Pair(before.label, after.label)
            guard !pair.isSame(counterparts) else { return }
            rectangles[pair, default: []].append(before.rectangle.intersection(after.rectangle))
            work += 1
        }
        if !isComplete {
            isCutShort = true
            rectangles = Self.sampled(before, after, in: box, counterparts, limit: min(Self.pointLimit, pieceLimit))
            work += pieceLimit + Self.pointLimit
        }
        let uncertain = RectangleIndex(old.uncertain + new.uncertain)
        // In the same order in every run, because `differs` may have a limit that not all pairs share.
        for (pair, found) in rectangles.sorted(by: { ($0.key.old, $0.key.new) < ($1.key.old, $1.key.new) }) {
            var isExact = isComplete
            let different = found.filter { rectangle in
                if !uncertain.meets(rectangle) { return true }
                isExact = false
                return differs(rectangle.middle)
            }
            let region = Region(disjoint: different.merged).withoutSlivers
            if region.isEmpty { continue }
            changes.append(
                Change(
                    old: HitMap.Outcome(label: pair.old), new: HitMap.Outcome(label: pair.new), region: region,
                    isExact: isExact))
        }
        let areas = changes.map { $0.region.area }
        changes = changes.indices.sorted { one, other in
            if areas[one] != areas[other] { return areas[one] > areas[other] }
            let (first, second) = (changes[one], changes[other])
            return (first.old.label, first.new.label) < (second.old.label, second.new.label)
        }.map { changes[$0] }
    }

    /// Two labels at one point.
    private struct Pair: Hashable {
        let old: Int32
        let new: Int32

        /// Creates the pair of two labels. All recursions count as one outcome.
        init(_ old: Int32, _ new: Int32) {
            self.old = Label.isRecursion(old) ? Label.recursion : old
            self.new = Label.isRecursion(new) ? Label.recursion : new
        }

        /// Returns whether both labels are one outcome.
        func isSame(_ counterparts: [ViewID: ViewID]) -> Bool {
            guard old >= 0 else { return old == new }
            return new >= 0 && counterparts[ViewID(index: Int(old))] == ViewID(index: Int(new))
        }
    }

    /// Compares the maps in the middle of equal squares.
    private static func sampled(
        _ before: [Patch], _ after: [Patch], in box: Rectangle, _ counterparts: [ViewID: ViewID], limit: Int
    ) -> [Pair: [Rectangle]] {
        let (old, new) = (PatchIndex(before), PatchIndex(after))
        var rectangles: [Pair: [Rectangle]] = [:]
        for cell in EdgeCells(squaresOf: box, limit: limit).rectangles {
            guard let one = old.label(at: cell.middle), let other = new.label(at: cell.middle) else { continue }
            let pair = Pair(one, other)
            if !pair.isSame(counterparts) { rectangles[pair, default: []].append(cell) }
        }
        return rectangles
    }
}

extension HitMap {
    /// Returns the patches of the map, and what of `box` is outside its domain as patches that hit no view.
    fileprivate func patches(covering box: Rectangle) -> [Patch] {
        if domain == box { return patches }
        return patches + Region(box).subtracting(Region(domain)).patches(label: Label.none)
    }
}

extension [Rectangle] {
    /// These points as fewer rectangles, from top to bottom. The rectangles must be disjoint.
    fileprivate var merged: [Rectangle] {
        if count < 2 { return self }
        let (wide, high) = (mergedAcross.mergedAlong, mergedAlong.mergedAcross)
        return (wide.count <= high.count ? wide : high).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }

    /// The rectangles with neighbors of the same height joined.
    private var mergedAcross: [Rectangle] {
        var result: [Rectangle] = []
        for rectangle in sorted(by: { ($0.minY, $0.maxY, $0.minX) < ($1.minY, $1.maxY, $1.minX) }) {
            if let last = result.last, last.minY == rectangle.minY, last.maxY == rectangle.maxY,
                last.maxX == rectangle.minX
            {
                result[result.count - 1].maxX = rectangle.maxX
            } else {
                result.append(rectangle)
            }
        }
        return result
    }

    /// The rectangles with neighbors of the same width joined.
    private var mergedAlong: [Rectangle] { map { $0.transposed }.mergedAcross.map { $0.transposed } }
}

extension Rectangle {
    /// The rectangle with its axes exchanged.
    fileprivate var transposed: Rectangle { Rectangle(minX: minY, minY: minX, maxX: maxY, maxY: maxX) }
}
