import SceneRuntime
import SceneSemantics

extension SceneFunction {
    /// Makes the rows, headers and footers of a table, and the views beside them.
    mutating func makeTable(_ table: ViewID, _ writer: inout SwiftWriter) {
        guard let variable = expressions[table], let layout = scene.tableLayout(of: table) else {
            makeOthers(in: table, &writer)
            return
        }
        var cells: [Int: [(index: Int, variable: String)]] = [:]
        // The table sets the frames of these views, so their transforms come afterwards.
        var placed: [ViewID] = []
        for subview in tree.subviews(of: table) where tree[subview].kind == .cell {
            let (section, row) = scene.index(of: subview)
            let number = layout.sections.count > 1 ? "\(section)Row\(row)" : "\(row)"
            let cell = declare(subview, &writer, name: "\(variable)Cell\(number)")
            placed.append(subview)
            makeSubviews(of: subview, &writer)
            cells[section, default: []].append((row, cell))
        }
        let own = [(layout.header, "tableHeaderView"), (layout.footer, "tableFooterView")]
        for (supplement, property) in own {
            guard let supplement else { continue }
            writer.assign("\(variable).\(property)", expression(of: supplement, in: table, &writer, &placed))
        }
        writeOrderRemark(table, to: &writer)
        let sections = uniqueName(variable + "Sections")
        writer.line("var \(sections): [RowsTableView.Section] = []")
        for (index, section) in layout.sections.enumerated() {
            if section.runs.isEmpty, section.header == nil, section.footer == nil {
                writer.line("\(sections).append(RowsTableView.Section())")
                continue
            }
            let name = uniqueName(variable + "Section")
            writer.line("var \(name) = RowsTableView.Section()")
            for run in section.runs {
                writer.call(
                    "\(name).rowHeights += Array",
                    [
                        SwiftWriter.Argument("repeating", numberText(run.height)),
                        SwiftWriter.Argument("count", "\(run.count)"),
                    ])
            }
            for (row, cell) in cells[index] ?? [] { writer.assign("\(name).cells[\(row)]", cell) }
            for (supplement, word) in [(section.header, "header"), (section.footer, "footer")] {
                guard let supplement else { continue }
                writer.line("\(name).\(word)Height = \(numberText(supplement.height))")
                if supplement.view != nil {
                    writer.assign("\(name).\(word)", expression(of: supplement, in: table, &writer, &placed))
                }
            }
            writer.line("\(sections).append(\(name))")
        }
        writer.line("\(variable).display(\(sections))")
        writeOffset(of: table, to: &writer)
        for view in placed { writeProperties(of: view, to: &writer) }
        makeOthers(in: table, &writer)
    }

    /// Makes the view of a header or footer, and returns the expression for it. Adds it to the views that the table places.
    private mutating func expression(
        of supplement: LoweredScene.Supplement, in table: ViewID, _ writer: inout SwiftWriter, _ placed: inout [ViewID]
    ) -> String {
        if let view = supplement.view {
            let variable = declare(view, &writer)
            placed.append(view)
            makeSubviews(of: view, &writer)
            return variable
        }
        let size = Size(width: tree[table].size.width, height: supplement.height)
        return "UIView(\(SwiftWriter.Argument.rectangle("frame", .zero, size).oneLine))"
    }

    /// Makes the items of a collection, and the views beside them.
    mutating func makeCollection(
        _ collection: ViewID, _ writer: inout SwiftWriter
    ) {
        guard let variable = expressions[collection], let scrollView = tree.scrollViews[collection] else { return }
        let layout = variable + "Layout"
        let cells = tree.subviews(of: collection).filter { tree[$0].kind == .cell }
        let items = cells.map { scene.index(of: $0).index }
        writer.line("\(layout).itemCount = \(scene.itemCount(of: collection))")
        writer.call("\(layout).contentSize = CGSize", .size(scrollView.contentSize))
        if let first = items.first, let last = items.last, first > last { writer.line("\(layout).isReversed = true") }
        for (cell, item) in zip(cells, items) {
            writer.call(
                "\(layout).frames[\(item)] = CGRect",
                SwiftWriter.Argument.rectangle("", tree[cell].frame.origin, tree[cell].size).arguments ?? [])
        }
        // UIKit makes the cells, so their variables come after the layout.
        let classes = uniqueName(variable + "Classes")
        var hasClasses = false
        var variables: [(name: String, className: String)] = []
        for (cell, item) in zip(cells, items) {
            let name = self.variable(for: cell, "\(variable)Cell\(item)")
            let className = className(of: cell, name, &writer)
            variables.append((name, className))
            if className == tree[cell].kind.className(inCollection: true) { continue }
            if !hasClasses { writer.line("var \(classes): [Int: UICollectionViewCell.Type] = [:]") }
            hasClasses = true
            writer.assign("\(classes)[\(item)]", className + ".self")
        }
        writeOffset(of: collection, to: &writer)
        writer.line("\(variable).display(\(layout)\(hasClasses ? ", " + classes : ""))")
        for ((cell, item), made) in zip(zip(cells, items), variables) {
            writer.call(
                "let \(made.name) = \(variable).cell",
                [SwiftWriter.Argument("", "\(item)"), SwiftWriter.Argument("", made.className + ".self")])
            writeProperties(of: cell, to: &writer)
            makeSubviews(of: cell, &writer)
        }
        makeOthers(in: collection, &writer)
    }

    /// Makes the ordinary views in a table or collection: behind the cells, or in front.
    private mutating func makeOthers(
        in container: ViewID, _ writer: inout SwiftWriter
    ) {
        guard let variable = expressions[container] else { return }
        var behind = 0
        var hasCells = tree.subviews(of: container).contains { expressions[$0] != nil }
        for subview in tree.subviews(of: container) {
            if expressions[subview] != nil {
                hasCells = false
            } else if hasCells {
                make(subview, in: nil, &writer)
                writer.line("\(variable).insertSubview(\(expressions[subview] ?? ""), at: \(behind))")
                behind += 1
            } else {
                make(subview, in: variable, &writer)
            }
        }
    }

    private func writeOffset(of view: ViewID, to writer: inout SwiftWriter) {
        guard let variable = expressions[view] else { return }
        writer.call("\(variable).contentOffset = CGPoint", .point(tree[view].boundsOrigin))
        if tree[view].kind == .table { writer.line("\(variable).layoutIfNeeded()") }
    }

    /// Says that a table doesn't let you choose which cells are in front.
    private func writeOrderRemark(_ table: ViewID, to writer: inout SwiftWriter) {
        let rows = tree.subviews(of: table).filter { tree[$0].kind == .cell }.map { scene.index(of: $0) }
        guard let first = rows.first, let last = rows.last, first > last else { return }
        writer.line("// In the scene, earlier rows are in front of later ones. A table decides that by itself.")
    }
}
