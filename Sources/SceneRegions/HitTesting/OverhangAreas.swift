import SceneRuntime

/// The views that overhang from the cells of a table or collection.
struct OverhangAreas: Sendable {
    let viewsByCell: [ViewID: [ViewID]]
    /// Where any of them is, as disjoint rectangles.
    private let rectangles: [Rectangle]
    private let index: RectangleIndex

    /// Creates the areas of `overhangs`, which together cover the disjoint `rectangles`.
    init(of overhangs: [ViewTree.Overhang], covering rectangles: [Rectangle]) {
        viewsByCell = Dictionary(grouping: overhangs) { $0.cell }.mapValues { $0.map { $0.view } }
        self.rectangles = rectangles
        index = RectangleIndex(rectangles)
    }

    /// Returns the part of the areas that is near `box`: all rectangles that meet it.
    func region(meeting box: Rectangle) -> Region {
        var found: [Rectangle] = []
        _ = index.search(meeting: box) { rectangle in
            found.append(rectangles[rectangle])
            return true
        }
        return Region(disjoint: found)
    }
}
