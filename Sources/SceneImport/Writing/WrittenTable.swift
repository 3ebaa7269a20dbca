import SceneRuntime

/// How the subviews of a table or collection are written.
struct WrittenTable {
    /// Views behind the cells, from the rearmost.
    var behind: [ImportedViewID] = []
    /// Views in front of the cells.
    var inFront: [ImportedViewID] = []
    var cells: Cells
    /// The cells that are written with an equal one before them.
    var repeated: Set<ImportedViewID> = []
    /// The cells that are written once for them and equal ones after them.
    var firstOfSeveral: Set<ImportedViewID> = []

    /// The cells of a table or collection.
    enum Cells {
        /// Runs of rows, each behind a gap; there is one section for each run, or none if there is only one run.
        case rows([Run], rest: Double)
        /// Items with frames of their own, from the rearmost; `contentEnd` is the bottom right corner of the content
        /// where it isn't the corner of an item.
        case items([ImportedViewID], contentEnd: Point?)
    }

    /// Rows that follow each other without a gap.
    struct Run {
        /// The distance from the rows before, or from the top.
        var gap: Double
        var rows: [Rows]
    }

    /// Neighboring rows with equal contents.
    struct Rows {
        /// The cell of the first one.
        var first: ImportedViewID
        /// The cells of the others, in order.
        var others: [ImportedViewID] = []
        var count: Int { others.count + 1 }
        var height: Double
    }
}
