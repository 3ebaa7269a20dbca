import SceneRuntime

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

    /// Calls `body` for each overlapping pair of a patch of `others` and an indexed one, in the order in which a line
    /// that moves to the right reaches the second of the two, and then the first. Calls it for none if there are more
    /// than `limit` pairs, and then returns false.
    @discardableResult
    func forEachOverlap(of others: [Patch], limit: Int = .max, _ body: (Patch, Patch) -> Void) -> Bool {
        let others = others.fromLeftToRight
        var overlaps: [Overlap] = []
        for (otherIndex, other) in others.enumerated() {
            let isComplete = index.search(meeting: other.rectangle) { indexed in
                let (start, indexedStart) = (other.rectangle.minX, patches[indexed].rectangle.minX)
                overlaps.append(
                    start <= indexedStart
                        ? Overlap(start: indexedStart, last: indexed, isLastIndexed: true, first: otherIndex)
                        : Overlap(start: start, last: otherIndex, isLastIndexed: false, first: indexed))
                return overlaps.count <= limit
            }
            if !isComplete { return false }
        }
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

    /// The patches, sorted by left edge.
    fileprivate var fromLeftToRight: [Patch] { map { $0.rectangle.minX }.ascendingOrder().map { self[Int($0)] } }
}
