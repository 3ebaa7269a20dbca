import SceneSyntax
import SceneText

/// A path to a view in rows or items that doesn't say in which.
struct PathWithoutIndex {
    let path: PathSyntax
    /// The Name of the view.
    let target: String?
    /// The tables and collections in these cells whose cells the path has to choose, too, as it would write them.
    let inner: [String]
    /// The Name of the table or collection.
    let container: String?
    let isTable: Bool
    let hasSections: Bool
    /// The cells with the view, if they are known.
    let place: CellPlace?
    /// Whether the view is in one cell, unless an `if` decides that.
    let isInOneCell: Bool
    /// Whether an `if` may make the view in some cells only.
    let isConditional: Bool
    /// An index after the view itself, which has nothing to choose from.
    let misplaced: IndexSyntax?

    private var noun: String { isTable ? "row" : "item" }
    private var index: String { place?.firstIndex ?? (hasSections ? "[0,0]" : "[0]") }
    private var isAlone: Bool { isInOneCell && !isConditional || place?.indices.count == 1 }

    var diagnostic: Diagnostic {
        let text = misplaced.map { path.text(without: $0.range) } ?? path.text
        let prefix = (container ?? "") + "."
        let steps = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
        // What the path already chooses stays before the rest.
        let (chosen, end) = split(steps)
        let view = (inner + [end]).joined(separator: ".")
        if let misplaced, let container {
            return .error(
                .unknownName, "`\(text)` is in several \(noun)s: write which one before its Name", at: path.range,
                "write `\(container)\(cellIndex(of: misplaced.text) ?? index).\(view)`")
        }
        let advice = "write `\(chosen)\(container ?? "List")\(index).\(view)`\(meaningOfIndex)"
        return .error(
            .unknownName,
            isAlone
                ? "`\(path.text)` is in a \(noun): write which one"
                : "`\(path.text)` \(isConditional ? "can be" : "is") in several \(noun)s: write which one",
            at: path.range,
            container == nil ? "give the \(isTable ? "table" : "collection") a Name, and \(advice)" : advice)
    }

    /// What the index in the advice means, if it isn't the only one, as the end of a sentence.
    private var meaningOfIndex: String {
        let counting = hasSections ? "the section and the row count from 0" : "the first \(noun) is 0"
        if isAlone { return place == nil ? " with the index of the \(noun); \(counting)" : "" }
        if isConditional { return " with the index of its \(noun); \(counting)" }
        return place == nil ? "; \(counting)" : " for the first of them"
    }

    /// Returns the index of the cell that `text`, an index after a view in cells, may mean, or `nil` if that isn't
    /// clear.
    private func cellIndex(of text: String) -> String? {
        guard text.isQuotableNumber else { return nil }
        // Where there are sections, a row needs its section, too.
        if !hasSections || text.utf8.contains(UInt8(ascii: ",")) { return text }
        guard let place, let section = place.section, let row = Int(text.dropFirst().dropLast()),
            place.indices.contains(row)
        else { return nil }
        return "[\(section),\(row)]"
    }

    /// Returns the steps of a path before those to the view and the rest, if a step before chooses a cell.
    private func split(_ steps: String) -> (chosen: String, rest: String) {
        guard let target, steps.utf8.contains(UInt8(ascii: "[")), !steps.utf8.contains(UInt8(ascii: "(")) else {
            return ("", steps)
        }
        let parts = steps.split(separator: ".")
        let isTarget = { (part: Substring) in part == target || part.hasPrefix("\(target)[") }
        guard let index = parts.lastIndex(where: isTarget), parts[..<index].contains(where: { $0.hasSuffix("]") })
        else {
            return ("", steps)
        }
        return (parts[..<index].map { $0 + "." }.joined(), parts[index...].joined(separator: "."))
    }
}

extension PathSyntax {
    /// Returns the text of the path without `range`, a part of it.
    fileprivate func text(without range: SourceRange) -> String {
        let source = tree.source
        return source.text(in: self.range.with(end: range.start)) + source.text(in: self.range.with(start: range.end))
    }
}
