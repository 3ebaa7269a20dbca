import SceneRuntime

/// The opaque view in front at each point of a rectangle.
///
/// A view is visible where the opaque view in front is the view itself, a descendant, or drawn earlier. So one map
/// answers for all views, and the visible part of one view costs time for the pieces found, not for everything drawn
/// over it.
struct FrontCovers: Sendable {
    /// Disjoint patches that cover the rectangle. Each label is an opaque view's position in the drawing order, or
    /// ``Label/none``.
    private let patches: [Patch]
    private let index: RectangleIndex
    /// The lowest and the highest label in each box of the index.
    private let labels: [ClosedRange<Int32>]

    /// Paints `covers`, from back to front. Returns `nil` if that takes more than `pieceLimit` pieces.
    init?(_ covers: [Patch], within domain: Rectangle, pieceLimit: Int) {
        guard let painted = ([Patch(domain, label: Label.none)] + covers).painted(pieceLimit: pieceLimit) else {
            return nil
        }
        self.init(painted: painted)
    }

    /// Paints `covers`, from back to front.
    init(_ covers: [Patch], within domain: Rectangle) {
        self.init(painted: ([Patch(domain, label: Label.none)] + covers).painted())
    }

    var pieceCount: Int { patches.count }

    private init(painted: [Patch]) {
        patches = painted
        index = RectangleIndex(painted.map { $0.rectangle })
        labels = index.boxValues(
            { painted[$0].label...painted[$0].label },
            combining: { min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound) })
    }

    /// Returns whether a cover labelled `first` or higher is in front somewhere in `rectangle`.
    func hasCover(from first: Int32, near rectangle: Rectangle) -> Bool {
        let isIncluded = { (box: Int) in labels[box].upperBound >= first }
        return !index.search(meeting: rectangle, boxes: isIncluded) { patches[$0].label < first }
    }

    /// Returns the covers labelled `first` or higher that are in front somewhere in `region`, in order, or `nil` if
    /// there are more than `limit` or if they are in front in more than `pieceLimit` pieces.
    func covers(of region: Region, from first: Int32, limit: Int, pieceLimit: Int) -> [Int32]? {
        var found: Set<Int32> = []
        var rest = pieceLimit
        let isIncluded = { (box: Int) in labels[box].upperBound >= first }
        for rectangle in region.rectangles {
            let isComplete = index.search(meeting: rectangle, boxes: isIncluded) { patchIndex in
                if patches[patchIndex].label < first { return true }
                found.insert(patches[patchIndex].label)
                rest -= 1
                return rest >= 0 && found.count <= limit
            }
            if !isComplete { return nil }
        }
        return found.sorted()
    }

    /// Returns the part of `region` in which no cover labelled `end` or higher is in front, or `nil` if it has more
    /// than `pieceLimit` pieces.
    func region(of region: Region, below end: Int32, pieceLimit: Int) -> Region? {
        var found: [Rectangle] = []
        let isIncluded = { (box: Int) in labels[box].lowerBound < end }
        for rectangle in region.rectangles {
            let isComplete = index.search(meeting: rectangle, boxes: isIncluded) { patchIndex in
                if patches[patchIndex].label >= end { return true }
                found.append(patches[patchIndex].rectangle.intersection(rectangle))
                return found.count <= pieceLimit
            }
            if !isComplete { return nil }
        }
        return Region(disjoint: found)
    }

    /// Returns the label of the cover in front at `point`, which must be in the rectangle.
    func label(at point: Point) -> Int32 {
        var label = Label.none
        _ = index.search(at: point) { patchIndex in
            label = patches[patchIndex].label
            return false
        }
        return label
    }
}
