import SceneRuntime
import SceneSemantics
import SceneText

extension SceneFunction {
    /// Plans the rows, headers and footers of a table, and the views beside them.
    mutating func makeRows(of table: ViewID) {
        guard let variable = expressions[table] else { return }
        let hasSections = (scene.tableLayout(of: table)?.sections.count ?? 0) > 1
        var placed: [Step] = []
        let views = tree.subviews(of: table).filter { isPlacedByTable($0) }
        for view in equalCells(in: views).flatMap({ addLoop($0, variable + "Cells") ? [$0[0]] : $0 }) {
            let (section, row) = tree[view].kind == .cell ? scene.index(of: view) : (0, 0)
            let number = hasSections ? "\(section)Row\(row)" : "\(row)"
            if tree[view].kind != .cell {
                placed.append(.makePlaced(view, name: nil))
            } else if loops[view] != nil {
                placed += [.beginLoop(view), .makePlaced(view, name: "cell"), .endLoop(view)]
            } else {
                placed.append(.makePlaced(view, name: "\(variable)Cell\(number)"))
            }
        }
        steps += (placed + [.displayRows(table)] + others(in: table, variable)).reversed()
    }

    private func isPlacedByTable(_ view: ViewID) -> Bool {
        switch tree[view].kind {
        case .cell, .header, .footer: true
        default: false
        }
    }

    /// Displays the rows of a table, whose cells, headers and footers exist.
    mutating func displayRows(of table: ViewID, _ writer: inout SwiftWriter) {
        guard let variable = expressions[table], let layout = scene.tableLayout(of: table) else { return }
        var cells: [Int: [ViewID]] = [:]
        let placed = tree.subviews(of: table).filter { isPlacedByTable($0) }
        for cell in placed where tree[cell].kind == .cell {
            cells[scene.index(of: cell).section, default: []].append(cell)
        }
        for (supplement, property) in [(layout.header, "tableHeaderView"), (layout.footer, "tableFooterView")] {
            guard let supplement else { continue }
            if let view = supplement.view.flatMap({ expressions[$0] }) {
                writer.assign("\(variable).\(property)", view)
            } else {
                let size = Size(width: tree[table].size.width, height: supplement.height)
                writer.call("\(variable).\(property) = UIView", [.rectangle("frame", .zero, size)])
            }
        }
        writeOrderRemark(placed, to: &writer)
        let sections = uniqueName(variable + "Sections")
        writer.line("var \(sections): [RowsTableView.Section] = []")
        for (index, section) in layout.sections.enumerated() {
            writer.line("\(sections).append(\(written(section, variable, cells[index] ?? [], to: &writer)))")
        }
        writer.line("\(variable).showRows(\(sections))")
        writeContentOffset(of: table, variable, to: &writer)
        writer.line("\(variable).layoutIfNeeded()")
        // The table has set the frames of these views, so their transforms come afterwards.
        for view in placed {
            if let loop = loops[view], let cells = loop.cells {
                writer.open("for (\(loop.number), \(loop.cell)) in \(cells)")
                expressions[view] = loop.cell
                writeProperties(of: view, to: &writer)
                expressions[view] = nil
                writer.close()
            } else {
                writeProperties(of: view, to: &writer)
            }
        }
    }

    /// Writes a section of a table, and returns the expression for it.
    private mutating func written(
        _ section: LoweredScene.Section, _ table: String, _ cells: [ViewID], to writer: inout SwiftWriter
    ) -> String {
        if section.runs.isEmpty, section.header == nil, section.footer == nil { return "RowsTableView.Section()" }
        let name = uniqueName(table + "Section")
        writer.line("var \(name) = RowsTableView.Section()")
        for run in section.runs {
            writer.call(
                "\(name).rowHeights += Array",
                [Argument("repeating", numberText(run.height)), Argument("count", "\(run.count)")])
        }
        for cell in cells {
            if let made = loops[cell]?.cells {
                let isAll = loops[cell]?.numbers.count == cells.count
                writer.line("\(name).cells" + (isAll ? " = \(made)" : ".merge(\(made)) { $1 }"))
            } else if let variable = expressions[cell] {
                writer.assign("\(name).cells[\(scene.index(of: cell).index)]", variable)
            }
        }
        for (supplement, word) in [(section.header, "header"), (section.footer, "footer")] {
            guard let supplement else { continue }
            writer.line("\(name).\(word)Height = \(numberText(supplement.height))")
            if let view = supplement.view.flatMap({ expressions[$0] }) { writer.assign("\(name).\(word)", view) }
        }
        return name
    }

    /// Displays the items of a collection, and plans their contents and the views beside them.
    mutating func makeItems(of collection: ViewID, _ writer: inout SwiftWriter) {
        guard let variable = expressions[collection], let scrollView = tree.scrollViews[collection],
            let layout = layouts[collection]
        else { return }
        let cells = tree.subviews(of: collection).filter { tree[$0].kind == .cell }
        let items = cells.map { scene.index(of: $0).index }
        writer.line("\(layout).itemCount = \(scene.cellCount(of: collection))")
        writer.call("\(layout).contentSize = CGSize", .size(scrollView.contentSize))
        if let first = items.first, let last = items.last, first > last { writer.line("\(layout).isReversed = true") }
        for (cell, item) in zip(cells, items) {
            let frame = Argument.rectangle("", tree[cell].frame.origin, tree[cell].size)
            writer.call("\(layout).frames[\(item)] = CGRect", frame.arguments ?? [])
        }
        var classes: String?
        var contents: [Step] = []
        for cell in equalCells(in: cells).flatMap({ addLoop($0, "") ? [$0[0]] : $0 }) {
            let item = scene.index(of: cell).index
            let loop = loops[cell]
            let name = loop == nil ? "\(variable)Cell\(item)" : "cell"
            let className = className(of: cell, makeVariable(for: cell, name), &writer)
            itemClasses[cell] = className
            contents += loop == nil ? [.getItem(cell)] : [.beginLoop(cell), .getItem(cell), .endLoop(cell)]
            if className == tree[cell].kind.uiKitClass(inCollection: true) { continue }
            let table = classes ?? uniqueName(variable + "Classes")
            if classes == nil { writer.line("var \(table): [Int: UICollectionViewCell.Type] = [:]") }
            classes = table
            if let loop { open(loop, to: &writer) }
            writer.assign("\(table)[\(loop?.number ?? "\(item)")]", className + ".self")
            if loop != nil { writer.close() }
        }
        writeContentOffset(of: collection, variable, to: &writer)
        writer.line("\(variable).showItems(\(layout)\(classes.map { ", " + $0 } ?? ""))")
        steps += (contents + others(in: collection, variable)).reversed()
    }

    /// Declares the variable of a cell that its collection has made.
    mutating func getItem(_ cell: ViewID, _ writer: inout SwiftWriter) {
        guard let name = expressions[cell], let className = itemClasses[cell],
            let collection = tree[cell].superview.flatMap({ expressions[$0] })
        else { return }
        writer.call(
            "let \(name) = \(collection).cell",
            [
                Argument("", loops[cell]?.number ?? "\(scene.index(of: cell).index)"),
                Argument("", className + ".self"),
            ])
        writeProperties(of: cell, to: &writer)
    }

    /// Returns the steps that make the ordinary views in a table or collection: behind the cells, or in front.
    private func others(in container: ViewID, _ variable: String) -> [Step] {
        let subviews = tree.subviews(of: container)
        let first = subviews.firstIndex { isPlacedByTable($0) } ?? 0
        return subviews.enumerated().filter { !isPlacedByTable($0.element) }.map { index, view in
            index < first
                ? .make(view, (variable + ".insertSubview(", ", at: \(index))"))
                : .make(view, (variable + ".addSubview(", ")"))
        }
    }

    /// Says that a table doesn't let you choose which cells are in front.
    private func writeOrderRemark(_ placed: [ViewID], to writer: inout SwiftWriter) {
        let rows = placed.filter { tree[$0].kind == .cell }.map { scene.index(of: $0) }
        guard let first = rows.first, let last = rows.last, first > last else { return }
        writer.line("// In the scene, earlier rows are in front of later ones. A table decides that by itself.")
    }
}
