import SceneRuntime
import SceneSemantics

extension SceneFunction {
    /// Plans the rows, headers and footers of a table, and the views beside them.
    mutating func makeRows(of table: ViewID) {
        guard let variable = expressions[table] else { return }
        let hasSections = (scene.tableLayout(of: table)?.sections.count ?? 0) > 1
        var placed: [Step] = []
        for subview in tree.subviews(of: table) where isPlacedByTable(subview) {
            guard tree[subview].kind == .cell else {
                placed.append(.makePlaced(subview, name: nil))
                continue
            }
            let (section, row) = scene.index(of: subview)
            let number = hasSections ? "\(section)Row\(row)" : "\(row)"
            placed.append(.makePlaced(subview, name: "\(variable)Cell\(number)"))
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
        var cells: [Int: [(row: Int, variable: String)]] = [:]
        let placed = tree.subviews(of: table).filter { isPlacedByTable($0) }
        for cell in placed where tree[cell].kind == .cell {
            let (section, row) = scene.index(of: cell)
            if let variable = expressions[cell] { cells[section, default: []].append((row, variable)) }
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
        for view in placed { writeProperties(of: view, to: &writer) }
    }

    /// Writes a section of a table, and returns the expression for it.
    private mutating func written(
        _ section: LoweredScene.Section, _ table: String, _ cells: [(row: Int, variable: String)],
        to writer: inout SwiftWriter
    ) -> String {
        if section.runs.isEmpty, section.header == nil, section.footer == nil { return "RowsTableView.Section()" }
        let name = uniqueName(table + "Section")
        writer.line("var \(name) = RowsTableView.Section()")
        for run in section.runs {
            writer.call(
                "\(name).rowHeights += Array",
                [Argument("repeating", numberText(run.height)), Argument("count", "\(run.count)")])
        }
        for (row, cell) in cells { writer.assign("\(name).cells[\(row)]", cell) }
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
        for (cell, item) in zip(cells, items) {
            let className = className(of: cell, makeVariable(for: cell, "\(variable)Cell\(item)"), &writer)
            itemClasses[cell] = className
            if className == tree[cell].kind.uiKitClass(inCollection: true) { continue }
            let name = classes ?? uniqueName(variable + "Classes")
            if classes == nil { writer.line("var \(name): [Int: UICollectionViewCell.Type] = [:]") }
            classes = name
            writer.assign("\(name)[\(item)]", className + ".self")
        }
        writeContentOffset(of: collection, variable, to: &writer)
        writer.line("\(variable).showItems(\(layout)\(classes.map { ", " + $0 } ?? ""))")
        steps += (cells.map { .getItem($0) } + others(in: collection, variable)).reversed()
    }

    /// Declares the variable of a cell that its collection has made.
    mutating func getItem(_ cell: ViewID, _ writer: inout SwiftWriter) {
        guard let name = expressions[cell], let className = itemClasses[cell],
            let collection = tree[cell].superview.flatMap({ expressions[$0] })
        else { return }
        writer.call(
            "let \(name) = \(collection).cell",
            [Argument("", "\(scene.index(of: cell).index)"), Argument("", className + ".self")])
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
