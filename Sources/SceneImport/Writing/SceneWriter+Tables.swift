import SceneSemantics
import SceneText

extension SceneWriter {
    /// Writes the views and cells of a table or collection.
    mutating func write(_ plan: WrittenTable) {
        for id in plan.behind { writeItem(id) }
        switch plan.cells {
        case .rows(let runs, let rest): write(runs, rest: rest)
        case .items(let cells, let contentEnd):
            for cell in cells {
                let view = document[cell]
                openEntry(for: cell, view)
                writeMarks(of: cell)
                markStart()
                write("item frame \(pointText(view.position)) \(sizeText(view.size))")
                writeCellBlock(cell)
                closeEntry()
            }
            // An item is the only thing that makes a collection's content larger.
            if let contentEnd { writeLine("item frame \(pointText(contentEnd)) 0x0  // the end of the content") }
        }
        for id in plan.inFront { writeItem(id) }
    }

    /// Writes rows; where there are gaps, the runs of rows are sections whose empty headers are as high as the gaps.
    private mutating func write(_ runs: [WrittenTable.Run], rest: Double) {
        for run in runs {
            if runs.count > 1 {
                startLine()
                write("section")
                openBlock()
            }
            if run.gap > 0 { writeLine("header height \(numberText(run.gap))") }
            for rows in run.rows { writeRow(rows) }
            if runs.count > 1 { closeBlock() }
        }
        if rest > 0 { writeLine("footer height \(numberText(rest))") }
    }

    /// Writes one row, or several equal ones.
    mutating func writeRow(_ rows: WrittenTable.Rows) {
        openEntry(for: rows.first, document[rows.first])
        writeMarks(of: rows.first)
        markStart()
        write(rows.count == 1 ? "row" : "rows \(rows.count)")
        write(" height \(numberText(rows.height))")
        writeCellBlock(rows.first)
        closeEntry()
        for (index, cell) in rows.others.enumerated() {
            addAddresses(of: cell, like: rows.first, rowsBefore: index + 1)
        }
    }

    /// Records the addresses of all views in a row that isn't written, because `written` looks alike.
    private mutating func addAddresses(
        of row: ImportedViewID, like written: ImportedViewID, rowsBefore: Int
    ) {
        var pairs = [(row, written)]
        while let (view, like) = pairs.popLast() {
            map.add(document[view].address, like: document[like].address, rowsBefore: rowsBefore)
            pairs += zip(document.subviews(of: view), document.subviews(of: like))
        }
    }

    private mutating func writeMarks(of id: ImportedViewID) {
        for mark in marks(of: id, document[id]) { writeComment(mark.text) }
        startLine()
    }

    /// Writes the block of a row or item, which contains the cell.
    private mutating func writeCellBlock(_ id: ImportedViewID) {
        openBlock()
        startLine()
        write("cell")
        writeAttributes(of: id, document[id], isPlaced: false)
        if document[id].firstSubview == nil, document[id].recognizers.isEmpty {
            endLine()
        } else {
            openBlock()
            writeCellContents(id)
            closeBlock()
        }
        closeBlock()
    }

    private mutating func writeCellContents(_ id: ImportedViewID) {
        guard let content = contentViews[id.index] else {
            writeContents(of: id)
            return
        }
        for recognizer in document[id].recognizers { write(recognizer, of: id) }
        let subviews = Array(document.subviews(of: id))
        let index = subviews.firstIndex(of: content) ?? 0
        for subview in subviews[..<index] { writeItem(subview, after: "subview ") }
        openEntry(for: content, document[content])
        let marks = marks(of: content, document[content])
        for mark in marks { writeComment(mark.text) }
        startLine()
        markStart()
        let start = text.count
        write("content")
        let end = text.count
        writeAttributes(of: content, document[content], isPlaced: false)
        if text.count == end, marks.isEmpty, index == subviews.count - 1 {
            // Nothing is special about the content view, so it isn't mentioned.
            text.removeLast(text.count - start + 4 * level)
            markStart()
        } else {
            endLine()
        }
        writeContents(of: content)
        closeEntry()
        for subview in subviews[(index + 1)...] { writeItem(subview, after: "subview ") }
    }
}
