import SceneRuntime
import SceneSemantics
import SceneText

/// A loop that makes cells which differ only in their numbers.
struct CellLoop {
    /// The numbers of the rows or items, without gaps.
    let numbers: Range<Int>
    /// The variable of the number.
    let number: String
    /// The variable of the cell, in the loop.
    var cell = ""
    /// The variable that keeps the cells of a table by their rows; `nil` in a collection, which has made its cells.
    let cells: String?

    /// The string literals of a view that the loop makes.
    struct Literals {
        var path: String
        var title: String?
    }
}

extension SceneFunction {
    mutating func pathLiteral(of view: ViewID) -> String { literals[view]?.path ?? stringLiteral(path(of: view)) }

    /// Returns the string literal of the title of `view`, or `nil` if it has none.
    func titleLiteral(of view: ViewID) -> String? { literals[view]?.title ?? scene.title(of: view).map(stringLiteral) }

    /// Groups `views`, which follow each other: cells that one loop can make come together, all others alone.
    func equalCells(in views: [ViewID]) -> [[ViewID]] {
        var groups: [[ViewID]] = []
        for view in views {
            if let group = groups.last, isNext(view, after: group) {
                groups[groups.count - 1].append(view)
            } else {
                groups.append([view])
            }
        }
        return groups
    }

    /// Returns whether `cell` continues a group of equal cells.
    private func isNext(_ cell: ViewID, after group: [ViewID]) -> Bool {
        guard let first = group.first, let last = group.last, tree[cell].kind == .cell, tree[first].kind == .cell else {
            return false
        }
        let (old, new) = (scene.index(of: last), scene.index(of: cell))
        guard old.section == new.section, (new.index - old.index).magnitude == 1 else { return false }
        if group.count > 1, new.index - old.index != old.index - scene.index(of: group[group.count - 2]).index {
            return false
        }
        return isMade(cell, as: first)
    }

    /// Returns whether the same code makes two cells, apart from paths and titles, and nothing else refers to their
    /// views.
    private func isMade(_ cell: ViewID, as first: ViewID) -> Bool {
        var pairs = [(cell, first)]
        while let (view, model) = pairs.popLast() {
            guard canBeMadeInLoop(view), canBeMadeInLoop(model),
                scene.writtenName(of: view) == scene.writtenName(of: model),
                tree.rules(of: view).elementsEqual(tree.rules(of: model))
            else { return false }
            var properties = tree[view]
            properties.rules = tree[model].rules
            // A table or collection places its cells.
            if view == cell { properties.frame = tree[model].frame }
            guard properties.hasProperties(of: tree[model]) else { return false }
            guard (scene.title(of: view) == nil) == (scene.title(of: model) == nil) else { return false }
            let (subviews, models) = (tree.subviews(of: view), tree.subviews(of: model))
            guard subviews.count == models.count else { return false }
            pairs += zip(subviews, models)
        }
        return true
    }

    /// Whether nothing refers to the view, all of its properties are in ``View``, and all views that its overrides lead
    /// to exist before the loop.
    private func canBeMadeInLoop(_ view: ViewID) -> Bool {
        tree.recognizers[view] == nil && tree.scrollViews[view] == nil && tree.sliders[view] == nil
            && facts.overhangs[view] == nil && !namedViews.contains(view)
            && tree.rules(of: view).allSatisfy { rule in
                (rule.views + rule.effects.map { $0.view }).allSatisfy { expressions[$0] != nil }
            }
    }

    /// Plans a loop that makes `cells`, if their texts allow it. `name` is the name of the variable that keeps the
    /// cells.
    mutating func addLoop(_ cells: [ViewID], _ name: String) -> Bool {
        let rows = cells.map { scene.index(of: $0).index }
        guard cells.count > 1, let first = cells.first, let low = rows.min(), let high = rows.max() else {
            return false
        }
        let isInTable = tree[first].superview.map { tree[$0].kind == .table } ?? false
        let number = loopVariable(isInTable ? "row" : "item")
        var found: [ViewID: CellLoop.Literals] = [:]
        var copies = [cells]
        while let views = copies.popLast() {
            guard let path = Self.literal(views.map { path(of: $0) }, rows, number) else { return false }
            var title: String?
            if scene.title(of: views[0]) != nil {
                title = Self.literal(views.map { scene.title(of: $0) ?? "" }, rows, number)
                if title == nil { return false }
            }
            found[views[0]] = CellLoop.Literals(path: path, title: title)
            let subviews = views.map { tree.subviews(of: $0) }
            for index in subviews[0].indices { copies.append(subviews.map { $0[index] }) }
        }
        for (view, written) in found { literals[view] = written }
        loops[first] = CellLoop(numbers: low..<high + 1, number: number, cells: isInTable ? uniqueName(name) : nil)
        return true
    }

    /// Returns the variable for the numbers of all loops over rows or items.
    private mutating func loopVariable(_ word: String) -> String {
        if let variable = loopVariables[word] { return variable }
        let name = uniqueName(word)
        loopVariables[word] = name
        return name
    }

    /// Returns a literal for `texts` with the number of each row where they differ, or `nil` if they differ elsewhere.
    private static func literal(_ texts: [String], _ rows: [Int], _ number: String) -> String? {
        if let first = texts.first, texts.allSatisfy({ $0 == first }) { return stringLiteral(first) }
        let literals = texts.map { parts(of: stringLiteral($0)) }
        guard literals.allSatisfy({ $0.count == literals[0].count }) else { return nil }
        var result = ""
        for index in literals[0].indices {
            let part = literals[0][index]
            if literals.allSatisfy({ $0[index] == part }) {
                result += part
            } else if !result.hasSuffix("\\u{"), zip(literals, rows).allSatisfy({ $0[index] == "\($1)" }) {
                result += "\\(\(number))"
            } else {
                return nil
            }
        }
        return result
    }

    /// Splits a text into its numbers and what is between them.
    private static func parts(of text: String) -> [String] {
        var parts: [[UInt8]] = []
        for byte in text.utf8 {
            if let last = parts.last?.last, isDigit(last) == isDigit(byte) {
                parts[parts.count - 1].append(byte)
            } else {
                parts.append([byte])
            }
        }
        return parts.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Begins the loop whose first cell this is.
    mutating func beginLoop(_ cell: ViewID, to writer: inout SwiftWriter) {
        guard let loop = loops[cell] else { return }
        if let cells = loop.cells { writer.line("var \(cells): [Int: UITableViewCell] = [:]") }
        open(loop, to: &writer)
        namesOutsideLoop = names
    }

    /// Writes the beginning of a loop over all rows or items.
    func open(_ loop: CellLoop, to writer: inout SwiftWriter) {
        writer.open("for \(loop.number) in \(loop.numbers.lowerBound)..<\(loop.numbers.upperBound)")
    }

    /// Ends the loop whose first cell this is. The variables of its views don't exist any more.
    mutating func endLoop(_ cell: ViewID, to writer: inout SwiftWriter) {
        guard let loop = loops[cell], let variable = expressions[cell] else { return }
        loops[cell]?.cell = variable
        var views = [cell]
        var count = 0
        while count < views.count {
            views += tree.subviews(of: views[count])
            count += 1
        }
        for view in views {
            for link in loopLinks[view] ?? [] { write(link, to: &writer) }
        }
        if let cells = loop.cells { writer.assign("\(cells)[\(loop.number)]", variable) }
        writer.close()
        names = namesOutsideLoop ?? names
        for view in views { expressions[view] = nil }
    }
}
