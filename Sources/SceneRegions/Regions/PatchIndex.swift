import SceneRuntime
import SceneText

/// An index of patches that quickly finds the ones at a point and the ones that overlap other patches.
public struct PatchIndex: Sendable {
    /// The patches, from left to right.
    private let patches: [Patch]
    /// The index of their rectangles.
    private let index: RectangleIndex

    /// Puts `patches` in order.
    init(_ patches: [Patch]) {
        self.patches = patches.fromLeftToRight
        index = RectangleIndex(self.patches.map { $0.rectangle })
    }

    /// Returns the label of a patch that contains `point`, or `nil` if there is none.
    func label(at point: Point) -> Int32? {
        var label: Int32?
        _ = index.search(at: point) { patchIndex in
            label = patches[patchIndex].label
            return false
        }
        return label
    }

    /// Two overlapping patches, by their indices from left to right among their own kind.
    private struct Overlap {
        /// The left edge of the patch that begins further right. In a tie, that is the indexed one.
        var start: Double
        /// The index of that patch.
        var last: Int
        /// Whether that patch is an indexed one.
        var isLastIndexed: Bool
        /// The index of the other patch.
        var first: Int
    }

    /// Returns the pairs of a patch of `others` and an indexed one that overlap, or `nil` if there are more than
    /// `limit`.
    private func overlaps(of others: [Patch], _ limit: Int) -> [Overlap]? {
        var overlaps: [Overlap] = []
        for (otherIndex, other) in others.fromLeftToRight.enumerated() {
            let isComplete = index.search(meeting: other.rectangle) { indexed in
                overlaps.append(overlap(of: other, otherIndex, indexed))
                return overlaps.count <= limit
            }
            if !isComplete { return nil }
        }
        return overlaps
    }

    /// Returns ``overlaps(of:_:)`` of patches that are below each other, from top to bottom. One search finds the
    /// indexed patches near all of them, unless far more are near them than overlap.
    private func overlaps(ofPile others: [Patch], _ limit: Int) -> [Overlap]? {
        let box = others.dropFirst().reduce(others.first?.rectangle ?? .empty) { $0.united(with: $1.rectangle) }
        let missLimit = Self.missesPerPatch * others.count
        var near: [Int] = []
        let areFew = index.search(meeting: box) { indexed in
            near.append(indexed)
            return near.count <= missLimit
        }
        if !areFew { return overlaps(of: others, limit) }
        var ranks = [Int](repeating: 0, count: others.count)
        for (rank, other) in others.leftToRightOrder.enumerated() { ranks[Int(other)] = rank }
        var overlaps: [Overlap] = []
        var misses = 0
        for indexed in near.sorted() {
            let rectangle = patches[indexed].rectangle
            var other = others.partitioningIndex { $0.rectangle.maxY > rectangle.minY }
            while other < others.count, others[other].rectangle.minY < rectangle.maxY {
                if others[other].rectangle.meets(rectangle) {
                    overlaps.append(overlap(of: others[other], ranks[other], indexed))
                    if overlaps.count > limit { return nil }
                } else {
                    misses += 1
                    if misses > missLimit { return self.overlaps(of: others, limit) }
                }
                other += 1
            }
        }
        return overlaps
    }

    /// With more patches than this beside each patch of a pile, a search for each takes less time.
    private static let missesPerPatch = 8

    /// Returns the overlap of `other`, whose index from left to right is `otherIndex`, and an indexed patch.
    private func overlap(of other: Patch, _ otherIndex: Int, _ indexed: Int) -> Overlap {
        let (start, indexedStart) = (other.rectangle.minX, patches[indexed].rectangle.minX)
        return start <= indexedStart
            ? Overlap(start: indexedStart, last: indexed, isLastIndexed: true, first: otherIndex)
            : Overlap(start: start, last: otherIndex, isLastIndexed: false, first: indexed)
    }

    /// Calls `body` for each overlapping pair of a patch of `others` and an indexed one, in the order in which a line
    /// that moves to the right reaches the second of the two, and then the first. Calls it for none if there are more
    /// than `limit` pairs, and then returns false.
    @discardableResult
    func forEachOverlap(of others: [Patch], limit: Int = .max, _ body: (Patch, Patch) -> Void) -> Bool {
        guard
            var overlaps = others.count > 1 && others.isPile
                ? overlaps(ofPile: others, limit) : overlaps(of: others, limit)
        else {
            return false
        }
        let others = others.fromLeftToRight
        overlaps.sort { one, other in
            if one.start != other.start { return one.start < other.start }
            if one.isLastIndexed != other.isLastIndexed { return other.isLastIndexed }
            return (one.last, one.first) < (other.last, other.first)
        }
        for overlap in overlaps {
            if overlap.isLastIndexed {
                body(others[overlap.first], patches[overlap.last])
            } else {
                body(others[overlap.last], patches[overlap.first])
            }
        }
        return true
    }
}

extension [Patch] {
    /// Calls `body` for each overlapping pair of an indexed patch and one of `others`. Calls it for none if there are
    /// more than `limit` pairs, and then returns false.
    func forEachOverlap(with others: [Patch], limit: Int, _ body: (Patch, Patch) -> Void) -> Bool {
        guard let first else { return true }
        let box = reduce(first.rectangle) { $0.united(with: $1.rectangle) }
        return PatchIndex(others.filter { $0.rectangle.meets(box) }).forEachOverlap(of: self, limit: limit, body)
    }

    /// Whether each patch is below the one before it, as the strips of a convex area are.
    fileprivate var isPile: Bool {
        zip(self, dropFirst()).allSatisfy { $0.rectangle.maxY <= $1.rectangle.minY }
    }

    /// The indices of the patches, sorted by left edge.
    fileprivate var leftToRightOrder: [Int32] { map { $0.rectangle.minX }.ascendingOrder() }

    /// The patches, sorted by left edge.
    fileprivate var fromLeftToRight: [Patch] { leftToRightOrder.map { self[Int($0)] } }
}
