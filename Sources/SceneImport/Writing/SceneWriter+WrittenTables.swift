import SceneRuntime

extension SceneWriter {
    /// How far printed numbers may be from the true ones. They have six digits.
    static let tolerance = 0.005

    /// Decides how the cells of all tables and collections are written.
    mutating func planTables() {
        for index in document.views.indices where document.views[index].kind == .cell {
            contentViews[index] = contentView(of: ImportedViewID(index: index))
        }
        for index in document.views.indices where document.views[index].kind.containsCells {
            let id = ImportedViewID(index: index)
            if hasContentSize(id) || document.subviews(of: id).contains(where: { isUsedCell($0) }) {
                tables[index] = plan(of: id)
            }
        }
    }

    /// Whether a table or collection has a content size that isn't the one it has without any cell.
    private func hasContentSize(_ id: ImportedViewID) -> Bool {
        guard let content = document[id].contentSize else { return false }
        if content.height >= Self.tolerance { return true }
        return document[id].kind == .collection && content.width - document[id].size.width >= Self.tolerance
    }

    /// Whether a view is a cell or the content view of one, which has no Name.
    func isWrittenAsCell(_ id: ImportedViewID) -> Bool {
        let view = document[id]
        switch view.kind {
        case .cell: return isUsedCell(id) && view.superview.map { tables[$0.index] != nil } ?? true
        case .content: return view.superview.map { contentViews[$0.index] == id && isWrittenAsCell($0) } ?? false
        default: return false
        }
    }

    /// Whether a cell is written once for it and an equal one before it.
    func isRepeatedRow(_ id: ImportedViewID) -> Bool {
        guard let superview = document[id].superview else { return false }
        return tables[superview.index]?.repeated.contains(id) == true
    }

    /// Returns the kind of item that a view outside of rows is written as.
    func writtenKind(of id: ImportedViewID) -> ViewKind {
        // Only a collection can have cells anywhere.
        if document[id].kind == .table, case .items? = tables[id.index]?.cells { return .collection }
        return document[id].writtenKind
    }

    /// Returns the content view of a cell, if it fills the cell as a scene's content view does.
    private func contentView(of cell: ImportedViewID) -> ImportedViewID? {
        let size = document[cell].size
        return document.subviews(of: cell).first { id in
            let view = document[id]
            return view.kind == .content && view.transform == .identity && view.boundsOrigin == .zero
                && view.position == document[cell].boundsOrigin && abs(view.size.width - size.width) < Self.tolerance
                && abs(view.size.height - size.height) < Self.tolerance
        }
    }

    /// Whether a view is a cell that is on display: hidden ones wait to be used again.
    private func isUsedCell(_ id: ImportedViewID) -> Bool {
        let view = document[id]
        return view.kind == .cell && !view.isHidden
    }

    private func plan(of id: ImportedViewID) -> WrittenTable {
        let subviews = Array(document.subviews(of: id))
        let cells = subviews.filter { isUsedCell($0) }
        var plan = WrittenTable(cells: .items(cells, contentEnd: contentEnd(of: cells, in: document[id])))
        if document[id].kind == .table, let rows = rows(cells, in: document[id]) { plan.cells = rows }
        var hasCell = false
        for subview in subviews {
            if isUsedCell(subview) {
                hasCell = true
            } else if hasCell {
                plan.inFront.append(subview)
            } else {
                plan.behind.append(subview)
            }
        }
        if case .rows(let runs, _) = plan.cells {
            let rows = runs.flatMap { $0.rows }
            let written = Set(rows.map { $0.first })
            plan.firstOfSeveral = Set(rows.filter { $0.count > 1 }.map { $0.first })
            plan.repeated = Set(cells.filter { !written.contains($0) })
        }
        return plan
    }

    /// Returns the rows that `cells` are, or `nil` if they overlap or aren't as wide as the table.
    private func rows(_ cells: [ImportedViewID], in table: ImportedView) -> WrittenTable.Cells? {
        var runs: [WrittenTable.Run] = []
        var end = 0.0
        let sorted = cells.sorted { document[$0].position.y < document[$1].position.y }
        for id in sorted {
            let cell = document[id]
            let isRow =
                abs(cell.position.x) < Self.tolerance && abs(cell.size.width - table.size.width) < Self.tolerance
                && cell.transform == .identity && cell.position.y > end - Self.tolerance
            guard isRow else { return nil }
            let gap = cell.position.y - end
            if gap >= Self.tolerance || runs.isEmpty {
                runs.append(WrittenTable.Run(gap: gap >= Self.tolerance ? gap : 0, rows: []))
            }
            add(id, to: &runs[runs.count - 1].rows)
            end = cell.position.y + cell.size.height
        }
        let rest = (table.contentSize?.height ?? 0) - end
        return .rows(runs, rest: rest >= Self.tolerance ? rest : 0)
    }

    /// Returns the bottom right corner of a collection's content, if it is larger than its items make it.
    private func contentEnd(of items: [ImportedViewID], in collection: ImportedView) -> Point? {
        guard let content = collection.contentSize else { return nil }
        var size = Size(width: collection.size.width, height: 0)
        for id in items {
            let item = document[id]
            size.width = max(size.width, item.position.x + item.size.width)
            size.height = max(size.height, item.position.y + item.size.height)
        }
        let isLarger =
            content.width - size.width >= Self.tolerance || content.height - size.height >= Self.tolerance
        return isLarger ? Point(x: max(size.width, content.width), y: max(size.height, content.height)) : nil
    }

    private func add(_ cell: ImportedViewID, to rows: inout [WrittenTable.Rows]) {
        if let last = rows.last, !assumptions.hasAddresses, document.hasEqualContents(cell, last.first) {
            rows[rows.count - 1].others.append(cell)
        } else {
            rows.append(WrittenTable.Rows(first: cell, height: document[cell].size.height))
        }
    }
}
